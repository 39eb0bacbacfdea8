/// Every way to show changes.
public enum ChangeFormats {
  /// In the order `plainview formats` lists them. Add yours at the end.
  public static func all(_ options: ChangesOptions = ChangesOptions()) -> [any ChangesRenderer] {
    [
      MarkedTree(options: options),
      SideBySide(options: options),
      ChangesSummary(),
      MarkdownReport(),
      ChangesJSON(),
      ComparedDrawings(.plan, options: options),
      ComparedDrawings(.exploded, options: options),
      HTMLReport(),
    ]
  }
}

/// How changes are shown where people read them.
public struct ChangesOptions: Equatable, Sendable {
  /// How wide side by side may be, in columns; at least 40.
  public var columns = 120
  /// ASCII in place of lines and arrows; names and texts stay as they are.
  public var usesASCII = false
  /// ANSI colours, for a terminal. The words are the same without.
  public var usesColor = false

  public init(columns: Int = 120, usesASCII: Bool = false, usesColor: Bool = false) {
    self.columns = columns
    self.usesASCII = usesASCII
    self.usesColor = usesColor
  }
}
