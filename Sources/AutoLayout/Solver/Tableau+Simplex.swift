extension Tableau {
  /// How a part's optimisation ended.
  enum Outcome: Sendable {
    /// At the one optimum there is.
    case unique
    /// At an optimum; there may be others.
    case optimal
    /// A required inequality can't hold while the held edits stay where they are.
    case needsRelease(row: Int)
    /// A required inequality can't hold.
    case blocked(row: Int)

    var isOptimum: Bool {
      switch self {
      case .unique, .optimal: true
      case .needsRelease, .blocked: false
      }
    }
  }

  /// Optimises every part that isn't, releasing held edits where that pays.
  /// - Returns: whether each part just optimised has one optimum.
  mutating func optimise() -> Bool {
    var isUnique = true
    blockedRows.removeAll(keepingCapacity: true)
    while true {
      var released: [Int32] = []
      let waiting = pendingParts
      pendingParts.removeAll(keepingCapacity: true)
      for index in waiting.map(Int.init) {
        parts[index].isSolved = true
        let outcome = optimise(parts[index], index)
        parts[index].outcome = outcome
        parts[index].window = window
        switch outcome {
        case .unique: break
        case .optimal: isUnique = false
        case .blocked(let row): blockedRows.append(Int32(row))
        case .needsRelease(let row):
          for entry in matrix.rows[row].range where heldEdits.contains(matrix.entryColumns[entry]) {
            released.append(matrix.entryColumns[entry])
          }
        }
      }
      if released.isEmpty && blockedRows.isEmpty {
        for symbol in heldEdits where paysToMove(heldEdit: symbol) { released.append(symbol) }
      }
      if released.isEmpty { return isUnique }
      release(released)
    }
  }

  private mutating func optimise(_ part: Part, _ index: Int) -> Outcome {
    breaksTies = part.isWeighed
    if let outcome = part.outcome, outcome.isOptimum {
      let evaluation = evaluate(part, keepsSides: true)
      // Prices depend on the sides alone: what was the optimum is one still.
      if evaluation.isUnmoved { return outcome }
      if !followCrossings(in: part, from: evaluation.crossing) { evaluate(part) }
    } else {
      evaluate(part)
    }
    while let symbol = worstBrokenBarrier(of: part) {
      if let failure = raise(symbol, in: part) { return failure }
    }
    if !part.isWeighed {
      if minimisePrice(of: part) { return .unique }
      weighTies(in: part)
      parts[index].isWeighed = true
      breaksTies = true
    }
    return minimisePrice(of: part) ? .unique : .optimal
  }

  /// Moves as long as that pays.
  /// - Returns: whether the optimum is the only one.
  private mutating func minimisePrice(of part: Part) -> Bool {
    let limit = 200 + 20 * (part.rows.count + part.columns.count)
    var steps = 0
    while true {
      let choice = chooseEntering(in: part, firstThatPays: steps > limit)
      guard let entering = choice.entering, steps < 4 * limit else {
        return choice.isUnique
      }
      guard let row = chooseLeaving(entering, of: part) else { return false }
      side[Int(entering.symbol)] = Int8(entering.direction)
      pivot(row: row, entering: entering.symbol)
      evaluate(part)
      steps += 1
    }
  }

  /// Among solutions that are equally good the constraint added earlier is served better: each counts twice as much as the next.
  private mutating func weighTies(in part: Part) {
    var owners: [Int] = []
    for index in part.rows where isActivity(basic[Int(partRows[index])]) {
      owners.append(row(ofActivity: basic[Int(partRows[index])]))
    }
    for column in part.columns where isActivity(partColumns[column]) {
      owners.append(row(ofActivity: partColumns[column]))
    }
    var weight = 1.0
    owners.sort { slot(ofRow: $0) < slot(ofRow: $1) }
    for owner in owners where traits[owner].kind == .target || traits[owner].kind == .floor {
      traits[owner].tieWeight = weight * traits[owner].weight / levelWeights[Int(traits[owner].level)]
      weight /= 2
    }
  }

  /// How many numbers a move's price has: one a priority, one that breaks ties, and one that tells whether there are other optima.
  ///
  /// A constraint that is just met may be priced anywhere between its two sides. The last number says what the move costs with prices a trifle inward of
  /// the side it is on, too little to matter at any priority: where no move is free even so, there is no other optimum.
  var priceCount: Int { levelCount + 2 }

  // MARK: Required inequalities

  private func worstBrokenBarrier(of part: Part) -> Int32? {
    var worst: Int32?
    var worstExpression = 0.0
    for index in part.rows {
      let symbol = basic[Int(partRows[index])]
      guard isActivity(symbol) else { continue }
      let owner = row(ofActivity: symbol)
      if traits[owner].kind == .barrier && expressions[owner] < worstExpression {
        worst = symbol
        worstExpression = expressions[owner]
      }
    }
    return worst
  }

  /// Moves until the barrier that `symbol` is the activity of holds, keeping those that do.
  /// - Returns: why it can't, or nil when it holds.
  private mutating func raise(_ symbol: Int32, in part: Part) -> Outcome? {
    let barrier = row(ofActivity: symbol)
    let limit = 200 + 20 * (part.rows.count + part.columns.count)
    var steps = 0
    while expressions[barrier] < 0 {
      let row = Int(rowOfBasic[Int(symbol)])
      var entering: Int32?
      var rate = 0.0
      var isHeld = false
      for entry in matrix.rows[row].range {
        let candidate = matrix.entryColumns[entry]
        let coefficient = matrix.entryValues[entry]
        guard abs(coefficient) > 1e-9 else { continue }
        if place[Int(candidate)] < 0 {
          isHeld = true
          continue
        }
        if coefficient < 0 && isBarrier(candidate) { continue }
        let isBetter = steps > limit ? candidate < entering ?? .max : abs(coefficient) > abs(rate)
        if isBetter {
          entering = candidate
          rate = coefficient
        }
      }
      guard let entering, steps < 4 * limit else {
        return isHeld ? .needsRelease(row: row) : .blocked(row: row)
      }
      let leavingRow = firstBarrier(entering, direction: rate < 0 ? -1 : 1, raising: barrier)
      side[Int(entering)] = rate < 0 ? -1 : 1
      pivot(row: leavingRow ?? row, entering: entering)
      evaluate(part)
      steps += 1
    }
    return nil
  }

  private func isBarrier(_ symbol: Int32) -> Bool {
    isActivity(symbol) && traits[row(ofActivity: symbol)].kind == .barrier
  }

  /// The row whose barrier is met first, one that holds or the one being raised.
  private func firstBarrier(_ entering: Int32, direction: Double, raising: Int) -> Int? {
    var first: (row: Int, step: Double, rate: Double)?
    for index in matrix.columns[Int(entering)].range {
      let row = Int(matrix.columnRows[index])
      guard isBarrier(basic[row]), let entry = matrix.entry(of: entering, in: row) else { continue }
      let owner = self.row(ofActivity: basic[row])
      let rate = matrix.entryValues[entry] * direction
      guard abs(rate) > 1e-9, owner == raising || (rate < 0 && expressions[owner] >= 0) else { continue }
      let step = -expressions[owner] / rate
      if let known = first, step > known.step || (step == known.step && abs(rate) <= known.rate) { continue }
      first = (row, step, abs(rate))
    }
    return first?.row
  }

  // MARK: Prices

  struct Entering {
    var symbol: Int32
    var direction: Double
  }

  /// The nonbasic symbol whose move pays best, at the highest priority where any pays; without one, whether the optimum is the only one.
  mutating func chooseEntering(in part: Part, firstThatPays: Bool) -> (entering: Entering?, isUnique: Bool) {
    gatherGradient(of: part)
    var best: Entering?
    var bestLevel = Int.max
    var bestGain = 0.0
    var isUnique = true
    for column in part.columns {
      let symbol = partColumns[column]
      let own = isActivity(symbol) ? traits[row(ofActivity: symbol)] : RowTraits()
      let place = column - part.columns.lowerBound
      for direction in [1.0, -1.0] where own.kind != .barrier || direction > 0 {
        guard let (level, change) = firstPrice(ofColumn: place, own, direction: direction) else {
          let trifle = direction * scratch.gradient[place * priceCount + levelCount + 1]
          if trifle <= gradientTolerance(level: levelCount) { isUnique = false }
          continue
        }
        guard change < 0 else { continue }
        let isBetter =
          firstThatPays ? symbol < best?.symbol ?? .max : level < bestLevel || (level == bestLevel && -change > bestGain)
        if isBetter {
          best = Entering(symbol: symbol, direction: direction)
          bestLevel = level
          bestGain = -change
        }
      }
    }
    return (best, isUnique)
  }

  /// Whether every move from here costs something.
  mutating func isProvablyUnique(_ part: Part) -> Bool {
    let choice = chooseEntering(in: part, firstThatPays: false)
    return choice.entering == nil && choice.isUnique
  }

  /// What a unit's move in `direction` costs at the highest priority where it costs or pays anything.
  @inline(__always)
  func firstPrice(ofColumn column: Int, _ own: RowTraits, direction: Double) -> (level: Int, change: Double)? {
    let paysItself = own.kind == .target || (own.kind == .floor && direction < 0)
    for level in 0...levelCount {
      var change = direction * scratch.gradient[column * priceCount + level]
      if paysItself {
        if level == Int(own.level) { change += own.weight }
        if level == levelCount && breaksTies { change += own.tieWeight }
      }
      if abs(change) > gradientTolerance(level: level) { return (level, change) }
    }
    return nil
  }

  /// What one more unit of each nonbasic symbol costs through the symbols stated by it, number by number.
  mutating func gatherGradient(of part: Part) {
    scratch.gradient.fill(with: 0, count: part.columns.count * priceCount)
    for index in part.rows {
      addGradient(ofRow: Int(partRows[index]), part)
    }
    if breaksTies && traits[traits.count - 1].kind == .objective {
      addGradient(ofRow: traits.count - 1, part)
    }
  }

  @inline(__always)
  private mutating func addGradient(ofRow row: Int, _ part: Part) {
    let symbol = basic[row]
    guard isActivity(symbol) else { return }
    let owner = self.row(ofActivity: symbol)
    let trait = traits[owner]
    let unit = unitPrice(ofStated: symbol, trait)
    let isFree = trait.kind == .floor || trait.kind == .target
    let trifle = isFree && expressions[owner] == 0 ? -1e-7 * Double(side[Int(symbol)]) : 0
    guard unit != 0 || trifle != 0 else { return }
    for entry in matrix.rows[row].range {
      let column = Int(place[Int(matrix.entryColumns[entry])])
      guard column >= 0 else { continue }
      let first = (column - part.columns.lowerBound) * priceCount
      let rate = unit * matrix.entryValues[entry]
      scratch.gradient[first + Int(trait.level)] += rate * trait.weight
      if breaksTies { scratch.gradient[first + levelCount] += rate * trait.tieWeight }
      scratch.gradient[first + levelCount + 1] += trifle * matrix.entryValues[entry]
    }
  }

  /// The row where moving `entering` stops paying.
  ///
  /// On the way each constraint met or left makes the move dearer by its weight; one that is required ends it.
  mutating func chooseLeaving(_ entering: Entering, of part: Part) -> Int? {
    gatherBreakpoints(entering)
    gatherSlope(entering, of: part)
    for index in scratch.breakpoints.indices {
      let point = scratch.breakpoints[index]
      if index > 0 && scratch.breakpoints[index - 1].row == point.row { continue }
      let row = Int(point.row)
      let symbol = basic[row]
      let trait = traits[self.row(ofActivity: symbol)]
      if trait.kind == .barrier { return row }
      let rise = abs(point.rate) * (trait.kind == .target ? 2 : 1)
      scratch.slope[Int(trait.level)] += rise * trait.weight
      if breaksTies { scratch.slope[levelCount] += rise * trait.tieWeight }
      if !isNegative(scratch.slope) { return row }
      side[Int(symbol)] = point.rate < 0 ? -1 : 1
    }
    return nil
  }

  private mutating func gatherBreakpoints(_ entering: Entering) {
    scratch.breakpoints.removeAll()
    for index in matrix.columns[Int(entering.symbol)].range {
      let row = Int(matrix.columnRows[index])
      let symbol = basic[row]
      guard isActivity(symbol), let entry = matrix.entry(of: entering.symbol, in: row) else { continue }
      let owner = self.row(ofActivity: symbol)
      let rate = matrix.entryValues[entry] * entering.direction
      guard abs(rate) > 1e-9, traits[owner].kind != .objective else { continue }
      // It reaches its constraint only if it comes from the other side.
      guard (rate < 0) == (side[Int(symbol)] > 0) else { continue }
      scratch.breakpoints.append(Breakpoint(step: -expressions[owner] / rate, row: Int32(row), rate: rate))
    }
    scratch.breakpoints.sort { left, right in
      if left.step != right.step { return left.step < right.step }
      if abs(left.rate) != abs(right.rate) { return abs(left.rate) > abs(right.rate) }
      return left.row < right.row
    }
  }

  /// What the move costs a unit at its start.
  private mutating func gatherSlope(_ entering: Entering, of part: Part) {
    let first = (Int(place[Int(entering.symbol)]) - part.columns.lowerBound) * priceCount
    scratch.slope.removeAll()
    for level in 0...levelCount {
      scratch.slope.append(entering.direction * scratch.gradient[first + level])
    }
    guard isActivity(entering.symbol) else { return }
    let own = traits[row(ofActivity: entering.symbol)]
    if own.kind == .target || (own.kind == .floor && entering.direction < 0) {
      scratch.slope[Int(own.level)] += own.weight
      if breaksTies { scratch.slope[levelCount] += own.tieWeight }
    }
  }

  private func isNegative(_ slope: borrowing Buffer<Double>) -> Bool {
    for level in slope.indices where abs(slope[level]) > gradientTolerance(level: level) {
      return slope[level] < 0
    }
    return false
  }

  // MARK: Edits

  /// Whether leaving its suggested value would improve on more than it costs.
  private mutating func paysToMove(heldEdit symbol: Int32) -> Bool {
    let own = traits[row(ofActivity: symbol)]
    guard (0...Int(own.level)).contains(where: { levelWeights[$0] > 0 }) else { return false }
    // Lower priorities than its own count only where its own price and all above come to nothing.
    return paysToMove(heldEdit: symbol, own, upTo: Int(own.level)) ?? paysToMove(heldEdit: symbol, own, upTo: levelCount - 1) ?? false
  }

  /// - Returns: nil if a move neither costs nor pays anything at the priorities down to `lowest`.
  private mutating func paysToMove(heldEdit symbol: Int32, _ own: RowTraits, upTo lowest: Int) -> Bool? {
    scratch.gradient.fill(with: 0, count: levelCount)
    mark += 1
    for index in matrix.columns[Int(symbol)].range {
      let row = Int(matrix.columnRows[index])
      guard marks[row] != mark else { continue }
      marks[row] = mark
      guard isActivity(basic[row]) else { continue }
      let trait = traits[self.row(ofActivity: basic[row])]
      guard trait.level <= lowest else { continue }
      let unit = unitPrice(ofStated: basic[row], trait)
      guard unit != 0, let entry = matrix.entry(of: symbol, in: row) else { continue }
      scratch.gradient[Int(trait.level)] += unit * trait.weight * matrix.entryValues[entry]
    }
    let rising = paysToMove(direction: 1, own, upTo: lowest)
    let falling = paysToMove(direction: -1, own, upTo: lowest)
    if rising == true || falling == true { return true }
    return rising == nil || falling == nil ? nil : false
  }

  private func paysToMove(direction: Double, _ own: RowTraits, upTo lowest: Int) -> Bool? {
    for level in 0...lowest {
      let price = direction * scratch.gradient[level] + (level == Int(own.level) ? own.weight : 0)
      if abs(price) > gradientTolerance(level: level) { return price < 0 }
    }
    return nil
  }

  mutating func release(_ symbols: [Int32]) {
    heldEdits.removeAll { symbols.contains($0) }
    hasReleasedEdits = true
    for symbol in symbols {
      let trait = traits[row(ofActivity: symbol)]
      levelWeights[Int(trait.level)] = max(levelWeights[Int(trait.level)], trait.weight)
    }
    partition()
  }
}
