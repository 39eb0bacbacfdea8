extension Tableau {
  /// Brings a part from one optimum to the next, after constants have changed: the dual simplex method.
  ///
  /// What each move costs depends on the sides alone, so that the part stays optimal as long as every side is taken to be what it was. A constraint
  /// that has come to the other side in truth either goes there, if missing it (or having it back) is cheaper than any move, or it
  /// comes to rest where it is just met, and the cheapest move makes up for it. That is one exchange where starting from the
  /// new values takes several.
  ///
  /// - Returns: false where it gives up, for `optimise` to go on from where it stands.
  mutating func followCrossings(in part: Part, from first: Int32) -> Bool {
    var crossing = first
    var steps = 0
    while crossing >= 0 {
      guard steps < 8 + 2 * part.rows.count else { return false }
      steps += 1
      let row = Int(crossing)
      let symbol = basic[row]
      let trait = traits[self.row(ofActivity: symbol)]
      gatherGradient(of: part)
      let entering = cheapestMove(raising: row, in: part)
      if trait.kind != .barrier && !(entering.map { isCheaper($0, than: trait) } ?? false) {
        side[Int(symbol)] = -side[Int(symbol)]
        crossing = farthestCrossing(of: part)
        continue
      }
      guard let entering else { return false }
      side[Int(entering.symbol)] = Int8(entering.direction)
      pivot(row: row, entering: entering.symbol)
      crossing = evaluate(part, keepsSides: true).crossing
    }
    return true
  }

  /// The nonbasic symbol whose move brings what `row` states back for the least price; `scratch.slope` tells it level by level,
  /// a unit of the row's activity.
  private mutating func cheapestMove(raising row: Int, in part: Part) -> Entering? {
    let rises = side[Int(basic[row])] > 0
    var best: Entering?
    scratch.slope.removeAll()
    for _ in 0...levelCount { scratch.slope.append(0) }
    for entry in matrix.rows[row].range {
      let symbol = matrix.entryColumns[entry]
      let coefficient = matrix.entryValues[entry]
      let column = Int(place[Int(symbol)]) - part.columns.lowerBound
      guard column >= 0, abs(coefficient) > 1e-9 else { continue }
      let direction = (coefficient > 0) == rises ? 1.0 : -1.0
      let own = isActivity(symbol) ? traits[self.row(ofActivity: symbol)] : RowTraits()
      if own.kind == .barrier && direction < 0 { continue }
      let paysItself = own.kind == .target || (own.kind == .floor && direction < 0)
      var isBetter = best == nil
      for level in 0...levelCount {
        var price = direction * scratch.gradient[column * priceCount + level]
        if paysItself {
          if level == Int(own.level) { price += own.weight }
          if level == levelCount && breaksTies { price += own.tieWeight }
        }
        price /= abs(coefficient)
        if !isBetter {
          let difference = price - scratch.slope[level]
          if abs(difference) <= gradientTolerance(level: level) { continue }
          guard difference < 0 else { break }
          isBetter = true
        }
        scratch.slope[level] = price
      }
      if isBetter { best = Entering(symbol: symbol, direction: direction) }
    }
    return best
  }

  /// Whether the move whose price is in `scratch.slope` costs less than a unit on the constraint's other side.
  private func isCheaper(_ move: Entering, than trait: RowTraits) -> Bool {
    let factor = trait.kind == .target ? 2.0 : 1
    for level in 0...levelCount {
      var own = level == Int(trait.level) ? trait.weight * factor : 0
      if level == levelCount && breaksTies { own = trait.tieWeight * factor }
      let difference = scratch.slope[level] - own
      if abs(difference) > gradientTolerance(level: level) { return difference < 0 }
    }
    return false
  }

  /// The row of the constraint that is farthest on another side than it is taken to be, or -1.
  private func farthestCrossing(of part: Part) -> Int32 {
    var farthest: Int32 = -1
    var distance = 0.0
    for index in part.rows {
      let symbol = basic[Int(partRows[index])]
      guard isActivity(symbol) else { continue }
      let expression = expressions[row(ofActivity: symbol)]
      guard expression != 0, (expression < 0) == (side[Int(symbol)] > 0) else { continue }
      let price = abs(expression) * traits[row(ofActivity: symbol)].weight
      guard price > distance || farthest < 0 else { continue }
      distance = price
      farthest = partRows[index]
    }
    return farthest
  }
}
