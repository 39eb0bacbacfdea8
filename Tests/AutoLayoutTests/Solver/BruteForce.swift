import AutoLayout

/// The best price there is, found by looking at every corner.
///
/// The price is linear between the planes `expression == 0`, and planes through zero along each axis give every region a corner; so some
/// corner is as good as any point. A corner is where as many planes meet as there are variables.
struct BruteForce {
  var constraints: [Constraint]
  var variableCount: Int
  var priorities: [Double]

  /// Nil if the required constraints can't all hold.
  func bestPrice() -> [Double]? {
    var planes = constraints.map { constraint in
      var row = Array(repeating: 0.0, count: variableCount + 1)
      for term in constraint.terms { row[term.variable.index] += term.coefficient }
      row[variableCount] = -constraint.constant
      return row
    }
    for variable in 0..<variableCount {
      planes.append((0...variableCount).map { $0 == variable ? 1 : 0 })
    }
    let required = constraints.filter { $0.strength.isRequired }
    var best: [Double]?
    var chosen = Array(0..<variableCount)
    repeat {
      guard let corner = Self.solve(chosen.map { planes[$0] }) else { continue }
      guard required.allSatisfy({ $0.violation(at: corner) < 1e-7 }) else { continue }
      let price = price(of: constraints, at: corner, priorities: priorities)
      if let known = best, !isLess(price, than: known, tolerance: 1e-9) { continue }
      best = price
    } while Self.advance(&chosen, below: planes.count)
    return best
  }

  /// The next set of indices in order.
  private static func advance(_ chosen: inout [Int], below count: Int) -> Bool {
    for place in chosen.indices.reversed() where chosen[place] < count - (chosen.count - place) {
      chosen[place] += 1
      for later in chosen.indices where later > place { chosen[later] = chosen[later - 1] + 1 }
      return true
    }
    return false
  }

  /// Gaussian elimination with pivoting; nil if the planes don't meet in one point.
  static func solve(_ planes: [[Double]]) -> [Double]? {
    var rows = planes
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }), abs(rows[pivot][column]) > 1e-9 else {
        return nil
      }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        guard factor != 0 else { continue }
        for entry in column...count { rows[row][entry] -= factor * rows[column][entry] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
