/// Rows of (column, value) entries, with each column's rows at hand. Rows are short; both grow in place or move to the end.
///
/// A column's list may name rows that have lost their entry since, and name a row twice: whoever walks it asks `entry(of:in:)`.
/// `degree` counts truly. An entry that cancels to nothing but rounding is removed.
struct SparseMatrix: ~Copyable {
  struct Extent: Sendable {
    var start: Int32 = 0
    var count: Int32 = 0
    var room: Int32 = 0

    var range: Range<Int> { Int(start)..<Int(start + count) }
  }

  private(set) var rows: Buffer<Extent>
  private(set) var entryColumns: Buffer<Int32>
  private(set) var entryValues: Buffer<Double>
  private(set) var columns: Buffer<Extent>
  private(set) var columnRows: Buffer<Int32>
  private(set) var degree: Buffer<Int32>
  /// 1 + an entry's place in the row being added to, by column; all zero between operations.
  private var scattered: Buffer<Int32>

  /// Empty rows, each with room for as many entries as there are from its start to the next one's.
  init(rowStarts: borrowing Buffer<Int32>, columnCount: Int) {
    let rowCount = rowStarts.count - 1
    let entryCount = Int(rowStarts[rowCount])
    rows = Buffer(capacity: rowCount)
    for row in 0..<rowCount { rows.append(Extent(start: rowStarts[row], room: rowStarts[row + 1] - rowStarts[row])) }
    columns = Buffer(repeating: Extent(), count: columnCount)
    degree = Buffer(repeating: 0, count: columnCount)
    scattered = Buffer()
    entryColumns = Buffer(repeating: 0, count: entryCount, capacity: entryCount * 3 / 2)
    entryValues = Buffer(repeating: 0, count: entryCount, capacity: entryCount * 3 / 2)
    columnRows = Buffer()
  }

  private init(copying other: borrowing SparseMatrix) {
    rows = other.rows.copy()
    columns = other.columns.copy()
    degree = other.degree.copy()
    scattered = other.scattered.copy()
    entryColumns = other.entryColumns.copy()
    entryValues = other.entryValues.copy()
    columnRows = other.columnRows.copy()
  }

  func copy() -> SparseMatrix { SparseMatrix(copying: self) }

  // MARK: Filling

  /// Appends to `row`, which has room for it; a column already there gets `value` on top.
  @inline(__always)
  mutating func appendEntry(column: Int32, value: Double, row: Int) {
    let range = rows[row].range
    if let place = place(of: column, in: range) {
      entryValues[place] += value
      return
    }
    entryColumns[range.upperBound] = column
    entryValues[range.upperBound] = value
    rows[row].count += 1
    degree[Int(column)] += 1
  }

  /// Drops what summed to nothing.
  @inline(__always)
  mutating func dropZeros(ofRow row: Int) {
    for entry in rows[row].range.reversed() where entryValues[entry] == 0 {
      removeEntry(at: entry, from: row)
    }
  }

  /// Makes the columns' lists once every row is filled.
  mutating func indexColumns() {
    var next: Int32 = 0
    for column in columns.indices {
      columns[column] = Extent(start: next, count: 0, room: degree[column])
      next += degree[column]
    }
    columnRows = Buffer(repeating: 0, count: Int(next))
    columnRows.reserve(Int(next) * 3 / 2)
    for row in rows.indices {
      for entry in rows[row].range {
        let column = Int(entryColumns[entry])
        columnRows[Int(columns[column].start + columns[column].count)] = Int32(row)
        columns[column].count += 1
      }
    }
  }

  // MARK: Reading

  @inline(__always)
  private func place(of column: Int32, in range: Range<Int>) -> Int? {
    var entry = range.lowerBound
    while entry < range.upperBound {
      if entryColumns[entry] == column { return entry }
      entry &+= 1
    }
    return nil
  }

  /// Where `row` holds `column`, as an index of `entryColumns` and `entryValues`.
  @inline(__always)
  func entry(of column: Int32, in row: Int) -> Int? {
    place(of: column, in: rows[row].range)
  }

  // MARK: Changing

  @inline(__always)
  mutating func removeEntry(at entry: Int, from row: Int) {
    let last = Int(rows[row].start + rows[row].count) - 1
    degree[Int(entryColumns[entry])] -= 1
    entryColumns[entry] = entryColumns[last]
    entryValues[entry] = entryValues[last]
    rows[row].count -= 1
  }

  /// Adds an entry that the row doesn't have yet.
  @inline(__always)
  mutating func insertEntry(column: Int32, value: Double, into row: Int) {
    let extent = rows[row]
    if extent.count == extent.room {
      moveRowToEnd(row)
    }
    let place = Int(rows[row].start + rows[row].count)
    entryColumns[place] = column
    entryValues[place] = value
    rows[row].count += 1
    degree[Int(column)] += 1
    enlist(row, in: Int(column))
  }

  /// Makes the entry at `place` of `row` one of another column, which the row doesn't have yet.
  mutating func replaceEntry(at place: Int, of row: Int, column: Int32, value: Double) {
    degree[Int(entryColumns[place])] -= 1
    entryColumns[place] = column
    entryValues[place] = value
    degree[Int(column)] += 1
    enlist(row, in: Int(column))
  }

  mutating func scaleRow(_ row: Int, by factor: Double) {
    for entry in rows[row].range {
      entryValues[entry] *= factor
    }
  }

  /// Puts `row` at a place of a column's list, for taking others off it; `shortenList` ends that.
  @inline(__always)
  mutating func relist(_ row: Int32, at index: Int) {
    columnRows[index] = row
  }

  mutating func shortenList(ofColumn column: Int, to count: Int) {
    columns[column].count = Int32(count)
  }

  mutating func clearList(ofColumn column: Int) {
    columns[column].count = 0
  }

  /// What `row` says is no longer part of the matrix, though it can be read still.
  mutating func retireRow(_ row: Int) {
    for entry in rows[row].range {
      degree[Int(entryColumns[entry])] -= 1
    }
  }

  mutating func emptyRow(_ row: Int) {
    rows[row].count = 0
  }

  /// Adds to the entry of `column`, which the row may not have yet.
  mutating func add(_ value: Double, toColumn column: Int32, of row: Int) {
    if let place = entry(of: column, in: row) {
      change(at: place, by: value, of: row)
    } else {
      insertEntry(column: column, value: value, into: row)
    }
  }

  /// target += factor * source.
  mutating func addRow(_ source: Int, times factor: Double, to target: Int) {
    if rows[target].count > 16 {
      addRowToLongRow(source, times: factor, to: target)
      return
    }
    for entry in rows[source].range {
      let column = entryColumns[entry]
      let addend = factor * entryValues[entry]
      if let place = place(of: column, in: rows[target].range) {
        change(at: place, by: addend, of: target)
      } else {
        insertEntry(column: column, value: addend, into: target)
      }
    }
  }

  @inline(__always)
  private mutating func change(at place: Int, by addend: Double, of row: Int) {
    let sum = entryValues[place] + addend
    if abs(sum) <= 1e-12 * abs(addend) {
      removeEntry(at: place, from: row)
    } else {
      entryValues[place] = sum
    }
  }

  private mutating func addRowToLongRow(_ source: Int, times factor: Double, to target: Int) {
    if scattered.isEmpty {
      scattered = Buffer(repeating: 0, count: columns.count)
    }
    let start = Int(rows[target].start)
    for entry in rows[target].range {
      scattered[Int(entryColumns[entry])] = Int32(entry - start + 1)
    }
    for entry in rows[source].range {
      let column = entryColumns[entry]
      let addend = factor * entryValues[entry]
      let offset = Int(scattered[Int(column)])
      guard offset > 0 else {
        insertEntry(column: column, value: addend, into: target)
        continue
      }
      let place = Int(rows[target].start) + offset - 1
      let last = Int(rows[target].start + rows[target].count) - 1
      let lastColumn = Int(entryColumns[last])
      let countBefore = rows[target].count
      change(at: place, by: addend, of: target)
      if rows[target].count < countBefore {
        if scattered[lastColumn] > 0 { scattered[lastColumn] = Int32(offset) }
        scattered[Int(column)] = 0
      }
    }
    for entry in rows[target].range {
      scattered[Int(entryColumns[entry])] = 0
    }
  }

  private mutating func moveRowToEnd(_ row: Int) {
    let extent = rows[row]
    let room = max(4, extent.room * 2)
    let start = entryColumns.count
    for entry in extent.range {
      entryColumns.append(entryColumns[entry])
      entryValues.append(entryValues[entry])
    }
    for _ in extent.count..<room {
      entryColumns.append(0)
      entryValues.append(0)
    }
    rows[row] = Extent(start: Int32(start), count: extent.count, room: room)
  }

  @inline(__always)
  private mutating func enlist(_ row: Int, in column: Int) {
    if columns[column].count == columns[column].room {
      makeRoom(inColumn: column)
    }
    columnRows[Int(columns[column].start + columns[column].count)] = Int32(row)
    columns[column].count += 1
  }

  /// Drops the names of rows that don't hold the column any more, and moves the list to the end if it stays long.
  private mutating func makeRoom(inColumn column: Int) {
    var extent = columns[column]
    if degree[column] * 2 < extent.count {
      var rowsLeft: [Int32] = []
      for place in extent.range where entry(of: Int32(column), in: Int(columnRows[place])) != nil {
        rowsLeft.append(columnRows[place])
      }
      rowsLeft.sort()
      var kept = extent.start
      for row in rowsLeft where kept == extent.start || columnRows[Int(kept) - 1] != row {
        columnRows[Int(kept)] = row
        kept += 1
      }
      extent.count = kept - extent.start
      columns[column] = extent
      if extent.count * 2 < extent.room { return }
    }
    let start = columnRows.count
    let room = max(4, extent.room * 2)
    for place in extent.range {
      columnRows.append(columnRows[place])
    }
    for _ in extent.count..<room {
      columnRows.append(0)
    }
    columns[column] = Extent(start: Int32(start), count: extent.count, room: room)
  }
}
