/// Space around a button's title, in points.
public struct ContentInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = ContentInsets()

  var isZero: Bool { self == .zero }
}

/// The size of buttons that show a title and nothing else. The rules were read off buttons saved in public Interface Builder files.
public enum ButtonSize {
  /// A button's `buttonType`, as far as it matters for size.
  public enum Kind: String, Sendable {
    /// System buttons; `roundedRect` in older files is the same.
    case system
    case custom
  }

  /// The font of a title that has none of its own: 15 points on system buttons, 18 on custom ones.
  public static func defaultFont(for kind: Kind, era: FontEra = .iOS14) -> FontDescription {
    FontDescription(systemSize: kind == .system ? 15 : 18, era: era)
  }

  /// The font of a button configuration's title that has none of its own: body, at the size its era's Interface Builder drew it.
  public static func defaultConfigurationFont(toolsVersion: Double? = nil) -> FontDescription {
    FontDescription(textStyle: .body, toolsVersion: toolsVersion)
  }

  /// The intrinsic size of a button without a configuration.
  ///
  /// The title is rounded up to whole points on every device. Without insets of its own a button is 12 points higher than its title
  /// and, if it is a system button, at least 30 wide. `titleEdgeInsets` change nothing.
  public static func classic(
    title: String, font: FontDescription, kind: Kind = .system, contentInsets: ContentInsets = .zero
  ) -> TextSize {
    let text = size(of: title, font: font, scale: 1)
    let lineHeight = roundedUpToPixel(font.metrics.lineHeight, scale: 1)
    guard contentInsets.isZero else {
      return TextSize(
        width: text.width + contentInsets.left + contentInsets.right, height: lineHeight + contentInsets.top + contentInsets.bottom)
    }
    return TextSize(width: kind == .system ? max(text.width, 30) : text.width, height: lineHeight + 12)
  }

  /// The insets of a button configuration: 7 points above and below the title, 12 at its sides.
  public static let configurationInsets = ContentInsets(top: 7, left: 12, bottom: 7, right: 12)

  /// The intrinsic size of a button with a configuration (plain, gray, tinted or filled), rounded up to the device pixel.
  public static func configuration(
    title: String, font: FontDescription, contentInsets: ContentInsets = configurationInsets, scale: Double = 2
  ) -> TextSize {
    TextSize(
      width: roundedUpToPixel(lineWidth(of: title, font: font) + contentInsets.left + contentInsets.right, scale: scale),
      height: roundedUpToPixel(font.metrics.lineHeight + contentInsets.top + contentInsets.bottom, scale: scale))
  }
}
