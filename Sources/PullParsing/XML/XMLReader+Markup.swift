extension XMLReader {
  /// What comes next before the document's element and after it.
  mutating func nextOutsideRoot() throws(XMLError) -> Event {
    if position == (bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0) { try readDeclaration() }
    while true {
      skipSpaces()
      offset = position
      if position >= bytes.count {
        if phase == .epilog { return .endOfDocument }
        throw error(isBlank ? .empty : .noRootElement, at: bytes.count)
      }
      guard bytes[position] == UInt8(ascii: "<") else { throw error(phase == .epilog ? .textAfterRoot : .notXML, at: position) }
      switch bytes[position + 1] {
      case UInt8(ascii: "?"): try skipInstruction()
      case UInt8(ascii: "!"): try skipOutsideRoot()
      case UInt8(ascii: "/"):
        let end = try endOfName(at: position + 2, after: "</")
        throw error(.endTagOutsideRoot(string(in: position + 2..<end)), at: position)
      default:
        if phase == .epilog {
          let end = try endOfName(at: position + 1, after: "<")
          throw error(.secondRoot(string(in: position + 1..<end)), at: position)
        }
        return try readStartTag()
      }
    }
  }

  /// Whether the document is nothing but white space.
  private var isBlank: Bool {
    var i = bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
    while XMLCharacters.isSpace(bytes[i]) { i += 1 }
    return i >= bytes.count
  }

  private mutating func skipOutsideRoot() throws(XMLError) {
    if bytes.hasPrefix("<!--", at: position) {
      try skipComment()
    } else if bytes.hasPrefix("<!DOCTYPE", at: position) {
      try skipDocumentType()
    } else if bytes.hasPrefix("<![CDATA[", at: position) {
      throw error(.sectionOutsideRoot, at: position)
    } else if isCut("<!--", at: position) || isCut("<!DOCTYPE", at: position) || isCut("<![CDATA[", at: position) {
      throw error(.endsInside("markup"), at: bytes.count)
    } else {
      throw error(.unknownMarkup, at: position)
    }
  }

  mutating func skipComment() throws(XMLError) {
    position += 4
    while true {
      let hyphens = EightBytes.equal(bytes.eightBytes(at: position), UInt8(ascii: "-"))
      position = min(position + EightBytes.first(hyphens), bytes.count)
      if position >= bytes.count { throw error(.endsInside("a comment"), at: bytes.count) }
      guard hyphens != 0 else { continue }
      if bytes[position + 1] == UInt8(ascii: "-") {
        if bytes[position + 2] == UInt8(ascii: ">") {
          position += 3
          return
        }
        if position + 2 >= bytes.count { throw error(.endsInside("a comment"), at: bytes.count) }
        throw error(.doubleHyphenInComment, at: position)
      }
      position += 1
    }
  }

  mutating func skipInstruction() throws(XMLError) {
    let start = position + 2
    if start >= bytes.count { throw error(.endsInside("a processing instruction"), at: bytes.count) }
    let end = try endOfName(at: start, after: "<?")
    let target = string(in: start..<end)
    if target == "xml" { throw error(.misplacedDeclaration, at: position) }
    if target.lowercased() == "xml" { throw error(.reservedTarget(target), at: position) }
    position = end
    if position < bytes.count, !XMLCharacters.isSpace(bytes[position]), bytes[position] != UInt8(ascii: "?") {
      throw error(.malformedInstruction(target), at: position)
    }
    let isClosedAtOnce = bytes[position] == UInt8(ascii: "?")
    while !bytes.hasPrefix("?>", at: position) {
      if position >= bytes.count { throw error(.endsInside("a processing instruction"), at: bytes.count) }
      if isClosedAtOnce, position + 1 < bytes.count { throw error(.malformedInstruction(target), at: position) }
      position += 1
    }
    position += 2
  }

  // MARK: The XML declaration

  /// Skips `<?xml version="1.0" encoding="…" standalone="…"?>`, having checked it. The encoding was looked at before.
  private mutating func readDeclaration() throws(XMLError) {
    guard bytes.hasPrefix("<?xml", at: position), !isNameByte(bytes[position + 5]) else { return }
    offset = position
    position += 5
    guard let version = try pseudoAttribute("version") else { throw malformedDeclaration() }
    let number = string(in: version)
    guard number.hasPrefix("1."), number.count > 2, number.utf8.dropFirst(2).allSatisfy({ 0x30...0x39 ~= $0 }) else {
      throw error(.unsupportedVersion(number), at: version.lowerBound)
    }
    _ = try pseudoAttribute("encoding")
    if let standalone = try pseudoAttribute("standalone") {
      guard bytes.isEqual(standalone, to: "yes") || bytes.isEqual(standalone, to: "no") else { throw malformedDeclaration() }
    }
    skipSpaces()
    guard bytes.hasPrefix("?>", at: position) else { throw malformedDeclaration() }
    position += 2
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || XMLCharacters.othersThanNameASCII(UInt64(byte)) & 0x80 == 0
  }

  private func malformedDeclaration() -> XMLError {
    position + 1 >= bytes.count ? error(.endsInside("the XML declaration"), at: bytes.count) : error(.malformedDeclaration, at: position)
  }

  /// The value of `name`, if that comes next.
  private mutating func pseudoAttribute(_ name: StaticString) throws(XMLError) -> Range<Int>? {
    let start = position
    skipSpaces()
    guard position > start, bytes.hasPrefix(name, at: position) else {
      position = start
      return nil
    }
    position += name.utf8CodeUnitCount
    skipSpaces()
    guard bytes[position] == UInt8(ascii: "=") else { throw malformedDeclaration() }
    position += 1
    skipSpaces()
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw malformedDeclaration() }
    position += 1
    let valueStart = position
    while bytes[position] != quote {
      guard isNameByte(bytes[position]) else { throw malformedDeclaration() }
      position += 1
    }
    position += 1
    return valueStart..<position - 1
  }

  // MARK: DOCTYPE

  private mutating func skipDocumentType() throws(XMLError) {
    guard phase == .prolog else { throw error(.misplacedDocumentType, at: position) }
    phase = .afterDocumentType
    position += 9
    guard XMLCharacters.isSpace(bytes[position]) else { throw malformedDocumentType() }
    skipSpaces()
    guard startsName(at: position) else { throw malformedDocumentType() }
    position = try endOfName(at: position, after: "<!DOCTYPE")
    skipSpaces()
    if bytes.hasPrefix("SYSTEM", at: position) {
      position += 6
      try skipLiteral()
    } else if bytes.hasPrefix("PUBLIC", at: position) {
      position += 6
      try skipLiteral()
      try skipLiteral()
    }
    skipSpaces()
    if bytes[position] == UInt8(ascii: "[") { throw error(.internalSubset, at: position) }
    guard bytes[position] == UInt8(ascii: ">") else { throw malformedDocumentType() }
    position += 1
  }

  private func malformedDocumentType() -> XMLError {
    position >= bytes.count ? error(.endsInside("a DOCTYPE"), at: bytes.count) : error(.malformedDocumentType, at: position)
  }

  private mutating func skipLiteral() throws(XMLError) {
    guard XMLCharacters.isSpace(bytes[position]) else { throw malformedDocumentType() }
    skipSpaces()
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw malformedDocumentType() }
    position += 1
    while bytes[position] != quote {
      if position >= bytes.count { throw malformedDocumentType() }
      position += 1
    }
    position += 1
  }
}
