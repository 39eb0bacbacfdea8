/// The constraints as they were added, flat: constraint `slot` has the terms `firstTerm[slot] ..< firstTerm[slot] + termCount[slot]`.
///
/// Slots are in the order of adding, always, so that what is solved doesn't depend on what was added and removed before.
/// Removing leaves a hole; `compact()` closes the holes when they are half of all.
struct ConstraintStore: Sendable {
  struct Slot: Sendable {
    var firstTerm: Int32
    var termCount: Int32
    var id: Int32
    var relation: Relation
    var isLive = true
    var isEdit = false
    /// Left out of the solution because it can't be satisfied.
    var isBroken = false
    /// An inequality of many variables that did matter once, so that it isn't postponed again.
    var isNeverPostponed = false
    var strength: Strength
    var constant: Double
  }

  private(set) var slots: [Slot] = []
  private(set) var termVariables: [Int32] = []
  private(set) var termCoefficients: [Double] = []
  /// By `ConstraintID.index`: the slot, or -1 after removal.
  private var slotOfID: [Int32] = []
  private var holes = 0

  var liveCount: Int { slots.count - holes }

  mutating func append(_ constraint: Constraint, isEdit: Bool = false) -> ConstraintID {
    let id = ConstraintID(index: slotOfID.count)
    slotOfID.append(Int32(slots.count))
    slots.append(
      Slot(
        firstTerm: Int32(termVariables.count), termCount: Int32(constraint.terms.count), id: Int32(id.index),
        relation: constraint.relation, isEdit: isEdit, strength: constraint.strength, constant: constraint.constant))
    for term in constraint.terms {
      termVariables.append(Int32(term.variable.index))
      termCoefficients.append(term.coefficient)
    }
    return id
  }

  func slot(of id: ConstraintID) -> Int? {
    guard id.index < slotOfID.count, slotOfID[id.index] >= 0 else { return nil }
    return Int(slotOfID[id.index])
  }

  mutating func removeSlot(_ slot: Int) {
    slotOfID[Int(slots[slot].id)] = -1
    slots[slot].isLive = false
    holes += 1
  }

  mutating func setConstant(_ constant: Double, ofSlot slot: Int) {
    slots[slot].constant = constant
  }

  mutating func setStrength(_ strength: Strength, ofSlot slot: Int) {
    slots[slot].strength = strength
  }

  mutating func breakConstraint(inSlot slot: Int) {
    slots[slot].isBroken = true
  }

  mutating func neverPostpone(slot: Int) {
    slots[slot].isNeverPostponed = true
  }

  mutating func postponeNone() {
    for slot in slots.indices { slots[slot].isNeverPostponed = true }
  }

  mutating func mendAll() {
    for slot in slots.indices where slots[slot].isBroken {
      slots[slot].isBroken = false
    }
  }

  /// Closes the holes when they are half of all; slots change then.
  mutating func compactIfSparse() {
    guard holes > 16, holes * 2 > slots.count else { return }
    var keptSlots: [Slot] = []
    var keptVariables: [Int32] = []
    var keptCoefficients: [Double] = []
    keptSlots.reserveCapacity(slots.count - holes)
    for var slot in slots where slot.isLive {
      let terms = Int(slot.firstTerm)..<Int(slot.firstTerm + slot.termCount)
      slotOfID[Int(slot.id)] = Int32(keptSlots.count)
      slot.firstTerm = Int32(keptVariables.count)
      keptVariables.append(contentsOf: termVariables[terms])
      keptCoefficients.append(contentsOf: termCoefficients[terms])
      keptSlots.append(slot)
    }
    slots = keptSlots
    termVariables = keptVariables
    termCoefficients = keptCoefficients
    holes = 0
  }

  func isFinite(slot: Int) -> Bool {
    let record = slots[slot]
    guard record.constant.isFinite, !record.strength.priority.isNaN, record.strength.weight.isFinite else { return false }
    for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) where !termCoefficients[term].isFinite {
      return false
    }
    return true
  }

  /// The constraint's left side at `values`, by variable.
  func expression(ofSlot slot: Int, at values: (Int) -> Double) -> Double {
    let record = slots[slot]
    var sum = record.constant
    for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      sum += termCoefficients[term] * values(Int(termVariables[term]))
    }
    return sum
  }
}
