extension XMLReader {
  /// What comes next inside the document's element.
  @inline(__always)
  mutating func nextInContent() throws(XMLError) -> Event {
    while true {
      offset = position
      guard bytes[position] == UInt8(ascii: "<") else {
        if position >= bytes.count { throw endOfInput() }
        return try readText()
      }
      switch bytes[position &+ 1] {
      case UInt8(ascii: "/"): return try readEndTag()
      case UInt8(ascii: "!"): if try readSectionOrComment() { return .text }
      case UInt8(ascii: "?"): try skipInstruction()
      default: return try readStartTag()
      }
    }
  }

  func endOfInput() -> XMLError {
    guard let open = openElements.last else { return error(.noRootElement, at: bytes.count) }
    return error(.endsBeforeEndTag(string(of: open)), at: bytes.count)
  }

  func string(of name: XMLName) -> String { input.string(in: Int(name.start)..<Int(name.start) + Int(name.length)) }

  // MARK: Start tags

  mutating func readStartTag() throws(XMLError) -> Event {
    let nameEnd = try endOfName(at: position &+ 1, after: "<")
    currentName = XMLName(start: UInt32(position &+ 1), length: UInt32(nameEnd &- position &- 1))
    position = nameEnd
    attributeCount = 0
    try readAttributes()
    if openElements.count >= options.limits.depth { throw error(.tooDeep(limit: options.limits.depth), at: offset) }
    if bytes[position] == UInt8(ascii: ">") {
      position &+= 1
      openElements.append(currentName)
      phase = .content
    } else {
      position &+= 2  // "/>"
      phase = .endOfEmptyElement
    }
    return .startElement
  }

  mutating func endOfEmptyElement() -> Event {
    phase = openElements.isEmpty ? .epilog : .content
    return .endElement
  }

  /// Reads attributes up to the '>' or '/>' that ends the tag.
  private mutating func readAttributes() throws(XMLError) {
    // Elements of one kind repeat their attributes. While the names are those of the tag before, one comparison finds the name's
    // end, and none can occur twice since none did there.
    var isLikeLastTag = true
    var seen: UInt64 = 0
    while true {
      let spaceStart = position
      var byte = bytes[position]
      if XMLCharacters.isSpace(byte) {
        position &+= 1
        byte = bytes[position]
        if XMLCharacters.isSpace(byte) {
          skipSpaces()
          byte = bytes[position]
        }
      }
      if byte == UInt8(ascii: ">") { return }
      if byte == UInt8(ascii: "/"), bytes[position &+ 1] == UInt8(ascii: ">") { return }
      if position >= bytes.count { throw error(.endsInside("a start tag"), at: bytes.count) }
      if byte == UInt8(ascii: "/"), position &+ 1 >= bytes.count { throw error(.endsInside("a start tag"), at: bytes.count) }

      let nameStart = position
      var nameEnd: Int
      if isLikeLastTag, let end = endOfNameLikeLastTag() {
        nameEnd = end
      } else {
        guard startsName(at: position) else { throw error(.malformedStartTag(string(of: currentName)), at: position) }
        nameEnd = try endOfName(at: position, after: "")
        if isLikeLastTag {
          isLikeLastTag = false
          for k in 0..<attributeCount { seen |= attributeStore[k].bit(in: bytes) }
        }
      }
      if spaceStart == nameStart { throw error(.missingSpaceBeforeAttribute, at: position) }
      try readAttribute(nameStart, nameEnd)
      if !isLikeLastTag {
        let bit = attributeStore[attributeCount &- 1].bit(in: bytes)
        if seen & bit != 0 { try checkLastAttributeIsNew() }
        seen |= bit
      }
    }
  }

  /// Where the name at `position` ends if it is that of the attribute at the same place in the tag before.
  @inline(__always)
  private func endOfNameLikeLastTag() -> Int? {
    guard attributeCount < attributeStore.count else { return nil }
    let last = attributeStore[attributeCount]
    let end = position &+ Int(last.nameLength)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "="),
      bytes.areEqual(at: Int(last.nameStart), position, length: Int(last.nameLength))
    else { return nil }
    return end
  }

  private func checkLastAttributeIsNew() throws(XMLError) {
    let last = attributeStore[attributeCount - 1]
    for k in 0..<attributeCount - 1 where attributeStore[k].nameLength == last.nameLength {
      if bytes.areEqual(at: Int(attributeStore[k].nameStart), Int(last.nameStart), length: Int(last.nameLength)) {
        throw error(.duplicateAttribute(string(in: last.name)), at: Int(last.nameStart))
      }
    }
  }

  /// Reads `= "value"` and keeps the attribute.
  @inline(__always)
  private mutating func readAttribute(_ nameStart: Int, _ nameEnd: Int) throws(XMLError) {
    var start = nameEnd &+ 1
    var quote = bytes[start]
    if bytes[nameEnd] != UInt8(ascii: "=") || (quote != UInt8(ascii: "\"") && quote != UInt8(ascii: "'")) {
      start = try skipSpacedEquals(nameStart..<nameEnd)
      quote = bytes[start]
    }
    start &+= 1
    let (end, isEncoded) = try endOfAttributeValue(at: start, quote: quote, name: nameStart..<nameEnd)
    position = end &+ 1
    let attribute = XMLAttribute(
      nameStart: UInt32(truncatingIfNeeded: nameStart), nameLength: UInt32(truncatingIfNeeded: nameEnd &- nameStart),
      valueStart: UInt32(truncatingIfNeeded: start), valueLength: UInt32(truncatingIfNeeded: end &- start), isEncoded: isEncoded)
    if attributeCount < attributeStore.count {
      attributeStore[attributeCount] = attribute
    } else {
      attributeStore.append(attribute)
    }
    attributeCount &+= 1
    if end &- start > options.limits.attributeSize || attributeCount > options.limits.attributes {
      throw limitPassed(by: attribute)
    }
  }

  private func limitPassed(by attribute: XMLAttribute) -> XMLError {
    let limits = options.limits
    let reason: XMLError.Reason =
      attributeCount > limits.attributes
      ? .tooManyAttributes(element: string(of: currentName), limit: limits.attributes)
      : .attributeTooLarge(string(in: attribute.name), limit: limits.attributeSize)
    return error(reason, at: Int(attribute.nameStart))
  }

  /// Where the opening quote is, behind `=` with white space around it.
  private mutating func skipSpacedEquals(_ name: Range<Int>) throws(XMLError) -> Int {
    position = name.upperBound
    skipSpaces()
    guard bytes[position] == UInt8(ascii: "=") else { throw expected(.missingEquals(attribute: string(in: name))) }
    position += 1
    skipSpaces()
    guard bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
      throw expected(.missingQuote(attribute: string(in: name)))
    }
    return position
  }

  /// `reason` at the current position, or that the document ends there.
  private func expected(_ reason: XMLError.Reason) -> XMLError {
    position >= bytes.count ? error(.endsInside("a start tag"), at: bytes.count) : error(reason, at: position)
  }

  /// Where the closing quote is, and whether there is something to decode before it.
  @inline(__always)
  private mutating func endOfAttributeValue(
    at start: Int, quote: UInt8, name: Range<Int>
  ) throws(XMLError) -> (end: Int, isEncoded: Bool) {
    let quotes = EightBytes.repeated(quote)
    var i = start
    while true {
      let eight = bytes.eightBytes(at: i)
      let stops =
        EightBytes.equal(eight, quotes) | EightBytes.equal(eight, UInt8(ascii: "<"))
        | EightBytes.equal(eight, UInt8(ascii: "&")) | EightBytes.less(eight, 0x20)
      if stops == 0 {
        i = min(i &+ 8, bytes.count)
        continue
      }
      i &+= EightBytes.first(stops)
      if bytes[i] == quote { return (i, false) }
      position = i
      return (try endOfEncodedValue(quote: quote, name: name), true)
    }
  }

  /// Where the closing quote is, from the first byte on that is more than itself.
  private mutating func endOfEncodedValue(quote: UInt8, name: Range<Int>) throws(XMLError) -> Int {
    while true {
      let byte = bytes[position]
      switch byte {
      case quote: return position
      case UInt8(ascii: "&"): try skipReference(inside: "an attribute")
      case UInt8(ascii: "<"): throw error(.lessThanInAttribute(string(in: name)), at: position)
      default:
        if position >= bytes.count { throw error(.endsInside("an attribute"), at: bytes.count) }
        position &+= 1
      }
    }
  }

  // MARK: End tags

  @inline(__always)
  private mutating func readEndTag() throws(XMLError) -> Event {
    let start = position &+ 2
    guard let open = openElements.last else { throw error(.noRootElement, at: position) }
    let end = start &+ Int(open.length)
    if end < bytes.count, bytes[end] == UInt8(ascii: ">"), bytes.areEqual(at: Int(open.start), start, length: Int(open.length)) {
      position = end &+ 1
    } else {
      try readOddEndTag(start, open)
    }
    openElements.removeLast()
    currentName = open
    if openElements.isEmpty { phase = .epilog }
    return .endElement
  }

  private mutating func readOddEndTag(_ start: Int, _ open: XMLName) throws(XMLError) {
    let end = try endOfName(at: start, after: "</")
    guard end - start == Int(open.length), bytes.areEqual(at: Int(open.start), start, length: Int(open.length)) else {
      if end >= bytes.count { throw error(.endsInside("an end tag"), at: bytes.count) }
      throw error(.mismatchedEndTag(found: string(in: start..<end), expected: string(of: open)), at: offset)
    }
    position = end
    skipSpaces()
    if position >= bytes.count { throw error(.endsInside("an end tag"), at: bytes.count) }
    guard bytes[position] == UInt8(ascii: ">") else { throw error(.malformedEndTag(string(of: open)), at: position) }
    position += 1
  }

  // MARK: Names

  @inline(__always)
  mutating func skipSpaces() {
    while XMLCharacters.isSpace(bytes[position]) { position &+= 1 }
  }

  func startsName(at index: Int) -> Bool {
    index < bytes.count && index < forbidden && XMLCharacters.startsName(bytes.scalar(at: index).value)
  }

  /// Where the name at `start` ends; an error if none begins there.
  func endOfName(at start: Int, after markup: String) throws(XMLError) -> Int {
    guard startsName(at: start) else {
      if start >= bytes.count { throw error(.endsInside("a tag"), at: bytes.count) }
      throw error(.expectedName(after: markup), at: start)
    }
    var i = start
    while true {
      i &+= EightBytes.first(XMLCharacters.othersThanNameASCII(bytes.eightBytes(at: i)))
      if i >= bytes.count { return bytes.count }
      let byte = bytes[i]
      if byte < 0x80 {
        // Eight name characters in a row leave `i` on one that is still to be looked at.
        if XMLCharacters.othersThanNameASCII(UInt64(byte)) & 0x80 != 0 { return i }
        continue
      }
      guard i < forbidden else { return i }
      let scalar = bytes.scalar(at: i)
      guard XMLCharacters.continuesName(scalar.value) else { return i }
      i &+= scalar.length
    }
  }
}

extension XMLAttribute {
  /// One bit of 64, from the name's length and ends: attributes whose bits differ have different names.
  @inline(__always)
  func bit(in bytes: ByteView) -> UInt64 {
    let first = UInt32(bytes[Int(nameStart)])
    let last = UInt32(bytes[Int(nameStart &+ nameLength) &- 1])
    return 1 << UInt64((first &* 7 &+ last &* 31 &+ nameLength &* 13) & 63)
  }
}
