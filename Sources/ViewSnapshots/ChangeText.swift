import SnapshotDifference
import ViewDiff
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

  var text: String {
    SnapshotText.change(
      Self.difference(from: before, to: after), before: format.renderer.render(before), after: format.renderer.render(after))
  }

  /// What tells two trees apart; whatever shows them, it is told in terms of views, one a line, what is the same folded.
  static func difference(from before: ViewTree, to after: ViewTree) -> String {
    MarkedTree().render(ViewTree.changes(from: before, to: after))
  }
}
