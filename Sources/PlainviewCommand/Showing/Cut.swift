import ViewTree

/// What part of a tree is shown.
struct Cut: Sendable {
  static let select = Option("select", letter: "s", values: ["SELECTOR"], "only the views that SELECTOR names, with all inside them")
  static let depth = Option("depth", letter: "d", values: ["N"], "no views more than N levels below the roots")
  static let visible = Option("visible", "only views that can be seen, and what holds them")

  let selector: ViewTree.Selector?
  let depth: Int?
  let isVisibleOnly: Bool

  init(_ arguments: Arguments) throws {
    selector = try arguments.value(of: Self.select).map { try ViewTree.Selector($0) }
    depth = try arguments.number(of: Self.depth, in: 0...Int.max)
    isVisibleOnly = arguments.has(Self.visible)
  }

  /// How many views a cut left out, and why.
  struct LeftOut: Equatable {
    var notSelected = 0
    var notVisible = 0
    var tooDeep = 0
    var depth = 0
    var total = 0

    /// `nil` where nothing was left out.
    var words: String? {
      var parts: [String] = []
      func tell(_ count: Int, _ which: String) {
        if count > 0 { parts.append("\(count) \(parts.isEmpty ? "more " : "")\(count == 1 ? "view" : "views") \(which)") }
      }
      if notSelected == total, total > 0 { return "none of \(total) \(total == 1 ? "view" : "views") selected" }
      tell(notSelected, "not selected")
      tell(notVisible, "not visible")
      tell(tooDeep, "below level \(depth)")
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }

  /// The part of `tree` that is shown, and what that leaves out. Levels are counted from the selected views.
  ///
  /// A selected view keeps its frame in the superview that is gone, or, where `placesOnScreen`, gets the one it has on the screen;
  /// the selected views then are all there is, so the tree has no screen of its own any more.
  /// - Complexity: O(*n*) beside what selecting and finding the visible views takes.
  func applied(to tree: ViewTree, placesOnScreen: Bool) -> (ViewTree, LeftOut) {
    var leftOut = LeftOut(depth: depth ?? 0, total: tree.count)
    guard selector != nil || depth != nil || isVisibleOnly else { return (tree, leftOut) }
    var keeps = [Bool](repeating: true, count: tree.count)
    var roots = Array(tree.roots)
    if let selector {
      roots = outermost(tree.indices(matching: selector), of: tree)
      keeps = [Bool](repeating: false, count: tree.count)
      for root in roots { for index in tree.subtree(of: root) { keeps[index] = true } }
      leftOut.notSelected = keeps.count { !$0 }
    }
    if isVisibleOnly { leftOut.notVisible = leaveOutInvisible(of: tree, &keeps) }
    if let depth {
      for root in roots {
        for index in tree.subtree(of: root) where keeps[index] && tree.depth(of: index) - tree.depth(of: root) > depth {
          keeps[index] = false
          leftOut.tooDeep += 1
        }
      }
    }
    var part = tree.keeping { keeps[$0] }
    if selector != nil, placesOnScreen {
      let layout = tree.layoutInScreen()
      for (index, root) in zip(part.roots, roots.filter { keeps[$0] }) { part.setFrame(layout.frame(of: root), of: index) }
      part.screen = nil
    }
    return (part, leftOut)
  }

  /// Those of `indices`, which are in order, that are inside no other.
  private func outermost(_ indices: [Int], of tree: ViewTree) -> [Int] {
    var outermost: [Int] = []
    var end = 0
    for index in indices where index >= end {
      outermost.append(index)
      end = tree.subtree(of: index).upperBound
    }
    return outermost
  }

  /// Drops kept views that can't be seen and hold none that can. Returns how many.
  private func leaveOutInvisible(of tree: ViewTree, _ keeps: inout [Bool]) -> Int {
    let visibilities = tree.visibilities()
    var shows = [Bool](repeating: false, count: tree.count)
    var count = 0
    for index in tree.indices.reversed() {
      if visibilities[index] == .visible { shows[index] = true }
      if shows[index], let superview = tree.superview(of: index) { shows[superview] = true }
      if keeps[index], !shows[index] {
        keeps[index] = false
        count += 1
      }
    }
    return count
  }
}
