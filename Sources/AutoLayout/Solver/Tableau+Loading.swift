extension Tableau {
  /// The tableau of the live, unbroken constraints of `store`, each a row. One row is to spare, the last.
  /// - Parameter numbering: where rows and variables go; nil leaves them as they are.
  init(_ store: ConstraintStore, variableCount: Int, numbering: Numbering? = nil) {
    let rowCount = store.slots.count + 1
    let symbolCount = variableCount + rowCount
    self.variableCount = variableCount
    self.numbering = numbering
    matrix = SparseMatrix(rowStarts: Self.rowStarts(of: store, numbering), columnCount: symbolCount)
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
    // In the order of the store, wherever the rows are: memory is read in one sweep, and writing needn't wait for it.
    let columns = numbering?.variables
    for (index, slot) in store.slots.enumerated() where slot.isLive && !slot.isBroken {
      load(slot, of: store, row: row(ofSlot: index), columns: columns, priorities: priorities)
    }
    constants = givenConstants.copy()
    matrix.indexColumns()
  }

  /// By row, where its entries start, if there is one for each term; the end follows the last.
  private static func rowStarts(of store: ConstraintStore, _ numbering: Numbering?) -> Buffer<Int32> {
    var starts = Buffer<Int32>(capacity: store.slots.count + 2)
    var end: Int32 = 0
    if let numbering {
      for start in numbering.starts { starts.append(start) }
      end = numbering.starts.last ?? 0
    } else {
      for slot in store.slots {
        starts.append(end)
        end += slot.termCount
      }
      starts.append(end)
    }
    starts.append(end)
    return starts
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

  /// - Parameter columns: by variable's index; nil where a variable's column is its index.
  @inline(__always)
  private mutating func load(
    _ slot: ConstraintStore.Slot, of store: ConstraintStore, row: Int, columns: [Int32]?, priorities: [Double]
  ) {
    let sign = slot.relation == .lessThanOrEqual ? -1.0 : 1.0
    for index in Int(slot.firstTerm)..<Int(slot.firstTerm + slot.termCount) {
      let term = store.terms[index]
      let column = columns.map { $0[term.variable.index] } ?? Int32(term.variable.index)
      matrix.appendEntry(column: column, value: sign * term.coefficient, row: row)
    }
    matrix.dropZeros(ofRow: row)
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
