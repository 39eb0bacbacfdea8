/// Decimal numbers in text, read without a `String` where that is exact.
package enum DecimalNumber {
  /// 10 to the powers that a `Double` holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The number that the whole of `range` spells, correctly rounded.
  ///
  /// Up to 15 digits, one division of two exact numbers rounds correctly (Clinger, "How to read floating point numbers accurately",
  /// 1990); up to 19, the most that one word holds, so does a division of whole numbers with its remainder. The rest goes to the
  /// standard library.
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
    if i == range.upperBound, digits > 15, digits <= 19, mantissa > 0 {
      let value = decimals == 0 ? Double(mantissa) : quotient(of: mantissa, by: wholePowers[decimals])
      return isNegative ? -value : value
    }
    return Double(bytes.string(in: range)) ?? .nan
  }

  /// 10 to the powers that one word holds.
  private static let wholePowers: [UInt64] = (0...19).map { exponent in (0..<exponent).reduce(1) { power, _ in power * 10 } }

  /// *a* ÷ *b*, both positive, correctly rounded.
  ///
  /// With both shifted to have their top bit set, *a* · 2⁶³ ÷ *b* lies between 2⁶² and 2⁶⁴: a word with more bits than a `Double` keeps.
  /// A remainder sets the lowest one, so that nothing looks like a tie that is none; then the conversion rounds once, and scaling by a
  /// power of two is exact.
  private static func quotient(of a: UInt64, by b: UInt64) -> Double {
    let shifted = a << UInt64(a.leadingZeroBitCount)
    let divisor = b << UInt64(b.leadingZeroBitCount)
    let (quotient, remainder) = divisor.dividingFullWidth((shifted >> 1, shifted << 63))
    let exponent = b.leadingZeroBitCount - a.leadingZeroBitCount - 63
    return Double(sign: .plus, exponent: exponent, significand: Double(quotient | (remainder == 0 ? 0 : 1)))
  }
}
