extension ConstraintSolver {
  /// The variables whose value isn't the only one: another solution is as good, priority by priority, and has another.
  ///
  /// Which of these values a variable gets is settled in favour of constraints added earlier, then of 0.
  /// - Complexity: A solution from nothing, and for each direction that stays free two more of the part it is in.
  public func ambiguousVariables() -> Set<Variable> {
    var solved = self
    solved.solve()
    var complete = solved.store
    complete.postponeNone()
    var tableau = Tableau(complete, variableCount: variableCapacity)
    tableau.solve()
    let isAmbiguous = tableau.ambiguousVariables()
    let unused = Set(freeVariables.map { Int($0) })
    return Set(isAmbiguous.indices.filter { isAmbiguous[$0] && !unused.contains($0) }.map { Variable(index: $0) })
  }

  /// Whether `variable` could have another value in a solution as good. For more than one, ask `ambiguousVariables()`.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    ambiguousVariables().contains(variable)
  }
}
