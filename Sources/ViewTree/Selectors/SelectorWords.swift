extension ViewTree.Selector {
  /// Whether `scalar` may stand in a class name, a name or a value without quotes: letters, digits, `_`, `-`, `$`, `.`, and all that
  /// is not ASCII but spaces, controls and what formats its surroundings.
  static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "$", ".": return true
    case _ where scalar.isASCII: return false
    default: return !isUnsafe(scalar) && !scalar.properties.isWhitespace
    }
  }

  /// Whether `text` can stand in a selector as it is.
  package static func isBareWord(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy(isWordScalar)
  }

  /// `text` in quotes, on one line, as a selector takes it.
  package static func quoted(_ text: String, _ quote: Unicode.Scalar = "\"") -> String {
    var quoted = String(quote)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\\", quote: quoted += "\\" + String(scalar)
      case _ where isUnsafe(scalar): quoted += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + String(quote)
  }

  /// Whether `scalar` does something to its surroundings instead of being seen.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // U+200D joins emoji, and U+200C is part of words in several scripts.
    case .format: scalar != "\u{200D}" && scalar != "\u{200C}"
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
