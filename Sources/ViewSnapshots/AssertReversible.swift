public import ViewTree

/// Checks that an action can be undone without trace: after `change` and `undo` the hierarchy is what it was. An action that
/// changes nothing fails too, for then nothing was tested.
///
///     assertReversible(of: screen) { screen.add(child) } undoing: { child.remove() }
public func assertReversible(
  of value: some TreeCapturing, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function, by change: () throws -> Void, undoing undo: () throws -> Void
) {
  let call = AssertionCall(fileID, filePath, line, column, function)
  do {
    let before = try value.captureTree()
    try change()
    let between = try value.captureTree()
    try undo()
    call.requireReversed(before, between, try value.captureTree())
  } catch {
    call.report(failure: "Could not check whether the change can be undone: \(error)")
  }
}

/// The same for actions that wait.
public func assertReversible(
  of value: some TreeCapturing, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function,
  by change: () async throws -> Void, undoing undo: () async throws -> Void
) async {
  let call = AssertionCall(fileID, filePath, line, column, function)
  do {
    let before = try value.captureTree()
    try await change()
    let between = try value.captureTree()
    try await undo()
    call.requireReversed(before, between, try value.captureTree())
  } catch {
    call.report(failure: "Could not check whether the change can be undone: \(error)")
  }
}

/// The same for a tree, which is a value: `change` and `undo` get a copy to change.
public func assertReversible(
  of tree: ViewTree, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function, by change: (inout ViewTree) throws -> Void,
  undoing undo: (inout ViewTree) throws -> Void
) {
  let call = AssertionCall(fileID, filePath, line, column, function)
  do {
    var copy = tree
    try change(&copy)
    let between = copy
    try undo(&copy)
    call.requireReversed(tree, between, copy)
  } catch {
    call.report(failure: "Could not check whether the change can be undone: \(error)")
  }
}

extension AssertionCall {
  fileprivate func requireReversed(_ before: ViewTree, _ between: ViewTree, _ after: ViewTree) {
    if before == between {
      report(failure: "The change to undo changed nothing; undoing it proves nothing")
    } else if before != after {
      report(
        failure: "Undoing the change left something behind\n" + ChangeText.difference(from: before, to: after, labels: ("before", "undone"))
      )
    }
  }
}
