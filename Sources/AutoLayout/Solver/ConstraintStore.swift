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
    var isEdit: Bool
    /// Whether its coefficients and its strength are; the constant may change.
    var hasFiniteTerms: Bool
    /// Left out of the solution because it can't be satisfied.
    var isBroken = false
    /// An inequality of many variables that did matter once, so that it isn't postponed again.
    var isNeverPostponed = false
    var strength: Strength
    var constant: Double
  }

  private(set) var slots: [Slot] = []
  private(set) var terms: [Term] = []
  /// By `ConstraintID.index`: the slot, or -1 after removal.
  private var slotOfID: [Int32] = []
  private var holes = 0

  var liveCount: Int { slots.count - holes }

  mutating func append(_ constraint: Constraint, isEdit: Bool = false) -> ConstraintID {
    let id = ConstraintID(index: slotOfID.count)
    slotOfID.append(Int32(slots.count))
    let strength = constraint.strength
    var hasFiniteTerms = !strength.priority.isNaN && strength.weight.isFinite
    for term in constraint.terms where !term.coefficient.isFinite { hasFiniteTerms = false }
    slots.append(
      Slot(
        firstTerm: Int32(terms.count), termCount: Int32(constraint.terms.count), id: Int32(id.index), relation: constraint.relation,
        isEdit: isEdit, hasFiniteTerms: hasFiniteTerms, strength: strength, constant: constraint.constant))
    terms.append(contentsOf: constraint.terms)
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
    slots[slot].hasFiniteTerms =
      !strength.priority.isNaN && strength.weight.isFinite && terms[range(ofSlot: slot)].allSatisfy(\.coefficient.isFinite)
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
    var keptTerms: [Term] = []
    keptSlots.reserveCapacity(slots.count - holes)
    for var slot in slots where slot.isLive {
      let range = Int(slot.firstTerm)..<Int(slot.firstTerm + slot.termCount)
      slotOfID[Int(slot.id)] = Int32(keptSlots.count)
      slot.firstTerm = Int32(keptTerms.count)
      keptTerms.append(contentsOf: terms[range])
      keptSlots.append(slot)
    }
    slots = keptSlots
    terms = keptTerms
    holes = 0
  }

  func range(ofSlot slot: Int) -> Range<Int> {
    Int(slots[slot].firstTerm)..<Int(slots[slot].firstTerm + slots[slot].termCount)
  }

  func isFinite(slot: Int) -> Bool { slots[slot].hasFiniteTerms && slots[slot].constant.isFinite }

  /// The constraint's left side at `values`, by variable.
  func expression(ofSlot slot: Int, at values: (Int) -> Double) -> Double {
    terms[range(ofSlot: slot)].reduce(slots[slot].constant) { $0 + $1.coefficient * values($1.variable.index) }
  }
}
