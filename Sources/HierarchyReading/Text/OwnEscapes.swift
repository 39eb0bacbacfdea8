internal import PullParsing
internal import ViewTree

/// The escapes that Plainview's own dumps write: `\n`, `\"`, `\\`, `\u{1B}`.
enum OwnEscapes {
  static func has(_ range: Range<Int>, in bytes: ByteView) -> Bool { bytes.find(UInt8(ascii: "\\"), in: range) != nil }

  /// The text at `range` with its escapes resolved.
  static func text(_ range: Range<Int>, of bytes: ByteView) -> String {
    if !has(range, in: bytes) { return bytes.input.string(in: range) }
    var text: [UInt8] = []
    append(range, of: bytes, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  static func append(_ range: Range<Int>, of bytes: ByteView, to text: inout [UInt8]) {
    var i = range.lowerBound
    while i < range.upperBound {
      let byte = bytes[i]
      i += 1
      guard byte == UInt8(ascii: "\\"), i < range.upperBound else {
        text.append(byte)
        continue
      }
      i += 1
      switch bytes[i - 1] {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u") where bytes[i] == UInt8(ascii: "{"):
        var value: UInt32 = 0
        var end = i + 1
        while end < range.upperBound, end - i <= 8, let digit = AddressTable.digit(bytes[end]) {
          value = value &* 16 &+ UInt32(digit)
          end += 1
        }
        if end < range.upperBound, bytes[end] == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value) {
          UTF8.encode(scalar).map { text.append(contentsOf: $0) }
          i = end + 1
        } else {
          text.append(UInt8(ascii: "u"))
        }
      default: text.append(bytes[i - 1])
      }
    }
  }

  /// Where the text that begins at `start` ends: at the next `quote` without a backslash before it, or `nil`.
  static func end(ofTextAt start: Int, quote: UInt8, in bytes: ByteView, end: Int) -> Int? {
    var i = start
    while i < end {
      if bytes[i] == UInt8(ascii: "\\") {
        i += 2
      } else if bytes[i] == quote {
        return i
      } else {
        i += 1
      }
    }
    return nil
  }
}

extension TreeAssembler {
  /// The text at `range` with the escapes of our own dumps resolved.
  mutating func ref(ownEscaped range: Range<Int>) -> TextRef {
    guard OwnEscapes.has(range, in: text.view) else { return ref(range) }
    let view = text.view
    return ref(decodedBy: { OwnEscapes.append(range, of: view, to: &$0) })
  }
}
