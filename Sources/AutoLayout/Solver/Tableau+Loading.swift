extension Tableau {
  /// The tableau of the live, unbroken constraints of `store`: each a row of its slot's number. One row is to spare, the last.
  init(_ store: ConstraintStore, variableCount: Int) {
    let rowCount = store.slots.count + 1
    let symbolCount = variableCount + rowCount
    self.variableCount = variableCount
    matrix = SparseMatrix(rowCount: rowCount, columnCount: symbolCount, entryCapacity: store.terms.count)
    traits = Buffer(repeating: RowTraits(), count: rowCount)
    givenConstants = Buffer(repeating: 0, count: rowCount)
    basic = Buffer(repeating: -1, count: rowCount)
    rowOfBasic = Buffer(repeating: -1, count: symbolCount)
    values = Buffer(repeating: 0, count: symbolCount)
    side = Buffer(repeating: 1, count: symbolCount)
    expressions = Buffer(repeating: 0, count: rowCount)
    place = Buffer(repeating: -1, count: symbolCount)
    partOfRow = Buffer(repeating: -1, count: rowCount)
    marks = Buffer(repeating: 0, count: rowCount)
    constants = Buffer()

    let priorities = Self.priorities(of: store)
    levelCount = priorities.count
    levelWeights = Array(repeating: 0, count: levelCount)
    for row in store.slots.indices where store.slots[row].isLive && !store.slots[row].isBroken {
      load(store, row: row, priorities: priorities)
    }
    constants = givenConstants.copy()
    matrix.indexColumns()
  }

  /// The priorities that occur, required ones apart, the highest first.
  private static func priorities(of store: ConstraintStore) -> [Double] {
    var found: [Double] = []
    for slot in store.slots where slot.isLive && !slot.strength.isRequired {
      let priority = slot.strength.priority
      if !found.contains(priority) { found.append(priority) }
    }
    return found.sorted(by: >)
  }

  private mutating func load(_ store: ConstraintStore, row: Int, priorities: [Double]) {
    let slot = store.slots[row]
    let sign = slot.relation == .lessThanOrEqual ? -1.0 : 1.0
    matrix.beginRow(row)
    for index in Int(slot.firstTerm)..<Int(slot.firstTerm + slot.termCount) {
      let term = store.terms[index]
      matrix.appendEntry(column: Int32(term.variable.index), value: sign * term.coefficient, row: row)
    }
    matrix.endRow(row)
    givenConstants[row] = sign * slot.constant
    largestConstant = max(largestConstant, abs(slot.constant))
    let isEquality = slot.relation == .equal
    if slot.strength.isRequired {
      traits[row] = RowTraits(kind: isEquality ? .equation : .barrier, mayBePostponed: !isEquality && !slot.isNeverPostponed)
    } else {
      let level = priorities.firstIndex(of: slot.strength.priority) ?? 0
      traits[row] = RowTraits(
        kind: isEquality ? .target : .floor, isEdit: slot.isEdit, level: Int32(level), weight: slot.strength.weight)
      if !slot.isEdit {
        levelWeights[level] = max(levelWeights[level], slot.strength.weight)
      }
    }
  }
}
