import PlainviewCommand
import PullParsing
import SnapshotStore
import Synchronization

/// A world made of strings.
final class TestWorld: World {
  let files: [String: Result<String, FileError>]
  /// Files that are no UTF-8.
  let encodedFiles: [String: [UInt8]]
  let environment: [String: String]
  let terminal: Terminal?
  let processorCount: Int
  /// How many bytes standard output takes before it fails, and how it fails.
  let outputLimit: (bytes: Int, error: OutputError)?
  /// Snapshots by the path of their folder.
  let snapshotFolders: [String: any SnapshotFiles]
  /// What standard input holds, for those who read it key by key.
  let keys: Mutex<Substring.UTF8View>
  /// Whether standard input is a terminal.
  let hasTerminalKeys: Bool
  /// How often keys were begun and ended.
  let keyCalls = Mutex((begun: 0, ended: 0))
  /// What programs say, by their command line.
  let programs: [String: (status: Int32, output: String, errors: String)]
  /// The files after what was written and removed.
  private let current: Mutex<[String: String]>
  private let written = Mutex<[UInt8]>([])
  private let reported = Mutex("")

  init(
    files: [String: String] = [:], errors: [String: FileError.Reason] = [:], environment: [String: String] = [:],
    terminal: Terminal? = nil, processorCount: Int = 1, outputLimit: (bytes: Int, error: OutputError)? = nil,
    snapshots: [String: any SnapshotFiles] = [:], keys: String = "", hasTerminalKeys: Bool = false,
    programs: [String: (status: Int32, output: String, errors: String)] = [:], encodedFiles: [String: [UInt8]] = [:]
  ) {
    let broken = errors.map { path, reason in (path, Result<String, FileError>.failure(FileError(path: path, reason: reason))) }
    self.files = files.mapValues { .success($0) }.merging(broken) { $1 }
    self.encodedFiles = encodedFiles
    self.environment = environment
    self.terminal = terminal
    self.processorCount = processorCount
    self.outputLimit = outputLimit
    snapshotFolders = snapshots
    self.keys = Mutex(keys[...].utf8)
    self.hasTerminalKeys = hasTerminalKeys
    self.programs = programs
    current = Mutex(files)
  }

  var output: String { written.withLock { String(decoding: $0, as: UTF8.self) } }
  var errors: String { reported.withLock { $0 } }

  let ownName = "plainview"

  func file(_ path: String) -> String? { current.withLock { $0[path] } }

  func read(_ path: String) throws(FileError) -> InputBytes {
    if let text = file(path) { return InputBytes(text) }
    if let bytes = encodedFiles[path] { return InputBytes(bytes) }
    guard let file = files[path] else { throw FileError(path: path, reason: .missing) }
    return InputBytes(try file.get())
  }

  func hasFile(at path: String) -> Bool {
    if snapshotFolders[path] != nil { return true }
    return if case .success = files[relative(path)] { true } else { false }
  }

  // MARK: Folders: all files lie below one

  let workingDirectory = "/project"

  private func relative(_ path: String) -> String { path.hasPrefix("/project/") ? String(path.dropFirst(9)) : path }

  func entries(ofFolder path: String) throws(FileError) -> [FolderEntry] {
    let folder = path == workingDirectory ? "" : relative(path) + "/"
    if files[relative(path)] != nil { throw FileError(path: path, reason: .system("Not a directory")) }
    let inside = files.keys.filter { $0.hasPrefix(folder) }.map { $0.dropFirst(folder.count).split(separator: "/") }
    if inside.isEmpty { throw FileError(path: path, reason: .missing) }
    let entries = Set(inside.map { [$0.first.map(String.init) ?? "", $0.count > 1 ? "/" : ""] })
    return entries.map { FolderEntry(name: $0[0], isFolder: $0[1] == "/") }.sorted { $0.name < $1.name }
  }

  func snapshots(at path: String) -> any SnapshotFiles { snapshotFolders[path] ?? MemorySnapshots(path: path) }

  // MARK: Keys

  func beginKeys() -> Bool {
    keyCalls.withLock { $0.begun += 1 }
    return hasTerminalKeys
  }

  func nextKey() throws(FileError) -> UInt8? { keys.withLock { $0.popFirst() } }
  func endKeys() { keyCalls.withLock { $0.ended += 1 } }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    if let outputLimit, written.withLock({ $0.count + bytes.count }) > outputLimit.bytes { throw outputLimit.error }
    written.withLock { $0.append(contentsOf: bytes) }
  }

  func report(_ line: String) {
    reported.withLock { $0 += line }
  }

  func environment(_ name: String) -> String? { environment[name] }

  func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    current.withLock { $0[path] = String(decoding: bytes, as: UTF8.self) }
  }

  func remove(_ path: String) throws(FileError) {
    current.withLock { $0[path] = nil }
  }

  func run(program: String, _ arguments: [String]) throws(ProgramError) -> ProgramResult {
    guard let answer = programs[([program] + arguments).joined(separator: " ")] else { throw .missing(program) }
    return ProgramResult(status: answer.status, output: InputBytes(answer.output), errors: answer.errors)
  }
}

extension TestWorld {
  /// Runs the command line `words`, its words parted by spaces, then `more`, which may hold spaces.
  func run(_ words: String, _ more: String...) -> ExitStatus {
    Plainview.run(words.split(separator: " ").map(String.init) + more, in: self)
  }
}

/// A window with a label and a scroll view that clips a wide page; five views.
let screenJSON = """
  {"plainview":1,"screen":[375,667],"roots":[{"class":"UIWindow","frame":[0,0,375,667],"children":[
    {"class":"UIView","frame":[0,0,375,667],"children":[
      {"class":"UILabel","name":"title","frame":[10,10,118,40],"text":"Hi"},
      {"class":"UIScrollView","frame":[0,70,375,517],"clips":true,"children":[
        {"class":"UIView","name":"page","frame":[375,0,375,517]}]}]}]}]}
  """
