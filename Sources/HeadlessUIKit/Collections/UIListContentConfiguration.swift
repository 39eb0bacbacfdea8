/// What a cell shows, as a value.
public protocol UIContentConfiguration {}

/// Texts and an image as lists show them: the second text below the first, or beside it.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor = .label
    public var numberOfLines = 0
    public var alignment = NSTextAlignment.natural
  }

  public struct ImageProperties: Hashable {
    public var tintColor: UIColor?
    public var maximumSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  public var prefersSideBySideTextAndSecondaryText: Bool

  private init(secondary: UIFont, isSideBySide: Bool) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .body))
    secondaryTextProperties = TextProperties(font: secondary)
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  public static func cell() -> UIListContentConfiguration { subtitleCell() }

  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondary: .preferredFont(forTextStyle: .caption1), isSideBySide: false)
  }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(secondary: .preferredFont(forTextStyle: .body), isSideBySide: true)
    configuration.secondaryTextProperties.color = .secondaryLabel
    return configuration
  }
}
