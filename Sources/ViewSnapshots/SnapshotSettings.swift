public import SnapshotStore
public import Testing
public import ViewTree

/// What holds for the snapshots of a task and the tasks it starts.
package struct SnapshotSettings: Sendable {
  /// The mode where neither `PLAINVIEW_RECORD` nor CI decides.
  package var record: RecordMode?
  /// What is left out of every snapshot, beside what a call and the list say.
  package var redactions: [ViewTree.Redaction] = []
  package var environment: SnapshotEnvironment
  package var session: SnapshotSession
  package var log: AskedLog?

  package init(
    record: RecordMode? = nil, environment: SnapshotEnvironment, session: SnapshotSession = SnapshotSession(), log: AskedLog? = nil
  ) {
    self.record = record
    self.environment = environment
    self.session = session
    self.log = log
  }

  @TaskLocal package static var current = SnapshotSettings(environment: .process, session: .process, log: TestRun.log)
}

/// What holds for the snapshots of a test or a suite: `@Suite(.snapshots(record: .failed))`.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let record: RecordMode?
  let redactions: [ViewTree.Redaction]
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    var settings = SnapshotSettings.current
    settings.record = record ?? settings.record
    settings.redactions += redactions
    try await SnapshotSettings.$current.withValue(settings) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Records snapshots in this mode where neither `PLAINVIEW_RECORD` nor CI decides, and leaves out of them what is volatile.
  public static func snapshots(record: RecordMode? = nil, redacting redactions: [ViewTree.Redaction] = []) -> Self {
    SnapshotTrait(record: record, redactions: redactions)
  }
}
