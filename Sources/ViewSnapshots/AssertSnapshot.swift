public import SnapshotStore
public import ViewTree

/// Checks that a view hierarchy looks as its golden file says.
///
/// The golden is `Snapshots/SUITE/test.name.txt` in the package's folder. What happens when it is missing or differs, is up to the
/// record mode: see `RecordMode`. A failure is reported at the line of the call, with what changed view by view, a unified diff, both
/// paths and the ways to accept the new value.
///
/// - Parameters:
///   - value: A tree, or what can be captured as one.
///   - format: `.tree`, `.uikit`, `.controllers`, `.json`, `.plan`, `.exploded`, or a renderer of your own.
///   - redactions: What is volatile and left out before comparing and before writing, beside what `Snapshots/redact` lists.
///   - name: What tells this snapshot from others of the test. Without one, a test's snapshots are counted; in a loop, and in a
///     test with arguments, each needs one.
///   - record: The mode where neither `PLAINVIEW_RECORD` nor CI decides.
public func assertSnapshot(
  of value: some TreeCapturing, as format: SnapshotFormat = .tree, redacting redactions: [ViewTree.Redaction] = [],
  named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: StaticString = #function
) {
  let call = AssertionCall(fileID, filePath, line, column, function)
  call.check(redactions, named: name, record: record) { redactor in
    SnapshotValue(of: try redactor.redact(try value.captureTree()), in: format)
  }
}

/// Checks that a tree looks as its golden file says. This is the same for `ViewTree` alone, so that `.login(…)` will do for a
/// static member of it.
public func assertSnapshot(
  of tree: ViewTree, as format: SnapshotFormat = .tree, redacting redactions: [ViewTree.Redaction] = [],
  named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: StaticString = #function
) {
  let call = AssertionCall(fileID, filePath, line, column, function)
  call.check(redactions, named: name, record: record) { redactor in
    SnapshotValue(of: try redactor.redact(tree), in: format)
  }
}
