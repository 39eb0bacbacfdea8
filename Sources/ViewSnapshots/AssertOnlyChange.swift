import ViewDiff
public import ViewTree

/// Checks that an action changes just what is expected, and nothing else. No golden is kept: the expectation stands in the code.
///
///     assertChange(of: screen, expectOnly: .added(1), .shifted(12)) { screen.add(banner) }
///
/// A failure says what is missing, what else changed, and shows all changes.
public func assertChange(
  of value: some TreeCapturing, expectOnly expected: ExpectedChange..., redacting redactions: [ViewTree.Redaction] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function, by change: () throws -> Void
) {
  let call = AssertionCall(fileID, filePath, line, column, function)
  call.compare(redactions) {
    let before = try value.captureTree()
    try change()
    return (before, try value.captureTree())
  } failure: {
    unexpected($0, $1, expected)
  }
}

/// The same for an action that waits.
public func assertChange(
  of value: some TreeCapturing, expectOnly expected: ExpectedChange..., redacting redactions: [ViewTree.Redaction] = [],
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: StaticString = #function, by change: () async throws -> Void
) async {
  let call = AssertionCall(fileID, filePath, line, column, function)
  let trees = await trees(of: value, around: change)
  call.compare(redactions) {
    try trees.get()
  } failure: {
    unexpected($0, $1, expected)
  }
}

/// The same for a tree, which is a value: `change` gets a copy to change.
public func assertChange(
  of tree: ViewTree, expectOnly expected: ExpectedChange..., redacting redactions: [ViewTree.Redaction] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function, by change: (inout ViewTree) throws -> Void
) {
  let call = AssertionCall(fileID, filePath, line, column, function)
  call.compare(redactions) {
    var after = tree
    try change(&after)
    return (tree, after)
  } failure: {
    unexpected($0, $1, expected)
  }
}

/// Checks that an action leaves a view hierarchy as it was.
///
///     assertNoChange(of: screen) { screen.refresh() }
public func assertNoChange(
  of value: some TreeCapturing, redacting redactions: [ViewTree.Redaction] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function,
  by action: () throws -> Void
) {
  let call = AssertionCall(fileID, filePath, line, column, function)
  call.compare(redactions) {
    let before = try value.captureTree()
    try action()
    return (before, try value.captureTree())
  } failure: {
    changed($0, $1)
  }
}

/// The same for an action that waits.
public func assertNoChange(
  of value: some TreeCapturing, redacting redactions: [ViewTree.Redaction] = [], isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function, by action: () async throws -> Void
) async {
  let call = AssertionCall(fileID, filePath, line, column, function)
  let trees = await trees(of: value, around: action)
  call.compare(redactions) {
    try trees.get()
  } failure: {
    changed($0, $1)
  }
}

private func unexpected(_ before: ViewTree, _ after: ViewTree, _ expected: [ExpectedChange]) -> String? {
  let changes = ViewTree.changes(from: before, to: after)
  let mismatches = ChangeCount(changes, expecting: expected).mismatches
  if mismatches.isEmpty { return nil }
  return "The change is not the expected one\n" + mismatches.map { "  \($0)\n" }.joined() + MarkedTree().render(changes)
}

private func changed(_ before: ViewTree, _ after: ViewTree) -> String? {
  let changes = ViewTree.changes(from: before, to: after)
  return changes.isEmpty ? nil : "Nothing should have changed\n" + MarkedTree().render(changes)
}

/// What `value` shows before and after an action that waits.
private func trees(
  of value: some TreeCapturing, around action: () async throws -> Void, isolation: isolated (any Actor)? = #isolation
) async -> Result<(ViewTree, ViewTree), any Error> {
  do {
    let before = try value.captureTree()
    try await action()
    return .success((before, try value.captureTree()))
  } catch {
    return .failure(error)
  }
}
