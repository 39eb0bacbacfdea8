#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a snapshot could not be compared or kept.
public enum SnapshotError: Error, Equatable, Sendable, CustomStringConvertible {
  case unknownRecordMode(String)
  case noPackage(file: String)
  case notASnapshotPath(String)
  case isSymbolicLink(path: String)
  case noPending(path: String)
  /// A system call failed; `code` is its `errno`.
  case system(action: String, path: String, code: Int32)
  case sharedFile(path: String, first: Claimant, second: Claimant)
  case changesWithinRun(path: String, Claimant)

  public var description: String {
    switch self {
    case .unknownRecordMode(let value):
      "PLAINVIEW_RECORD is '\(value)'; set it to \(RecordMode.allCases.map(\.rawValue).joined(separator: ", ")), or unset it"
    case .noPackage(let file):
      "no folder above '\(file)' has a Package.swift, so the snapshot folder is not known; set PLAINVIEW_SNAPSHOTS to it"
    case .notASnapshotPath(let path):
      "'\(path)' is no snapshot's path; it has the form SUITE/test.txt, below the snapshot folder"
    case .isSymbolicLink(let path):
      "\(path): is a symbolic link, which could lead out of the snapshot folder; put a real file or folder there"
    case .noPending(let path):
      "\(path): has no pending value beside it; nothing was changed"
    case .system(let action, let path, let code):
      "\(path): could not \(action): \(String(cString: strerror(code)))\(remedy(for: code))"
    case .sharedFile(let path, let first, let second):
      "two snapshots would share \(path): \(first), and \(second); give each its own `named:`"
    case .changesWithinRun(let path, let claimant):
      "\(path) was recorded twice in this run with different values, by \(claimant); in a loop give each pass its own `named:`, and "
        + "else see that the value is the same every time"
    }
  }

  private func remedy(for code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "; check who may write there"
    case EROFS: "; set PLAINVIEW_RECORD=never where files can't be written"
    case ENOSPC: "; make room on the disk"
    case ENOTDIR: "; a file stands where a folder is wanted"
    default: ""
    }
  }
}

/// Who asks for a snapshot.
public struct Claimant: Hashable, Sendable, CustomStringConvertible {
  /// The test, as people know it: `PlanDrawingTests/boxes join`.
  public var test: String
  /// The arguments of the test's case, where it has any.
  public var arguments: String?
  /// Where the assertion stands: `file:line:column`.
  public var location: String
  /// Where the test is written.
  public var source: Source?

  /// A test in the source code.
  public struct Source: Hashable, Sendable {
    /// The path of the file.
    public var file: String
    /// The function as it is declared, up to its parameters: "`boxes join`".
    public var function: String

    public init(file: String, function: String) {
      self.file = file
      self.function = function
    }
  }

  public init(test: String, arguments: String? = nil, location: String, source: Source? = nil) {
    self.test = test
    self.arguments = arguments
    self.location = location
    self.source = source
  }

  public var description: String {
    "'\(test)'\(arguments.map { " with \($0)" } ?? "") at \(location)"
  }
}
