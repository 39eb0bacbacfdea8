import ViewTree

extension TextOutput {
  /// Writes `text` as XML or HTML takes it between tags and in quoted attributes. Characters that XML 1.0 doesn't allow (section
  /// 2.2), and controls that do something to their surroundings, come out as U+FFFD; a line break stays one.
  package mutating func writeMarkup(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      var index = 0
      func endRun(_ length: Int, _ output: inout Self) {
        output.write(bytes: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        index += length
        start = index
      }
      while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "&"):
          endRun(1, &self)
          write("&amp;")
        case UInt8(ascii: "<"):
          endRun(1, &self)
          write("&lt;")
        case UInt8(ascii: ">"):
          endRun(1, &self)
          write("&gt;")
        case UInt8(ascii: "\""):
          endRun(1, &self)
          write("&quot;")
        case UInt8(ascii: "'"):
          endRun(1, &self)
          write("&#39;")
        case 0x0A: index += 1
        case ..<0x20, 0x7F:
          endRun(1, &self)
          write("\u{FFFD}")
        case ..<0xC2: index += 1
        default:
          let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
          let scalar = bytes[index..<index + length].dropFirst().reduce(UInt32(byte) & (0x7F >> UInt32(length))) {
            $0 << 6 | UInt32($1 & 0x3F)
          }
          if isTroublesome(scalar) || scalar & 0xFFFE == 0xFFFE {
            endRun(length, &self)
            write("\u{FFFD}")
          } else {
            index += length
          }
        }
      }
      endRun(0, &self)
    }
  }

  /// Writes ` name="value"` with a number of at most two decimals.
  package mutating func writeAttribute(_ name: StaticString, _ value: Double) {
    write(" ")
    write(name)
    write("=\"")
    writeRounded(value)
    write("\"")
  }

  package mutating func writeAttribute(_ name: StaticString, _ value: String) {
    write(" ")
    write(name)
    write("=\"")
    writeMarkup(value)
    write("\"")
  }

  mutating func writeViewBox(_ width: Double, _ height: Double) {
    write(" viewBox=\"0 0 ")
    writeRounded(width)
    write(" ")
    writeRounded(height)
    write("\"")
  }
}
