import SystemFont
import Testing

/// Sizes that Interface Builder saved for buttons with nothing but their title to size them.
struct ButtonSizeTests {
  @Test(arguments: [(12, 38, 27), (13, 41, 28), (15, 46, 30)] as [(Double, Double, Double)])
  func `a classic button is its title in whole points and 12 more in height`(points: Double, width: Double, height: Double) {
    #expect(ButtonSize.classic(title: "Button", font: FontDescription(systemSize: points)) == TextSize(width: width, height: height))
  }

  @Test(arguments: [(15, 30), (17, 33), (18, 34), (20, 36)] as [(Double, Double)])
  func `its height follows the size of its title`(points: Double, height: Double) {
    #expect(ButtonSize.classic(title: "OK", font: FontDescription(systemSize: points)).height == height)
  }

  @Test func `a system button is at least 30 points wide`() {
    let font = ButtonSize.defaultFont(for: .system)
    #expect(ButtonSize.classic(title: "x", font: font) == TextSize(width: 30, height: 30))
    #expect(ButtonSize.classic(title: "", font: font) == TextSize(width: 30, height: 30))
    #expect(ButtonSize.classic(title: "x", font: font, kind: .custom).width < 10)
  }

  @Test func `content insets take the place of the 12 points`() {
    let font = FontDescription(systemSize: 12)
    let insets = ContentInsets(top: 5, left: 10, bottom: 5, right: 10)
    // "Copied" was saved 61 by 24 (height from a constraint): 41 + 20; 15 + 10.
    #expect(ButtonSize.classic(title: "Copied", font: font, contentInsets: insets) == TextSize(width: 61, height: 25))
  }

  @Test func `a configuration adds 24 to the width and 14 to the height`() {
    #expect(ButtonSize.configuration(title: "Button", font: ButtonSize.defaultConfigurationFont()) == TextSize(width: 75, height: 34.5))
    #expect(
      ButtonSize.configuration(title: "Button", font: ButtonSize.defaultConfigurationFont(toolsVersion: 19529))
        == TextSize(width: 67, height: 31))
  }

  @Test func `the title of a custom button is 18 points`() {
    #expect(ButtonSize.defaultFont(for: .custom).pointSize == 18)
    #expect(ButtonSize.defaultFont(for: .system).pointSize == 15)
  }
}
