/// A long common subsequence of two lists of keys, as pairs of places, both increasing: the longest one where the lists don't
/// differ much.
///
/// As long as the lists differ here and there, from one place where they run alike to the next. From where they don't: first the
/// keys that occur equally often in both, the first with the first and so on, as far as they stand in order; then, between these,
/// E. W. Myers's greedy algorithm ("An O(ND) Difference Algorithm", 1986) in pieces: after `differenceLimit` differences it keeps
/// the path that came farthest and starts anew behind it, which is the short cut.
///
/// - Complexity: O(*n*) where the lists differ here and there, else O(*n* log *n* + *n* `differenceLimit`).
func commonSubsequence(of a: [UInt64], and b: [UInt64]) -> (pairs: [(Int, Int)], tookShortcut: Bool) {
  var pairs: [(Int, Int)] = []
  pairs.reserveCapacity(min(a.count, b.count))
  var tookShortcut = false
  var i = 0
  var j = 0
  while i < a.count, j < b.count, let piece = CommonPiece(of: a, i..<a.count, and: b, j..<b.count, until: .run) {
    pairs += piece.pairs
    (i, j) = piece.end
  }
  if i == a.count || j == b.count { return (pairs, false) }
  for (nextI, nextJ) in anchors(of: a, from: i, and: b, from: j) + [(a.count, b.count)] {
    appendCommon(of: a, i..<nextI, and: b, j..<nextJ, to: &pairs, &tookShortcut)
    if nextI < a.count { pairs.append((nextI, nextJ)) }
    i = nextI + 1
    j = nextJ + 1
  }
  return (pairs, tookShortcut)
}

/// The longest increasing choice among the pairs of keys that occur equally often in both lists, behind where they begin.
private func anchors(of a: [UInt64], from startA: Int, and b: [UInt64], from startB: Int) -> [(Int, Int)] {
  var tally = Tally(capacity: a.count - startA)
  let numbersA = (startA..<a.count).map { tally.countBefore(a[$0], at: $0) }
  let numbersB = (startB..<b.count).map { tally.countAfter(b[$0], at: $0) }
  // For each key its places in b, all in one list; a key that is no anchor has none.
  var next: [Int32] = []
  next.reserveCapacity(tally.entries.count)
  var total: Int32 = 0
  for entry in tally.entries {
    next.append(entry.before == entry.after ? total : -1)
    if entry.before == entry.after { total += entry.after }
  }
  var placesInB = Array(repeating: Int32(0), count: Int(total))
  var free = next
  for (offset, number) in numbersB.enumerated() where number >= 0 && free[Int(number)] >= 0 {
    placesInB[Int(free[Int(number)])] = Int32(startB + offset)
    free[Int(number)] += 1
  }
  var places: [Int32] = []
  var indices: [Int] = []
  for (offset, number) in numbersA.enumerated() where next[Int(number)] >= 0 {
    places.append(placesInB[Int(next[Int(number)])])
    next[Int(number)] += 1
    indices.append(startA + offset)
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
  while i < rangeA.upperBound, j < rangeB.upperBound,
    let piece = CommonPiece(of: a, i..<rangeA.upperBound, and: b, j..<rangeB.upperBound, until: .limit)
  {
    pairs += piece.pairs
    (i, j) = piece.end
    if (i, j) != (rangeA.upperBound, rangeB.upperBound) { tookShortcut = true }
  }
}
