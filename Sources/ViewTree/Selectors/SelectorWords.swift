extension ViewTree.Selector {
  /// Whether `scalar` may stand in a class name, a name or a value without quotes: letters, digits, `_`, `-`, `$`, `.`, and all that
  /// is not ASCII but spaces, controls and what formats its surroundings.
  static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isWordByte(UInt8(scalar.value)) }
    return !isTroublesome(scalar.value) && !scalar.properties.isWhitespace
  }

  /// Whether an ASCII byte may.
  package static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "."): true
    default: false
    }
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
