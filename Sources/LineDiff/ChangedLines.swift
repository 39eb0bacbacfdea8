/// Which lines of two texts are not common to both.
struct ChangedLines {
  let old: Lines
  let new: Lines
  private(set) var isRemoved: [Bool]
  private(set) var isInserted: [Bool]
  /// How many lines at the beginning are the same, and how many at the end.
  private var prefix = 0
  private var suffix = 0

  init(old: Lines, new: Lines) {
    self.old = old
    self.new = new
    isRemoved = [Bool](repeating: false, count: old.count)
    isInserted = [Bool](repeating: false, count: new.count)
  }

  /// Marks the lines that changed. Returns whether they are known to be as few as can be.
  mutating func mark() -> Bool {
    trim()
    let oldRange = prefix..<old.count - suffix
    let newRange = prefix..<new.count - suffix
    for line in oldRange { isRemoved[line] = true }
    for line in newRange { isInserted[line] = true }
    if oldRange.isEmpty || newRange.isEmpty { return true }

    // A line that only one text has is in no common subsequence.
    let numbers = LineNumbers(old, oldRange, new, newRange)
    var oldCounts = [Int32](repeating: 0, count: numbers.count)
    var newCounts = [Int32](repeating: 0, count: numbers.count)
    for number in numbers.old { oldCounts[Int(number)] += 1 }
    for number in numbers.new { newCounts[Int(number)] += 1 }
    let oldLines = numbers.old.indices.filter { newCounts[Int(numbers.old[$0])] > 0 }
    let newLines = numbers.new.indices.filter { oldCounts[Int(numbers.new[$0])] > 0 }
    let oldNumbers = oldLines.map { numbers.old[$0] }
    let newNumbers = newLines.map { numbers.new[$0] }
    let pairCount = zip(oldCounts, newCounts).reduce(0) { $0 + Int($1.0) * Int($1.1) }
    let occurrences = Occurrences(in: newNumbers, numberCount: numbers.count)

    func keep(_ oldPosition: Int, _ newPosition: Int) {
      isRemoved[prefix + oldLines[oldPosition]] = false
      isInserted[prefix + newLines[newPosition]] = false
    }
    if pairCount > 2 * min(oldNumbers.count, newNumbers.count), ShortestPath(old: oldNumbers, new: newNumbers).forEachPair(keep) {
      return true
    }
    if pairCount <= 4 * (oldNumbers.count + newNumbers.count) {
      SparseMatching(old: oldNumbers, new: newNumbers, occurrences: occurrences).forEachPair(keep)
      return true
    }
    return BitMatching(old: oldNumbers, new: newNumbers, occurrences: occurrences).forEachPair(keep)
  }

  private mutating func trim() {
    let common = commonPrefixCount(old.bytes, new.bytes)
    prefix = lineCount(before: common)
    let limit = min(old.count, new.count) - prefix
    while suffix < limit, areEqual(old.count - suffix - 1, new.count - suffix - 1) { suffix += 1 }
  }

  /// How many whole lines the first `offset` bytes, which both texts have in common, hold.
  private func lineCount(before offset: Int) -> Int {
    var low = 0
    var high = min(old.count, new.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if old.starts[middle] <= offset, new.starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    // A last line without a line feed is whole in one text and the beginning of a longer line in the other.
    while low > 0, old.starts[low] != new.starts[low] { low -= 1 }
    return low
  }

  private func areEqual(_ oldLine: Int, _ newLine: Int) -> Bool {
    old.bytes[old.range(ofLine: oldLine)] == new.bytes[new.range(ofLine: newLine)]
  }

  /// The marked lines as runs.
  func changes() -> [LineDiff.Change] {
    var changes: [LineDiff.Change] = []
    var i = 0
    var j = 0
    while i < old.count || j < new.count {
      let start = (i, j)
      while i < old.count, isRemoved[i] { i += 1 }
      while j < new.count, isInserted[j] { j += 1 }
      if (i, j) != start {
        changes.append(LineDiff.Change(old: start.0..<i, new: start.1..<j))
      } else {
        i += 1
        j += 1
      }
    }
    return changes
  }
}

// MARK: Where a run of changed lines stands best

extension ChangedLines {
  /// Moves runs of removed or inserted lines that could as well stand a few lines higher or lower to where they read best: beside
  /// a change of the other text, else beginning at the line that is indented least, so that a subtree is shown as a whole.
  mutating func slide() {
    Self.slide(&isRemoved, of: old, against: isInserted)
    Self.slide(&isInserted, of: new, against: isRemoved)
  }

  private static func slide(_ marks: inout [Bool], of lines: Lines, against others: [Bool]) {
    func isEqual(_ a: Int, _ b: Int) -> Bool { lines.bytes[lines.range(ofLine: a)] == lines.bytes[lines.range(ofLine: b)] }
    var line = 0
    var other = 0
    while line < marks.count {
      // `line` and `other` are a pair of common lines, or what stands before one.
      let otherStart = other
      while other < others.count, others[other] { other += 1 }
      guard marks[line] else {
        line += 1
        other += 1
        continue
      }
      var end = line
      while end < marks.count, marks[end] { end += 1 }
      if other > otherStart {
        line = end  // A replacement: it has its place.
        continue
      }
      // The run may go up while the line above equals its last, and down while the line below equals its first, but not into
      // another run or past a change of the other text.
      var up = 0
      while line - up > 0, !marks[line - up - 1], other - up > 0, isEqual(line - up - 1, end - up - 1) {
        up += 1
        if other - up > 0, others[other - up - 1] { break }
      }
      var down = 0
      while end + down < marks.count, !marks[end + down], isEqual(line + down, end + down) {
        down += 1
        if other + down < others.count, others[other + down] { break }
        if up + down > 1000 { break }  // Long runs of equal lines: any place is as good.
      }
      let shift = bestShift(-up...down) { shift in
        let touches =
          (other + shift > 0 && others[other + shift - 1]) || (other + shift < others.count && others[other + shift])
        return touches ? -1 : indentation(ofLine: line + shift, of: lines)
      }
      if shift != 0 {
        for k in line..<end { marks[k] = false }
        for k in line + shift..<end + shift { marks[k] = true }
      }
      let next = max(end, end + shift)
      // Between the run's old end and its new one there are as many common lines as it has moved down.
      other += max(0, shift)
      line = next
    }
  }

  /// The lowest of the places with the least cost.
  private static func bestShift(_ shifts: ClosedRange<Int>, cost: (Int) -> Int) -> Int {
    var best = shifts.upperBound
    var least = Int.max
    for shift in shifts.reversed() {
      let here = cost(shift)
      if here < least {
        least = here
        best = shift
      }
    }
    return best
  }

  /// How many bytes of blanks and of rails (`│ ├ ╰ ─`, whose bytes are all above ASCII) a line begins with.
  private static func indentation(ofLine line: Int, of lines: Lines) -> Int {
    let range = lines.range(ofLine: line)
    let first = range.first { index in
      let byte = lines.bytes[index]
      return byte > 0x20 && byte < 0x80 && byte != UInt8(ascii: "|")
    }
    return (first ?? range.upperBound) - range.lowerBound
  }
}
