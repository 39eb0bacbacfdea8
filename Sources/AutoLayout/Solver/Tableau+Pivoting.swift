extension Tableau {
  /// Exchanges the symbol `row` states for `entering`, which it mentions: the one comes to rest, the other is stated.
  mutating func pivot(row: Int, entering: Int32) {
    guard let entry = matrix.entry(of: entering, in: row) else { return }
    let leaving = basic[row]
    let coefficient = matrix.entryValues[entry]
    matrix.scaleRow(row, by: -1 / coefficient)
    matrix.replaceEntry(at: entry, of: row, column: leaving, value: 1 / coefficient)
    basic[row] = entering
    rowOfBasic[Int(entering)] = Int32(row)
    rowOfBasic[Int(leaving)] = -1
    for index in matrix.columns[Int(entering)].range {
      let other = Int(matrix.columnRows[index])
      // An equality that gave up a variable may well mention what is stated by now: its value is known when it is asked for.
      guard other != row, traits[other].kind != .equation, let entry = matrix.entry(of: entering, in: other) else { continue }
      let factor = matrix.entryValues[entry]
      matrix.removeEntry(at: entry, from: other)
      matrix.addRow(row, times: factor, to: other)
    }
    matrix.clearList(ofColumn: Int(entering))
    rest(leaving)
    let column = place[Int(entering)]
    place[Int(leaving)] = column
    place[Int(entering)] = -1
    if column >= 0 {
      partColumns[Int(column)] = leaving
    }
    pivotCount += 1
  }

  /// Puts a nonbasic symbol where it rests: an activity where its constraint is just met, a variable at zero.
  mutating func rest(_ symbol: Int32) {
    guard isActivity(symbol) else {
      values[Int(symbol)] = 0
      return
    }
    let row = row(ofActivity: symbol)
    values[Int(symbol)] = -constants[row]
    expressions[row] = 0
  }

  /// What working out a part's rows has shown.
  struct Evaluation {
    /// Whether every constraint is on the side where it was, and just met if and only if it was so.
    var isUnmoved = true
    /// The row of the constraint that is farthest on another side than before, or -1.
    var crossing: Int32 = -1
  }

  /// Works out what the rows of `part` state.
  /// - Parameter keepsSides: whether a constraint on another side than before is told, and not noted as being there.
  @discardableResult
  mutating func evaluate(_ part: Part, keepsSides: Bool = false) -> Evaluation {
    var evaluation = Evaluation()
    var distance = 0.0
    let edit = reach.edit
    var window = Window(low: -.infinity, high: edit < 0 ? -.infinity : .infinity)
    for index in part.rows {
      let row = Int(partRows[index])
      var sum = 0.0
      var magnitude = 0.0
      var rate = 0.0
      for entry in matrix.rows[row].range {
        let column = matrix.entryColumns[entry]
        let addend = matrix.entryValues[entry] * values[Int(column)]
        sum += addend
        magnitude += abs(addend)
        if column == edit { rate = matrix.entryValues[entry] }
      }
      let symbol = basic[row]
      values[Int(symbol)] = sum
      guard isActivity(symbol) else { continue }
      let owner = self.row(ofActivity: symbol)
      let constant = constants[owner]
      let expression = sum + constant
      let tolerance = 1e-12 + 1e-11 * (magnitude + abs(constant))
      let isMet = abs(expression) <= tolerance
      if rate != 0 { window.narrow(expression: expression, rate: rate, margin: 4 * tolerance, at: values[Int(edit)]) }
      if isMet != (expressions[owner] == 0) { evaluation.isUnmoved = false }
      expressions[owner] = isMet ? 0 : expression
      let oldSide = side[Int(symbol)]
      var newSide: Int8 = expression < 0 ? -1 : 1
      if isMet { newSide = traits[owner].kind == .barrier ? 1 : oldSide }
      guard newSide != oldSide else { continue }
      evaluation.isUnmoved = false
      if keepsSides {
        let price = abs(expression) * traits[owner].weight
        if price > distance || evaluation.crossing < 0 {
          distance = price
          evaluation.crossing = Int32(row)
        }
      } else {
        side[Int(symbol)] = newSide
      }
    }
    self.window = window
    return evaluation
  }

  /// What one more unit of a basic activity costs, in units of its weight.
  @inline(__always)
  func unitPrice(ofStated symbol: Int32, _ trait: RowTraits) -> Double {
    switch trait.kind {
    case .target: side[Int(symbol)] < 0 ? -1 : 1
    case .floor: side[Int(symbol)] < 0 ? -1 : 0
    case .objective: -1
    case .absent, .equation, .barrier: 0
    }
  }

  /// A gradient smaller than this, at `level`, is rounding.
  func gradientTolerance(level: Int) -> Double {
    level < levelCount ? 1e-11 * levelWeights[level] : 1e-11
  }
}
