extension TolerantXMLReader {
  /// Appends what a value stands for: the five references that all of XML knows and character references resolved, others as
  /// they stand. Halves of surrogate pairs that follow each other, as some writers make them, are joined.
  package mutating func decode(_ range: Range<Int>, into decoded: inout [UInt8]) {
    var i = range.lowerBound
    while i < range.upperBound {
      let next = bytes.find(UInt8(ascii: "&"), in: i..<range.upperBound) ?? range.upperBound
      bytes.append(i..<next, to: &decoded)
      i = next
      if i == range.upperBound { break }
      guard var (value, length) = reference(at: i, end: range.upperBound) else {
        repairs.note(.unknownEntity, at: i)
        decoded.append(UInt8(ascii: "&"))
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
