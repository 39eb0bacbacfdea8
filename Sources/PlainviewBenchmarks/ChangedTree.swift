import ViewTree

/// A tree that differs from another in one view of a hundred, and in where one subtree stands: the same for the same tree, on
/// every machine.
struct ChangedTree {
  private let before: ViewTree
  private var builder = ViewTree.Builder()
  private var random: UInt64 = 1

  /// `tree`, changed: of one view in `every`, a quarter get another frame, a quarter another text, a quarter go where they have
  /// no subviews, and before the others stands a new one; the first subtree of between `moved` and twice as many views stands at
  /// the end of the first root.
  static func make(from tree: ViewTree, oneIn every: Int = 100, moving moved: Int) -> ViewTree {
    var changed = ChangedTree(before: tree)
    changed.builder.screen = tree.screen
    let range = tree.indices.dropFirst().first { (moved...2 * moved).contains(tree.subtree(of: $0).count) }.map { tree.subtree(of: $0) }
    let first = tree.isEmpty ? 0..<0 : tree.subtree(of: 0)
    changed.append(first, without: range, oneIn: every, deeper: 0)
    if let range, first.contains(range.lowerBound) {
      changed.append(range, without: nil, oneIn: every, deeper: 1 - tree.depth(of: range.lowerBound))
    }
    changed.append(first.upperBound..<tree.count, without: nil, oneIn: every, deeper: 0)
    return changed.builder.finish()
  }

  private init(before: ViewTree) { self.before = before }

  private mutating func append(_ range: Range<Int>, without gap: Range<Int>?, oneIn every: Int, deeper: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let gap, gap.lowerBound == index {
        index = gap.upperBound
        continue
      }
      while builder.depth > before.depth(of: index) + deeper { builder.close() }
      var node = before[index]
      let change = next(every) == 0 && index > 0 ? next(4) : -1
      let goes = change == 2 && before.subtree(of: index).count == 1
      if change == 0 { node.frame?.y += 44 }
      if change == 1 { node.text = "changed \(next(1000))" }
      if change == 3 { builder.add(.init("UISwitch", text: "new \(next(1000))")) }
      if !goes { builder.open(node) }
      index += 1
    }
  }

  /// SplitMix64.
  private mutating func next(_ bound: Int) -> Int {
    random &+= 0x9E37_79B9_7F4A_7C15
    var z = random
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ z >> 31) % UInt64(bound))
  }
}
