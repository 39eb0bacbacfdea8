public import PullParsing
public import SnapshotStore

/// The command's only door to the outside: files, streams, environment, terminal. Tests pass one made of strings.
///
/// Inputs are read from several threads at once.
public protocol World: AnyObject, Sendable {
  /// All bytes of the file at `path`, or of standard input for `-`.
  func read(_ path: String) throws(FileError) -> InputBytes
  /// Whether there is a file at `path` that could be read.
  func hasFile(at path: String) -> Bool
  /// Writes all of `bytes` to standard output.
  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError)
  /// Writes a line, which ends in a line break, to standard error.
  func report(_ line: String)
  /// The value of an environment variable; `nil` where it is not set.
  func environment(_ name: String) -> String?
  /// The terminal that standard output is; `nil` for a pipe or a file.
  var terminal: Terminal? { get }
  /// How many threads can run at once.
  var processorCount: Int { get }

  /// The folder that paths are relative to, from the root.
  var workingDirectory: String { get }
  /// The files and folders in the folder at `path`, sorted; those that begin with a dot, and symbolic links, left out.
  func entries(ofFolder path: String) throws(FileError) -> [FolderEntry]
  /// The snapshots in the folder at `path`, whether or not there is one.
  func snapshots(at path: String) -> any SnapshotFiles

  /// Begins to take keys from standard input: from a terminal as they are pressed, unseen, from anything else as they come.
  /// Returns whether it is a terminal.
  func beginKeys() -> Bool
  /// The next key; `nil` at the end of the input.
  func nextKey() throws(FileError) -> UInt8?
  /// Leaves the terminal as it was before `beginKeys`.
  func endKeys()

  /// Puts `bytes` where the file at `path` is, whole or not at all, and makes the folders above it where there are none. Where a
  /// symbolic link is, the file it leads to is replaced.
  func replace(_ path: String, with bytes: [UInt8]) throws(FileError)
  /// Removes the file at `path`.
  func remove(_ path: String) throws(FileError)
  /// Runs a program that `PATH` leads to, with nothing on its standard input, and waits for its end.
  func run(program: String, _ arguments: [String]) throws(ProgramError) -> ProgramResult
  /// How a command line names this program: `plainview` where `PATH` leads to it, else where it lies.
  var ownName: String { get }
}

/// What lies in a folder.
public struct FolderEntry: Equatable, Sendable {
  public var name: String
  public var isFolder: Bool

  public init(name: String, isFolder: Bool) {
    self.name = name
    self.isFolder = isFolder
  }
}

/// What a program said, and what it exited with.
public struct ProgramResult: Sendable {
  public var status: Int32
  public var output: InputBytes
  public var errors: String

  public init(status: Int32, output: InputBytes, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }
}

/// Why a program could not be run.
public enum ProgramError: Error, Equatable, CustomStringConvertible {
  case missing(String)
  /// What the system says.
  case system(String, program: String)

  public var description: String {
    switch self {
    case .missing(let program): "plainview: there is no '\(program)' on the PATH; install it"
    case .system(let words, let program): "plainview: \(program): \(words); it could not be run"
    }
  }
}

/// What is known of a terminal.
public struct Terminal: Equatable, Sendable {
  /// How many columns it shows; `nil` where it does not tell.
  public var columns: Int?
  /// How many lines it shows; `nil` where it does not tell.
  public var rows: Int?

  public init(columns: Int? = nil, rows: Int? = nil) {
    self.columns = columns
    self.rows = rows
  }
}

/// Why a file could not be read or written.
public struct FileError: Error, Equatable, CustomStringConvertible {
  public enum Reason: Equatable, Sendable {
    case missing
    case notReadable
    case directory
    case tooLarge(limit: Int)
    /// What the system says.
    case system(String)
    /// What the system says about writing it.
    case notWritten(String)
  }

  public var path: String
  public var reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "plainview: \(path == "-" ? "standard input" : path): \(message)" }

  private var message: String {
    switch reason {
    case .missing: "there is no such file; check the path"
    case .notReadable: "you may not read this file; check its permissions"
    case .directory: "this is a directory; give the files in it, say \(path.hasSuffix("/") ? path : path + "/")*.storyboard"
    case .tooLarge(let limit): "the input has more than \(limit) bytes; split it"
    case .system(let words): "\(words); the input could not be read"
    case .notWritten(let words): "\(words); the file is as it was"
    }
  }
}

/// Why standard output could not be written.
public enum OutputError: Error, Equatable, CustomStringConvertible {
  /// The reader went away, as `head` does when it has seen enough. Not worth a word.
  case closedPipe
  /// What the system says: the disk is full.
  case system(String)

  public var description: String {
    switch self {
    case .closedPipe: "plainview: standard output: the reader is gone"
    case .system(let words): "plainview: standard output: \(words); the output is incomplete"
    }
  }
}
