/// A constraint system on its own, as a text file holds it, so that solvers can be compared on it.
///
///     # one constraint a line: terms, a constant, a relation to zero, and a strength
///     1*a.left + -1*b.left + 8 <= 0 @required
///     edit c.width @1e9          an edit variable and its weight, ahead of every constraint
///     suggest c.width 390        its first value, after them
///     sweep c.width 320 430      the range that timed updates go through
///
/// A strength is `required` or a weight: a larger one wins, and violations are weighted and summed.
public struct ConstraintSystem: Equatable, Sendable {
  public struct Edit: Equatable, Sendable {
    public var variable: Variable
    public var strength: Strength
  }

  public struct Suggestion: Equatable, Sendable {
    public var variable: Variable
    public var value: Double
  }

  public struct Sweep: Equatable, Sendable {
    public var variable: Variable
    public var low: Double
    public var high: Double

    public init(variable: Variable, low: Double, high: Double) {
      self.variable = variable
      self.low = low
      self.high = high
    }

    /// The value of the timed update number `index`: it jumps about, and takes every whole step.
    public func value(ofUpdate index: Int) -> Double {
      let width = max(1, high - low)
      return low + (37 * Double(index)).truncatingRemainder(dividingBy: width)
    }
  }

  /// By `Variable.index`, in the order of their first mention.
  public var names: [String] = []
  public var constraints: [Constraint] = []
  public var edits: [Edit] = []
  public var suggestions: [Suggestion] = []
  public var sweep: Sweep?

  public init() {}

  /// Adds a variable of that name, which must be new.
  public mutating func makeVariable(named name: String) -> Variable {
    names.append(name)
    return Variable(index: names.count - 1)
  }

  /// Adds an edit variable, its first value and the range of timed updates.
  public mutating func edit(_ variable: Variable, strength: Strength, first: Double, low: Double, high: Double) {
    edits.append(Edit(variable: variable, strength: strength))
    suggestions.append(Suggestion(variable: variable, value: first))
    sweep = Sweep(variable: variable, low: low, high: high)
  }

  public func variable(at index: Int) -> Variable { Variable(index: index) }

  /// Fills an empty solver: its variables then are the system's. Doesn't solve.
  /// - Returns: the names of `constraints`, in their order.
  @discardableResult
  public func fill(_ solver: inout ConstraintSolver) -> [ConstraintID] {
    for _ in names { _ = solver.makeVariable() }
    for edit in edits { solver.addEdit(edit.variable, strength: edit.strength) }
    var ids: [ConstraintID] = []
    ids.reserveCapacity(constraints.count)
    for constraint in constraints { ids.append(solver.add(constraint)) }
    for suggestion in suggestions { solver.suggest(suggestion.value, for: suggestion.variable) }
    return ids
  }
}
