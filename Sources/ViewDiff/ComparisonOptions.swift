/// What counts as a difference.
public struct ComparisonOptions: Equatable, Sendable {
  /// Numbers of frames, in points, that differ by no more than this are the same.
  public var tolerance = 0.0
  /// Properties that are not compared.
  public var ignoredProperties: Set<Property> = []
  /// Attributes that are not compared, by name.
  public var ignoredAttributes: Set<String> = []
  /// Views left out, with all below them: indices of the tree before, and of the tree after.
  public var ignoredBefore: Set<Int> = []
  public var ignoredAfter: Set<Int> = []

  public init(tolerance: Double = 0, ignoring ignoredProperties: Set<Property> = []) {
    self.tolerance = tolerance
    self.ignoredProperties = ignoredProperties
  }
}
