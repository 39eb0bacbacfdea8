/// What two lists have in common from where they begin on, by E. W. Myers's greedy algorithm.
struct CommonPiece {
  /// In order.
  private(set) var pairs: [(Int, Int)] = []
  /// How far it goes in both lists.
  private(set) var end: (Int, Int)

  /// Where it may end short of the lists' ends.
  enum Goal {
    /// Behind a run that leaves no doubt that the lists are in step.
    case run
    /// After as many differences as are allowed, on the path that came farthest.
    case limit

    fileprivate var differenceLimit: Int { self == .run ? 64 : 256 }
  }

  /// Follows the furthest reaching paths from the ranges' beginnings until one is at their ends or at the goal. `nil` where a run
  /// was to be found and there is none near.
  ///
  /// - Complexity: O(*pairs* + *d*²) for *d* differences.
  init?(of a: [UInt64], _ rangeA: Range<Int>, and b: [UInt64], _ rangeB: Range<Int>, until goal: Goal) {
    let n = rangeA.count
    let m = rangeB.count
    let limit = min(n + m, goal.differenceLimit)
    // reached[k + limit + 1]: how far into a the best path on diagonal k (place in a less place in b) has come.
    var reached = Array(repeating: 0, count: 2 * limit + 3)
    var history: [[Int]] = []
    var difference = 0
    var end = (diagonal: 0, x: 0)
    search: while true {
      history.append(Array(reached[(limit + 1 - difference)...(limit + 1 + difference)]))
      var farthest = -1
      for k in stride(from: -difference, through: difference, by: 2) {
        let fromAbove = k == -difference || (k != difference && reached[k + limit] < reached[k + limit + 2])
        let start = difference == 0 ? 0 : fromAbove ? reached[k + limit + 2] : reached[k + limit] + 1
        var x = start
        while x < n, x - k < m, x - k >= 0, a[rangeA.lowerBound + x] == b[rangeB.lowerBound + x - k] { x += 1 }
        reached[k + limit + 1] = x
        if x <= n, x - k <= m, x + x - k > farthest {
          farthest = x + x - k
          end = (k, x)
        }
        let isEnd = x >= n && x - k >= m
        if isEnd || (goal == .run && x - start >= runLength && isTelling(a[..<(rangeA.lowerBound + x)].suffix(runLength))) {
          end = (k, x)
          break search
        }
      }
      if difference == limit {
        if goal == .run { return nil }
        break
      }
      difference += 1
    }
    self.end = (rangeA.lowerBound + end.x, rangeB.lowerBound + end.x - end.diagonal)
    // Back along the path.
    var x = end.x
    var k = end.diagonal
    for d in stride(from: history.count - 1, through: 0, by: -1) {
      let row = history[d]  // diagonals -d...d as they were before round d
      func before(_ diagonal: Int) -> Int { abs(diagonal) <= d ? row[diagonal + d] : 0 }
      let fromAbove = k == -d || (k != d && before(k - 1) < before(k + 1))
      let start = d == 0 ? 0 : fromAbove ? before(k + 1) : before(k - 1) + 1
      while x > start {
        x -= 1
        pairs.append((rangeA.lowerBound + x, rangeB.lowerBound + x - k))
      }
      if d > 0 {
        x = fromAbove ? start : start - 1
        k = fromAbove ? k + 1 : k - 1
      }
    }
    pairs.reverse()
  }
}

private let runLength = 32

/// Whether a run in common can hardly be one by chance: half of its keys or more are different ones. Where few keys repeat and repeat,
/// lists that are out of step run alike as well.
private func isTelling(_ run: ArraySlice<UInt64>) -> Bool {
  var seen: UInt64 = 0
  for key in run { seen |= 1 << (key & 63) }
  return seen.nonzeroBitCount >= 16
}
