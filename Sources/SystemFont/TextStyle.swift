/// A text style of Dynamic Type, named as in `UIFont.TextStyle`.
public enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

  /// The style with the name Interface Builder saves, `UICTFontTextStyleBody`; a new name there is an unknown style.
  public init?(interfaceBuilderName name: String) {
    switch name {
    case "UICTFontTextStyleTitle0": self = .largeTitle
    case "UICTFontTextStyleTitle1": self = .title1
    case "UICTFontTextStyleTitle2": self = .title2
    case "UICTFontTextStyleTitle3": self = .title3
    case "UICTFontTextStyleHeadline": self = .headline
    case "UICTFontTextStyleSubhead": self = .subheadline
    case "UICTFontTextStyleBody": self = .body
    case "UICTFontTextStyleCallout": self = .callout
    case "UICTFontTextStyleFootnote": self = .footnote
    case "UICTFontTextStyleCaption1": self = .caption1
    case "UICTFontTextStyleCaption2": self = .caption2
    default: return nil
    }
  }

  /// Headlines are semibold, all others regular (Apple, Human Interface Guidelines, Typography).
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The size in points at the content size category large, which is the default.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
  public var pointSize: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }

  /// The size in points that Interface Builder showed the style at when it saved a file.
  ///
  /// Versions 18000 to 20899 (Xcode 12.5 to 13) drew the content size category xSmall, versions 13000 to 14799 slightly other titles.
  /// Both were read off widths saved in public files.
  public func pointSize(toolsVersion: Double?) -> Double {
    guard let version = toolsVersion else { return pointSize }
    if version >= 18000 && version < 20900 { return extraSmallPointSize }
    guard version >= 13000 && version < 14800 else { return pointSize }
    return switch self {
    case .largeTitle: 30
    case .title1: 26
    case .title2: 20
    default: pointSize
    }
  }

  /// From one baseline to the next, in points, at the size that `pointSize(toolsVersion:)` gives.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
  public func leading(toolsVersion: Double? = nil) -> Double {
    if let version = toolsVersion, version >= 18000 && version < 20900 { return extraSmallLeading }
    return switch self {
    case .largeTitle: 41
    case .title1: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption1: 16
    case .caption2: 13
    }
  }

  private var extraSmallLeading: Double {
    switch self {
    case .largeTitle: 38
    case .title1: 31
    case .title2: 24
    case .title3: 22
    case .headline, .body: 19
    case .callout: 18
    case .subheadline, .footnote: 16
    case .caption1, .caption2: 13
    }
  }

  private var extraSmallPointSize: Double {
    switch self {
    case .largeTitle: 31
    case .title1: 25
    case .title2: 19
    case .title3: 17
    case .headline, .body: 14
    case .callout: 13
    case .subheadline, .footnote: 12
    case .caption1, .caption2: 11
    }
  }
}
