import SnapshotStore
import ViewTree

/// Leaves out of trees what code, a test's traits and the snapshot folder's list say is volatile.
struct Redactor {
  private var redactions: [ViewTree.Redaction]

  /// - Parameter folder: `nil` where there is none, and no list.
  init(_ inCode: [ViewTree.Redaction], in folder: SnapshotFolder?) throws {
    redactions = inCode + SnapshotSettings.current.redactions
    if let folder, let list = try folder.redactionList() {
      redactions += try ViewTree.Redaction.list(parsing: String(decoding: list, as: UTF8.self), file: folder.redactionListPath)
    }
  }

  func redact(_ tree: ViewTree) throws -> ViewTree { redactions.isEmpty ? tree : try tree.redacting(redactions) }
}
