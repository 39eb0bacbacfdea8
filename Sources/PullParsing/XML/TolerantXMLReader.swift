/// Reads the tags of a document that may be no XML at all in places: cut anywhere, with words before, between and behind the
/// elements, several roots or none, raw `<` in values, end tags that are missing or too many.
///
///     var reader = TolerantXMLReader(ByteView(InputBytes("Dumped:\n<a x='<number>'><b/>")))
///     reader.next()  // .startElement, `name` is a, one attribute
///     reader.next()  // .startElement, `name` is b
///     reader.next()  // .endElement: b
///     reader.next()  // .endElement: a, which was missing
///     reader.next()  // .end
///
/// Every element that starts ends. Nothing throws: what was put right is in `repairs`. Text between tags is passed over; declarations
/// and comments too. Entities are never expanded, so no document grows. The bytes must be well-formed UTF-8.
///
/// - Complexity: O(*n*) for a whole document; memory is eight bytes an open element.
package struct TolerantXMLReader: Sendable {
  package enum Event: Equatable, Sendable {
    case startElement, endElement, end
  }

  package let bytes: ByteView
  /// The name at the last start or end of an element.
  package private(set) var name = 0..<0
  /// Where the last event begins.
  package private(set) var offset = 0
  package private(set) var position: Int
  package private(set) var attributeCount = 0
  /// How many of the first attributes have the name that the attribute in the same place of the tag before has.
  package private(set) var repeatedNames = 0
  package private(set) var repairs = Repairs()
  /// Whether the document ended inside a tag, or with elements open.
  package private(set) var isCut = false
  package var depth: Int { openElements.count }

  private var attributes: [XMLAttribute] = []
  private var openElements: [XMLName] = []
  private var isEmptyElement = false
  private var impliedEnds = 0
  private var hasElements = false

  /// How far an end tag looks for the element it may end.
  private static let endTagReach = 64

  package init(_ bytes: ByteView) {
    self.bytes = bytes
    position = bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
  }

  package func attribute(at index: Int) -> XMLAttribute { attributes[index] }

  @discardableResult
  package mutating func next() -> Event {
    if isEmptyElement {
      isEmptyElement = false
      return end()
    }
    if impliedEnds > 0 {
      impliedEnds -= 1
      return end()
    }
    while true {
      skipText()
      offset = position
      if position >= bytes.count { return endOfInput() }
      switch bytes[position &+ 1] {
      case UInt8(ascii: "/"): if readEndTag() { return end() }
      case UInt8(ascii: "!"): skipDeclaration()
      case UInt8(ascii: "?"): skip(behind: "?>")
      case let byte where Self.startsName(byte):
        readStartTag()
        return .startElement
      default:
        if position + 1 >= bytes.count { isCut = true } else { noteForeign() }
        position += 1
      }
    }
  }

  private mutating func end() -> Event {
    let open = openElements.removeLast()
    name = Int(open.start)..<Int(open.start) + Int(open.length)
    return .endElement
  }

  private mutating func endOfInput() -> Event {
    guard let open = openElements.popLast() else { return .end }
    if !isCut || openElements.isEmpty { isCut = true }
    name = Int(open.start)..<Int(open.start) + Int(open.length)
    return .endElement
  }

  private mutating func noteForeign() { repairs.note(.foreignText, at: position) }

  /// Moves to the next '<'. What stands outside elements and is no white space is noted.
  @inline(__always)
  private mutating func skipText() {
    var hasWords = false
    var wordsAt = 0
    while true {
      let eight = bytes.eightBytes(at: position)
      let stops = EightBytes.equal(eight, UInt8(ascii: "<"))
      let length = stops == 0 ? 8 : EightBytes.first(stops)
      if openElements.isEmpty, !hasWords {
        for k in 0..<length where position &+ k < bytes.count && bytes[position &+ k] > 0x20 {
          hasWords = true
          wordsAt = position &+ k
          break
        }
      }
      position = min(position &+ length, bytes.count)
      if stops != 0 || position >= bytes.count { break }
    }
    if hasWords { repairs.note(.foreignText, at: wordsAt) }
  }

  /// Names of elements and attributes begin with a letter, '_' or anything beyond ASCII.
  @inline(__always)
  private static func startsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  @inline(__always)
  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }

  private mutating func skip(behind mark: StaticString) {
    if let found = bytes.find(mark, in: position..<bytes.count) {
      position = found + mark.utf8CodeUnitCount
    } else {
      position = bytes.count
      isCut = true
    }
  }

  /// Skips a comment, a CDATA section, or a DOCTYPE with all it declares.
  private mutating func skipDeclaration() {
    if bytes.hasPrefix("<!--", at: position) { return skip(behind: "-->") }
    if bytes.hasPrefix("<![CDATA[", at: position) { return skip(behind: "]]>") }
    var brackets = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0:
        position += 1
        return
      default: break
      }
      position += 1
    }
    isCut = true
  }

  // MARK: End tags

  /// Reads an end tag. Returns whether an element ends with it.
  private mutating func readEndTag() -> Bool {
    let start = position &+ 2
    if let open = openElements.last {
      let end = start &+ Int(open.length)
      if end < bytes.count, bytes[end] == UInt8(ascii: ">"), bytes.areEqual(at: Int(open.start), start, length: Int(open.length)) {
        position = end &+ 1
        return true
      }
    }
    var end = start
    while end < bytes.count, !Self.endsName(bytes[end]) { end += 1 }
    position = end
    while position < bytes.count, bytes[position] != UInt8(ascii: ">"), bytes[position] != UInt8(ascii: "<") { position += 1 }
    if position >= bytes.count {
      isCut = true
      return false
    }
    if bytes[position] == UInt8(ascii: ">") { position += 1 }
    for (distance, open) in openElements.suffix(Self.endTagReach).reversed().enumerated()
    where Int(open.length) == end - start && bytes.areEqual(at: Int(open.start), start, length: end - start) {
      if distance > 0 { repairs.note(.missingEndTag, at: offset) }
      impliedEnds = distance
      return true
    }
    repairs.note(.unexpectedEndTag, at: offset)
    return false
  }

  // MARK: Start tags

  private mutating func readStartTag() {
    let start = position &+ 1
    var end = start
    while end < bytes.count, !Self.endsName(bytes[end]) { end &+= 1 }
    let open = XMLName(start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: end &- start))
    name = start..<end
    position = end
    openElements.append(open)
    readAttributes()
  }

  private mutating func readAttributes() {
    attributeCount = 0
    repeatedNames = 0
    var isLikeLastTag = true
    while true {
      while bytes[position] <= 0x20, position < bytes.count { position &+= 1 }
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") {
        position &+= 1
        return
      }
      if byte == UInt8(ascii: "/"), bytes[position &+ 1] == UInt8(ascii: ">") {
        position &+= 2
        isEmptyElement = true
        return
      }
      if position >= bytes.count {
        isCut = true
        return
      }
      if byte == UInt8(ascii: "<") {
        repairs.note(.unfinishedTag, at: offset)
        return
      }
      if isLikeLastTag {
        if let end = endOfNameLikeLastTag() {
          repeatedNames &+= 1
          readAttribute(position..<end)
          continue
        }
        isLikeLastTag = false
      }
      readOtherAttribute()
    }
  }

  @inline(__always)
  private func endOfNameLikeLastTag() -> Int? {
    guard attributeCount < attributes.count else { return nil }
    let last = attributes[attributeCount]
    let end = position &+ Int(last.nameLength)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "="),
      bytes.areEqual(at: Int(last.nameStart), position, length: Int(last.nameLength))
    else { return nil }
    return end
  }

  private mutating func readOtherAttribute() {
    let start = position
    var end = start
    while end < bytes.count, !Self.endsName(bytes[end]) { end &+= 1 }
    if end == start {  // a quote or an equals sign out of place
      repairs.note(.unfinishedTag, at: start)
      position &+= 1
      return
    }
    readAttribute(start..<end)
  }

  /// Reads `= "value"` behind a name.
  @inline(__always)
  private mutating func readAttribute(_ name: Range<Int>) {
    position = name.upperBound
    var quote = bytes[position &+ 1]
    if bytes[position] == UInt8(ascii: "="), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position &+= 2
    } else {
      guard let found = skipOddEquals(name) else { return }
      quote = found
    }
    if quote == 0 { return readBareValue(name) }
    let start = position
    let quotes = EightBytes.repeated(quote)
    var isEncoded = false
    while true {
      let eight = bytes.eightBytes(at: position)
      let stops =
        EightBytes.equal(eight, quotes) | EightBytes.equal(eight, UInt8(ascii: "<"))
        | EightBytes.equal(eight, UInt8(ascii: "&")) | EightBytes.less(eight, 0x20)
      if stops == 0 {
        position &+= 8
        if position >= bytes.count { position = bytes.count }
        continue
      }
      position &+= EightBytes.first(stops)
      if position >= bytes.count {
        position = bytes.count
        isCut = true
        return keep(name, start..<position, isEncoded)
      }
      let byte = bytes[position]
      if byte == quote { break }
      if byte == UInt8(ascii: "&") { isEncoded = true }
      if byte == UInt8(ascii: "<") { repairs.note(.lessThanInValue, at: position) }
      position &+= 1
    }
    keep(name, start..<position, isEncoded)
    position &+= 1
  }

  private mutating func keep(_ name: Range<Int>, _ value: Range<Int>, _ isEncoded: Bool) {
    let attribute = XMLAttribute(
      nameStart: UInt32(truncatingIfNeeded: name.lowerBound), nameLength: UInt32(truncatingIfNeeded: name.count),
      valueStart: UInt32(truncatingIfNeeded: value.lowerBound), valueLength: UInt32(truncatingIfNeeded: value.count),
      isEncoded: isEncoded)
    if attributeCount < attributes.count { attributes[attributeCount] = attribute } else { attributes.append(attribute) }
    attributeCount &+= 1
  }

  /// Skips `=` with white space around it and the quote behind; 0 stands for no quote, `nil` for no value.
  private mutating func skipOddEquals(_ name: Range<Int>) -> UInt8? {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    guard bytes[position] == UInt8(ascii: "=") else {
      if position >= bytes.count { isCut = true } else { repairs.note(.missingValue, at: name.lowerBound) }
      return nil
    }
    position += 1
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    let quote = bytes[position]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      return quote
    }
    if position >= bytes.count {
      isCut = true
      return nil
    }
    repairs.note(.missingQuote, at: position)
    return 0
  }

  private mutating func readBareValue(_ name: Range<Int>) {
    let start = position
    while position < bytes.count, bytes[position] > 0x20, bytes[position] != UInt8(ascii: ">") { position += 1 }
    keep(name, start..<position, false)
  }

  // MARK: Decoding

  /// Appends what a value stands for: the five references that all of XML knows and character references resolved, others as
  /// they stand. Halves of surrogate pairs that follow each other, as some writers make them, are joined.
  package mutating func decode(_ range: Range<Int>, into decoded: inout [UInt8]) {
    var i = range.lowerBound
    while i < range.upperBound {
      let byte = bytes[i]
      guard byte == UInt8(ascii: "&") else {
        decoded.append(byte)
        i += 1
        continue
      }
      guard var (value, length) = reference(at: i, end: range.upperBound) else {
        repairs.note(.unknownEntity, at: i)
        decoded.append(byte)
        i += 1
        continue
      }
      if value & 0xFFFF_FC00 == 0xD800, let (low, more) = reference(at: i + length, end: range.upperBound), low & 0xFFFF_FC00 == 0xDC00 {
        value = 0x1_0000 + (value & 0x3FF) << 10 + low & 0x3FF
        length += more
      }
      if let scalar = Unicode.Scalar(value) {
        UTF8.encode(scalar).map { decoded.append(contentsOf: $0) }
      } else {
        repairs.note(.loneSurrogate, at: i)
        decoded.append(contentsOf: "\u{FFFD}".utf8)
      }
      i += length
    }
  }

  private func reference(at index: Int, end: Int) -> (value: UInt32, length: Int)? {
    guard index < end, bytes[index] == UInt8(ascii: "&") else { return nil }
    for (text, value) in Self.predefined where index + text.utf8CodeUnitCount <= end && bytes.hasPrefix(text, at: index) {
      return (value, text.utf8CodeUnitCount)
    }
    guard bytes[index + 1] == UInt8(ascii: "#") else { return nil }
    let isHex = bytes[index + 2] | 0x20 == UInt8(ascii: "x")
    var i = index + (isHex ? 3 : 2)
    let start = i
    var value: UInt32 = 0
    while i < end, i - start < 8, let digit = Character(Unicode.Scalar(bytes[i])).hexDigitValue, isHex || digit < 10 {
      value = value &* (isHex ? 16 : 10) &+ UInt32(digit)
      i += 1
    }
    guard i > start, i < end, bytes[i] == UInt8(ascii: ";") else { return nil }
    return (value, i + 1 - index)
  }

  private static let predefined: [(StaticString, UInt32)] = [
    ("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&apos;", 0x27),
  ]
}
