/// The longest common subsequence by the textbook's table: slow, and plainly right.
func plainCommonCount<Element: Equatable>(_ a: [Element], _ b: [Element]) -> Int {
  var above = [Int](repeating: 0, count: b.count + 1)
  for x in a {
    var row = above
    for (j, y) in b.enumerated() { row[j + 1] = x == y ? above[j] + 1 : max(above[j + 1], row[j]) }
    above = row
  }
  return above[b.count]
}

/// A generator whose numbers are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
