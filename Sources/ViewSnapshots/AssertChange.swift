public import SnapshotStore
public import ViewTree

/// Checks what an action does to a view hierarchy: one golden file holds what changed, view by view, what it was before, and what it
/// is after.
///
///     assertChange(of: screen, as: .plan) { screen.add(child) }
///
/// - Parameters:
///   - value: Captured before and after `change`.
///   - format: How before and after are shown.
///   - redactions: What is volatile and left out before comparing and before writing, beside what `Snapshots/redact` lists.
public func assertChange(
  of value: some TreeCapturing, as format: SnapshotFormat = .tree, redacting redactions: [ViewTree.Redaction] = [],
  named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: StaticString = #function, by change: () throws -> Void
) {
  let call = AssertionCall(fileID, filePath, line, column, function)
  call.check(redactions, named: name, record: record) { redactor in
    let before = try value.captureTree()
    try change()
    return SnapshotValue(from: try redactor.redact(before), to: try redactor.redact(try value.captureTree()), in: format)
  }
}

/// The same for an action that waits.
public func assertChange(
  of value: some TreeCapturing, as format: SnapshotFormat = .tree, redacting redactions: [ViewTree.Redaction] = [],
  named name: String? = nil, record: RecordMode? = nil, isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function, by change: () async throws -> Void
) async {
  let call = AssertionCall(fileID, filePath, line, column, function)
  let trees: Result<(ViewTree, ViewTree), any Error>
  do {
    let before = try value.captureTree()
    try await change()
    trees = .success((before, try value.captureTree()))
  } catch {
    trees = .failure(error)
  }
  call.check(redactions, named: name, record: record) { redactor in
    let (before, after) = try trees.get()
    return SnapshotValue(from: try redactor.redact(before), to: try redactor.redact(after), in: format)
  }
}

/// The same for a tree, which is a value: `change` gets a copy to change.
public func assertChange(
  of tree: ViewTree, as format: SnapshotFormat = .tree, redacting redactions: [ViewTree.Redaction] = [],
  named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: StaticString = #function, by change: (inout ViewTree) throws -> Void
) {
  let call = AssertionCall(fileID, filePath, line, column, function)
  call.check(redactions, named: name, record: record) { redactor in
    var after = tree
    try change(&after)
    return SnapshotValue(from: try redactor.redact(tree), to: try redactor.redact(after), in: format)
  }
}
