/// What the process says when it ends.
public enum ExitStatus: Int32, Sendable, Comparable {
  /// All went well; there is nothing to report.
  case fine = 0
  /// There are differences or findings.
  case findings = 1
  /// Wrong usage, or an input that could not be read.
  case trouble = 2
  /// The reader of standard output went away: what a shell reports of a tool that SIGPIPE ended.
  case closedPipe = 141

  public static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
