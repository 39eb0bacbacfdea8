import LineDiff
import ViewRendering
import ViewTree

/// What an action did to a tree, as the golden of a change has it: what changed, before, and after.
struct ChangeText {
  let before: ViewTree
  let after: ViewTree
  let format: SnapshotFormat

  init(from before: ViewTree, to after: ViewTree, _ format: SnapshotFormat) {
    self.before = before
    self.after = after
    self.format = format
  }

  /// What changed comes first: it is what a reviewer wants to know.
  var text: String {
    """
    ── what changed ──
    \(Self.difference(from: before, to: after, labels: ("before", "after")))
    ── before ──
    \(format.renderer.render(before))
    ── after ──
    \(format.renderer.render(after))
    """
  }

  /// What tells two trees apart, as lines; whatever shows them, it is told in terms of views.
  static func difference(from before: ViewTree, to after: ViewTree, labels: (String, String)) -> String {
    if before == after { return "nothing\n" }
    let diff = LineDiff(from: OutlineDump().render(before), to: OutlineDump().render(after))
    if !diff.isEmpty { return diff.unified(oldLabel: labels.0, newLabel: labels.1) }
    // The outline shows no colours and attributes; JSON has all there is.
    return LineDiff(from: JSONDump().render(before), to: JSONDump().render(after)).unified(oldLabel: labels.0, newLabel: labels.1)
  }
}

/// The `tree` dump with blanks in place of rails: a view's line is the same whether or not a sibling stands in front of it, so
/// that adding one changes no other line.
struct OutlineDump: TreeRenderer {
  let name = "outline"
  let summary = "a view a line, indented"

  func render(_ tree: ViewTree, to output: inout TextOutput) {
    for index in tree.indices {
      let depth = tree.depth(of: index)
      if depth > TreeDump.maximumRails {
        output.write("\(depth): ")
      } else {
        output.write(String(repeating: "  ", count: depth))
      }
      output.writeTreeLine(ofNodeAt: index, of: tree, usesASCII: false)
      output.endLine()
    }
  }
}
