/// One line of laid out text.
public struct LineFragment: Hashable, Sendable {
  /// What the line takes of the text, with the spaces and the line break that end it.
  ///
  /// The ranges of all lines join without gaps; they cover the whole text unless `numberOfLines` left some of it out.
  public var range: Range<String.Index>
  /// What is drawn: the text of the range without its line break and, on a wrapped line, without spaces at its end;
  /// with an ellipsis where it is truncated.
  public var text: String
  /// In points, unrounded. Never more than the width that the layout was given.
  public var width: Double
  /// The distance of the line's top from the text's top, in points.
  public var top: Double
  /// The distance of the line's baseline from the text's top, in points.
  public var baseline: Double
  public var isTruncated: Bool
}
