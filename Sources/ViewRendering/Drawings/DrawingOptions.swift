/// What all drawings can be told.
public struct DrawingOptions: Equatable, Sendable {
  public enum Charset: String, CaseIterable, Sendable {
    /// Box drawing characters.
    case unicode
    /// `+ - |`, for where nothing else prints.
    case ascii
  }

  public enum HiddenViews: String, CaseIterable, Sendable {
    /// Left out, with all below them.
    case omit
    /// Drawn with dashed edges.
    case outline
  }

  /// How many columns a drawing may take.
  public var columns: Int
  public var charset: Charset
  public var hiddenViews: HiddenViews
  /// Whether the views' own background colours are shown, by ANSI escape sequences. Never in a snapshot.
  public var usesColor: Bool

  /// The columns a drawing takes at least, whatever is asked for.
  public static let minimumColumns = 20
  /// The columns a drawing takes at most: canvases are bounded.
  public static let maximumColumns = 1000

  /// `columns` within those bounds.
  var boundedColumns: Int { min(max(columns, Self.minimumColumns), Self.maximumColumns) }

  public init(columns: Int = 80, charset: Charset = .unicode, hiddenViews: HiddenViews = .omit, usesColor: Bool = false) {
    self.columns = columns
    self.charset = charset
    self.hiddenViews = hiddenViews
    self.usesColor = usesColor
  }
}
