/// A size in points.
public struct TextSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = TextSize(width: 0, height: 0)
}

/// Text set in lines, as a label or text view shows it.
public struct TextLayout: Hashable, Sendable {
  /// Top to bottom. Empty text has no lines.
  public let lines: [LineFragment]
  /// How large all lines are together.
  public let measure: TextMeasure

  public var size: TextSize { measure.size }
  public var firstBaseline: Double { measure.firstBaseline }
  public var lastBaseline: Double { measure.lastBaseline }

  /// Lays out `text` in one font.
  ///
  /// - Parameters:
  ///   - maximumWidth: In points. Like `sizeThatFits`, a width that is not positive sets no limit.
  ///   - numberOfLines: The most lines to set; 0 sets no limit, as in `UILabel`.
  ///   - lineHeights: How a paragraph style changes the height of lines.
  ///   - scale: Pixels a point, see ``roundedUpToPixel(_:scale:)``.
  ///   - countsLastEmptyLine: Whether a line break at the end of the text begins a line more. Text views show it, labels don't.
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    _ text: String, font: FontDescription, maximumWidth: Double = .infinity, numberOfLines: Int = 0,
    lineBreakMode: LineBreakMode = .byTruncatingTail, lineHeights: LineHeights = LineHeights(), scale: Double = 2,
    countsLastEmptyLine: Bool = false
  ) {
    self.init(
      [TextRun(text, font: font)], maximumWidth: maximumWidth, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      lineHeights: lineHeights, scale: scale, countsLastEmptyLine: countsLastEmptyLine)
  }

  /// Lays out text in several fonts; the other parameters are those for one. A line is as high as the highest and the deepest letters in
  /// it ask for together.
  public init(
    _ runs: [TextRun], maximumWidth: Double = .infinity, numberOfLines: Int = 0, lineBreakMode: LineBreakMode = .byTruncatingTail,
    lineHeights: LineHeights = LineHeights(), scale: Double = 2, countsLastEmptyLine: Bool = false
  ) {
    let limit = maximumWidth > 0 ? maximumWidth : .infinity
    let measured = MeasuredText(runs)
    let setter = LineSetter(measured, maximumWidth: limit, numberOfLines: numberOfLines, mode: lineBreakMode)
    let placed = measured.placed(setter.lines(countsLastEmptyLine: countsLastEmptyLine), lineHeights)
    lines = placed.map { placed in
      let line = placed.line
      return LineFragment(
        range: measured.index(of: line.range.lowerBound)..<measured.index(of: line.range.upperBound), text: line.text(in: measured),
        width: min(line.width, limit), top: placed.top, baseline: placed.baseline, isTruncated: line.ellipsis != nil)
    }
    measure = TextMeasure(placed, maximumWidth: limit, scale: scale)
  }
}

/// The size of `text` in points, rounded up to whole device pixels: what `UILabel.intrinsicContentSize` and `sizeThatFits` give.
///
/// The parameters are those of ``TextLayout``.
/// - Complexity: O(*n*) in the length of the text.
public func size(
  of text: String, font: FontDescription, maximumWidth: Double = .infinity, numberOfLines: Int = 1,
  lineBreakMode: LineBreakMode = .byTruncatingTail, scale: Double = 2
) -> TextSize {
  MeasuredText(text, font: font).measure(
    maximumWidth: maximumWidth, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, scale: scale
  ).size
}

/// The width of one line of text in points, unrounded. Line breaks add nothing.
///
/// - Complexity: O(*n*) in the length of the text.
public func lineWidth(of text: String, font: FontDescription) -> Double {
  let measured = MeasuredText(text, font: font)
  return measured.width(of: measured.clusters.indices)
}
