/// How the views of a visual format line up across its direction, and which way it runs. The raw values are Apple's
/// (NSLayoutConstraint.FormatOptions: 1 << the attribute's number, the direction from bit 16 on, the spacing from bit 19 on).
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)

  /// The default direction.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)

  /// The default spacing.
  public static let spacingEdgeToEdge: VisualFormatOptions = []
  /// Vertical spaces go from a view's last baseline to the next one's first; those to the superview's edge go from edge to edge.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)

  public static let alignmentMask = VisualFormatOptions(rawValue: 0xFFFF)
  public static let directionMask = VisualFormatOptions(rawValue: 3 << 16)
  public static let spacingMask = VisualFormatOptions(rawValue: 1 << 19)

  /// The attributes every view shares with its neighbour, in Apple's order.
  var alignedAttributes: [LayoutAttribute] {
    LayoutAttribute.allCases.filter { rawValue & (1 << UInt($0.rawValue)) != 0 && $0 != .width && $0 != .height }
  }
}

/// A side, size or line of a view. The raw values are Apple's (NSLayoutConstraint.Attribute).
public enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
  case left = 1
  case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline

  /// Whether it lies along the horizontal axis.
  public var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: true
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline: false
    }
  }
}
