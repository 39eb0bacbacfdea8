extension Matcher {
  /// Matches the subviews of `a` with those of `b` that are left, in order.
  mutating func alignSubviews(of a: Int, with b: Int) {
    if a >= 0 { progress[a] = .settled }
    if let x = old.onlySubview(of: a), let y = new.onlySubview(of: b) {
      if old.partners[x] < 0, new.partners[y] < 0, worth(x, y, alone: true) > 0 { pair(x, y) }
      return
    }
    var before: [Int] = []
    var after: [Int] = []
    var hasPairs = false
    old.forEachSubview(of: a) { child in
      if old.partners[child] < 0 { before.append(child) } else { hasPairs = true }
    }
    new.forEachSubview(of: b) { if new.partners[$0] < 0 { after.append($0) } }
    if before.isEmpty || after.isEmpty { return hasPairs ? dropCrossings(of: a, with: b) : () }
    let isAlone = before.count == 1 && after.count == 1 && !hasPairs
    align(before[...], after[...], isAlone: isAlone)
    if hasPairs { dropCrossings(of: a, with: b) }
  }

  private mutating func align(_ before: ArraySlice<Int>, _ after: ArraySlice<Int>, isAlone: Bool = false) {
    var before = before
    var after = after
    while let a = before.first, let b = after.first, old.prints.exact[a] == new.prints.exact[b] {
      pair(a, b)
      before.removeFirst()
      after.removeFirst()
    }
    while let a = before.last, let b = after.last, old.prints.exact[a] == new.prints.exact[b] {
      pair(a, b)
      before.removeLast()
      after.removeLast()
    }
    if before.isEmpty || after.isEmpty { return }
    if before.count * after.count <= Self.tableLimit {
      for (a, b) in bestPairs(before, after, isAlone: isAlone) { pair(a, b) }
    } else {
      for (a, b) in pairsOfLongLists(before, after) { pair(a, b) }
    }
  }

  /// How many cells an alignment table may have: 50 for each view, at most.
  static let tableLimit = 10_000

  /// The pairs, in order, that are worth the most together.
  /// - Complexity: O(*n* *m*).
  func bestPairs(_ before: ArraySlice<Int>, _ after: ArraySlice<Int>, isAlone: Bool = false) -> [(Int, Int)] {
    if before.count == 1, after.count == 1, let a = before.first, let b = after.first {
      return worth(a, b, alone: isAlone) > 0 ? [(a, b)] : []
    }
    enum Step: UInt8 { case skipBefore, skipAfter, pair }
    let before = Array(before)
    let after = Array(after)
    var steps = Array(repeating: Step.skipBefore, count: before.count * after.count)
    // best[j] is the worth of the best alignment of what lies behind the row with what lies from j on.
    var best = Array(repeating: Int32(0), count: after.count + 1)
    for i in stride(from: before.count - 1, through: 0, by: -1) {
      var diagonal: Int32 = 0
      for j in stride(from: after.count - 1, through: 0, by: -1) {
        let skipBefore = best[j]
        let skipAfter = best[j + 1]
        let worth = worth(before[i], after[j], alone: false)
        var value = max(skipBefore, skipAfter)
        var step = skipBefore >= skipAfter ? Step.skipBefore : .skipAfter
        if worth > 0, diagonal + worth >= value {
          value = diagonal + worth
          step = .pair
        }
        diagonal = skipBefore
        best[j] = value
        steps[i * after.count + j] = step
      }
    }
    var pairs: [(Int, Int)] = []
    var i = 0
    var j = 0
    while i < before.count, j < after.count {
      switch steps[i * after.count + j] {
      case .skipBefore: i += 1
      case .skipAfter: j += 1
      case .pair:
        pairs.append((before[i], after[j]))
        i += 1
        j += 1
      }
    }
    return pairs
  }

  // MARK: Long lists

  /// Aligns lists that are too long for a table: once by what is exactly the same, once by what tells the same in another
  /// place, each filled up with tables in between; the better of both. Where nine of ten are exactly the same in the same order,
  /// nothing else is tried.
  private mutating func pairsOfLongLists(_ before: ArraySlice<Int>, _ after: ArraySlice<Int>) -> [(Int, Int)] {
    let before = Array(before)
    let after = Array(after)
    let byPlace = alignment(before, after, before.map { old.prints.exact[$0] }, after.map { new.prints.exact[$0] })
    var best = byPlace
    if byPlace.sameCount < min(before.count, after.count) / 10 * 9 {
      let byContent = alignment(before, after, before.map { old.prints.content[$0] }, after.map { new.prints.content[$0] })
      if byContent.worth > byPlace.worth { best = byContent }
    }
    if best.tookShortcut {
      shortcut = TreeChanges.Shortcut(
        lists: (shortcut?.lists ?? 0) + 1, views: (shortcut?.views ?? 0) + before.count + after.count)
    }
    return best.pairs
  }

  private struct Alignment {
    var pairs: [(Int, Int)] = []
    /// How many pairs have the same key.
    var sameCount = 0
    var worth = 0
    var tookShortcut = false
  }

  private func alignment(_ before: [Int], _ after: [Int], _ keysBefore: [UInt64], _ keysAfter: [UInt64]) -> Alignment {
    let common = commonSubsequence(of: keysBefore, and: keysAfter)
    var result = Alignment(sameCount: common.pairs.count, tookShortcut: common.tookShortcut)
    result.pairs.reserveCapacity(min(before.count, after.count))
    var i = 0
    var j = 0
    for (nextI, nextJ) in common.pairs + [(before.count, after.count)] {
      fill(before[i..<nextI], after[j..<nextJ], &result)
      if nextI < before.count { result.pairs.append((before[nextI], after[nextJ])) }
      i = nextI + 1
      j = nextJ + 1
    }
    for (a, b) in result.pairs { result.worth += Int(worth(a, b, alone: false)) }
    return result
  }

  /// Aligns what lies between what two lists have in common; with what is too long for a table, view by view.
  private func fill(_ before: ArraySlice<Int>, _ after: ArraySlice<Int>, _ result: inout Alignment) {
    if before.isEmpty || after.isEmpty { return }
    if before.count * after.count <= Self.tableLimit {
      result.pairs += bestPairs(before, after)
    } else {
      result.tookShortcut = true
      for (a, b) in zip(before, after) where worth(a, b, alone: false) > 0 { result.pairs.append((a, b)) }
    }
  }
}
