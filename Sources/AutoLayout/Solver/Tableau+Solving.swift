extension Tableau {
  /// Solves from nothing; afterwards `contradictions()` tells what stands in the way, if anything does.
  mutating func solve() {
    eliminateEquations()
    eliminateConstants()
    guard contradictedRows().isEmpty else { return }
    beginSimplex()
    _ = optimise()
    settleEliminatedVariables()
  }

  /// Solves again from where it stands, after the constants of `slots` have changed.
  /// - Returns: false if a required constraint failed, or there is more than one solution: then all is to be solved anew.
  mutating func resolve(changed slots: [Int32], in store: ConstraintStore) -> Bool {
    let isKnownEdit = reach.edit >= 0 && slots == reach.slots
    let changesEquation = isKnownEdit ? false : changeConstants(of: slots, in: store)
    if isKnownEdit { moveEdit(in: store) }
    if changesEquation || slots != reach.slots { reach = Reach(slots: slots, of: changesEquation ? nil : pendingParts, in: self) }
    guard contradictedRows().isEmpty, optimise(), blockedRows.isEmpty else { return false }
    settleEliminatedVariables(hasReleasedEdits ? nil : reach.records)
    return failedPostponedRows(in: store).isEmpty
  }

  /// Takes over the constant of the edit that `reach` tells of: parts whose solution stays get their new values, the others are marked as unsolved.
  private mutating func moveEdit(in store: ConstraintStore) {
    let row = self.row(ofActivity: reach.edit)
    givenConstants[row] = store.slots[Int(reach.slots[0])].constant
    largestConstant = max(largestConstant, abs(givenConstants[row]))
    constants[row] = givenConstants[row] + shifts[row]
    rest(reach.edit)
    let value = values[Int(reach.edit)]
    for index in reach.parts {
      if parts[Int(index)].isSolved && parts[Int(index)].window.contains(value) {
        settleStatedVariables(of: parts[Int(index)])
      } else {
        queue(part: index)
      }
    }
  }

  private mutating func settleStatedVariables(of part: Part) {
    for index in part.rows {
      let row = Int(partRows[index])
      let symbol = basic[row]
      guard !isActivity(symbol) else { continue }
      var sum = 0.0
      for entry in matrix.rows[row].range {
        sum += matrix.entryValues[entry] * values[Int(matrix.entryColumns[entry])]
      }
      values[Int(symbol)] = sum
    }
  }

  /// Takes over the constants of `slots`, and marks the parts that they reach as unsolved.
  /// - Returns: whether one of them is an equality that was eliminated.
  private mutating func changeConstants(of slots: [Int32], in store: ConstraintStore) -> Bool {
    var changesEquation = false
    for slot in slots.map(Int.init) {
      let row = self.row(ofSlot: slot)
      let given = store.slots[slot].relation == .lessThanOrEqual ? -store.slots[slot].constant : store.slots[slot].constant
      let difference = given - givenConstants[row]
      givenConstants[row] = given
      largestConstant = max(largestConstant, abs(given))
      if traits[row].kind == .equation {
        changesEquation = true
      } else if difference != 0 {
        // Elimination adds the same to it as before.
        constants[row] = given + shifts[row]
        unsettle(row)
      }
    }
    guard changesEquation else { return false }
    let before = constants.copy()
    eliminateConstants()
    for row in traits.indices where traits[row].kind != .equation && constants[row] != before[row] {
      unsettle(row)
    }
    return true
  }

  private mutating func unsettle(_ row: Int) {
    let symbol = activity(ofRow: row)
    if rowOfBasic[Int(symbol)] >= 0 {
      queue(part: partOfRow[Int(rowOfBasic[Int(symbol)])])
      return
    }
    rest(symbol)
    for index in matrix.columns[Int(symbol)].range {
      let part = partOfRow[Int(matrix.columnRows[index])]
      if part >= 0 { queue(part: part) }
    }
  }

  /// Marks a part as one to be optimised.
  private mutating func queue(part: Int32) {
    guard parts[Int(part)].isSolved else { return }
    parts[Int(part)].isSolved = false
    pendingParts.append(part)
  }

  /// The slots of postponed inequalities that don't hold.
  func failedPostponedRows(in store: ConstraintStore) -> [Int] {
    var failed: [Int] = []
    for index in postponedRows.map({ slot(ofRow: Int($0)) }) {
      let slot = store.slots[index]
      var sum = slot.constant
      var magnitude = abs(slot.constant)
      for term in store.terms[store.range(ofSlot: index)] {
        let addend = term.coefficient * value(ofVariable: term.variable.index)
        sum += addend
        magnitude += abs(addend)
      }
      let shortfall = slot.relation == .lessThanOrEqual ? sum : -sum
      if shortfall > 1e-12 + 1e-11 * magnitude { failed.append(index) }
    }
    return failed
  }
}
