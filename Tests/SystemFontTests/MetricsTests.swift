import Testing

@testable import SystemFont

struct MetricsTests {
  /// UIFont.systemFont(ofSize: 17): lineHeight 20.287109375, ascender 16.1865234375, descender -4.1005859375.
  @Test func `the system font at 17 points has the metrics UIFont reports`() {
    let metrics = FontDescription(systemSize: 17).metrics
    #expect(metrics.lineHeight == 20.287109375)
    #expect(metrics.ascender == 16.1865234375)
    #expect(metrics.descender == -4.1005859375)
    #expect(metrics.leading == 0)
  }

  /// Natural heights of one-line labels, as Interface Builder saved them most often.
  @Test(
    arguments: [
      (11, 2, 13.5), (12, 2, 14.5), (12, 3, 43.0 / 3), (13, 2, 16), (14, 2, 17), (15, 2, 18), (15, 3, 18), (16, 2, 19.5), (16, 3, 58.0 / 3),
      (17, 2, 20.5), (17, 3, 61.0 / 3), (17, 1, 21), (18, 2, 21.5), (20, 2, 24), (22, 2, 26.5), (28, 2, 33.5), (30, 2, 36),
      (34, 3, 122.0 / 3), (40, 2, 48), (49, 3, 176.0 / 3), (50, 3, 60), (80, 3, 287.0 / 3),
    ] as [(Double, Double, Double)])
  func `a label is as high as its line, rounded up to a pixel`(size points: Double, scale: Double, height: Double) {
    let label = size(of: "Label", font: FontDescription(systemSize: points), scale: scale)
    #expect(abs(label.height - height) < 1e-9)
  }

  @Test func `lines add up before they are rounded`() {
    let font = FontDescription(systemSize: 17)
    // 2 × 20.287 = 40.574, 3 × 20.287 = 60.861
    #expect(size(of: "a\nb", font: font, numberOfLines: 0, scale: 2).height == 41)
    #expect(size(of: "a\nb\nc", font: font, numberOfLines: 0, scale: 2).height == 61)
    #expect(abs(size(of: "a\nb", font: font, numberOfLines: 0, scale: 3).height - 122.0 / 3) < 1e-9)
  }

  @Test func `a font's metrics are those of the family it is given`() {
    var font = FontDescription(named: "Helvetica-Bold", size: 100)
    #expect(font.weight == .bold)
    #expect(abs(font.metrics.lineHeight - 115) < 1e-9)
    font.family = .named("Courier New")
    #expect(abs(font.metrics.lineHeight - 113.3) < 1e-9)
    font.family = .system
    #expect(abs(font.metrics.lineHeight - 100 * 2444 / 2048) < 1e-9)
    #expect(FontDescription(named: "AvenirNext-DemiBoldItalic", size: 17).isItalic)
    #expect(FontDescription(named: "AvenirNext-DemiBoldItalic", size: 17).weight == .semibold)
  }

  /// Sizes of labels saved in a public file.
  @Test func `Han characters of their own font are as wide as high, in lines of 1.4 em`() {
    let regular = FontDescription(named: "PingFangSC-Regular", size: 14)
    #expect(size(of: "一二三四五六七八", font: regular) == TextSize(width: 112, height: 20))
    let semibold = FontDescription(named: "PingFangSC-Semibold", size: 17)
    #expect(size(of: "一二三四五六七", font: semibold) == TextSize(width: 119, height: 24))
  }

  @Test func `text in one run measures as without runs, and runs of one font as the whole`() {
    let font = FontDescription(systemSize: 17)
    let whole = TextLayout("the quick brown fox", font: font, maximumWidth: 80)
    #expect(TextLayout([TextRun("the quick brown fox", font: font)], maximumWidth: 80) == whole)
    let parts = TextLayout(
      [TextRun("the qu", font: font), TextRun("ick brown ", font: font), TextRun("fox", font: font)], maximumWidth: 80)
    #expect(parts.lines.map(\.text) == whole.lines.map(\.text))
    #expect(parts.size.height == whole.size.height)
    // Letters of two runs don't kern, so that widths may differ by a little.
    #expect(abs(parts.size.width - whole.size.width) <= 1)
    #expect(TextLayout([TextRun("", font: font), TextRun("", font: font)]).lines.isEmpty)
  }

  @Test func `baselines are an ascender below the top of their line`() {
    let layout = TextLayout("a\nb", font: FontDescription(systemSize: 17), scale: 2)
    #expect(layout.firstBaseline == 16.5)  // 16.187 rounded up
    #expect(layout.lastBaseline == 36.5)  // 20.287 + 16.187 = 36.474
    #expect(layout.lines.map(\.top) == [0, 20.287109375])
  }

  /// Apple, Human Interface Guidelines, Typography.
  @Test func `text styles have their sizes and weights`() {
    #expect(TextStyle.allCases.map(\.pointSize) == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(TextStyle.allCases.filter { $0.weight != .regular } == [.headline])
    #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleTitle0") == .largeTitle)
    #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleFancy") == nil)
  }

  @Test func `files of Xcode 13 draw text styles at the smallest size`() {
    #expect(TextStyle.body.pointSize(toolsVersion: 19529) == 14)
    #expect(TextStyle.body.pointSize(toolsVersion: 17999) == 17)
    #expect(TextStyle.body.pointSize(toolsVersion: 20900) == 17)
    #expect(TextStyle.largeTitle.pointSize(toolsVersion: 14000) == 30)
    #expect(TextStyle.body.pointSize(toolsVersion: nil) == 17)
  }

  @Test(
    arguments: [
      (7999, .helveticaNeue), (8000, .iOS9), (12999, .iOS9), (13000, .iOS11), (16999.5, .iOS11), (17000, .iOS14), (nil, .iOS14),
      (-1, .iOS14),
      (.nan, .iOS14),
    ] as [(Double?, FontEra)])
  func `the version of Interface Builder tells the font's era`(version: Double?, era: FontEra) {
    #expect(FontEra(toolsVersion: version) == era)
  }

  @Test func `a pixel is rounded up to, but not for the last bits of a sum`() {
    #expect(roundedUpToPixel(20.1, scale: 2) == 20.5)
    #expect(roundedUpToPixel(0.1 + 0.2, scale: 10) == 0.3)
    #expect(roundedUpToPixel(20.1, scale: 0) == 21)
    #expect(roundedUpToPixel(.nan, scale: 2) == 0)
  }
}
