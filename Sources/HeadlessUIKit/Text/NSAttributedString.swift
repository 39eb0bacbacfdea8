/// Text with attributes, as far as they decide how large it is and how it looks: labels take those of its first character for the
/// whole. Foundation's own would add megabytes to a static executable.
open class NSAttributedString: NSObject {
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let font = Key("NSFont")
    public static let foregroundColor = Key("NSColor")
    public static let backgroundColor = Key("NSBackgroundColor")
    public static let paragraphStyle = Key("NSParagraphStyle")
    public static let kern = Key("NSKern")
    public static let underlineStyle = Key("NSUnderline")
    public static let strikethroughStyle = Key("NSStrikethrough")
    public static let baselineOffset = Key("NSBaselineOffset")
    public static let link = Key("NSLink")
  }

  struct Run {
    var text: String
    var attributes: [Key: Any]
  }

  var runs: [Run]

  public init(string: String) { runs = [Run(text: string, attributes: [:])] }
  public init(string: String, attributes: [Key: Any]?) { runs = [Run(text: string, attributes: attributes ?? [:])] }
  public init(attributedString: NSAttributedString) { runs = attributedString.runs }

  public var string: String { runs.map(\.text).joined() }
  /// In UTF-16 units.
  public var length: Int { string.utf16.count }

  /// Those of the first character.
  var firstAttributes: [Key: Any] { runs.first { !$0.text.isEmpty }?.attributes ?? runs.first?.attributes ?? [:] }
}

public final class NSMutableAttributedString: NSAttributedString {
  public func append(_ other: NSAttributedString) { runs.append(contentsOf: other.runs) }

  /// Sets an attribute of the whole text.
  public func addAttribute(_ name: Key, value: Any) {
    for index in runs.indices { runs[index].attributes[name] = value }
  }
}

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject {
  public var alignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public var lineSpacing: CGFloat = 0
  public var lineHeightMultiple: CGFloat = 0
  public var minimumLineHeight: CGFloat = 0
  public var maximumLineHeight: CGFloat = 0
  public var paragraphSpacing: CGFloat = 0
}

/// The name that code which changes a paragraph style gives it.
public final class NSMutableParagraphStyle: NSParagraphStyle {}
