/// Which variables could have another value in a solution just as good.
///
/// All solutions of a part that are as good as the best form a convex set, its *optimal face*. A symbol at rest that costs something either way rests
/// in all of them. The others, the *flat* ones, may move: how they do is found by pushing sums of them as far up and down as the face goes.
/// Each push either finds a direction of the face or proves its sum constant, and the next sum is taken at right angles to all before,
/// so that there are as many pushes as flat symbols.
extension Tableau {
  /// By variable: whether its value is one of many. To be asked of a tableau that is solved, and not used for anything else afterwards.
  mutating func ambiguousVariables() -> [Bool] {
    release(heldEdits)
    _ = optimise()
    var motion = Array(repeating: 0.0, count: values.count)
    var chance = Chance()
    for row in traits.indices { traits[row].tieWeight = 0 }
    for index in parts.indices {
      breaksTies = false
      if !isProvablyUnique(parts[index]) {
        explore(parts[index], &motion, &chance)
      }
    }
    for variable in 0..<variableCount where rowOfBasic[variable] < 0 && place[variable] < 0 {
      motion[variable] = chance.next()
    }
    return eliminatedMotion(motion)
  }

  /// Adds to `motion` a direction of the part's optimal face that moves everything the face lets move.
  private mutating func explore(_ part: Part, _ motion: inout [Double], _ chance: inout Chance) {
    let flat = flatSymbols(of: part)
    let symbols = part.columns.map { partColumns[$0] } + part.rows.map { basic[Int(partRows[$0])] }
    var settled: [[Double]] = []
    var next = 0
    while settled.count < flat.count && next < flat.count {
      var sum = flat.map { $0 == flat[next] ? 1.0 : 0.0 }
      guard Self.makeNormal(&sum, to: settled) else {
        next += 1
        continue
      }
      var found: [Double]?
      for sign in [1.0, -1.0] where found == nil {
        let before = symbols.map { values[Int($0)] }
        if let ray = push(flat, by: sum.map { $0 * sign }, in: part) {
          found = symbols.map { self.rate(of: $0, ray) }
        } else {
          let change = zip(symbols, before).map { values[Int($0)] - $1 }
          let size = change.reduce(0) { max($0, abs($1)) }
          let scale = before.reduce(1) { max($0, abs($1)) }
          if size > 1e-8 * scale { found = change.map { $0 / size } }
        }
      }
      guard let found else {
        settled.append(sum)
        continue
      }
      let factor = chance.next()
      for (symbol, change) in zip(symbols, found) { motion[Int(symbol)] += factor * change }
      let changes = Dictionary(zip(symbols, found)) { first, _ in first }
      var direction = flat.map { changes[$0] ?? 0 }
      // Rounding alone could make it parallel to what is known; then the sum itself is as good.
      settled.append(Self.makeNormal(&direction, to: settled) ? direction : sum)
    }
  }

  /// The nonbasic symbols that can leave their rest at no cost, in one direction at least, or can't be told not to.
  private mutating func flatSymbols(of part: Part) -> [Int32] {
    breaksTies = false
    gatherGradient(of: part)
    return part.columns.map { partColumns[$0] }.filter { symbol in
      let own = isActivity(symbol) ? traits[row(ofActivity: symbol)] : RowTraits()
      return [1.0, -1.0].contains { direction in
        (own.kind != .barrier || direction > 0)
          && firstPrice(ofColumn: Int(place[Int(symbol)]) - part.columns.lowerBound, own, direction: direction) == nil
      }
    }
  }

  /// Moves within the optimal face as far as a sum of symbols grows.
  /// - Returns: a move that never ends, if there is one.
  private mutating func push(_ symbols: [Int32], by factors: [Double], in part: Part) -> Entering? {
    let row = traits.count - 1
    matrix.retireRow(row)
    matrix.emptyRow(row)
    for (symbol, factor) in zip(symbols, factors) where factor != 0 {
      let stating = rowOfBasic[Int(symbol)]
      if stating >= 0 {
        matrix.addRow(Int(stating), times: factor, to: row)
      } else {
        matrix.add(factor, toColumn: symbol, of: row)
      }
    }
    traits[row].kind = .objective
    traits[row].tieWeight = 1
    basic[row] = activity(ofRow: row)
    rowOfBasic[variableCount + row] = Int32(row)
    breaksTies = true
    defer {
      breaksTies = false
      traits[row].kind = .absent
    }
    let limit = 4 * (200 + 20 * (part.rows.count + part.columns.count))
    for step in 0..<limit {
      guard let entering = chooseEntering(in: part, firstThatPays: step > limit / 4).entering else { return nil }
      guard let leaving = chooseLeaving(entering, of: part) else { return entering }
      side[Int(entering.symbol)] = Int8(entering.direction)
      pivot(row: leaving, entering: entering.symbol)
      evaluate(part)
    }
    return nil
  }

  /// How fast `symbol` changes along `ray`.
  private func rate(of symbol: Int32, _ ray: Entering) -> Double {
    if symbol == ray.symbol { return ray.direction }
    let row = Int(rowOfBasic[Int(symbol)])
    guard row >= 0, let entry = matrix.entry(of: ray.symbol, in: row) else { return 0 }
    return matrix.entryValues[entry] * ray.direction
  }

  /// Takes away from `vector` its components along unit vectors at right angles to each other, and makes it one itself.
  /// - Returns: false if nothing is left.
  private static func makeNormal(_ vector: inout [Double], to others: [[Double]]) -> Bool {
    // Twice, as once leaves rounding behind.
    for _ in 0..<2 {
      for other in others {
        let along = zip(vector, other).reduce(0) { $0 + $1.0 * $1.1 }
        for index in vector.indices { vector[index] -= along * other[index] }
      }
    }
    let length = vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard length > 1e-7 else { return false }
    for index in vector.indices { vector[index] /= length }
    return true
  }

  /// Carries a motion of the free variables on to the eliminated ones.
  private func eliminatedMotion(_ free: [Double]) -> [Bool] {
    var motion = free
    var moves = Array(repeating: false, count: variableCount)
    for variable in 0..<variableCount { moves[variable] = abs(motion[variable]) > 1e-9 }
    for index in eliminated.indices.reversed() {
      let record = eliminated[index]
      var sum = 0.0
      var magnitude = 0.0
      for entry in matrix.rows[Int(record.row)].range {
        let addend = matrix.entryValues[entry] * motion[Int(matrix.entryColumns[entry])]
        sum += addend
        magnitude += abs(addend)
      }
      let isMoving = abs(sum) > 1e-9 * magnitude
      motion[Int(record.variable)] = isMoving ? -sum / record.coefficient : 0
      moves[Int(record.variable)] = isMoving
    }
    return moves
  }
}

/// Factors between 0.5 and 1.5, always the same ones, that no layout's numbers cancel by accident.
private struct Chance {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return 0.5 + Double(state >> 11) / Double(1 << 53)
  }
}
