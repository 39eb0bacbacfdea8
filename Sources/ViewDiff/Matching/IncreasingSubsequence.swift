/// Which elements make the heaviest strictly increasing subsequence of `values`, which are all different.
///
/// Of equally heavy ones it takes the same on every machine. Weights must be positive, and their sum must fit.
/// - Complexity: O(*k* log *k*); O(*k*) where `values` increase already.
func heaviestIncreasingSubsequence(of values: [Int32], weights: [Int64]) -> [Bool] {
  var chosen = Array(repeating: true, count: values.count)
  if zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }) { return chosen }
  let sorted = values.indices.sorted { values[$0] < values[$1] }
  var rank = Array(repeating: 0, count: values.count)
  for (place, index) in sorted.enumerated() { rank[index] = place + 1 }
  // A Fenwick tree of the best subsequence that ends at a rank: its weight and its last element.
  var best = Array(repeating: (weight: Int64(0), last: -1), count: values.count + 1)
  var previous = Array(repeating: -1, count: values.count)
  for index in values.indices {
    var found = (weight: Int64(0), last: -1)
    var place = rank[index] - 1
    while place > 0 {
      if best[place].weight > found.weight { found = best[place] }
      place &= place - 1
    }
    previous[index] = found.last
    let weight = found.weight + weights[index]
    place = rank[index]
    while place <= values.count {
      if weight > best[place].weight { best[place] = (weight, index) }
      place += place & -place
    }
  }
  var end = (weight: Int64(0), last: -1)
  var place = values.count
  while place > 0 {
    if best[place].weight > end.weight { end = best[place] }
    place &= place - 1
  }
  for index in chosen.indices { chosen[index] = false }
  var last = end.last
  while last >= 0 {
    chosen[last] = true
    last = previous[last]
  }
  return chosen
}
