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
  /// The size of all lines, rounded up to whole device pixels; zero for empty text, as an empty `UILabel` has no intrinsic size.
  public let size: TextSize
  /// The first line's baseline, from the top of the text, rounded up to a device pixel; 0 without lines.
  public let firstBaseline: Double
  /// The last line's baseline, from the top of the text, rounded up to a device pixel; 0 without lines.
  public let lastBaseline: Double

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
    let limit = maximumWidth > 0 ? maximumWidth : .infinity
    let setter = LineSetter(text, font: font, maximumWidth: limit, numberOfLines: numberOfLines, mode: lineBreakMode)
    let metrics = font.metrics
    let height = lineHeights.height(of: metrics.lineHeight)
    // What a line is higher than its letters lies above them.
    let ascender = metrics.ascender + height - metrics.lineHeight
    let gap = font.lineGap + lineHeights.spacing
    let lines = setter.lines(countsLastEmptyLine: countsLastEmptyLine).enumerated().map { index, line in
      let top = Double(index) * (height + gap)
      return LineFragment(
        range: setter.measured.index(of: line.range.lowerBound)..<setter.measured.index(of: line.range.upperBound),
        text: line.text(in: setter.measured), width: min(line.width, limit), top: top, baseline: top + ascender,
        isTruncated: line.ellipsis != nil)
    }
    self.lines = lines
    let width = lines.reduce(0) { max($0, $1.width) }
    size = TextSize(
      width: roundedUpToPixel(width, scale: scale),
      height: roundedUpToPixel(height * Double(lines.count) + gap * Double(max(0, lines.count - 1)), scale: scale))
    firstBaseline = roundedUpToPixel(lines.first?.baseline ?? 0, scale: scale)
    lastBaseline = roundedUpToPixel(lines.last?.baseline ?? 0, scale: scale)
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
  TextLayout(
    text, font: font, maximumWidth: maximumWidth, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, scale: scale
  ).size
}

/// The width of one line of text in points, unrounded. Line breaks add nothing.
///
/// - Complexity: O(*n*) in the length of the text.
public func lineWidth(of text: String, font: FontDescription) -> Double {
  let measured = MeasuredText(text, font: font)
  return measured.width(of: measured.clusters.indices)
}
