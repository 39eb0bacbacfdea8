/// Everything a solution is worked out in; built anew whenever constraints come or go.
///
/// The work is in two steps, each a sequence of row operations on one `SparseMatrix`.
///
/// 1. *Elimination*. Each required equality gives up one variable, which leaves every other row. What is left are the *rows that
///    stay*, inequalities and constraints that aren't required, in the few variables still free. (`Tableau+Elimination.swift`)
/// 2. *Simplex*. The rows that stay fall into parts that share no variable, and each part is optimised alone. A row's *activity* is
///    its expression without the constant. Activities and variables together are *symbols*: symbol `v` is variable `v`, symbol
///    `variableCount + r` is row `r`'s activity. Each row that stays states one *basic* symbol in terms of nonbasic ones:
///
///         basic[r]  =  Σ entryValues · nonbasic symbol
///
///    There are no constants in it: a nonbasic activity rests where its constraint is just met (at minus its constant), a nonbasic variable
///    at zero, and every other value follows. So another constant changes no entry, and however many constants change,
///    nothing drifts. (`Tableau+Partition.swift`, `+Simplex.swift`)
///
/// A row costs nothing where it is met, and its weight per unit where it isn't: a convex, piecewise linear price, so that no error
/// variables are needed. Prices of different priorities are compared from the highest down, and never added.
struct Tableau: ~Copyable {
  enum Kind: UInt8, Sendable {
    /// Not in the tableau: removed, or given up as broken.
    case absent
    /// A required equality.
    case equation
    /// A required inequality, as expression ≥ 0.
    case barrier
    /// An equality that isn't required.
    case target
    /// An inequality that isn't required, as expression ≥ 0.
    case floor
    /// A search direction while ambiguity is looked for: pays for every unit, without end.
    case objective
  }

  /// What is fixed about a row while constraints neither come nor go.
  struct RowTraits: Sendable {
    var kind = Kind.absent
    var isEdit = false
    var mayBePostponed = false
    /// Index of the priority among all that occur, the highest first.
    var level: Int32 = 0
    var weight = 0.0
    /// What it weighs among solutions that are equally good.
    var tieWeight = 0.0
  }

  let variableCount: Int
  /// How rows and variables are numbered here; as slots and as in the store where it is nil.
  let numbering: Numbering?
  var matrix: SparseMatrix
  var traits: Buffer<RowTraits>
  /// Each row's constant as its constraint gives it, negated for ≤.
  var givenConstants: Buffer<Double>
  /// What elimination adds to each row's constant.
  var shifts = Buffer<Double>()
  /// Each row's constant after elimination.
  var constants: Buffer<Double>
  var levelCount = 0
  /// By level: the largest weight.
  var levelWeights: [Double] = []

  // MARK: Elimination

  struct RowOperation: Sendable {
    var source: Int32
    var target: Int32
    /// target -= factor * source.
    var factor: Double
  }

  struct EliminatedVariable: Sendable {
    var variable: Int32
    /// The equality that gave it up; its other entries stay in the matrix for reading.
    var row: Int32
    var coefficient: Double
  }

  var operations = Buffer<RowOperation>()
  /// In the order of elimination: a row mentions only variables given up later, or never.
  var eliminated = Buffer<EliminatedVariable>()
  /// Equalities that say nothing new; they hold as long as their constant comes to zero.
  var redundantRows: [Int32] = []
  /// Required inequalities left out because they had come to join many variables: mostly they hold anyway, and then the solution is the same.
  /// If one doesn't, all is solved anew with it.
  var postponedRows: [Int32] = []
  var largestConstant = 0.0

  // MARK: Simplex

  /// By row: the symbol it states.
  var basic: Buffer<Int32>
  /// By symbol: the row that states it, or -1.
  var rowOfBasic: Buffer<Int32>
  /// By symbol.
  var values: Buffer<Double>
  /// By symbol: -1 where an activity is on the paying side of its constraint (or below a target), 1 where not.
  /// Kept while an activity is at rest exactly, so that ties are always broken the same way.
  var side: Buffer<Int8>
  /// By row that stays: its expression's value, 0 if it is nothing but rounding.
  var expressions: Buffer<Double>

  /// A set of rows that share nonbasic symbols with no other part.
  struct Part: Sendable {
    var rows: Range<Int>
    var columns: Range<Int>
    var isSolved = false
    /// Whether its constraints have their `tieWeight`.
    var isWeighed = false
    /// Where its solution stays as it is, but for the values.
    var window = Window()
    /// How it was solved last.
    var outcome: Outcome?
  }

  var parts: [Part] = []
  /// Those to be optimised.
  var pendingParts: [Int32] = []
  /// What the constraints that changed last have a bearing on.
  var reach = Reach()
  /// What the last evaluation of a part found, for the edit of `reach`.
  var window = Window()
  var partRows = Buffer<Int32>()
  /// Nonbasic symbols, part by part.
  var partColumns = Buffer<Int32>()
  /// By symbol: its index in `partColumns`, or -1.
  var place: Buffer<Int32>
  /// By row: its part.
  var partOfRow: Buffer<Int32>
  /// Activities of edit constraints that are nonbasic and not yet released: constants to every part, so that they join none.
  var heldEdits: [Int32] = []
  var hasReleasedEdits = false
  var pivotCount = 0
  /// Whether tie weights count, after every priority.
  var breaksTies = false
  /// Rows found unsatisfiable: the row, stated in terms of nonbasic barriers none of which gives way.
  var blockedRows: [Int32] = []

  /// By row: `mark` if a walk along a column has seen it.
  var marks: Buffer<Int32>
  var mark: Int32 = 0

  var scratch = Scratch()

  /// Buffers kept between calls.
  struct Scratch: ~Copyable {
    var gradient = Buffer<Double>()
    var slope = Buffer<Double>()
    var breakpoints = Buffer<Breakpoint>()
  }

  struct Breakpoint: Sendable {
    var step: Double
    var row: Int32
    var rate: Double
  }

  /// The value of the store's variable `index`; 0 where it came later.
  func value(ofVariable index: Int) -> Double {
    index < variableCount ? values[numbering.map { Int($0.variables[index]) } ?? index] : 0
  }

  func slot(ofRow row: Int) -> Int {
    guard let numbering else { return row }
    return Int(numbering.slots[row])
  }

  func row(ofSlot slot: Int) -> Int {
    guard let numbering else { return slot }
    return Int(numbering.rows[slot])
  }

  func isActivity(_ symbol: Int32) -> Bool { Int(symbol) >= variableCount }

  /// The row whose activity `symbol` is.
  func row(ofActivity symbol: Int32) -> Int { Int(symbol) - variableCount }

  func activity(ofRow row: Int) -> Int32 { Int32(variableCount + row) }
}
