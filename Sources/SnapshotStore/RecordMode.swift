/// What happens to golden files when a test's value is not what they hold.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Nothing is written: a missing golden fails, and so does one that differs.
  case never
  /// A missing golden is written. A value that differs is written beside its golden, as pending.
  case missing
  /// A missing golden is written, and one that differs is written anew.
  case failed
  /// Every golden a test asks for is written anew.
  case all

  /// The mode in force: `PLAINVIEW_RECORD`, else `never` on CI, else what code asks for, else `missing`.
  ///
  /// On CI only the variable can ask for another mode than `never`, so that a `record: .all` left behind in code can't turn a
  /// failing run green.
  public static func inForce(_ environment: SnapshotEnvironment, inCode: RecordMode? = nil) throws(SnapshotError) -> RecordMode {
    if let value = environment.record, !value.isEmpty {
      guard let mode = RecordMode(rawValue: value) else { throw .unknownRecordMode(value) }
      return mode
    }
    return environment.isCI ? .never : inCode ?? .missing
  }
}
