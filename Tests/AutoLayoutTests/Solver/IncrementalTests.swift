import AutoLayout
import Testing

@Suite struct IncrementalTests {
  /// What a solver holds, kept the plain way.
  private struct Plain {
    var constraints: [(id: ConstraintID, constraint: Constraint)] = []

    func solved(variableCount: Int) -> ConstraintSolver {
      var fresh = ConstraintSolver(variableCount: variableCount, constraints.map(\.constraint))
      fresh.solve()
      return fresh
    }
  }

  @Test(arguments: 1...12)
  func `after any changes the solution is the one found from nothing`(seed: UInt64) {
    let systems = RandomSystems(
      variableCount: 6, constraintCount: 1...1, requiredShare: seed.isMultiple(of: 2) ? 0.3 : 0.1, priorities: [250, 750])
    var generator = SeededGenerator(seed: seed)
    var solver = ConstraintSolver(variableCount: systems.variableCount)
    let variables = solver.variables
    var plain = Plain()
    for step in 0..<150 {
      let change = Int.random(in: 0..<10, using: &generator)
      if change < 4 || plain.constraints.isEmpty {
        let constraint = systems.constraint(variables, using: &generator)
        plain.constraints.append((solver.add(constraint), constraint))
      } else if let index = plain.constraints.indices.randomElement(using: &generator) {
        let id = plain.constraints[index].id
        switch change {
        case 4...5:
          solver.remove(id)
          plain.constraints.remove(at: index)
        case 6:
          plain.constraints[index].constraint.strength = .priority(500)
          solver.setStrength(of: id, to: .priority(500))
        default:
          let constant = Double(Int.random(in: -20...20, using: &generator))
          plain.constraints[index].constraint.constant = constant
          solver.setConstant(of: id, to: constant)
        }
      }
      solver.solve()
      let fresh = plain.solved(variableCount: systems.variableCount)
      #expect(solver.constraintCount == plain.constraints.count)
      #expect(solver.conflicts.isEmpty == fresh.conflicts.isEmpty, "seed \(seed), step \(step)")
      for (now, expected) in zip(solver.values, fresh.values) {
        #expect(abs(now - expected) < 1e-7, "seed \(seed), step \(step): \(solver.values), from nothing \(fresh.values)")
      }
    }
  }

  @Test func `a copy of a solver goes its own way`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    solver.addEdit(width, strength: .priority(999))
    solver.suggest(100, for: width)
    solver.solve()
    var copy = solver
    copy.suggest(200, for: width)
    copy.solve()
    #expect(solver.value(of: width) == 100)
    #expect(copy.value(of: width) == 200)
  }

  @Test func `a removed constraint's name does nothing`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let id = solver.add(Constraint([Term(1, width)], -5, .equal))
    solver.remove(id)
    solver.remove(id)
    solver.setConstant(of: id, to: 7)
    solver.setStrength(of: id, to: .priority(1))
    solver.solve()
    #expect(!solver.contains(id))
    #expect(solver.violation(of: id) == 0)
    #expect(solver.value(of: width) == 0)
  }

  @Test func `a removed variable's place is taken again`() {
    var solver = ConstraintSolver()
    let first = solver.makeVariable()
    solver.addEdit(first, strength: .priority(1))
    solver.suggest(3, for: first)
    solver.solve()
    solver.remove(first)
    let second = solver.makeVariable()
    solver.solve()
    #expect(second.index == first.index)
    #expect(solver.value(of: second) == 0)
    #expect(solver.variableCapacity == 1)
  }

  @Test func `a suggestion gives way to what is stronger and comes back`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    solver.addEdit(width, strength: .priority(500))
    let least = solver.add(Constraint([Term(1, width)], -50, .greaterThanOrEqual))
    let most = solver.add(Constraint([Term(1, width)], -80, .lessThanOrEqual, strength: .priority(750)))
    let found = [60.0, 10, 100, 70].map { suggestion in
      solver.suggest(suggestion, for: width)
      solver.solve()
      return solver.value(of: width)
    }
    #expect(found == [60, 50, 80, 70])
    #expect(solver.violation(of: least) == 0)
    #expect(solver.violation(of: most) == 0)
  }

  /// Most steps suggest another value for the variable suggested last, as a window that is being resized does.
  @Test(arguments: 1...24)
  func `an edit dragged to and fro has the solution found from nothing at every step`(seed: UInt64) {
    let systems = RandomSystems(
      variableCount: 8, constraintCount: 12...20, requiredShare: 0.25, priorities: [250, 750], weights: [1, 1, 3])
    var generator = SeededGenerator(seed: seed)
    var solver = ConstraintSolver(variableCount: systems.variableCount)
    let variables = solver.variables
    let editStrength = Strength.priority(seed.isMultiple(of: 3) ? 500 : 999)
    let edits = [variables[0], variables[1]]
    for edit in edits { solver.addEdit(edit, strength: editStrength) }
    var plain = Plain()
    for constraint in systems.constraints(variables, using: &generator) {
      plain.constraints.append((solver.add(constraint), constraint))
    }
    var suggestions = [0.0, 0.0]
    var dragged = 0
    for step in 0..<120 {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: dragged = 1 - dragged
      case 1:
        let index = Int.random(in: plain.constraints.indices, using: &generator)
        let constant = Double(Int.random(in: -20...20, using: &generator))
        plain.constraints[index].constraint.constant = constant
        solver.setConstant(of: plain.constraints[index].id, to: constant)
      case 2: suggestions[dragged] = Double(Int.random(in: -40...40, using: &generator))
      default: suggestions[dragged] += Double(Int.random(in: -6...6, using: &generator)) / 2
      }
      solver.suggest(suggestions[dragged], for: edits[dragged])
      solver.solve()
      var fresh = ConstraintSolver(variableCount: systems.variableCount)
      for edit in edits { fresh.addEdit(edit, strength: editStrength) }
      for (_, constraint) in plain.constraints { fresh.add(constraint) }
      for (edit, suggestion) in zip(edits, suggestions) { fresh.suggest(suggestion, for: edit) }
      fresh.solve()
      #expect(solver.conflicts.isEmpty == fresh.conflicts.isEmpty, "seed \(seed), step \(step)")
      for (now, expected) in zip(solver.values, fresh.values) {
        #expect(abs(now - expected) < 1e-7, "seed \(seed), step \(step): \(solver.values), from nothing \(fresh.values)")
      }
    }
  }

  /// Two edit variables share a row of three views: 100,000 suggestions, then the same as a solver that saw only the last.
  @Test func `nothing drifts over a hundred thousand edits`() {
    func row() -> (ConstraintSolver, [Variable]) {
      var solver = ConstraintSolver(variableCount: 5)
      let v = solver.variables
      solver.addEdit(v[0], strength: .priority(999))
      solver.addEdit(v[1], strength: .priority(998))
      solver.add(Constraint([Term(1, v[2]), Term(1, v[3]), Term(1, v[4]), Term(-1, v[0])], 0, .equal))
      solver.add(Constraint([Term(3, v[2]), Term(-7, v[3])], 0, .equal, strength: .priority(750)))
      solver.add(Constraint([Term(1, v[4]), Term(-1.0 / 3, v[1])], 0, .greaterThanOrEqual))
      solver.add(Constraint([Term(1, v[4])], -20.1, .equal, strength: .priority(250)))
      solver.add(Constraint([Term(1, v[3])], -90.7, .lessThanOrEqual, strength: .priority(760)))
      return (solver, v)
    }
    var (solver, v) = row()
    for step in 0..<100_000 {
      solver.suggest(100 + Double(step &* 37 % 1000) / 7, for: v[0])
      if step.isMultiple(of: 3) { solver.suggest(Double(step &* 61 % 300) / 3, for: v[1]) }
      solver.solve()
    }
    solver.suggest(1000.0 / 7, for: v[0])
    solver.suggest(100.0 / 7, for: v[1])
    solver.solve()
    var (fresh, _) = row()
    fresh.suggest(1000.0 / 7, for: v[0])
    fresh.suggest(100.0 / 7, for: v[1])
    fresh.solve()
    for (now, expected) in zip(solver.values, fresh.values) {
      #expect(abs(now - expected) < 1e-10)
    }
  }
}
