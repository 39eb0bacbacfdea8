/// The longest common subsequence of two sequences of numbers that have few pairs of equal elements.
///
/// Hunt and Szymanski's algorithm (1977, "A fast algorithm for computing longest common subsequences"): `ends[k]` is the smallest
/// position in `new` at which a common subsequence of k + 1 elements can end so far.
///
/// - Complexity: O((*n* + *pairs*) log *n*); close to O(*n* + *pairs*) where the sequences run alike.
struct SparseMatching {
  let old: [Int32]
  let new: [Int32]
  let occurrences: Occurrences

  /// Calls `body` with the positions of every common element, last first.
  func forEachPair(_ body: (_ old: Int, _ new: Int) -> Void) {
    var ends: [Int32] = []
    var lastPair: [Int32] = []
    var pairs: [Pair] = []
    ends.reserveCapacity(min(old.count, new.count))
    lastPair.reserveCapacity(min(old.count, new.count))
    pairs.reserveCapacity(old.count)
    var next = 0  // Where the last row went, plus one: the likely place of this row's.
    for i in old.indices {
      for position in occurrences.positions(of: old[i]).reversed() {
        let place =
          (next == 0 || ends[next - 1] < position) && (next == ends.count || ends[next] >= position)
          ? next : ends.firstIndex(notBelow: position)
        next = place + 1
        if place < ends.count, ends[place] == position { continue }
        let pair = Pair(old: Int32(i), new: position, previous: place == 0 ? -1 : lastPair[place - 1])
        if place == ends.count {
          ends.append(position)
          lastPair.append(Int32(pairs.count))
        } else {
          ends[place] = position
          lastPair[place] = Int32(pairs.count)
        }
        pairs.append(pair)
      }
    }
    var pair = lastPair.last ?? -1
    while pair >= 0 {
      let here = pairs[Int(pair)]
      body(Int(here.old), Int(here.new))
      pair = here.previous
    }
  }

  private struct Pair {
    let old: Int32
    let new: Int32
    /// The pair before this one in the subsequence, or -1.
    let previous: Int32
  }
}

extension RandomAccessCollection where Element == Int32, Index == Int {
  /// The first index of a sorted collection whose element is not below `value`.
  func firstIndex(notBelow value: Int32) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Where each number stands in a sequence, in ascending order.
struct Occurrences {
  private let starts: [Int32]
  private let all: [Int32]

  init(in sequence: [Int32], numberCount: Int) {
    var starts = [Int32](repeating: 0, count: numberCount + 1)
    for number in sequence { starts[Int(number) + 1] += 1 }
    for number in 0..<numberCount { starts[number + 1] += starts[number] }
    var free = starts
    var all = [Int32](repeating: 0, count: sequence.count)
    for (position, number) in sequence.enumerated() {
      all[Int(free[Int(number)])] = Int32(position)
      free[Int(number)] += 1
    }
    self.starts = starts
    self.all = all
  }

  func count(of number: Int32) -> Int { Int(starts[Int(number) + 1] - starts[Int(number)]) }

  func positions(of number: Int32) -> ArraySlice<Int32> {
    all[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])]
  }

  /// The positions of `number` within `range`.
  func positions(of number: Int32, in range: Range<Int>) -> ArraySlice<Int32> {
    let positions = positions(of: number)
    let low = positions.firstIndex(notBelow: Int32(range.lowerBound))
    return positions[low..<positions[low...].firstIndex(notBelow: Int32(range.upperBound))]
  }
}
