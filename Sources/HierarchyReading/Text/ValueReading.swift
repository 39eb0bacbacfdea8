internal import PullParsing
internal import ViewTree

extension ByteCursor {
  /// Numbers with anything but digits between them: `(10 40; 118 40)`, `{{0, 0}, {393, 852}}`, `(0,0,10,10)`. `nil`, and the
  /// position anywhere, where fewer than `count` come before the end.
  mutating func numbers(_ count: Int) -> [Double]? {
    var numbers: [Double] = []
    while numbers.count < count {
      if let number = number() {
        numbers.append(number)
      } else if isAtEnd {
        return nil
      } else {
        position += 1
      }
    }
    return numbers
  }

  /// A rectangle of four numbers: x, y, width, height.
  mutating func rect() -> Rect? {
    numbers(4).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }
}

extension ByteView {
  func rect(in range: Range<Int>) -> Rect? {
    var cursor = ByteCursor(self, range)
    return cursor.rect()
  }

  func point(in range: Range<Int>) -> Point? {
    var cursor = ByteCursor(self, range)
    return cursor.numbers(2).map { Point(x: $0[0], y: $0[1]) }
  }

  /// The number that the whole of `range` is, white space around it aside.
  func number(in range: Range<Int>) -> Double? {
    var cursor = ByteCursor(self, trimmed(range))
    guard let number = cursor.number(), cursor.isAtEnd else { return nil }
    return number
  }

  /// A rectangle from the bounds of Android's dumps, `[left,top][right,bottom]`.
  @inline(__always)
  func androidBounds(in range: Range<Int>) -> Rect? {
    if let bounds = wholeBounds(in: range) { return bounds }
    var cursor = ByteCursor(self, range)
    guard cursor.byte == UInt8(ascii: "["), let n = cursor.numbers(4) else { return nil }
    return Rect(x: n[0], y: n[1], width: n[2] - n[0], height: n[3] - n[1])
  }

  /// The usual case, whole numbers and nothing else, without a list.
  @inline(__always)
  private func wholeBounds(in range: Range<Int>) -> Rect? {
    var i = range.lowerBound
    @inline(__always) func integer(before mark: UInt8) -> Int? {
      var eight = eightBytes(at: i)
      let isNegative = UInt8(truncatingIfNeeded: eight) == UInt8(ascii: "-")
      if isNegative {
        i &+= 1
        eight = eightBytes(at: i)
      }
      let start = i
      var value = 0
      while i &- start < 7 {
        let digit = UInt8(truncatingIfNeeded: eight) &- UInt8(ascii: "0")
        if digit > 9 { break }
        value = value &* 10 &+ Int(digit)
        eight >>= 8
        i &+= 1
      }
      guard i > start, i < range.upperBound, UInt8(truncatingIfNeeded: eight) == mark else { return nil }
      i &+= 1
      return isNegative ? -value : value
    }
    guard range.count >= 9, self[i] == UInt8(ascii: "[") else { return nil }
    i &+= 1
    guard let left = integer(before: UInt8(ascii: ",")), let top = integer(before: UInt8(ascii: "]")), self[i] == UInt8(ascii: "[")
    else { return nil }
    i &+= 1
    guard let right = integer(before: UInt8(ascii: ",")), let bottom = integer(before: UInt8(ascii: "]")) else { return nil }
    return Rect(x: Double(left), y: Double(top), width: Double(right &- left), height: Double(bottom &- top))
  }

  /// A colour as UIKit describes it, `UIExtendedSRGBColorSpace 0.91 0.27 0.35 1` or `UIExtendedGrayColorSpace 0 1`, or as
  /// Plainview does, `#rrggbbaa`.
  func color(in range: Range<Int>) -> Color? {
    var cursor = ByteCursor(self, range)
    if cursor.byte == UInt8(ascii: "#") { return Color(hex: input.string(in: range)) }
    let space = cursor.take { $0 != 0x20 }
    let isGray = isEqual(space, to: "UIExtendedGrayColorSpace") || isEqual(space, to: "UIDeviceWhiteColorSpace")
    let isRGB =
      isEqual(space, to: "UIExtendedSRGBColorSpace") || isEqual(space, to: "UIDeviceRGBColorSpace")
      || isEqual(space, to: "UISRGBColorSpace")
    if isGray, let n = cursor.numbers(2) { return Color(sRGB: n[0], n[0], n[0], alpha: n[1]) }
    if isRGB, let n = cursor.numbers(4) { return Color(sRGB: n[0], n[1], n[2], alpha: n[3]) }
    return nil
  }
}
