extension Tableau {
  /// Makes every row that stays state its own activity, and every variable that is left nonbasic, at zero.
  mutating func beginSimplex() {
    for row in traits.indices {
      switch traits[row].kind {
      case .barrier, .target, .floor:
        basic[row] = activity(ofRow: row)
        rowOfBasic[variableCount + row] = Int32(row)
      case .absent, .equation, .objective: break
      }
    }
    holdEdits()
    partition()
  }

  /// Exchanges each free edit variable for its edit constraint's activity, which rests at the suggested value.
  private mutating func holdEdits() {
    for row in traits.indices where traits[row].isEdit && traits[row].kind == .target && matrix.rows[row].count == 1 {
      let entry = Int(matrix.rows[row].start)
      let variable = matrix.entryColumns[entry]
      guard !isActivity(variable) else { continue }
      pivot(row: row, entering: variable)
      heldEdits.append(activity(ofRow: row))
    }
  }

  /// Splits the rows into parts connected by nonbasic symbols other than held edits.
  mutating func partition() {
    var forest = DisjointSets(count: values.count)
    var isHeld = Buffer(repeating: false, count: values.count)
    for symbol in heldEdits { isHeld[Int(symbol)] = true }

    // A row stands for its first column; a row without one is a part of its own kind, the last.
    var firstColumn = Buffer(repeating: Int32(-1), count: traits.count)
    for row in traits.indices where isStated(row) {
      for entry in matrix.rows[row].range {
        let column = matrix.entryColumns[entry]
        if isHeld[Int(column)] { continue }
        if firstColumn[row] < 0 {
          firstColumn[row] = column
        } else {
          forest.unite(Int(firstColumn[row]), Int(column))
        }
      }
    }

    // Counting sort of rows and columns by part, parts in the order of their first row.
    var partOfRoot = Buffer(repeating: Int32(-1), count: values.count)
    parts.removeAll(keepingCapacity: true)
    var rowCounts: [Int] = []
    var looseRows: [Int32] = []
    for row in traits.indices where isStated(row) {
      guard firstColumn[row] >= 0 else {
        looseRows.append(Int32(row))
        continue
      }
      let root = forest.root(of: Int(firstColumn[row]))
      if partOfRoot[root] < 0 {
        partOfRoot[root] = Int32(rowCounts.count)
        rowCounts.append(0)
      }
      partOfRow[row] = partOfRoot[root]
      rowCounts[Int(partOfRoot[root])] += 1
    }
    var columnCounts = Array(repeating: 0, count: rowCounts.count)
    for symbol in values.indices {
      place[symbol] = -1
      let part = partOfRoot[forest.root(of: symbol)]
      guard part >= 0, rowOfBasic[symbol] < 0, matrix.degree[symbol] > 0, !isHeld[symbol] else { continue }
      columnCounts[Int(part)] += 1
    }
    var nextRow = 0
    var nextColumn = 0
    for part in rowCounts.indices {
      parts.append(Part(rows: nextRow..<nextRow, columns: nextColumn..<nextColumn))
      nextRow += rowCounts[part]
      nextColumn += columnCounts[part]
    }
    partRows = Buffer(repeating: 0, count: nextRow)
    partColumns = Buffer(repeating: 0, count: nextColumn)
    for row in traits.indices where firstColumn[row] >= 0 {
      let part = Int(partOfRow[row])
      partRows[parts[part].rows.upperBound] = Int32(row)
      parts[part].rows = parts[part].rows.lowerBound..<parts[part].rows.upperBound + 1
    }
    for symbol in values.indices {
      let part = Int(partOfRoot[forest.root(of: symbol)])
      guard part >= 0, rowOfBasic[symbol] < 0, matrix.degree[symbol] > 0, !isHeld[symbol] else { continue }
      let column = parts[part].columns.upperBound
      partColumns[column] = Int32(symbol)
      place[symbol] = Int32(column)
      parts[part].columns = parts[part].columns.lowerBound..<column + 1
    }
    if !looseRows.isEmpty {
      for row in looseRows { partOfRow[Int(row)] = Int32(parts.count) }
      parts.append(Part(rows: nextRow..<nextRow + looseRows.count, columns: nextColumn..<nextColumn))
      for row in looseRows { partRows.append(row) }
    }
    pendingParts = parts.indices.map(Int32.init)
    reach = Reach()
  }

  /// Whether `row` stays and states a symbol.
  func isStated(_ row: Int) -> Bool {
    switch traits[row].kind {
    case .absent, .equation, .objective: false
    case .barrier, .target, .floor: rowOfBasic[Int(basic[row])] == Int32(row)
    }
  }
}

/// Which members of 0 ..< count have been united, in near constant time a question.
struct DisjointSets: ~Copyable {
  private var parents: Buffer<Int32>

  init(count: Int) {
    parents = Buffer(capacity: count)
    for member in 0..<Int32(count) { parents.append(member) }
  }

  mutating func root(of member: Int) -> Int {
    var current = member
    while Int(parents[current]) != current {
      parents[current] = parents[Int(parents[current])]
      current = Int(parents[current])
    }
    return current
  }

  /// The smaller root stays root: sets never get deep, as every question halves the way.
  mutating func unite(_ left: Int, _ right: Int) {
    let leftRoot = root(of: left)
    let rightRoot = root(of: right)
    parents[max(leftRoot, rightRoot)] = Int32(min(leftRoot, rightRoot))
  }
}
