/// An unknown of a `ConstraintSolver`, which made it and alone gives it a value.
public struct Variable: Hashable, Sendable {
  /// Where the solver keeps it; small and dense, so that a table can be indexed by it. Reused after `remove(_:)`.
  public let index: Int
}

/// A variable times a number.
public struct Term: Hashable, Sendable {
  public var coefficient: Double
  public var variable: Variable

  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}
