/// Gaussian elimination of the required equalities, cheapest step first (Markowitz's rule), so that rows stay as short as they were.
///
/// A step makes (row length − 2) · (column length − 1) new entries at most: one of two variables makes none. Variables wait in buckets by that cost, and are looked at anew when taken
/// out. Rows that stay count in a column's length, so that what two of them share cancels before it can spread.
struct EliminationQueue: ~Copyable {
  private struct Node {
    var variable: Int32
    var next: Int32
  }

  private static let bucketCount = 64
  private var heads = Buffer(repeating: Int32(-1), count: bucketCount)
  private var tails = Buffer(repeating: Int32(-1), count: bucketCount)
  private var nodes = Buffer<Node>()
  /// By variable: the lowest bucket it waits in; `bucketCount` if in none.
  private var waiting: Buffer<UInt8>
  private var lowest = bucketCount
  private var shortRows = Buffer<Int32>()
  private var nextShortRow = 0

  init(variableCount: Int) {
    waiting = Buffer(repeating: UInt8(Self.bucketCount), count: variableCount)
    nodes.reserve(variableCount * 2)
  }

  static func bucket(rowLength: Int32, degree: Int32) -> Int {
    let cost = degree <= 1 ? 0 : max(1, Int(rowLength - 2) * Int(degree - 1))
    // Above 32 a bucket for each power of two.
    return cost < 32 ? cost : min(bucketCount - 1, 27 + (Int.bitWidth - 1 - cost.leadingZeroBitCount))
  }

  /// Queues `variable` unless it waits at that cost or a lower one.
  @inline(__always)
  mutating func push(_ variable: Int32, bucket: Int) {
    guard bucket < Int(waiting[Int(variable)]) else { return }
    waiting[Int(variable)] = UInt8(bucket)
    let node = Int32(nodes.count)
    nodes.append(Node(variable: variable, next: -1))
    if heads[bucket] < 0 {
      heads[bucket] = node
    } else {
      nodes[Int(tails[bucket])].next = node
    }
    tails[bucket] = node
    lowest = min(lowest, bucket)
  }

  enum Step {
    case variable(Int32, bucket: Int)
    case shortRow(Int)
  }

  /// Queues a row of one or two variables: whichever it gives up, no row gets longer.
  mutating func push(shortRow row: Int) {
    shortRows.append(Int32(row))
  }

  mutating func pop() -> Step? {
    if heads[0] < 0 && nextShortRow < shortRows.count {
      nextShortRow += 1
      return .shortRow(Int(shortRows[nextShortRow - 1]))
    }
    while lowest < Self.bucketCount {
      let head = heads[lowest]
      if head < 0 {
        lowest += 1
        continue
      }
      let variable = nodes[Int(head)].variable
      heads[lowest] = nodes[Int(head)].next
      if Int(waiting[Int(variable)]) == lowest {
        waiting[Int(variable)] = UInt8(Self.bucketCount)
        return .variable(variable, bucket: lowest)
      }
    }
    return nil
  }
}

extension Tableau {
  /// A pivot this much smaller than its row's largest coefficient would blow up rounding.
  private static let pivotThreshold = 0.01

  /// A required inequality in more variables than this is looked at only when all else is solved.
  private static let longestBarrier: Int32 = 8

  mutating func eliminateEquations() {
    var queue = EliminationQueue(variableCount: variableCount)
    eliminated.reserve(variableCount)
    operations.reserve(matrix.rows.count * 2)
    // An edit variable is best left free: equalities give it up only when they have nothing else to give.
    var holdsAny = false
    var isHeld = Buffer(repeating: false, count: variableCount)
    for row in traits.indices where traits[row].isEdit {
      for entry in matrix.rows[row].range { isHeld[Int(matrix.entryColumns[entry])] = true }
      holdsAny = true
    }
    eliminateAll(but: isHeld, queue: &queue)
    if holdsAny {
      eliminateAll(but: Buffer(repeating: false, count: variableCount), queue: &queue)
    }
    for row in traits.indices where traits[row].mayBePostponed && traits[row].kind == .barrier {
      if matrix.rows[row].count > Self.longestBarrier { postpone(row) }
    }
    for row in traits.indices where traits[row].kind == .equation && matrix.rows[row].count == 0 && basic[row] < 0 {
      redundantRows.append(Int32(row))
    }
  }

  private mutating func eliminateAll(but isHeld: borrowing Buffer<Bool>, queue: inout EliminationQueue) {
    for row in traits.indices where traits[row].kind == .equation && basic[row] < 0 {
      queueVariables(of: row, &queue, isHeld: isHeld)
    }
    while let step = queue.pop() {
      guard case .variable(let variable, let bucket) = step else {
        if case .shortRow(let row) = step, basic[row] < 0, let place = rarestPlace(of: row, isHeld: isHeld) {
          eliminate(at: place, of: row, queue: &queue, isHeld: isHeld)
        }
        continue
      }
      guard let (row, place) = cheapestEquation(of: variable) else { continue }
      let cost = EliminationQueue.bucket(rowLength: matrix.rows[row].count, degree: matrix.degree[Int(variable)])
      if cost > bucket {
        queue.push(variable, bucket: cost)
      } else {
        eliminate(at: rarestPlace(of: row, isHeld: isHeld) ?? place, of: row, queue: &queue, isHeld: isHeld)
      }
    }
  }

  /// The shortest equality that can give up `variable`, and where in the matrix it mentions it.
  ///
  /// Takes equalities that mention it no more off the column's list, so that the next look is short.
  private mutating func cheapestEquation(of variable: Int32) -> (row: Int, place: Int)? {
    var best: (row: Int, place: Int)?
    var bestLength = Int32.max
    var kept = 0
    let listed = matrix.columns[Int(variable)].range
    for index in listed {
      let row = matrix.columnRows[index]
      if traits[Int(row)].kind == .equation {
        guard basic[Int(row)] < 0, let place = matrix.entry(of: variable, in: Int(row)) else { continue }
        if matrix.rows[Int(row)].count < bestLength && isStablePivot(place, of: Int(row)) {
          best = (Int(row), place)
          bestLength = matrix.rows[Int(row)].count
        }
      }
      matrix.relist(row, at: listed.lowerBound + kept)
      kept += 1
    }
    matrix.shortenList(ofColumn: Int(variable), to: kept)
    return best
  }

  /// Where `row` mentions the variable that the fewest rows do.
  private func rarestPlace(of row: Int, isHeld: borrowing Buffer<Bool>) -> Int? {
    var rarest: Int?
    var degree = Int32.max
    for entry in matrix.rows[row].range {
      let variable = Int(matrix.entryColumns[entry])
      guard matrix.degree[variable] < degree, !isHeld[variable], isStablePivot(entry, of: row) else { continue }
      rarest = entry
      degree = matrix.degree[variable]
    }
    return rarest
  }

  private func isStablePivot(_ place: Int, of row: Int) -> Bool {
    let least = abs(matrix.entryValues[place]) / Self.pivotThreshold
    for entry in matrix.rows[row].range where abs(matrix.entryValues[entry]) > least {
      return false
    }
    return true
  }

  private mutating func eliminate(at place: Int, of row: Int, queue: inout EliminationQueue, isHeld: borrowing Buffer<Bool>) {
    let variable = matrix.entryColumns[place]
    let coefficient = matrix.entryValues[place]
    matrix.retireRow(row)
    matrix.removeEntry(at: place, from: row)
    basic[row] = variable
    eliminated.append(EliminatedVariable(variable: variable, row: Int32(row), coefficient: coefficient))
    for index in matrix.columns[Int(variable)].range {
      let target = Int(matrix.columnRows[index])
      guard target != row, let entry = matrix.entry(of: variable, in: target) else { continue }
      // An equality solved earlier keeps its mention; it is worked out after this variable is.
      let isEquation = traits[target].kind == .equation
      if isEquation && basic[target] >= 0 { continue }
      let factor = matrix.entryValues[entry] / coefficient
      matrix.removeEntry(at: entry, from: target)
      matrix.addRow(row, times: -factor, to: target)
      if traits[target].mayBePostponed && matrix.rows[target].count > Self.longestBarrier {
        postpone(target)
        continue
      }
      operations.append(RowOperation(source: Int32(row), target: Int32(target), factor: factor))
      if isEquation {
        queueVariables(of: target, &queue, isHeld: isHeld)
      }
    }
    matrix.clearList(ofColumn: Int(variable))
    for entry in matrix.rows[row].range {
      let other = matrix.entryColumns[entry]
      // What it costs at best; when it is taken out it is looked at closely.
      guard matrix.degree[Int(other)] <= 4, !isHeld[Int(other)] else { continue }
      queue.push(other, bucket: EliminationQueue.bucket(rowLength: 3, degree: matrix.degree[Int(other)]))
    }
  }

  private mutating func postpone(_ row: Int) {
    matrix.retireRow(row)
    matrix.emptyRow(row)
    traits[row].kind = .absent
    postponedRows.append(Int32(row))
  }

  private func queueShortRow(_ row: Int, _ queue: inout EliminationQueue, isHeld: borrowing Buffer<Bool>) {
    for entry in matrix.rows[row].range where !isHeld[Int(matrix.entryColumns[entry])] {
      queue.push(shortRow: row)
      return
    }
  }

  private func queueVariables(of row: Int, _ queue: inout EliminationQueue, isHeld: borrowing Buffer<Bool>) {
    let length = matrix.rows[row].count
    if length <= 2 {
      queueShortRow(row, &queue, isHeld: isHeld)
      return
    }
    for entry in matrix.rows[row].range {
      let variable = matrix.entryColumns[entry]
      guard !isHeld[Int(variable)] else { continue }
      queue.push(variable, bucket: EliminationQueue.bucket(rowLength: length, degree: matrix.degree[Int(variable)]))
    }
  }

  // MARK: Constants

  /// Works the constants through the elimination anew, from those given.
  mutating func eliminateConstants() {
    constants = givenConstants.copy()
    for index in operations.indices {
      let operation = operations[index]
      constants[Int(operation.target)] -= operation.factor * constants[Int(operation.source)]
    }
    shifts = constants.copy()
    for row in shifts.indices { shifts[row] -= givenConstants[row] }
  }

  /// A redundant equality that its constants contradict.
  func contradictedRows() -> [Int32] {
    let tolerance = 1e-9 * (1 + largestConstant)
    return redundantRows.filter { abs(constants[Int($0)]) > tolerance }
  }

  /// Works out the eliminated variables from the free ones: all, or those of `records`.
  mutating func settleEliminatedVariables(_ records: [Int32]? = nil) {
    if let records {
      for index in records { settle(eliminated[Int(index)]) }
    } else {
      for index in eliminated.indices.reversed() { settle(eliminated[index]) }
    }
  }

  @inline(__always)
  private mutating func settle(_ record: EliminatedVariable) {
    var sum = constants[Int(record.row)]
    for entry in matrix.rows[Int(record.row)].range {
      sum += matrix.entryValues[entry] * values[Int(matrix.entryColumns[entry])]
    }
    values[Int(record.variable)] = -sum / record.coefficient
  }
}
