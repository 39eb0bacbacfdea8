/// Gives variables the values that meet linear constraints best.
///
/// Add variables and constraints, `solve()`, read `value(of:)`. What the values are depends on the constraints alone and the order
/// they were added in, never on what was there before. Required constraints hold; where they can't, one of the
/// smallest set in conflict is given up, and the set is reported. The others are met from the highest priority down: a violation at one priority is
/// never traded against any amount of lower ones. Nothing pulls at a variable that no constraint holds: it is 0.
///
/// A solver is a value. A copy can be asked "what if" (how high is this at 320 points?) and thrown away.
///
/// - Complexity: Building is near linear in the number of terms for layouts as people write them: equalities that
///   join neighbours, and inequalities between few variables once those are eliminated. `Tableau` says how.
public struct ConstraintSolver: Sendable {
  /// A tableau that copies of a solver share until one of them solves again.
  ///
  /// Sendable: it is written only where `isKnownUniquelyReferenced` says that no other solver has it.
  private final class Workspace: @unchecked Sendable {
    var tableau: Tableau

    init() {
      tableau = Tableau(ConstraintStore(), variableCount: 0)
    }

    init(_ tableau: consuming Tableau) {
      self.tableau = tableau
    }
  }

  private enum Staleness: Int, Comparable {
    case fresh, constants, structure

    static func < (left: Staleness, right: Staleness) -> Bool { left.rawValue < right.rawValue }
  }

  var store = ConstraintStore()
  private var workspace = Workspace()
  private var staleness = Staleness.fresh
  private var changedSlots: [Int32] = []
  private(set) var freeVariables: [Int32] = []
  private var edits: [Variable: ConstraintID] = [:]
  /// Whether even a small system is put in an order of its own before it is solved: for tests.
  var alwaysRenumbers = false

  /// How many variables have been made, removed ones included until their place is taken again.
  public private(set) var variableCapacity = 0

  /// The required constraints in conflict, as of the last `solve()`.
  public private(set) var conflicts: [Conflict] = []

  public init() {}

  // MARK: Variables

  public mutating func makeVariable() -> Variable {
    if let index = freeVariables.popLast() { return Variable(index: Int(index)) }
    variableCapacity += 1
    staleness = .structure
    return Variable(index: variableCapacity - 1)
  }

  /// Forgets `variable`, which no constraint may mention any more; the next one made takes its index.
  public mutating func remove(_ variable: Variable) {
    removeEdit(of: variable)
    freeVariables.append(Int32(variable.index))
  }

  /// The variable's value as of the last `solve()`; 0 before.
  public func value(of variable: Variable) -> Double {
    workspace.tableau.value(ofVariable: variable.index) + 0
  }

  // MARK: Constraints

  public var constraintCount: Int { store.liveCount }

  /// Adds `constraint`; it counts from the next `solve()` on.
  @discardableResult
  public mutating func add(_ constraint: Constraint) -> ConstraintID {
    staleness = .structure
    return store.append(constraint)
  }

  /// Removes a constraint; does nothing if it is gone already.
  public mutating func remove(_ id: ConstraintID) {
    guard let slot = store.slot(of: id) else { return }
    store.removeSlot(slot)
    staleness = .structure
  }

  /// Changes a constraint's constant, in its terms as added; the next `solve()` starts from the last solution.
  public mutating func setConstant(of id: ConstraintID, to constant: Double) {
    guard let slot = store.slot(of: id), store.slots[slot].constant != constant else { return }
    store.setConstant(constant, ofSlot: slot)
    changedSlots.append(Int32(slot))
    staleness = max(staleness, constant.isFinite ? .constants : .structure)
  }

  /// Changes how much a constraint matters.
  public mutating func setStrength(of id: ConstraintID, to strength: Strength) {
    guard let slot = store.slot(of: id), store.slots[slot].strength != strength else { return }
    store.setStrength(strength, ofSlot: slot)
    staleness = .structure
  }

  public func contains(_ id: ConstraintID) -> Bool { store.slot(of: id) != nil }

  /// By how much the constraint is missed, in its expression's unit, as of the last `solve()`; 0 where it is met.
  public func violation(of id: ConstraintID) -> Double {
    guard let slot = store.slot(of: id) else { return 0 }
    let expression = store.expression(ofSlot: slot) { workspace.tableau.value(ofVariable: $0) }
    return Constraint.violation(of: expression, store.slots[slot].relation)
  }

  // MARK: Edit variables

  /// Makes `variable` one that values are suggested for, starting at 0; made twice, the later strength counts.
  ///
  /// A suggestion is an equality of `strength`, whose changes are cheap.
  public mutating func addEdit(_ variable: Variable, strength: Strength) {
    removeEdit(of: variable)
    let constraint = Constraint([Term(1, variable)], 0, .equal, strength: strength)
    edits[variable] = store.append(constraint, isEdit: true)
    staleness = .structure
  }

  /// Suggests a value for an edit variable; does nothing for another.
  public mutating func suggest(_ value: Double, for variable: Variable) {
    guard let id = edits[variable] else { return }
    setConstant(of: id, to: -value)
  }

  public mutating func removeEdit(of variable: Variable) {
    guard let id = edits.removeValue(forKey: variable) else { return }
    remove(id)
  }

  // MARK: Solving

  /// Works out the values anew if anything changed.
  /// - Returns: the conflicts, all of them, whether or not they were there before.
  @discardableResult
  public mutating func solve() -> [Conflict] {
    if staleness == .constants && !conflicts.isEmpty { staleness = .structure }
    switch staleness {
    case .fresh: return conflicts
    case .constants:
      if !resolve() { rebuild() }
    case .structure: rebuild()
    }
    staleness = .fresh
    changedSlots.removeAll(keepingCapacity: true)
    return conflicts
  }

  /// Starts from the last solution, which only constants have changed since.
  /// - Returns: false if all must be solved anew.
  private mutating func resolve() -> Bool {
    guard !workspace.tableau.hasReleasedEdits, workspace.tableau.pivotCount < 64 + 16 * store.slots.count else { return false }
    if !isKnownUniquelyReferenced(&workspace) {
      workspace = Workspace(workspace.tableau.copy())
    }
    return workspace.tableau.resolve(changed: changedSlots, in: store)
  }

  private mutating func rebuild() {
    store.compactIfSparse()
    if !conflicts.isEmpty { store.mendAll() }
    conflicts = []
    breakWhatIsNotFinite()
    while true {
      let renumbers = alwaysRenumbers || Numbering.isWorthwhile(for: store)
      let numbering = renumbers ? Numbering(store, variableCount: variableCapacity) : nil
      var tableau = Tableau(store, variableCount: variableCapacity, numbering: numbering)
      tableau.solve()
      let found = tableau.contradictions()
      report(found)
      let failed = found.isEmpty ? tableau.failedPostponedRows(in: store) : []
      for slot in failed { store.neverPostpone(slot: slot) }
      if found.isEmpty && failed.isEmpty {
        workspace = Workspace(tableau)
        break
      }
    }
    conflicts.sort { $0.broken < $1.broken }
  }

  private mutating func breakWhatIsNotFinite() {
    for slot in store.slots.indices where store.slots[slot].isLive && !store.isFinite(slot: slot) {
      store.breakConstraint(inSlot: slot)
      let id = ConstraintID(index: Int(store.slots[slot].id))
      conflicts.append(Conflict(members: [id], broken: id))
    }
  }

  /// Gives up the latest constraint of each set, unless the set has lost a member already.
  private mutating func report(_ sets: [[Int]]) {
    for set in sets where !set.contains(where: { store.slots[$0].isBroken }) {
      guard let latest = set.max() else { continue }
      store.breakConstraint(inSlot: latest)
      let members = set.map { ConstraintID(index: Int(store.slots[$0].id)) }
      conflicts.append(Conflict(members: members.sorted(), broken: ConstraintID(index: Int(store.slots[latest].id))))
    }
  }
}
