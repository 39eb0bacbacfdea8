/// Decimal numbers in text, read without a `String` where that is exact.
package enum DecimalNumber {
  /// 10 to the powers that a `Double` holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The number that the whole of `range` spells, correctly rounded.
  ///
  /// Up to 15 digits and a power of ten of at most 22, one multiplication or division of two exact numbers rounds correctly
  /// (Clinger, "How to read floating point numbers accurately", 1990); the rest goes to the standard library.
  package static func parse(_ bytes: InputBytes, _ range: Range<Int>) -> Double {
    let base = bytes.base
    var i = range.lowerBound
    let isNegative = i < range.upperBound && base[i] == UInt8(ascii: "-")
    if isNegative { i += 1 }
    let firstDigit = i
    var mantissa: UInt64 = 0
    var decimals = 0
    var point = -1
    while i < range.upperBound {
      let digit = base[i] &- UInt8(ascii: "0")
      if digit < 10 {
        mantissa = mantissa &* 10 &+ UInt64(digit)
      } else if base[i] == UInt8(ascii: "."), point < 0 {
        point = i
      } else {
        break
      }
      i += 1
    }
    let digits = i - firstDigit - (point >= 0 ? 1 : 0)
    if point >= 0 { decimals = i - point - 1 }
    if i == range.upperBound, digits > 0, digits <= 15 {
      let value = decimals == 0 ? Double(mantissa) : Double(mantissa) / powers[decimals]
      return isNegative ? -value : value
    }
    return Double(bytes.string(in: range)) ?? .nan
  }
}
