public import ViewTree

/// Checks that an action can be undone without trace: after `change` and `undo` the hierarchy is what it was. An action that
/// changes nothing fails too, for then nothing was tested.
///
///     assertReversible(of: screen) { screen.add(child) } undoing: { child.remove() }
///
/// Of live views and controllers more is asked: that no constraint is left behind and none is missing, that no controller is still a
/// child, and that no controller which `change` made outlives `undo`.
///
/// - Parameter keepsControllers: Whether the test itself still holds controllers that `change` made, so that they may outlive it.
public func assertReversible(
  of value: some TreeCapturing, keepsControllers: Bool = false, redacting redactions: [ViewTree.Redaction] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function, by change: () throws -> Void, undoing undo: () throws -> Void
) {
  let call = AssertionCall(fileID, filePath, line, column, function)
  call.requireReversed(redactions) {
    var reversal = try Reversal(of: value)
    try change()
    try reversal.look(at: value)
    try undo()
    return try reversal.finish(with: value, keepsControllers)
  }
}

/// The same for actions that wait.
public func assertReversible(
  of value: some TreeCapturing, keepsControllers: Bool = false, redacting redactions: [ViewTree.Redaction] = [],
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: StaticString = #function, by change: () async throws -> Void,
  undoing undo: () async throws -> Void
) async {
  let call = AssertionCall(fileID, filePath, line, column, function)
  let outcome: Result<Reversal.Outcome, any Error>
  do {
    var reversal = try Reversal(of: value)
    try await change()
    try reversal.look(at: value)
    try await undo()
    outcome = .success(try reversal.finish(with: value, keepsControllers))
  } catch {
    outcome = .failure(error)
  }
  call.requireReversed(redactions) { try outcome.get() }
}

/// The same for a tree, which is a value: `change` and `undo` get a copy to change.
public func assertReversible(
  of tree: ViewTree, redacting redactions: [ViewTree.Redaction] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function,
  by change: (inout ViewTree) throws -> Void, undoing undo: (inout ViewTree) throws -> Void
) {
  let call = AssertionCall(fileID, filePath, line, column, function)
  call.requireReversed(redactions) {
    var copy = tree
    try change(&copy)
    let between = copy
    try undo(&copy)
    return Reversal.Outcome(before: tree, between: between, after: copy)
  }
}

extension AssertionCall {
  fileprivate func requireReversed(_ redactions: [ViewTree.Redaction], _ body: () throws -> Reversal.Outcome) {
    var outcome: Reversal.Outcome?
    compare(redactions) {
      let found = try body()
      outcome = found
      return (found.before, found.after)
    } failure: { before, after in
      outcome?.failure(before, after)
    }
  }
}
