/// The encodings a document may come in: UTF-8, and UTF-16 and Latin-1, which are made UTF-8 first.
enum XMLEncoding {
  /// `input`, or its text as UTF-8.
  static func utf8(_ input: InputBytes, file: String) throws(XMLError) -> InputBytes {
    let bytes = ByteView(input)
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE) where input.count >= 2: return try transcodedUTF16(bytes, from: 2, isBigEndian: false, file)
    case (0xFE, 0xFF) where input.count >= 2: return try transcodedUTF16(bytes, from: 2, isBigEndian: true, file)
    // Without a byte order mark, "<?" and "<!" and "<a" show it (appendix F).
    case (0x3C, 0) where input.count >= 4 && bytes[2] != 0: return try transcodedUTF16(bytes, from: 0, isBigEndian: false, file)
    case (0, 0x3C) where input.count >= 4 && bytes[2] == 0: return try transcodedUTF16(bytes, from: 0, isBigEndian: true, file)
    default: break
    }
    guard let declared = declaredEncoding(bytes) else { return input }
    let name = input.string(in: declared)
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": return input
    case "iso-8859-1", "latin1", "iso8859-1": return transcodedLatin1(bytes)
    case "utf-16", "utf-16le", "utf-16be":
      throw XMLError(.encodingMismatch(declared: name), at: input.location(of: declared.lowerBound, file: file))
    default: throw XMLError(.unsupportedEncoding(name), at: input.location(of: declared.lowerBound, file: file))
    }
  }

  /// Where the XML declaration, if the document starts with one, names an encoding.
  private static func declaredEncoding(_ bytes: ByteView) -> Range<Int>? {
    let start = bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
    guard bytes.hasPrefix("<?xml", at: start) else { return nil }
    var i = start + 5
    while i < bytes.count, bytes[i] != UInt8(ascii: ">"), bytes[i] != UInt8(ascii: "<") {
      if XMLCharacters.isSpace(bytes[i]), bytes.hasPrefix("encoding", at: i + 1) {
        i += 9
        while XMLCharacters.isSpace(bytes[i]) || bytes[i] == UInt8(ascii: "=") { i += 1 }
        let quote = bytes[i]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        let nameStart = i + 1
        i = nameStart
        while i < bytes.count, bytes[i] != quote, bytes[i] > 0x20, bytes[i] < 0x7F { i += 1 }
        return bytes[i] == quote ? nameStart..<i : nil
      }
      i += 1
    }
    return nil
  }

  private static func transcodedLatin1(_ bytes: ByteView) -> InputBytes {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count + bytes.count / 8)
    for i in 0..<bytes.count {
      let byte = bytes[i]
      if byte < 0x80 {
        utf8.append(byte)
      } else {
        utf8.append(0xC0 | byte >> 6)
        utf8.append(0x80 | byte & 0x3F)
      }
    }
    return InputBytes(utf8)
  }

  private static func transcodedUTF16(_ bytes: ByteView, from start: Int, isBigEndian: Bool, _ file: String) throws(XMLError) -> InputBytes
  {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    func unit(at i: Int) -> UInt16 {
      isBigEndian ? UInt16(bytes[i]) << 8 | UInt16(bytes[i + 1]) : UInt16(bytes[i + 1]) << 8 | UInt16(bytes[i])
    }
    func invalid() -> XMLError {
      let soFar = InputBytes(utf8)
      return XMLError(.invalidUTF16, at: soFar.location(of: soFar.count, file: file))
    }
    var i = start
    while i < bytes.count {
      guard i + 1 < bytes.count else { throw invalid() }
      let first = unit(at: i)
      i += 2
      var scalar = UInt32(first)
      if 0xD800...0xDFFF ~= first {
        guard first < 0xDC00, i + 1 < bytes.count, 0xDC00...0xDFFF ~= unit(at: i) else { throw invalid() }
        scalar = 0x1_0000 + (UInt32(first & 0x3FF) << 10 | UInt32(unit(at: i) & 0x3FF))
        i += 2
      }
      switch scalar {
      case 0..<0x80: utf8.append(UInt8(scalar))
      case 0x80..<0x800: utf8.append(contentsOf: [0xC0 | UInt8(scalar >> 6), continuation(scalar)])
      case 0x800..<0x1_0000: utf8.append(contentsOf: [0xE0 | UInt8(scalar >> 12), continuation(scalar >> 6), continuation(scalar)])
      default:
        utf8.append(contentsOf: [
          0xF0 | UInt8(scalar >> 18), continuation(scalar >> 12), continuation(scalar >> 6), continuation(scalar),
        ])
      }
    }
    return InputBytes(utf8)
  }

  private static func continuation(_ bits: UInt32) -> UInt8 { 0x80 | UInt8(bits & 0x3F) }
}
