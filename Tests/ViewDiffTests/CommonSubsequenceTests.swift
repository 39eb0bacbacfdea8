import Testing

@testable import ViewDiff

/// What lists of keys have in common, where there are too many for a table.
@Suite struct CommonSubsequenceTests {
  @Test(arguments: 0..<20) func `lists that differ here and there have as much in common as the textbook's table finds`(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let old = (0..<600).map { _ in UInt64.random(in: 0...(.max), using: &random) }
    var new = old
    for _ in 0..<seed {
      let place = Int.random(in: 0..<new.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: new.remove(at: place)
      case 1: new.insert(.random(in: 0...(.max), using: &random), at: place)
      default: new[place] = old[Int.random(in: 0..<old.count, using: &random)]
      }
    }
    expectCommon(old, new, count: commonCount(old, new))
  }

  @Test func `a block that came, went or moved costs no more than itself`() {
    let old = (0..<1000).map { mix(UInt64($0 + 1), 0x9E37_79B9_7F4A_7C15) }
    let block = (0..<100).map { mix(UInt64($0 + 5000), 0x9E37_79B9_7F4A_7C15) }
    expectCommon(old, Array(old[..<500] + block + old[500...]), count: 1000)
    expectCommon(Array(old[..<500] + block + old[500...]), old, count: 1000)
    expectCommon(old, Array(old[..<200] + old[300..<900] + old[200..<300] + old[900...]), count: 900)
  }

  /// 160 of the first run, the three that are alone, and the second run: the run is no reason to believe that the lists are in step.
  @Test func `a run of equal keys hides no key that is alone`() {
    func list(_ count: Int) -> [UInt64] { Array(repeating: 7, count: count) + [11, 12, 13] + Array(repeating: 7, count: 200) }
    expectCommon(list(200), list(160), count: 363)
    expectCommon(list(160), list(200), count: 363)
  }

  @Test func `empty lists and lists without anything in common have no pairs`() {
    expectCommon([], [], count: 0)
    expectCommon([1, 2, 3], [], count: 0)
    expectCommon(Array(0..<300), Array(300..<700), count: 0)
  }

  private func expectCommon(_ old: [UInt64], _ new: [UInt64], count: Int) {
    let pairs = commonSubsequence(of: old, and: new).pairs
    #expect(pairs.count == count)
    #expect(pairs.allSatisfy { old[$0] == new[$1] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 })
  }

  /// The textbook's table.
  private func commonCount(_ a: [UInt64], _ b: [UInt64]) -> Int {
    var above = Array(repeating: 0, count: b.count + 1)
    for x in a {
      var row = above
      for (j, y) in b.enumerated() { row[j + 1] = x == y ? above[j] + 1 : max(above[j + 1], row[j]) }
      above = row
    }
    return above[b.count]
  }
}
