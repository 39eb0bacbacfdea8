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

  /// Keeps a sum of variables at the value it had at the last `solve()`.
  public mutating func hold(_ terms: [Term]) {
    let value = terms.reduce(0) { $0 + $1.coefficient * self.value(of: $1.variable) }
    if value.isFinite { add(Constraint(terms, -value, .equal)) }
  }

  /// Keeps the left side of each constraint that gave way at the last `solve()` at its value, in place of the constraint: what is
  /// ambiguous then isn't so for want of it.
  public mutating func holdWhatGaveWay() {
    for conflict in conflicts {
      guard let slot = store.slot(of: conflict.broken), store.isFinite(slot: slot) else { continue }
      let terms = Array(store.terms[store.range(ofSlot: slot)])
      remove(conflict.broken)
      hold(terms)
    }
  }
}
