extension Tableau {
  /// What has another value once certain constraints have other constants, so that a change costs no more than what it changes.
  ///
  /// It stays the same while the parts do: a pivot makes rows of one part mention what others of it do, and reaches no other part.
  struct Reach: Sendable {
    var slots: [Int32] = []
    /// The activity of the one constraint of `slots`, if that is a held edit; or -1.
    var edit: Int32 = -1
    /// The parts that mention constraints of `slots`.
    var parts: [Int32] = []
    /// Indices of `eliminated`, in the order they are worked out in; nil: all of them.
    var records: [Int32]?

    init() {}

    /// - Parameter parts: the ones that mention the constraints of `slots`; nil where equalities among these reach farther than that.
    init(slots: [Int32], of parts: [Int32]?, in tableau: borrowing Tableau) {
      self.slots = slots
      guard let parts else { return }
      self.parts = parts
      records = tableau.records(reachedFrom: parts)
      if let slot = slots.first, slots.count == 1 {
        let activity = tableau.activity(ofRow: tableau.row(ofSlot: Int(slot)))
        if tableau.heldEdits.contains(activity) { edit = activity }
      }
    }
  }

  private func records(reachedFrom reached: [Int32]) -> [Int32] {
    var moves = Array(repeating: false, count: values.count)
    for part in reached.map({ parts[Int($0)] }) {
      for index in part.rows { moves[Int(basic[Int(partRows[index])])] = true }
      for index in part.columns { moves[Int(partColumns[index])] = true }
    }
    for row in traits.indices where traits[row].isEdit { moves[Int(activity(ofRow: row))] = true }
    var found: [Int32] = []
    for index in eliminated.indices.reversed() {
      let record = eliminated[index]
      guard matrix.rows[Int(record.row)].range.contains(where: { moves[Int(matrix.entryColumns[$0])] }) else { continue }
      moves[Int(record.variable)] = true
      found.append(Int32(index))
    }
    return found
  }
}
