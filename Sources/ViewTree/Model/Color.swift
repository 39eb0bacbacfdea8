/// A colour in sRGB, eight bits a component, as a tree keeps it: written `#rrggbbaa`.
public struct Color: Equatable, Hashable, Sendable, CustomStringConvertible {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from components between 0 and 1; what lies outside, or is nan, counts as the nearer end (nan as 0).
  public init(sRGB red: Double, _ green: Double, _ blue: Double, alpha: Double) {
    func byte(_ component: Double) -> UInt8 {
      component >= 1 ? 255 : component > 0 ? UInt8(component * 255 + 0.5) : 0
    }
    self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  /// A colour from `#rrggbb` or `#rrggbbaa`; `nil` for any other text.
  public init?(hex: some StringProtocol) {
    guard let packed = Color.packed(hex: Array(hex.utf8)[...]) else { return nil }
    self.init(packed: packed)
  }

  /// Whether nothing behind the colour shows through.
  public var isOpaque: Bool { alpha == 255 }

  public var description: String {
    var text = "#"
    for byte in [red, green, blue, alpha] {
      text += byte < 16 ? "0" : ""
      text += String(byte, radix: 16)
    }
    return text
  }

  init(packed: UInt32) {
    self.init(
      red: UInt8(packed >> 24), green: UInt8(packed >> 16 & 0xFF), blue: UInt8(packed >> 8 & 0xFF), alpha: UInt8(packed & 0xFF))
  }

  package var packed: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  package static func packed(hex: ArraySlice<UInt8>) -> UInt32? {
    guard hex.first == UInt8(ascii: "#"), hex.count == 7 || hex.count == 9 else { return nil }
    var value: UInt32 = 0
    for byte in hex.dropFirst() {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return hex.count == 7 ? value << 8 | 0xFF : value
  }
}
