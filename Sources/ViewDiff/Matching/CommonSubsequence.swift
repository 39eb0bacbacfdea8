/// A long common subsequence of two lists of keys, as pairs of places, both increasing: the longest one where the lists don't
/// differ much.
///
/// First the keys that occur equally often in both, the first with the first and so on, as far as they stand in order; then,
/// between these, E. W. Myers's greedy algorithm ("An O(ND) Difference Algorithm", 1986) in pieces: after `differenceLimit`
/// differences it keeps the path that came farthest and starts anew behind it, which is the short cut.
///
/// - Complexity: O(*n* log *n* + *n* `differenceLimit`).
func commonSubsequence(of a: [UInt64], and b: [UInt64]) -> (pairs: [(Int, Int)], tookShortcut: Bool) {
  let anchors = anchors(of: a, and: b)
  var pairs: [(Int, Int)] = []
  var tookShortcut = false
  var i = 0
  var j = 0
  for (nextI, nextJ) in anchors + [(a.count, b.count)] {
    appendCommon(of: a, i..<nextI, and: b, j..<nextJ, to: &pairs, &tookShortcut)
    if nextI < a.count { pairs.append((nextI, nextJ)) }
    i = nextI + 1
    j = nextJ + 1
  }
  return (pairs, tookShortcut)
}

private let differenceLimit = 256

/// The longest increasing choice among the pairs of keys that occur equally often in both lists.
private func anchors(of a: [UInt64], and b: [UInt64]) -> [(Int, Int)] {
  var tally = Tally(capacity: a.count)
  for (i, key) in a.enumerated() { tally.countBefore(key, at: i) }
  for (j, key) in b.enumerated() { tally.countAfter(key, at: j) }
  var placesInB: [UInt64: [Int32]] = [:]
  var firsts: [UInt64: Int32] = [:]
  for (j, key) in b.enumerated() {
    guard let entry = tally(key), entry.before == entry.after else { continue }
    if entry.before == 1 { firsts[key] = Int32(j) } else { placesInB[key, default: []].append(Int32(j)) }
  }
  var used: [UInt64: Int] = [:]
  var places: [Int32] = []
  var indices: [Int] = []
  for (i, key) in a.enumerated() {
    if let j = firsts[key] {
      places.append(j)
    } else if let list = placesInB[key] {
      places.append(list[used[key, default: 0]])
      used[key, default: 0] += 1
    } else {
      continue
    }
    indices.append(i)
  }
  let stay = heaviestIncreasingSubsequence(of: places, weights: Array(repeating: 1, count: places.count))
  return zip(zip(indices, places), stay).compactMap { pair, stays in stays ? (pair.0, Int(pair.1)) : nil }
}

private func appendCommon(
  of a: [UInt64], _ rangeA: Range<Int>, and b: [UInt64], _ rangeB: Range<Int>, to pairs: inout [(Int, Int)],
  _ tookShortcut: inout Bool
) {
  var i = rangeA.lowerBound
  var j = rangeB.lowerBound
  while i < rangeA.upperBound, j < rangeB.upperBound {
    let (reachedI, reachedJ, isEnd) = appendPiece(of: a, i..<rangeA.upperBound, and: b, j..<rangeB.upperBound, to: &pairs)
    if !isEnd { tookShortcut = true }
    i = reachedI
    j = reachedJ
  }
}

/// Follows the furthest reaching paths from the ranges' beginnings until one is at their ends or has `differenceLimit`
/// differences; appends the pairs on the one that came farthest and returns where it is.
private func appendPiece(
  of a: [UInt64], _ rangeA: Range<Int>, and b: [UInt64], _ rangeB: Range<Int>, to pairs: inout [(Int, Int)]
) -> (Int, Int, isEnd: Bool) {
  let n = rangeA.count
  let m = rangeB.count
  let limit = min(n + m, differenceLimit)
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
      var x = difference == 0 ? 0 : fromAbove ? reached[k + limit + 2] : reached[k + limit] + 1
      while x < n, x - k < m, x - k >= 0, a[rangeA.lowerBound + x] == b[rangeB.lowerBound + x - k] { x += 1 }
      reached[k + limit + 1] = x
      if x <= n, x - k <= m, x + x - k > farthest {
        farthest = x + x - k
        end = (k, x)
      }
      if x >= n, x - k >= m {
        end = (k, x)
        break search
      }
    }
    if difference == limit { break }
    difference += 1
  }
  // Back along the path.
  var found: [(Int, Int)] = []
  var x = end.x
  var k = end.diagonal
  for d in stride(from: history.count - 1, through: 0, by: -1) {
    let row = history[d]  // diagonals -d...d as they were before round d
    func before(_ diagonal: Int) -> Int { abs(diagonal) <= d ? row[diagonal + d] : 0 }
    let fromAbove = k == -d || (k != d && before(k - 1) < before(k + 1))
    let start = d == 0 ? 0 : fromAbove ? before(k + 1) : before(k - 1) + 1
    while x > start {
      x -= 1
      found.append((rangeA.lowerBound + x, rangeB.lowerBound + x - k))
    }
    if d > 0 {
      x = fromAbove ? start : start - 1
      k = fromAbove ? k + 1 : k - 1
    }
  }
  pairs += found.reversed()
  let i = rangeA.lowerBound + end.x
  let j = rangeB.lowerBound + end.x - end.diagonal
  return (i, j, i == rangeA.upperBound && j == rangeB.upperBound)
}
