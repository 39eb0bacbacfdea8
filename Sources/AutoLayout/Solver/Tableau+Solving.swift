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
    changeConstants(of: slots, in: store)
    guard contradictedRows().isEmpty, optimise(), blockedRows.isEmpty else { return false }
    settleEliminatedVariables()
    return failedPostponedRows(in: store).isEmpty
  }

  /// Takes over the constants of `slots`, and marks the parts that they reach as unsolved.
  mutating func changeConstants(of slots: [Int32], in store: ConstraintStore) {
    var changesEquation = false
    for row in slots.map(Int.init) {
      let given = store.slots[row].relation == .lessThanOrEqual ? -store.slots[row].constant : store.slots[row].constant
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
    guard changesEquation else { return }
    let before = constants.copy()
    eliminateConstants()
    for row in traits.indices where traits[row].kind != .equation && constants[row] != before[row] {
      unsettle(row)
    }
  }

  private mutating func unsettle(_ row: Int) {
    let symbol = activity(ofRow: row)
    if rowOfBasic[Int(symbol)] >= 0 {
      parts[Int(partOfRow[Int(rowOfBasic[Int(symbol)])])].isSolved = false
      return
    }
    rest(symbol)
    for index in matrix.columns[Int(symbol)].range {
      let part = partOfRow[Int(matrix.columnRows[index])]
      if part >= 0 { parts[Int(part)].isSolved = false }
    }
  }

  /// The postponed inequalities that don't hold.
  func failedPostponedRows(in store: ConstraintStore) -> [Int] {
    var failed: [Int] = []
    for row in postponedRows.map({ Int($0) }) {
      let slot = store.slots[row]
      var sum = slot.constant
      var magnitude = abs(slot.constant)
      for term in store.terms[store.range(ofSlot: row)] {
        let addend = term.coefficient * values[term.variable.index]
        sum += addend
        magnitude += abs(addend)
      }
      let shortfall = slot.relation == .lessThanOrEqual ? sum : -sum
      if shortfall > 1e-12 + 1e-11 * magnitude { failed.append(row) }
    }
    return failed
  }
}
