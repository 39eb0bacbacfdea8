import Testing

@testable import SystemFont

struct WidthTests {
  /// Widths that Interface Builder saved for labels with nothing but their text to size them. Half a point is the promise.
  @Test(
    arguments: [
      ("Label", 17, .regular, .iOS14, 2, 41.5), ("Label", 17, .regular, .iOS14, 3, 124.0 / 3), ("Label", 17, .regular, .iOS11, 2, 42),
      ("Label", 17, .regular, .iOS9, 2, 42), ("Label", 17, .regular, .iOS9, 1, 42), ("Label", 15, .regular, .iOS11, 2, 37.5),
      ("Label", 12, .regular, .iOS14, 2, 31), ("Label", 17, .semibold, .iOS11, 2, 43.5), ("Label", 17, .medium, .iOS11, 2, 43),
      ("Label", 30, .regular, .iOS14, 2, 71), ("Label", 50, .regular, .iOS14, 2, 117), ("Label", 24, .regular, .iOS14, 2, 57),
      ("Label", 22, .bold, .iOS14, 2, 56), ("Label", 24, .medium, .iOS11, 2, 59), ("Hello ", 17, .regular, .iOS14, 2, 43.5),
      ("Simple MVVM example ", 11, .regular, .iOS14, 2, 123), ("Essentials ⭐️", 17, .regular, .iOS11, 2, 104),
    ] as [(String, Double, FontWeight, FontEra, Double, Double)])
  func `a label is as wide as Interface Builder saved it`(
    text: String, points: Double, weight: FontWeight, era: FontEra, scale: Double, width: Double
  ) {
    let measured = size(of: text, font: FontDescription(systemSize: points, weight: weight, era: era), scale: scale)
    #expect(abs(measured.width - width) < 0.5 + 1e-6)
  }

  @Test func `the most common labels are exact`() {
    #expect(size(of: "Label", font: FontDescription(systemSize: 17)) == TextSize(width: 41.5, height: 20.5))
    #expect(size(of: "Label", font: FontDescription(systemSize: 17, era: .iOS11)) == TextSize(width: 42, height: 20.5))
    #expect(size(of: "Label", font: FontDescription(systemSize: 12)) == TextSize(width: 31, height: 14.5))
  }

  /// Widths saved for labels of other scripts at 17 points unless said otherwise; half a point is the promise.
  @Test(
    arguments: [
      ("국내 확진자", 17, 78), ("서울", 25, 43.5), ("맑음", 20, 35), ("😀", 17, 23), ("😀", 80, 86), ("💁🏻", 35, 40), ("🌈", 68, 73),
    ] as [(String, Double, Double)])
  func `hangul and emoji have widths of their own`(text: String, points: Double, width: Double) {
    #expect(abs(size(of: text, font: FontDescription(systemSize: points)).width - width) <= 0.5)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🏳️‍🌈", "🇫🇷", "1️⃣", "❤️", "👍🏽", "™️"])
  func `a sequence that is one emoji is as wide as one`(emoji: String) {
    let font = FontDescription(systemSize: 17)
    #expect(lineWidth(of: emoji, font: font) == 23)
    #expect(lineWidth(of: emoji + emoji, font: font) == 46)
  }

  @Test func `han characters, kana and full-width signs are about as wide as high`() {
    let font = FontDescription(systemSize: 17)
    #expect(abs(lineWidth(of: "地址连接", font: font) - 4 * 17 * 1.019) < 1e-9)
    #expect(lineWidth(of: "カタカナ", font: font) == 68)
    #expect(lineWidth(of: "日本の滝", font: font) == 68)
    #expect(lineWidth(of: "ｶﾀｶﾅ", font: font) == 34)
  }

  @Test func `letters with accents are as wide as those without, composed or not`() {
    let font = FontDescription(systemSize: 17)
    #expect(lineWidth(of: "Noel", font: font) == lineWidth(of: "Noël", font: font))
    #expect(lineWidth(of: "Noe\u{308}l", font: font) == lineWidth(of: "Noël", font: font))
  }

  @Test func `T and o stand closer than apart, but not across a space`() {
    let font = FontDescription(systemSize: 17)
    let parts = lineWidth(of: "T", font: font) + lineWidth(of: "o", font: font)
    #expect(lineWidth(of: "To", font: font) < parts - 0.5)
    #expect(abs(lineWidth(of: "T o", font: font) - parts - lineWidth(of: " ", font: font)) < 0.2)
  }

  @Test(arguments: [9, 12, 17, 20, 24, 28, 40, 96] as [Double])
  func `heavier is wider`(points: Double) {
    for text in ["Label", "SETTINGS", "Hamburgefonstiv", "0123456789"] {
      let widths = FontWeight.allCases.map { lineWidth(of: text, font: FontDescription(systemSize: points, weight: $0)) }
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(text) at \(points): \(widths)")
    }
  }

  /// By half points in the variable font. Before, another cut took over at 20 points, which is narrower.
  @Test(arguments: [(.helveticaNeue, 0.5), (.iOS9, 1), (.iOS11, 1), (.iOS14, 0.5)] as [(FontEra, Double)])
  func `larger is wider`(era: FontEra, step: Double) {
    for text in ["Label", "Swap Second and Third", "0", "."] {
      let sizes = Array(stride(from: 6.0, through: 120, by: step))
      let widths = sizes.map { lineWidth(of: text, font: FontDescription(systemSize: $0, era: era)) }
      for index in sizes.indices.dropFirst() { #expect(widths[index] > widths[index - 1], "'\(text)' at \(sizes[index]) in \(era)") }
    }
  }

  @Test func `every printable letter adds to the width`() {
    let font = FontDescription(systemSize: 17)
    for value in UInt32(0x20)...0x24F where value != 0xAD && !(0x7F..<0xA0).contains(value) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = lineWidth(of: String(Character(scalar)), font: font)
      #expect(width > 2 && width < 25, "\(scalar) is \(width)")
    }
  }

  @Test func `monospaced digits are all as wide as a zero`() {
    let font = FontDescription(family: .system, pointSize: 17, usesMonospacedDigits: true)
    let widths = Set((0...9).map { lineWidth(of: "\($0)\($0)", font: font) })
    #expect(widths.count == 1)
    #expect(lineWidth(of: "1", font: font) > lineWidth(of: "1", font: FontDescription(systemSize: 17)))
  }

  /// Widths and heights that Interface Builder saved: up to iOS 8 the system font was Helvetica Neue, and files had whole points.
  @Test func `Helvetica Neue has its own widths`() {
    let old = FontDescription(systemSize: 17, era: .helveticaNeue)
    #expect(size(of: "Label1", font: old, scale: 1) == TextSize(width: 52, height: 21))
    #expect(size(of: "Name", font: old, scale: 1) == TextSize(width: 46, height: 21))
    #expect(size(of: "Label", font: FontDescription(named: "HelveticaNeue-Bold", size: 17)) == TextSize(width: 44.5, height: 20.5))
  }

  /// "First View" was saved 157.5 wide: Helvetica kerns "Vi", which these widths don't.
  @Test func `Helvetica has its own widths`() {
    let text = size(of: "First View", font: FontDescription(named: "Helvetica", size: 36))
    #expect(text.height == 41.5)
    #expect(abs(text.width - 157.5) <= 1)
  }

  /// Sizes saved for labels in Open Sans, which iOS doesn't have.
  @Test(
    arguments: [
      ("OpenSans", 10, "PLEDGE", 39, 12), ("OpenSans", 10, "REQUESTS", 53, 12), ("OpenSans", 13, "06:30 PM", 56, 15.5),
      ("OpenSans", 18, "$25", 30.5, 21), ("OpenSans-Light", 24, "#25", 40.5, 28), ("OpenSans-Semibold", 18, "light", 34.5, 21),
      ("OpenSans-Semibold", 18, "2", 10.5, 21),
    ] as [(String, Double, String, Double, Double)])
  func `a font that iOS doesn't have measures like Helvetica Neue`(
    name: String, points: Double, text: String, width: Double, height: Double
  ) {
    #expect(size(of: text, font: FontDescription(named: name, size: points)) == TextSize(width: width, height: height))
  }

  @Test func `a font's name tells weight and slant`() {
    let font = FontDescription(named: "AvenirNext-DemiBoldItalic", size: 12)
    #expect(font.weight == .semibold)
    #expect(font.isItalic)
    #expect(lineWidth(of: "iiWW", font: FontDescription(named: "Menlo-Regular", size: 10)) == 4 * 6.02)
    #expect(FontDescription(named: ".SFUIText", size: 17).metrics.lineHeight == FontDescription(systemSize: 17).metrics.lineHeight)
  }
}
