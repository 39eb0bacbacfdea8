import ViewTree

/// A tree the simple way: views that hold views. Each is known by the index that it had in the tree it was made from.
struct PlainTree {
  struct Plain {
    var index: Int?
    var node: ViewTree.Node
    var subviews: [Plain] = []
  }

  var source: ViewTree.Source?
  var screen: Size?
  /// Holds the roots.
  var top = Plain(node: .init("top"))

  init(_ tree: ViewTree) {
    func plain(_ index: Int) -> Plain { Plain(index: index, node: tree[index], subviews: tree.subviews(of: index).map(plain)) }
    source = tree.source
    screen = tree.screen
    top.subviews = tree.roots.map(plain)
  }

  var tree: ViewTree {
    var builder = ViewTree.Builder()
    builder.source = source
    builder.screen = screen
    func add(_ plain: Plain) {
      builder.open(plain.node)
      plain.subviews.forEach(add)
      builder.close()
    }
    top.subviews.forEach(add)
    return builder.finish()
  }

  /// Does something to the view that has `index`, or to the one that holds the roots.
  mutating func change(_ index: Int?, _ body: (inout Plain) -> Void) {
    func visit(_ plain: inout Plain) {
      if plain.index == index { return body(&plain) }
      for k in plain.subviews.indices { visit(&plain.subviews[k]) }
    }
    visit(&top)
  }

  /// Takes out the views at `indices`, and returns them in order.
  mutating func remove(_ indices: Set<Int>) -> [Plain] {
    var removed: [Plain] = []
    func visit(_ plain: inout Plain) {
      for k in plain.subviews.indices where !indices.contains(plain.subviews[k].index ?? -1) { visit(&plain.subviews[k]) }
      // In preorder: what is deeper inside an earlier subview was taken out before.
      removed += plain.subviews.filter { indices.contains($0.index ?? -1) }
      plain.subviews.removeAll { indices.contains($0.index ?? -1) }
    }
    visit(&top)
    return removed.sorted { $0.index ?? 0 < $1.index ?? 0 }
  }

  mutating func insert(_ plains: [Plain], into superview: Int?, at position: Int?) {
    func withoutIndices(_ plains: [Plain]) -> [Plain] {
      plains.map { Plain(index: -1, node: $0.node, subviews: withoutIndices($0.subviews)) }
    }
    let others = withoutIndices(plains)
    change(superview) { $0.subviews.insert(contentsOf: others, at: position ?? $0.subviews.count) }
  }
}
