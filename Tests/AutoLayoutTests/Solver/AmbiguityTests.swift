import AutoLayout
import Testing

@Suite struct AmbiguityTests {
  /// A constraint weaker than all others moves a variable if and only if that costs them nothing.
  private func isAmbiguousByPulling(_ constraints: [Constraint], _ variable: Variable, variableCount: Int) -> Bool {
    var solver = ConstraintSolver(variableCount: variableCount, constraints)
    solver.solve()
    let value = solver.value(of: variable)
    return [1.0, -1.0].contains { pull in
      var pulled = solver
      pulled.add(Constraint([Term(1, variable)], -(value + pull), .equal, strength: .priority(0.5)))
      pulled.solve()
      return abs(pulled.value(of: variable) - value) > 1e-6
    }
  }

  @Test(arguments: 1...6)
  func `a variable is ambiguous if a weak pull moves it`(seed: UInt64) {
    let systems = RandomSystems(variableCount: 4, constraintCount: 2...9, requiredShare: 0.4)
    var generator = SeededGenerator(seed: seed)
    for number in 0..<100 {
      var solver = ConstraintSolver(variableCount: 4)
      let constraints = systems.constraints(solver.variables, using: &generator)
      for constraint in constraints { solver.add(constraint) }
      guard solver.solve().isEmpty else { continue }
      let found = solver.ambiguousVariables()
      for variable in solver.variables {
        let expected = isAmbiguousByPulling(constraints, variable, variableCount: 4)
        #expect(found.contains(variable) == expected, "seed \(seed), system \(number), variable \(variable.index): \(constraints)")
      }
    }
  }

  @Test func `where two views share what is left, their sum is certain and they are not`() {
    var solver = ConstraintSolver(variableCount: 4)
    let v = solver.variables
    solver.add(Constraint([Term(1, v[0]), Term(1, v[1])], -100, .equal))
    solver.add(Constraint([Term(1, v[2]), Term(-1, v[0]), Term(-1, v[1])], 0, .equal))
    for view in [v[0], v[1]] {
      solver.add(Constraint([Term(1, view)], 0, .greaterThanOrEqual))
      solver.add(Constraint([Term(1, view)], -20, .equal, strength: .priority(250)))
    }
    solver.add(Constraint([Term(1, v[3])], -1, .equal, strength: .priority(1)))
    #expect(solver.ambiguousVariables() == [v[0], v[1]])
    #expect(!solver.isAmbiguous(v[2]))
    solver.add(Constraint([Term(1, v[0])], -30, .equal, strength: .priority(251)))
    #expect(solver.ambiguousVariables() == [])
  }

  @Test func `a variable without constraints is ambiguous until it is removed`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    #expect(solver.ambiguousVariables() == [width])
    solver.remove(width)
    #expect(solver.ambiguousVariables() == [])
  }

  @Test func `an edit variable that its suggestion holds is certain`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    solver.addEdit(width, strength: .priority(500))
    solver.suggest(40, for: width)
    #expect(solver.ambiguousVariables() == [])
  }
}
