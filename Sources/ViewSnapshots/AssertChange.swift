public import SnapshotStore
public import ViewTree

/// Checks what an action does to a view hierarchy: one golden file holds what it was before, what it is after, and what changed.
///
///     assertChange(of: screen, as: .plan) { screen.add(child) }
///
/// - Parameters:
///   - value: Captured before and after `change`.
///   - format: How before and after are shown.
public func assertChange(
  of value: some TreeCapturing, as format: SnapshotFormat = .tree, named name: String? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function, by change: () throws -> Void
) {
  let call = AssertionCall(fileID, filePath, line, column, function)
  call.check(named: name, record: record) {
    let before = try value.captureTree()
    try change()
    return ChangeText(from: before, to: try value.captureTree(), format).text
  }
}

/// The same for an action that waits.
public func assertChange(
  of value: some TreeCapturing, as format: SnapshotFormat = .tree, named name: String? = nil, record: RecordMode? = nil,
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: StaticString = #function, by change: () async throws -> Void
) async {
  let call = AssertionCall(fileID, filePath, line, column, function)
  let text: Result<String, any Error>
  do {
    let before = try value.captureTree()
    try await change()
    text = .success(ChangeText(from: before, to: try value.captureTree(), format).text)
  } catch {
    text = .failure(error)
  }
  call.check(named: name, record: record) { try text.get() }
}

/// The same for a tree, which is a value: `change` gets a copy to change.
public func assertChange(
  of tree: ViewTree, as format: SnapshotFormat = .tree, named name: String? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function, by change: (inout ViewTree) throws -> Void
) {
  let call = AssertionCall(fileID, filePath, line, column, function)
  call.check(named: name, record: record) {
    var after = tree
    try change(&after)
    return ChangeText(from: tree, to: after, format).text
  }
}
