/// One constraint that a visual format asks for: `first.firstAttribute relation second.secondAttribute + constant`.
public struct VisualFormatConstraint: Hashable, Sendable {
  public enum Item: Hashable, Sendable {
    /// What `|` stands for: the common superview of the views.
    case superview
    case view(String)
  }

  /// A length, or one that only the views in question can tell.
  public enum Constant: Hashable, Sendable {
    case points(Double)
    /// The standard space between two siblings: 8 points, or more between baselines.
    case standardSpacingToSibling
    /// The standard space to the superview's edge: its layout margin, or 20 points.
    case standardSpacingToSuperview
  }

  public var first: Item
  public var firstAttribute: LayoutAttribute
  public var relation: Relation
  /// Nil for a size on its own.
  public var second: Item?
  public var secondAttribute: LayoutAttribute?
  public var multiplier: Double = 1
  public var constant: Constant
  /// 1000 is required.
  public var priority: Double = 1000
}
