import Testing

@testable import PullParsing

@Suite struct DecimalNumberTests {
  private func parse(_ text: String) -> Double {
    DecimalNumber.parse(InputBytes(text), 0..<text.utf8.count)
  }

  @Test(arguments: [
    "0", "-0", "1", "0.5", "17.666666666666668", "42.666666666666664", "0.1", "123456789012345678", "9007199254740993",
    "9007199254740992.5", "9007199254740993.5", "9007199254740995.5", "1.7976931348623157", "9999999999999999999",
    "0.9999999999999999999", "18446744073709551615", "18446744073709551616", "12345678901234567890.5", "1e400", "1e-400", "2.5e-3",
    "0.0000000000000000001", "-33.333333333333336", "4503599627370496.5", "4503599627370497.5", "0.3000000000000000444",
  ])
  func `a number reads as the standard library reads it`(text: String) {
    #expect(parse(text).bitPattern == Double(text)?.bitPattern)
  }

  @Test func `so do random numbers of every length, and those next to where rounding turns`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let digits = (0..<Int.random(in: 1...22, using: &random)).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
      let point = Int.random(in: 0...digits.count, using: &random)
      let whole = digits.prefix(point)
      let text = (whole.isEmpty ? "0" : whole) + (point < digits.count ? "." + digits.dropFirst(point) : "")
      #expect(parse(String(text)).bitPattern == Double(text)?.bitPattern, "\(text)")
      let odd = UInt64.random(in: 1 << 53...1 << 54, using: &random) | 1  // half-way between two neighbours
      #expect(parse("\(odd)").bitPattern == Double("\(odd)")?.bitPattern, "\(odd)")
      #expect(parse("\(odd).0").bitPattern == Double("\(odd).0")?.bitPattern, "\(odd).0")
    }
  }
}
