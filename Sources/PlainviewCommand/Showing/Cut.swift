import ViewTree

/// What part of a tree is shown.
struct Cut: Sendable {
  static let depth = Option("depth", letter: "d", values: ["N"], "no views more than N levels below the roots")

  let depth: Int?

  init(_ arguments: Arguments) throws {
    depth = try arguments.number(of: Self.depth, in: 0...Int.max)
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
      tell(notSelected, "not selected")
      tell(notVisible, "not visible")
      tell(tooDeep, "below level \(depth)")
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }

  /// The part of `tree` that is shown, and what that leaves out. Levels are counted from the selected views.
  ///
  /// - Complexity: O(*n*) beside what selecting and finding the visible views takes.
  func applied(to tree: ViewTree) -> (ViewTree, LeftOut) {
    var leftOut = LeftOut(depth: depth ?? 0, total: tree.count)
    guard depth != nil else { return (tree, leftOut) }
    var keeps = [Bool](repeating: true, count: tree.count)
    let roots = Array(tree.roots)
    if let depth {
      for root in roots {
        for index in tree.subtree(of: root) where keeps[index] && tree.depth(of: index) - tree.depth(of: root) > depth {
          keeps[index] = false
          leftOut.tooDeep += 1
        }
      }
    }
    return (tree.keeping { keeps[$0] }, leftOut)
  }
}
