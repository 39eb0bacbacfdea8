internal import PullParsing

extension TextOutput {
  /// Writes a text on one line, harmless to a terminal: line breaks, control characters, bidirectional overrides and other
  /// characters that move or hide what stands around them come out as `\n`, `\t`, `\u{1B}`; a backslash as `\\`; `quote`, if any,
  /// behind a backslash. `quote` must be ASCII.
  package mutating func writeEscaped(_ ref: TextRef, of pool: TextPool, quote: UInt8? = UInt8(ascii: "\"")) {
    pool.withBytes(of: ref) { writeEscaped($0, quote: quote) }
  }

  package mutating func writeEscaped(_ text: String, quote: UInt8? = UInt8(ascii: "\"")) {
    var text = text
    text.withUTF8 { writeEscaped($0, quote: quote) }
  }

  package mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>, quote: UInt8?) {
    var start = 0
    var i = 0
    while i < text.count {
      if i &+ 8 <= text.count, arePlain(UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: i, as: UInt64.self), quote) {
        i &+= 8
        continue
      }
      let byte = text[i]
      // What begins with another byte is never escaped: most bytes stop here.
      guard byte < 0x20 || byte == 0x5C || byte == 0x7F || byte == quote || byte >= 0xC2 else {
        i += 1
        continue
      }
      let (scalar, length) = scalar(at: i, of: text)
      if scalar == 0x5C || scalar == UInt32(quote ?? 0) || isTroublesome(scalar) {
        write(bytes: UnsafeBufferPointer(rebasing: text[start..<i]))
        start = i + length
        writeEscape(of: scalar)
      }
      i += length
    }
    write(bytes: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Writes a message that quotes what others wrote: what would do something to a terminal comes out escaped, all else, backslashes
  /// too, as it is. For messages, which are not read back.
  package mutating func writeHarmless(_ message: String) {
    for scalar in message.unicodeScalars {
      if isTroublesome(scalar.value) { writeEscape(of: scalar.value) } else { write(String(scalar)) }
    }
  }

  private mutating func writeEscape(of scalar: UInt32) {
    switch scalar {
    case 0x0A: write("\\n")
    case 0x0D: write("\\r")
    case 0x09: write("\\t")
    case 0x20..<0x7F:
      write(byte: 0x5C)
      write(byte: UInt8(scalar))
    default:
      write("\\u{")
      write(String(scalar, radix: 16, uppercase: true))
      write("}")
    }
  }
}

/// Whether eight bytes are ASCII that is never escaped.
@inline(__always)
func arePlain(_ eight: UInt64, _ quote: UInt8?) -> Bool {
  let stops =
    eight & EightBytes.highs | EightBytes.less(eight, 0x20) | EightBytes.equal(eight, UInt8(ascii: "\\"))
    | EightBytes.equal(eight, UInt8(0x7F))
    | EightBytes.equal(eight, quote ?? UInt8(ascii: "\\"))
  return stops == 0
}

/// The scalar at `index` of well-formed UTF-8, and its length in bytes.
func scalar(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> (UInt32, Int) {
  let first = UInt32(text[index])
  func next(_ k: Int) -> UInt32 { UInt32(text[index + k] & 0x3F) }
  switch first {
  case ..<0x80: return (first, 1)
  case ..<0xE0: return ((first & 0x1F) << 6 | next(1), 2)
  case ..<0xF0: return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
  default: return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
  }
}

/// Whether a scalar does something to its surroundings, or stands there unseen, rather than being read: controls, separators of lines
/// and paragraphs, and format characters (bidirectional controls, tags, the byte order mark) but for the two joiners, which emoji
/// and several scripts need. General categories Cc, Cf, Zl and Zp of Unicode 16.
package func isTroublesome(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x00...0x1F, 0x7F...0x9F, 0xAD: true
  case 0x100..<0x600, 0x3000..<0xD7FF: false  // most letters of the world, looked at first
  case 0x600...0x605, 0x61C, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x180E: true
  case 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x2064, 0x2066...0x206F: true
  case 0xFEFF, 0xFFF9...0xFFFB: true
  case 0x110BD, 0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0001, 0xE0020...0xE007F: true
  default: false
  }
}
