/// How large text is when it is set in lines, without the lines.
public struct TextMeasure: Hashable, Sendable {
  /// The size of all lines, rounded up to whole device pixels; zero for empty text, as an empty `UILabel` has no intrinsic size.
  public let size: TextSize
  /// The first line's baseline, from the top of the text, rounded up to a device pixel; 0 without lines.
  public let firstBaseline: Double
  /// The last line's baseline, from the top of the text, rounded up to a device pixel; 0 without lines.
  public let lastBaseline: Double

  init(_ lines: [MeasuredText.PlacedLine], maximumWidth: Double, scale: Double) {
    let width = lines.reduce(0) { max($0, min($1.line.width, maximumWidth)) }
    size = TextSize(
      width: roundedUpToPixel(width, scale: scale), height: roundedUpToPixel(lines.last.map { $0.top + $0.height } ?? 0, scale: scale))
    firstBaseline = roundedUpToPixel(lines.first?.baseline ?? 0, scale: scale)
    lastBaseline = roundedUpToPixel(lines.last?.baseline ?? 0, scale: scale)
  }
}

extension MeasuredText {
  /// A line and where it is, from the top of the text, in points.
  struct PlacedLine {
    let line: LineSetter.Line
    let top: Double
    let height: Double
    let baseline: Double
  }

  /// The size of the text in lines; the parameters are those of ``TextLayout``.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func measure(
    maximumWidth: Double = .infinity, numberOfLines: Int = 0, lineBreakMode: LineBreakMode = .byTruncatingTail,
    lineHeights: LineHeights = LineHeights(), scale: Double = 2
  ) -> TextMeasure {
    let limit = maximumWidth > 0 ? maximumWidth : .infinity
    let setter = LineSetter(self, maximumWidth: limit, numberOfLines: numberOfLines, mode: lineBreakMode)
    return TextMeasure(placed(setter.lines(countsLastEmptyLine: false), lineHeights), maximumWidth: limit, scale: scale)
  }

  /// Lines below each other. A line is as high as the highest letters and the deepest ones in it ask for together.
  func placed(_ lines: [LineSetter.Line], _ lineHeights: LineHeights) -> [PlacedLine] {
    var top = 0.0
    var gap = 0.0
    return lines.map { line in
      let metrics = lineMetrics(of: line.range)
      let height = lineHeights.height(of: metrics.height)
      top += gap
      defer {
        top += height
        gap = metrics.gap + lineHeights.spacing
      }
      // What a line is higher than its letters lies above them.
      return PlacedLine(line: line, top: top, height: height, baseline: top + metrics.ascender + height - metrics.height)
    }
  }

  private func lineMetrics(of range: Range<Int>) -> (ascender: Double, height: Double, gap: Double) {
    guard metrics.count > 1, !clusters.isEmpty else { return metrics.first.map { ($0.ascender, $0.height, $0.gap) } ?? (0, 0, 0) }
    // An empty line at the end is as high as what ends the one before it.
    let range = range.isEmpty ? clusters.count - 1..<clusters.count : range
    var ascender = -Double.infinity
    var descender = -Double.infinity
    var gap = 0.0
    var last = -1
    for position in range where Int(clusters[position].run) != last {
      last = Int(clusters[position].run)
      ascender = max(ascender, metrics[last].ascender)
      descender = max(descender, metrics[last].height - metrics[last].ascender)
      gap = max(gap, metrics[last].gap)
    }
    return (ascender, ascender + descender, gap)
  }
}
