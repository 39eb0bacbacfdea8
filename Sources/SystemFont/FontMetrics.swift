/// The vertical measures of a font at its size, in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  public var ascender: Double
  /// From the baseline to the bottom of a line: negative, as in `UIFont.descender`.
  public var descender: Double
  /// The gap below a line, 0 for the system font.
  public var leading: Double
  /// The height of a capital letter.
  public var capHeight: Double
  /// The height of a lowercase x.
  public var xHeight: Double

  /// The height of one line, unrounded: 20.287 for the system font at 17 points, where a label is 20.5 high at 2x and 20⅓ at 3x.
  public var lineHeight: Double { ascender - descender + leading }

  /// A line of San Francisco is 1950 units above the baseline and 494 below, of 2048 an em.
  ///
  /// All heights saved for one-line labels agree with it (9 to 80 points, at 2x and 3x).
  static func system(size: Double) -> FontMetrics {
    FontMetrics(
      ascender: size * 1950 / 2048, descender: -size * 494 / 2048, leading: 0, capHeight: size * 1443 / 2048, xHeight: size * 1078 / 2048)
  }
}

extension FontDescription {
  /// Ascender, descender and line height of this font at its size.
  public var metrics: FontMetrics {
    switch family {
    case .system: era == .helveticaNeue ? NamedFamily.helveticaNeue.metrics(size: usableSize) : .system(size: usableSize)
    case .named: namedFamily?.metrics(size: usableSize) ?? .system(size: usableSize)
    }
  }
}
