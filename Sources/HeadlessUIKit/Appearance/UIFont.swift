import SystemFont

/// A font: enough of it to measure text as iOS does.
public final class UIFont: Hashable, Sendable, CustomStringConvertible {
  let font: FontDescription

  init(_ font: FontDescription) {
    self.font = font
  }

  /// A font by its family or PostScript name. One that iOS doesn't have measures like Helvetica Neue.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(FontDescription(named: fontName, size: fontSize))
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(FontDescription(systemSize: fontSize)) }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(systemSize: fontSize, weight: weight.fontWeight))
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(systemSize: fontSize, weight: .bold))
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var font = FontDescription(systemSize: fontSize)
    font.isItalic = true
    return UIFont(font)
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var font = FontDescription(systemSize: fontSize, weight: weight.fontWeight)
    font.usesMonospacedDigits = true
    return UIFont(font)
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(FontDescription(textStyle: style.style))
  }

  /// Text is of the default size here, whatever the traits.
  public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var copy = font
    copy.pointSize = fontSize
    return UIFont(copy)
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }

  public var pointSize: CGFloat { font.pointSize }
  public var lineHeight: CGFloat { font.metrics.lineHeight }
  public var ascender: CGFloat { font.metrics.ascender }
  public var descender: CGFloat { font.metrics.descender }
  public var leading: CGFloat { font.metrics.leading }
  public var capHeight: CGFloat { font.metrics.capHeight }
  public var xHeight: CGFloat { font.metrics.xHeight }

  public var familyName: String {
    switch font.family {
    case .named(let name): name
    default: ".AppleSystemUIFont"
    }
  }

  public var description: String { "\(familyName) \(font.weight.rawValue) \(shortNumber(pointSize))" }

  public var fontName: String { familyName }

  public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
