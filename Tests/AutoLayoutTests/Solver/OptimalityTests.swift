import AutoLayout
import Testing

@Suite struct OptimalityTests {
  @Test(arguments: [
    (RandomSystems(variableCount: 1, constraintCount: 1...6), 400, 1),
    (RandomSystems(variableCount: 2, constraintCount: 1...8), 800, 2),
    (RandomSystems(variableCount: 3, constraintCount: 2...9), 800, 3),
    (RandomSystems(variableCount: 3, constraintCount: 3...9, requiredShare: 0.6), 600, 4),
    (RandomSystems(variableCount: 3, constraintCount: 2...9, priorities: [1], weights: [1, 2, 10000, 20000]), 600, 5),
    (RandomSystems(variableCount: 4, constraintCount: 3...8, requiredShare: 0.2, weights: [1, 3]), 300, 6),
  ])
  func `no corner is better than the solution`(systems: RandomSystems, count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<count {
      var solver = ConstraintSolver(variableCount: systems.variableCount)
      let constraints = systems.constraints(solver.variables, using: &generator)
      for constraint in constraints { solver.add(constraint) }
      let conflicts = solver.solve()
      let priorities = systems.priorities.sorted(by: >)
      let force = BruteForce(constraints: constraints, variableCount: systems.variableCount, priorities: priorities)
      guard let best = force.bestPrice() else {
        #expect(!conflicts.isEmpty, "system \(number) can't be satisfied")
        continue
      }
      #expect(conflicts.isEmpty, "system \(number) can be satisfied")
      let values = solver.values
      for constraint in constraints where constraint.strength.isRequired {
        #expect(constraint.violation(at: values) < 1e-7, "system \(number)")
      }
      let found = price(of: constraints, at: values, priorities: priorities)
      let scale = 1e-9 * (systems.weights.max() ?? 1) + 1e-6
      #expect(!isLess(best, than: found, tolerance: scale), "system \(number): \(found) where \(best) is possible")
    }
  }

  /// A convex price is least where no direction leads down.
  @Test func `no direction from the solution of a larger system leads down`() {
    let systems = RandomSystems(variableCount: 12, constraintCount: 15...40, requiredShare: 0.1, priorities: [1, 500.5, 999])
    var generator = SeededGenerator(seed: 7)
    for number in 0..<60 {
      var solver = ConstraintSolver(variableCount: systems.variableCount)
      let constraints = systems.constraints(solver.variables, using: &generator)
      for constraint in constraints { solver.add(constraint) }
      guard solver.solve().isEmpty else { continue }
      let values = solver.values
      let priorities: [Double] = [999, 500.5, 1]
      let best = price(of: constraints, at: values, priorities: priorities)
      let required = constraints.filter { $0.strength.isRequired }
      for _ in 0..<400 {
        let step: Double = [0.001, 0.1, 10].randomElement(using: &generator) ?? 1
        var other = values
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let factors = [-2.0, -1, -0.5, 0.5, 1, 2]
          other[Int.random(in: 0..<12, using: &generator)] += step * (factors.randomElement(using: &generator) ?? 1)
        }
        guard required.allSatisfy({ $0.violation(at: other) < 1e-9 }) else { continue }
        #expect(!isLess(price(of: constraints, at: other, priorities: priorities), than: best), "system \(number)")
      }
    }
  }

  @Test func `any number of low priorities gives way to a higher one`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    solver.add(Constraint([Term(1, width)], -100, .equal, strength: .priority(501)))
    for _ in 0..<1000 {
      solver.add(Constraint([Term(1000, width)], 0, .equal, strength: Strength(priority: 500, weight: 1000)))
    }
    solver.solve()
    #expect(abs(solver.value(of: width) - 100) < 1e-9)
  }

  @Test func `priorities between whole numbers count`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    solver.add(Constraint([Term(1, width)], -1, .equal, strength: .priority(250)))
    solver.add(Constraint([Term(1, width)], -2, .equal, strength: .priority(250.5)))
    solver.solve()
    #expect(solver.value(of: width) == 2)
  }

  @Test func `within a priority the larger sum of weights wins`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    for _ in 0..<3 { solver.add(Constraint([Term(1, width)], -1, .equal, strength: .weight(2))) }
    solver.add(Constraint([Term(1, width)], -9, .equal, strength: .weight(5)))
    solver.solve()
    #expect(solver.value(of: width) == 1)
  }

  @Test func `a tie goes to the constraint added first`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    solver.add(Constraint([Term(1, width)], -30, .equal, strength: .priority(250)))
    solver.add(Constraint([Term(1, width)], -20, .equal, strength: .priority(250)))
    solver.solve()
    #expect(solver.value(of: width) == 30)
  }

  @Test func `what nothing holds is zero`() {
    var solver = ConstraintSolver(variableCount: 3)
    let variables = solver.variables
    solver.add(Constraint([Term(1, variables[0])], -50, .greaterThanOrEqual))
    solver.add(Constraint([Term(1, variables[1])], -50, .lessThanOrEqual))
    solver.solve()
    #expect(solver.values == [50, 0, 0])
  }
}
