import SnapshotDifference
import ViewDiff
import ViewRendering
import ViewTree

/// What an assertion compares with its golden: a text, and the trees it was made from.
struct SnapshotValue {
  let text: String
  let trees: [ViewTree]
  let renderer: any TreeRenderer

  /// A tree, as it is shown.
  init(of tree: ViewTree, in format: SnapshotFormat) {
    text = format.renderer.render(tree)
    trees = [tree]
    renderer = format.renderer
  }

  /// What an action did to a tree: what changed, in terms of views whatever shows them; before, and after.
  init(from before: ViewTree, to after: ViewTree, in format: SnapshotFormat) {
    text = SnapshotText.change(
      MarkedTree().render(ViewTree.changes(from: before, to: after)), before: format.renderer.render(before),
      after: format.renderer.render(after))
    trees = [before, after]
    renderer = format.renderer
  }
}
