import Testing

@testable import AutoLayout

/// A solver that puts a system in an order of its own must find what one that doesn't finds.
@Suite struct NumberingTests {
  @Test(arguments: 1...8)
  func `another order of the work gives a solution as good, and finds a conflict where there is one`(seed: UInt64) {
    let systems = RandomSystems(variableCount: 7, constraintCount: 4...16, requiredShare: 0.2, priorities: [250, 750])
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      var plain = ConstraintSolver(variableCount: systems.variableCount)
      let constraints = systems.constraints(plain.variables, using: &generator)
      for constraint in constraints { plain.add(constraint) }
      var renumbered = plain
      renumbered.alwaysRenumbers = true
      #expect(plain.solve().isEmpty == renumbered.solve().isEmpty)
      guard plain.conflicts.isEmpty else {
        for conflict in renumbered.conflicts {
          #expect(conflict.members.contains(conflict.broken))
          #expect(conflict.members.allSatisfy { $0.index < constraints.count && constraints[$0.index].strength.isRequired })
        }
        continue
      }
      for constraint in constraints where constraint.strength.isRequired {
        #expect(constraint.violation(at: renumbered.values) < 1e-8)
      }
      let prices = [plain, renumbered].map { price(of: constraints, at: $0.values, priorities: [750, 250]) }
      #expect(!isLess(prices[0], than: prices[1]) && !isLess(prices[1], than: prices[0]))
    }
  }

  @Test(arguments: 1...8)
  func `constants changed one after the other lead to the solution found from nothing`(seed: UInt64) {
    let systems = RandomSystems(variableCount: 7, constraintCount: 4...14, requiredShare: 0.2, priorities: [250, 750])
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      var solver = ConstraintSolver(variableCount: systems.variableCount)
      solver.alwaysRenumbers = seed.isMultiple(of: 2)
      let variables = solver.variables
      for edited in variables.prefix(2) { solver.addEdit(edited, strength: .priority(990)) }
      for constraint in systems.constraints(variables, using: &generator) { solver.add(constraint) }
      for _ in 0..<20 {
        // Mostly the same one, as a window's width while it is dragged.
        let edited = Int.random(in: 0..<6, using: &generator) == 0 ? variables[1] : variables[0]
        solver.suggest(Double(Int.random(in: -20...20, using: &generator)), for: edited)
        solver.solve()
        var fresh = solver
        fresh.setStrength(of: fresh.add(Constraint([], 0, .equal)), to: .priority(1))
        fresh.solve()
        #expect(solver.conflicts == fresh.conflicts)
        for (now, expected) in zip(solver.values, fresh.values) { #expect(abs(now - expected) < 1e-7) }
      }
    }
  }

  /// A tree of rows of four, shuffled: large enough to be put in order. Its frames can be told by a sum.
  @Test func `a large system in no order is solved right, and names its conflict`() {
    var solver = ConstraintSolver()
    let depth = 5
    var rows: [Constraint] = []
    var expected: [(variable: Variable, value: Double)] = []
    let root = (left: solver.makeVariable(), width: solver.makeVariable())
    rows.append(Constraint([Term(1, root.left)], 0, .equal))
    var level = [(root, 0.0, 4096.0)]
    for _ in 0..<depth {
      var next: [((left: Variable, width: Variable), Double, Double)] = []
      for (parent, left, width) in level {
        // A fourth of the parent's width each, from left to right, one beside the other.
        var before: (left: Variable, width: Variable)?
        for index in 0..<4 {
          let child = (left: solver.makeVariable(), width: solver.makeVariable())
          rows.append(Constraint([Term(4, child.width), Term(-1, parent.width)], 0, .equal))
          if let before {
            rows.append(Constraint([Term(1, child.left), Term(-1, before.left), Term(-1, before.width)], 0, .equal))
          } else {
            rows.append(Constraint([Term(1, child.left), Term(-1, parent.left)], 0, .equal))
          }
          rows.append(Constraint([Term(1, child.width)], 0, .greaterThanOrEqual))
          next.append((child, left + Double(index) * width / 4, width / 4))
          before = child
        }
      }
      for (child, left, width) in next {
        expected.append((child.left, left))
        expected.append((child.width, width))
      }
      level = next
    }
    // 4 + 16 + … + 1024 = 1364 views of three constraints.
    #expect(rows.count == 1 + 3 * 1364)
    var generator = SeededGenerator(seed: 3)
    for constraint in rows.shuffled(using: &generator) { solver.add(constraint) }
    let width = solver.add(Constraint([Term(1, root.width)], -4096, .equal))
    solver.alwaysRenumbers = true
    #expect(solver.solve().isEmpty)
    for (variable, value) in expected { #expect(abs(solver.value(of: variable) - value) < 1e-9) }
    let contradiction = solver.add(Constraint([Term(1, root.width)], -10, .lessThanOrEqual))
    solver.solve()
    #expect(solver.conflicts == [Conflict(members: [width, contradiction], broken: contradiction)])
  }
}
