import AutoLayout
import Testing

@Suite struct ConflictTests {
  private func isSatisfiable(_ constraints: [Constraint], variableCount: Int) -> Bool {
    BruteForce(constraints: constraints, variableCount: variableCount, priorities: []).bestPrice() != nil
  }

  @Test(arguments: 1...8)
  func `a conflict can't be satisfied, and can without any one of its members`(seed: UInt64) {
    let systems = RandomSystems(variableCount: 3, constraintCount: 4...10, requiredShare: 0.85)
    var generator = SeededGenerator(seed: seed)
    var seen = 0
    for number in 0..<120 {
      var solver = ConstraintSolver(variableCount: 3)
      var constraints: [ConstraintID: Constraint] = [:]
      for constraint in systems.constraints(solver.variables, using: &generator) {
        constraints[solver.add(constraint)] = constraint
      }
      let conflicts = solver.solve()
      for conflict in conflicts {
        seen += 1
        #expect(conflict.broken == conflict.members.max())
        #expect(conflict.members == conflict.members.sorted())
        let members = conflict.members.compactMap { constraints[$0] }
        #expect(members.allSatisfy { $0.strength.isRequired })
        #expect(!isSatisfiable(members, variableCount: 3), "seed \(seed), system \(number): \(members)")
        for index in members.indices {
          var rest = members
          rest.remove(at: index)
          #expect(isSatisfiable(rest, variableCount: 3), "seed \(seed), system \(number): \(members) without \(index)")
        }
      }
      let broken = Set(conflicts.map(\.broken))
      for (id, constraint) in constraints where constraint.strength.isRequired && !broken.contains(id) {
        #expect(solver.violation(of: id) < 1e-7, "seed \(seed), system \(number): what isn't broken holds")
      }
    }
    #expect(seen > 50)
  }

  @Test func `a chain's conflict is the whole chain`() {
    let count = 60
    var solver = ConstraintSolver(variableCount: count)
    let v = solver.variables
    solver.add(Constraint([Term(1, v[0])], 0, .equal))
    for index in 1..<count { solver.add(Constraint([Term(1, v[index]), Term(-1, v[index - 1])], -8, .equal)) }
    // 59 spaces of 8 make 472.
    let last = solver.add(Constraint([Term(1, v[count - 1])], -471, .lessThanOrEqual))
    let beside = solver.add(Constraint([Term(1, v[10])], -80, .equal))
    let conflicts = solver.solve()
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.members.count == count + 1)
    #expect(conflicts.first?.broken == last)
    #expect(solver.violation(of: beside) == 0)
    #expect(solver.value(of: v[count - 1]) == 472)
  }

  @Test func `a conflict goes when its cause does`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    solver.add(Constraint([Term(1, width)], -100, .greaterThanOrEqual))
    let most = solver.add(Constraint([Term(1, width)], -50, .lessThanOrEqual))
    #expect(solver.solve().map(\.broken) == [most])
    #expect(solver.solve().count == 1)
    solver.setConstant(of: most, to: -120)
    #expect(solver.solve().isEmpty)
    solver.setConstant(of: most, to: -70)
    #expect(solver.solve().map(\.broken) == [most])
    solver.setStrength(of: most, to: .priority(999))
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: width) == 100)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that isn't finite is a conflict of its own`(number: Double) {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let good = solver.add(Constraint([Term(1, width)], -5, .equal))
    let bad = solver.add(Constraint([Term(1, width)], number, .equal, strength: .priority(750)))
    let worse = solver.add(Constraint([Term(number, width)], 0, .equal))
    #expect(solver.solve() == [bad, worse].map { Conflict(members: [$0], broken: $0) })
    #expect(solver.violation(of: good) == 0)
    solver.setConstant(of: good, to: number)
    #expect(solver.solve().count == 3)
    solver.setConstant(of: good, to: -6)
    solver.solve()
    #expect(solver.value(of: width) == 6)
  }

  @Test func `a constraint without variables holds or is a conflict`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    solver.add(Constraint([], 0, .equal))
    solver.add(Constraint([Term(1, width), Term(-1, width)], 5, .greaterThanOrEqual))
    #expect(solver.solve().isEmpty)
    let bad = solver.add(Constraint([Term(1, width), Term(-1, width)], -5, .greaterThanOrEqual))
    #expect(solver.solve() == [Conflict(members: [bad], broken: bad)])
  }

  @Test func `a required equality said twice is no conflict`() {
    var solver = ConstraintSolver(variableCount: 2)
    let v = solver.variables
    for _ in 0..<2 { solver.add(Constraint([Term(3, v[0]), Term(1.0 / 3, v[1])], -0.1, .equal)) }
    #expect(solver.solve().isEmpty)
  }
}
