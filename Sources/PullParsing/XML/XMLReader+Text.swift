extension XMLReader {
  /// Reads text up to the next '<'.
  mutating func readText() throws(XMLError) -> Event {
    let start = position
    var form = XMLText.Form.plain
    while true {
      let eight = bytes.eightBytes(at: position)
      let stops =
        EightBytes.equal(eight, UInt8(ascii: "<")) | EightBytes.equal(eight, UInt8(ascii: "&"))
        | EightBytes.equal(eight, UInt8(ascii: "]")) | EightBytes.less(eight, 0x0E)
      if stops == 0 {
        position = min(position &+ 8, bytes.count)
        continue
      }
      position &+= EightBytes.first(stops)
      if position >= bytes.count { throw endOfInput() }
      switch bytes[position] {
      case UInt8(ascii: "<"):
        text = XMLText(range: start..<position, form: form)
        return .text
      case UInt8(ascii: "&"):
        form = .encoded
        try skipReference(inside: "a reference")
      case UInt8(ascii: "]"):
        if bytes.hasPrefix("]]>", at: position) { throw error(.sectionEndInText, at: position) }
        position &+= 1
      case 0x0D:
        form = .encoded
        position &+= 1
      default:
        position &+= 1
      }
    }
  }

  /// Reads what starts with '<!' inside the document's element. Returns whether it was text.
  mutating func readSectionOrComment() throws(XMLError) -> Bool {
    if bytes.hasPrefix("<!--", at: position) {
      try skipComment()
      return false
    }
    guard bytes.hasPrefix("<![CDATA[", at: position) else {
      if bytes.hasPrefix("<!DOCTYPE", at: position) { throw error(.misplacedDocumentType, at: position) }
      if isCut("<![CDATA[", at: position) || isCut("<!--", at: position) {
        throw error(.endsInside("markup"), at: bytes.count)
      }
      throw error(.unknownMarkup, at: position)
    }
    position += 9
    let start = position
    var form = XMLText.Form.plain
    while !bytes.hasPrefix("]]>", at: position) {
      if position >= bytes.count { throw error(.endsInside("a CDATA section"), at: bytes.count) }
      if bytes[position] == 0x0D { form = .verbatimWithCarriageReturns }
      position += 1
    }
    text = XMLText(range: start..<position, form: form)
    position += 3
    return true
  }

  /// Whether the document ends in the middle of `markup`, which starts at `index`.
  func isCut(_ markup: StaticString, at index: Int) -> Bool {
    let rest = bytes.count - index
    return rest < markup.utf8CodeUnitCount && (0..<rest).allSatisfy { bytes[index + $0] == markup.utf8Start[$0] }
  }

  // MARK: References

  /// Moves behind the reference at `position`, having checked it.
  mutating func skipReference(inside place: String) throws(XMLError) {
    guard let reference = reference(at: position) else { throw badReference(inside: place) }
    if !XMLCharacters.isAllowed(reference.scalar) {
      throw error(.illegalCharacterReference(string(in: position..<position + reference.length)), at: position)
    }
    position += reference.length
  }

  /// What the well-formed reference at `index` stands for, which may be more than XML allows, and its length.
  func reference(at index: Int) -> (scalar: UInt32, length: Int)? {
    switch bytes[index + 1] {
    case UInt8(ascii: "a"):
      if bytes.hasPrefix("&amp;", at: index) { return (0x26, 5) }
      if bytes.hasPrefix("&apos;", at: index) { return (0x27, 6) }
    case UInt8(ascii: "l"): if bytes.hasPrefix("&lt;", at: index) { return (0x3C, 4) }
    case UInt8(ascii: "g"): if bytes.hasPrefix("&gt;", at: index) { return (0x3E, 4) }
    case UInt8(ascii: "q"): if bytes.hasPrefix("&quot;", at: index) { return (0x22, 6) }
    case UInt8(ascii: "#"): return characterReference(at: index)
    default: break
    }
    return nil
  }

  private func characterReference(at index: Int) -> (scalar: UInt32, length: Int)? {
    let isHex = bytes[index + 2] == UInt8(ascii: "x")
    var i = index + (isHex ? 3 : 2)
    let start = i
    var value: UInt32 = 0
    while let digit = Self.digit(bytes[i]), digit < (isHex ? 16 : 10) {
      value = min(value * (isHex ? 16 : 10) + digit, 0x11_0000)  // all that is too large stays just too large
      i += 1
    }
    guard i > start, bytes[i] == UInt8(ascii: ";") else { return nil }
    return (value, i + 1 - index)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  private func badReference(inside place: String) -> XMLError {
    let start = position + 1
    if bytes[start] == UInt8(ascii: "#") {
      var end = start + 1
      while XMLCharacters.othersThanNameASCII(UInt64(bytes[end])) & 0x80 == 0, bytes[end] != UInt8(ascii: ":") { end += 1 }
      if end >= bytes.count { return error(.endsInside(place), at: bytes.count) }
      let digits = end > start + 1
      return error(digits && bytes[end] != UInt8(ascii: ";") ? .unfinishedReference : .ampersandAlone, at: position)
    }
    if start >= bytes.count { return error(.endsInside(place), at: bytes.count) }
    guard startsName(at: start), let end = try? endOfName(at: start, after: "&") else { return error(.ampersandAlone, at: position) }
    if end >= bytes.count { return error(.endsInside(place), at: bytes.count) }
    if bytes[end] == UInt8(ascii: ";") { return error(.unknownEntity(string(in: start..<end)), at: position) }
    let isKnown = ["amp", "lt", "gt", "quot", "apos"].contains(string(in: start..<end))
    return error(isKnown ? .unfinishedReference : .ampersandAlone, at: position)
  }

  // MARK: Decoding

  /// Appends what `attribute`'s value stands for: references resolved, and each tab or line break a space, as XML 1.0 says (3.3.3).
  public func decode(_ attribute: XMLAttribute, into decoded: inout [UInt8]) {
    guard attribute.isEncoded else { return bytes.append(attribute.value, to: &decoded) }
    decode(attribute.value, resolvesReferences: true, lineBreak: 0x20, into: &decoded)
  }

  /// Appends what `text` stands for: references resolved, and each line break a line feed (2.11).
  public func decode(_ text: XMLText, into decoded: inout [UInt8]) {
    switch text.form {
    case .plain: bytes.append(text.range, to: &decoded)
    case .encoded: decode(text.range, resolvesReferences: true, lineBreak: 0x0A, into: &decoded)
    case .verbatimWithCarriageReturns: decode(text.range, resolvesReferences: false, lineBreak: 0x0A, into: &decoded)
    }
  }

  public func string(_ attribute: XMLAttribute) -> String {
    guard attribute.isEncoded else { return string(in: attribute.value) }
    var decoded: [UInt8] = []
    decode(attribute, into: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  public func string(_ text: XMLText) -> String {
    guard !text.isPlain else { return string(in: text.range) }
    var decoded: [UInt8] = []
    decode(text, into: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  private func decode(_ range: Range<Int>, resolvesReferences: Bool, lineBreak: UInt8, into decoded: inout [UInt8]) {
    var i = range.lowerBound
    while i < range.upperBound {
      let byte = bytes[i]
      switch byte {
      case UInt8(ascii: "&") where resolvesReferences:
        guard let reference = reference(at: i), let scalar = Unicode.Scalar(reference.scalar) else { fallthrough }
        decoded.append(contentsOf: UTF8.encode(scalar)!)
        i += reference.length
      case 0x0D:
        decoded.append(lineBreak)
        i += i + 1 < range.upperBound && bytes[i + 1] == 0x0A ? 2 : 1
      case 0x09 where lineBreak == 0x20, 0x0A:
        decoded.append(lineBreak)
        i += 1
      default:
        decoded.append(byte)
        i += 1
      }
    }
  }
}
