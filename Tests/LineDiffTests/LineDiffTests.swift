import Testing

@testable import LineDiff

private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

/// What `changes` make of `old`.
private func applied(_ diff: LineDiff, to old: [String], from new: [String]) -> [String] {
  var result: [String] = []
  var line = 0
  for change in diff.changes {
    result += old[line..<change.old.lowerBound]
    result += new[change.new]
    line = change.old.upperBound
  }
  return result + old[line...]
}

@Test func `equal texts have no changes and no diff`() {
  let diff = LineDiff(from: "a\nb\n", to: "a\nb\n")
  #expect(diff.isEmpty)
  #expect(diff.isMinimal)
  #expect(diff.unified(oldLabel: "a", newLabel: "b") == "")
}

@Test(arguments: [
  ("", "a\n", [LineDiff.Change(old: 0..<0, new: 0..<1)]),
  ("a\n", "", [LineDiff.Change(old: 0..<1, new: 0..<0)]),
  ("a", "a\n", [LineDiff.Change(old: 0..<1, new: 0..<1)]),
  ("a\n", "a\nab", [LineDiff.Change(old: 1..<1, new: 1..<2)]),
  ("ab", "a", [LineDiff.Change(old: 0..<1, new: 0..<1)]),
  ("a\nb\nc\n", "a\nc\n", [LineDiff.Change(old: 1..<2, new: 1..<1)]),
  ("a\nb\nc\n", "a\nx\nc\ny\n", [LineDiff.Change(old: 1..<2, new: 1..<2), LineDiff.Change(old: 3..<3, new: 3..<4)]),
])
func `small changes stand where they are`(old: String, new: String, changes: [LineDiff.Change]) {
  #expect(LineDiff(from: old, to: new).changes == changes)
}

@Test func `all pairs of short texts of three lines' kinds have a smallest diff that makes one of the other`() {
  var texts: [[String]] = [[]]
  for length in 1...4 {
    for code in 0..<(0..<length).reduce(1, { product, _ in product * 3 }) {
      var rest = code
      texts.append(
        (0..<length).map { _ in
          defer { rest /= 3 }
          return ["a", "b", "c"][rest % 3]
        })
    }
  }
  for old in texts {
    for new in texts {
      let diff = LineDiff(from: text(old), to: text(new))
      let common = plainCommonCount(old, new)
      guard applied(diff, to: old, from: new) == new, diff.removedCount == old.count - common, diff.insertedCount == new.count - common
      else {
        Issue.record("\(old) → \(new): \(diff.changes)")
        return
      }
    }
  }
}

/// Sequences that differ in ways that dumps do: few kinds or many, edits, moved blocks, nothing in common.
private func pair(_ kind: Int, length: Int, _ random: inout SplitMix) -> ([Int32], [Int32]) {
  let kinds = Int32([2, 3, 8, 40, 400][kind % 5])
  let old = (0..<length).map { _ in Int32.random(in: 0..<kinds, using: &random) }
  var new = old
  switch kind % 4 {
  case 0: new = (0..<length + length / 7).map { _ in Int32.random(in: 0..<kinds, using: &random) }
  case 1:
    for _ in 0..<length / 10 {
      new[Int.random(in: 0..<new.count, using: &random)] = Int32.random(in: 0..<kinds, using: &random)
      new.remove(at: Int.random(in: 0..<new.count, using: &random))
    }
  case 2:
    let block = Array(new[length / 8..<length / 3])
    new.removeSubrange(length / 8..<length / 3)
    new.insert(contentsOf: block, at: new.count * 3 / 4)
  default: new.shuffle(using: &random)
  }
  return (old, new)
}

@Test(arguments: 0..<20) func `every way of matching finds as much in common as the table`(kind: Int) {
  var random = SplitMix(state: UInt64(kind))
  for length in [1, 7, 63, 64, 65, 200, 300] {
    let (old, new) = pair(kind, length: length, &random)
    let occurrences = Occurrences(in: new, numberCount: 400)
    let expected = plainCommonCount(old, new)
    var sparse: [(Int, Int)] = []
    SparseMatching(old: old, new: new, occurrences: occurrences).forEachPair { sparse.append(($0, $1)) }
    var bits: [(Int, Int)] = []
    let isProven = BitMatching(old: old, new: new, occurrences: occurrences).forEachPair { bits.append(($0, $1)) }
    #expect(isProven)
    var path: [(Int, Int)] = []
    #expect(ShortestPath(old: old, new: new, workLimit: .max).forEachPair { path.append(($0, $1)) })
    for pairs in [sparse, bits, path] {
      #expect(pairs.count == expected)
      #expect(pairs.allSatisfy { old[$0] == new[$1] })
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 > $1.0 && $0.1 > $1.1 })
    }
  }
}

@Test(arguments: [2, 9, 14, 19]) func `sequences of several blocks of rows are matched as well as a few can be`(kind: Int) {
  var random = SplitMix(state: 77)
  let (old, new) = pair(kind, length: 1500, &random)
  var pairs: [(Int, Int)] = []
  BitMatching(old: old, new: new, occurrences: Occurrences(in: new, numberCount: 400)).forEachPair { pairs.append(($0, $1)) }
  #expect(pairs.count == plainCommonCount(old, new))
  #expect(pairs.allSatisfy { old[$0] == new[$1] })
}

@Test func `a path that would be long is given up without a word`() {
  var random = SplitMix(state: 6)
  let (old, new) = pair(3, length: 900, &random)
  let isFound = ShortestPath(old: old, new: new).forEachPair { _, _ in Issue.record("a pair of a path that was given up") }
  #expect(!isFound)
}

@Test func `out of work, the best so far is a right diff that doesn't call itself minimal`() {
  var random = SplitMix(state: 5)
  let (old, new) = pair(0, length: 900, &random)
  var pairs: [(Int, Int)] = []
  let isProven = BitMatching(old: old, new: new, occurrences: Occurrences(in: new, numberCount: 400), workLimit: 1)
    .forEachPair { pairs.append(($0, $1)) }
  #expect(!isProven)
  #expect(pairs.count > 400)
  #expect(pairs.allSatisfy { old[$0] == new[$1] })
}

@Test func `a subtree added among its like is shown from its own first line`() {
  let cell = ["├─ UICell", "│  ├─ UILabel", "│  ╰─ UIButton"]
  let diff = LineDiff(from: text(["UITable"] + cell + ["╰─ UIView"]), to: text(["UITable"] + cell + cell + ["╰─ UIView"]))
  #expect(
    diff.unified(oldLabel: "old", newLabel: "new") == """
      --- old
      +++ new
      @@ -2,4 +2,7 @@
       ├─ UICell
       │  ├─ UILabel
       │  ╰─ UIButton
      +├─ UICell
      +│  ├─ UILabel
      +│  ╰─ UIButton
       ╰─ UIView

      """)
}
