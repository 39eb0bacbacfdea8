/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable, CaseIterable {
  case lessThanOrEqual, equal, greaterThanOrEqual

  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// A linear expression compared with zero: the sum of `terms`, plus `constant`, `relation` 0.
///
/// `b.left == a.left + a.width + 8` is `Constraint([Term(1, bLeft), Term(-1, aLeft), Term(-1, aWidth)], -8, .equal)`.
/// A variable may occur in several terms; they add up.
public struct Constraint: Hashable, Sendable {
  public var terms: [Term]
  public var constant: Double
  public var relation: Relation
  public var strength: Strength

  public init(_ terms: [Term], _ constant: Double = 0, _ relation: Relation, strength: Strength = .required) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.strength = strength
  }

  /// What `expression relation 0` lacks, in the expression's own unit; 0 where the constraint holds.
  public static func violation(of expression: Double, _ relation: Relation) -> Double {
    switch relation {
    case .equal: abs(expression)
    case .lessThanOrEqual: max(0, expression)
    case .greaterThanOrEqual: max(0, -expression)
    }
  }
}

/// The name a solver gives a constraint when it is added. Never reused; a later constraint compares greater.
public struct ConstraintID: Hashable, Comparable, Sendable {
  public let index: Int

  public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.index < right.index }
}
