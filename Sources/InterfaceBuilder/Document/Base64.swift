/// RFC 4648's base64, as Interface Builder writes strings that XML can't hold: without padding, in lines.
enum Base64 {
  /// The UTF-8 text that `text` stands for; `nil` where it is no base64, or no UTF-8.
  static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      guard let value = value(of: byte) else {
        if byte == UInt8(ascii: "=") || byte <= 0x20 { continue }
        return nil
      }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 48 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
