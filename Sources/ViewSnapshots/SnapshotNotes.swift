import SnapshotDifference
import SnapshotStore
import ViewRendering
import ViewTree

/// The trees behind goldens that can't be read back, such as drawings: noted when a test passes, so that when it fails another day
/// what changed can be told in terms of views. Where nothing was noted, as on another machine, dumps of the same trees among the test's
/// other goldens will do.
struct SnapshotNotes {
  private let path: SnapshotPath
  private let folder: SnapshotFolder

  init(of path: SnapshotPath, in folder: SnapshotFolder) {
    self.path = path
    self.folder = folder
  }

  func trees(ofGolden golden: [UInt8], drawnBy renderer: any TreeRenderer) -> [ViewTree]? {
    guard TreeNote.isNeeded(for: renderer.name) else { return nil }
    return TreeNote.trees(in: (try? folder.note(on: path, isPending: false)) ?? nil, of: golden)
      ?? DrawnTrees.trees(of: golden, among: folder.goldens(beside: path), drawnBy: [renderer])
  }

  /// What can't be noted is left out: no test fails for it.
  func add(_ value: SnapshotValue, _ verdict: SnapshotStore.Verdict) {
    guard TreeNote.isNeeded(for: value.renderer.name) else { return }
    var isPending = false
    if case .different = verdict { isPending = true }
    let note = TreeNote.note(value.trees, of: Array(value.text.utf8))
    guard let old = try? folder.note(on: path, isPending: isPending), old == note else {
      try? folder.setNote(on: path, isPending: isPending, to: note)
      return
    }
  }
}
