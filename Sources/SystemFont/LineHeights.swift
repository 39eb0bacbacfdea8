/// How high a paragraph's lines are, as `NSParagraphStyle` says it.
public struct LineHeights: Hashable, Sendable {
  /// Between two lines, in points.
  public var spacing = 0.0
  /// What a line's own height is multiplied by; 0 counts as 1.
  public var multiple = 0.0
  /// In points; 0 sets no limit.
  public var minimum = 0.0
  public var maximum = 0.0

  public init(spacing: Double = 0, multiple: Double = 0, minimum: Double = 0, maximum: Double = 0) {
    self.spacing = spacing
    self.multiple = multiple
    self.minimum = minimum
    self.maximum = maximum
  }

  func height(of line: Double) -> Double {
    let height = max(multiple > 0 ? line * multiple : line, minimum)
    return maximum > 0 ? min(height, maximum) : height
  }
}
