import AutoLayout

/// Numbers that look random and are the same on every run (Steele, Lea and Flood's SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A shape of random constraint systems. Whole numbers keep ties and degenerate corners frequent.
struct RandomSystems {
  var variableCount: Int
  var constraintCount: ClosedRange<Int>
  var requiredShare = 0.3
  var priorities: [Double] = [250, 500, 750]
  var weights: [Double] = [1]
  var mostTerms = 3

  func constraint(_ variables: [Variable], using generator: inout SeededGenerator) -> Constraint {
    var terms: [Term] = []
    for variable in variables.shuffled(using: &generator).prefix(Int.random(in: 1...min(mostTerms, variables.count), using: &generator)) {
      let coefficients = [1.0, -1, 1, -1, 2, -2, 0.5]
      terms.append(Term(coefficients.randomElement(using: &generator) ?? 1, variable))
    }
    let isRequired = Double.random(in: 0..<1, using: &generator) < requiredShare
    let strength = Strength(
      priority: isRequired ? 1000 : priorities.randomElement(using: &generator) ?? 1,
      weight: weights.randomElement(using: &generator) ?? 1)
    return Constraint(
      terms, Double(Int.random(in: -10...10, using: &generator)), Relation.allCases.randomElement(using: &generator) ?? .equal,
      strength: strength)
  }

  func constraints(_ variables: [Variable], using generator: inout SeededGenerator) -> [Constraint] {
    (0..<Int.random(in: constraintCount, using: &generator)).map { _ in constraint(variables, using: &generator) }
  }
}

extension ConstraintSolver {
  /// A solver with variables and `constraints`, not solved.
  init(variableCount: Int, _ constraints: [Constraint] = []) {
    self.init()
    for _ in 0..<variableCount { _ = makeVariable() }
    for constraint in constraints { add(constraint) }
  }

  var variables: [Variable] {
    var maker = ConstraintSolver()
    return (0..<variableCapacity).map { _ in maker.makeVariable() }
  }

  var values: [Double] { variables.map { value(of: $0) } }
}

extension Constraint {
  func expression(at values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable.index] }
  }

  func violation(at values: [Double]) -> Double { Constraint.violation(of: expression(at: values), relation) }
}

/// The price of a point: what is violated at each priority, weighted and summed, the highest priority first.
func price(of constraints: [Constraint], at values: [Double], priorities: [Double]) -> [Double] {
  priorities.map { priority in
    constraints.filter { $0.strength.priority == priority }.reduce(0) { $0 + $1.strength.weight * $1.violation(at: values) }
  }
}

func isLess(_ left: [Double], than right: [Double], tolerance: Double = 1e-6) -> Bool {
  for (a, b) in zip(left, right) where abs(a - b) > tolerance { return a < b }
  return false
}
