extension ViewTree.Selector {
  /// Whether `scalar` may stand in a class name, a name or a value without quotes: letters, digits, `_`, `-`, `$`, `.`, and all that
  /// is not ASCII but spaces, controls and what formats its surroundings.
  static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isWordByte(UInt8(scalar.value)) }
    return !isTroublesome(scalar.value) && !scalar.properties.isWhitespace
  }

  /// Whether an ASCII byte may.
  @inlinable @inline(__always)
  package static func isWordByte(_ byte: UInt8) -> Bool {
    // A bit for each ASCII byte: the digits, '$', '-' and '.'; the letters and '_'.
    let bits: UInt64 = byte < 64 ? 0x03FF_6010_0000_0000 : byte < 128 ? 0x07FF_FFFE_87FF_FFFE : 0
    return bits >> UInt64(byte & 63) & 1 != 0
  }

  /// Whether `text` can stand in a selector as it is.
  package static func isBareWord(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy(isWordScalar)
  }

  /// `text` in quotes, on one line, as a selector takes it.
  package static func quoted(_ text: String, _ quote: Unicode.Scalar = "\"") -> String {
    var output = TextOutput()
    output.writeEscaped(text, quote: UInt8(ascii: quote))
    return "\(quote)\(output.text)\(quote)"
  }
}
