extension Tableau {
  /// For each row found unsatisfiable, the slots of the constraints that contradict each other: as few as there can be.
  ///
  /// A blocked row is a sum of nonbasic barriers, a contradicted one a sum of equalities. Those barriers and equalities are independent of
  /// each other, so there is one such sum, and without any one of its members the others are independent, hence satisfiable.
  func contradictions() -> [[Int]] {
    var found: [[Int]] = []
    for row in contradictedRows() {
      found.append(sources(of: [(Int(row), 1)]))
    }
    for row in blockedRows.map(Int.init) {
      var sum = [(self.row(ofActivity: basic[row]), 1.0)]
      for entry in matrix.rows[row].range where isActivity(matrix.entryColumns[entry]) && abs(matrix.entryValues[entry]) > 1e-9 {
        sum.append((self.row(ofActivity: matrix.entryColumns[entry]), -matrix.entryValues[entry]))
      }
      found.append(sources(of: sum))
    }
    return found
  }

  /// The rows, as they were given, that a sum of rows after elimination consists of.
  private func sources(of sum: [(row: Int, factor: Double)]) -> [Int] {
    var factors = Array(repeating: 0.0, count: traits.count)
    for (row, factor) in sum { factors[row] += factor }
    for index in operations.indices.reversed() {
      let operation = operations[index]
      guard factors[Int(operation.target)] != 0 else { continue }
      factors[Int(operation.source)] -= operation.factor * factors[Int(operation.target)]
    }
    let largest = factors.reduce(0) { max($0, abs($1)) }
    return factors.indices.filter { abs(factors[$0]) > 1e-9 * largest }.map { slot(ofRow: $0) }
  }
}
