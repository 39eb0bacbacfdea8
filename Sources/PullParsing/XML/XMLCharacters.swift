/// Which characters XML 1.0 (fifth edition) allows where.
enum XMLCharacters {
  /// Production 3, S.
  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D)
  }

  /// Production 2, Char.
  static func isAllowed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }

  /// Production 4, NameStartChar.
  static func startsName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C, 0x200D,
      0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x1_0000...0xE_FFFF:
      true
    default: false
    }
  }

  /// Production 4a, NameChar.
  static func continuesName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F, 0x2040: true
    default: startsName(scalar)
    }
  }

  /// The high bit of every byte that is no ASCII name character, `-.0-9:A-Z_a-z`; all answers are exact.
  @inline(__always)
  static func othersThanNameASCII(_ bytes: UInt64) -> UInt64 {
    let low = bytes & 0x7F7F_7F7F_7F7F_7F7F
    @inline(__always) func atLeast(_ x: UInt64, _ limit: UInt8) -> UInt64 { x &+ EightBytes.repeated(0x80 - limit) }
    @inline(__always) func differs(_ byte: UInt8) -> UInt64 { (low ^ EightBytes.repeated(byte)) &+ EightBytes.repeated(0x7F) }
    let folded = low | EightBytes.repeated(0x20)
    let letters = atLeast(folded, 0x61) & ~atLeast(folded, 0x7B)
    let hyphenToColon = atLeast(low, 0x2D) & ~atLeast(low, 0x3B) & differs(0x2F)
    return (~(letters | hyphenToColon | ~differs(0x5F)) | bytes) & EightBytes.highs
  }
}

extension ByteView {
  /// The scalar at `index` of well-formed UTF-8, and how many bytes it takes.
  func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(self[index])
    func tail(_ k: Int) -> UInt32 { UInt32(self[index + k]) & 0x3F }
    switch lead {
    case 0xF0...: return ((lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
    case 0xE0...: return ((lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
    case 0xC0...: return ((lead & 0x1F) << 6 | tail(1), 2)
    default: return (lead, 1)
    }
  }

  /// The offset of the first byte that is no part of well-formed UTF-8, or starts a character that XML does not allow.
  func firstForbiddenInXML() -> Int? {
    var i = 0
    while i < count {
      if i + 8 <= count {
        let bytes = eightBytes(at: i)
        if (EightBytes.less(bytes, 0x20) | bytes) & EightBytes.highs == 0 {
          i += 8
          continue
        }
      }
      // Up to the end of these eight one by one: line breaks and other scripts come in runs.
      let end = min(i + 8, count)
      while i < end {
        let byte = self[i]
        if byte < 0x80 {
          if byte < 0x20 && !XMLCharacters.isSpace(byte) { return i }
          i += 1
        } else {
          let length = input.lengthOfUTF8Scalar(at: i)
          if length == 0 { return i }
          if byte == 0xEF && self[i + 1] == 0xBF && self[i + 2] >= 0xBE { return i }  // U+FFFE, U+FFFF
          i += length
        }
      }
    }
    return nil
  }
}
