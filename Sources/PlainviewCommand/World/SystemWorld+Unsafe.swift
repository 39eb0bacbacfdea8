public import PullParsing
public import SnapshotStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The world as the operating system has it.
public final class SystemWorld: World {
  /// More than offsets of four bytes hold is refused by all readers, so it is not even read.
  public static let inputLimit = 4_000_000_000

  /// The bytes of arguments that are no UTF-8, by the text that stands for them: file names may be anything.
  private let oddArguments: [String: [CChar]]

  /// - Parameter arguments: What the process was given, as C strings.
  public init(arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int) {
    var odd: [String: [CChar]] = [:]
    for i in 0..<count {
      guard let argument = arguments[i], String(validatingCString: argument) == nil else { continue }
      odd[String(cString: argument)] = Array(UnsafeBufferPointer(start: argument, count: strlen(argument) + 1))
    }
    oddArguments = odd
  }

  public var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  public func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  public var terminal: Terminal? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Terminal(columns: isKnown ? Int(size.ws_col) : nil, rows: isKnown && size.ws_row > 0 ? Int(size.ws_row) : nil)
  }

  // MARK: Writing

  public func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    var rest = bytes
    while let start = rest.baseAddress, rest.count > 0 {
      let count = systemWrite(STDOUT_FILENO, start, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno == EPIPE {
        throw .closedPipe
      } else if errno != EINTR {
        throw .system(String(cString: strerror(errno)))
      }
    }
  }

  public func report(_ line: String) {
    var line = line
    line.withUTF8 { text in
      var rest = UnsafeRawBufferPointer(text)
      while let start = rest.baseAddress, rest.count > 0 {
        let count = systemWrite(STDERR_FILENO, start, rest.count)
        if count < 0 && errno != EINTR { return }  // nowhere is left to complain
        if count > 0 { rest = UnsafeRawBufferPointer(rebasing: rest[count...]) }
      }
    }
  }

  // MARK: Reading

  public func hasFile(at path: String) -> Bool {
    withCPath(path) { access($0, R_OK) == 0 }
  }

  public func read(_ path: String) throws(FileError) -> InputBytes {
    if path == "-" { return try read(descriptor: STDIN_FILENO, path) }
    let descriptor = withCPath(path) { open($0, O_RDONLY | O_CLOEXEC) }
    if descriptor < 0 { throw Self.error(path) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, path)
  }

  private func withCPath<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard !oddArguments.isEmpty, let bytes = oddArguments[path] else { return path.withCString(body) }
    return bytes.withUnsafeBufferPointer { buffer in buffer.baseAddress.map(body) ?? path.withCString(body) }
  }

  private func read(descriptor: Int32, _ path: String) throws(FileError) -> InputBytes {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.error(path) }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError(path: path, reason: .directory) }
    let size = Int(status.st_size)
    if size > Self.inputLimit { throw FileError(path: path, reason: .tooLarge(limit: Self.inputLimit)) }
    guard status.st_mode & S_IFMT == S_IFREG, size > 0 else { return try readToEnd(of: descriptor, path) }
    return try InputBytes(capacity: size) { (buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int in
      try Self.fill(buffer, from: descriptor, path)
    }
  }

  /// Reads what does not tell its size. Pieces are given back as soon as they are copied, so that the peak stays near the size.
  private func readToEnd(of descriptor: Int32, _ path: String) throws(FileError) -> InputBytes {
    let pieceSize = 1 << 20
    var pieces: [InputBytes?] = []
    var total = 0
    while true {
      let capacity = total == 0 ? 1 << 16 : pieceSize  // most of what comes through a pipe is small
      let piece = try InputBytes(capacity: capacity) { (buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int in
        try Self.fill(buffer, from: descriptor, path)
      }
      total += piece.count
      if total > Self.inputLimit { throw FileError(path: path, reason: .tooLarge(limit: Self.inputLimit)) }
      if piece.count < capacity, pieces.isEmpty { return piece }
      pieces.append(piece)
      if piece.count < capacity { break }
    }
    return InputBytes(capacity: total) { buffer in
      var end = 0
      for i in pieces.indices {
        guard let piece = pieces[i] else { continue }
        piece.withBytes(in: 0..<piece.count) {
          UnsafeMutableRawBufferPointer(rebasing: buffer[end...]).copyMemory(from: UnsafeRawBufferPointer($0))
        }
        end += piece.count
        pieces[i] = nil
      }
      return end
    }
  }

  /// Reads until `buffer` is full or the input ends.
  private static func fill(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32, _ path: String) throws(FileError) -> Int {
    var filled = 0
    while filled < buffer.count, let start = buffer.baseAddress {
      let count = systemRead(descriptor, start + filled, buffer.count - filled)
      if count == 0 { break }
      if count > 0 {
        filled += count
      } else if errno != EINTR {
        throw error(path)
      }
    }
    return filled
  }

  // MARK: Folders

  public var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  public func entries(ofFolder path: String) throws(FileError) -> [FolderEntry] {
    guard let stream = withCPath(path, { opendir($0) }) else { throw Self.error(path) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) { String(cString: $0) }
      }
      var status = stat()
      guard !name.hasPrefix("."), fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: entries.append(FolderEntry(name: name, isFolder: true))
      case S_IFREG: entries.append(FolderEntry(name: name, isFolder: false))
      default: break
      }
    }
    return entries.sorted { $0.name < $1.name }
  }

  public func snapshots(at path: String) -> any SnapshotFiles { SnapshotFolder(path: path) }

  // MARK: Keys

  public func beginKeys() -> Bool { TerminalKeys.begin() }
  public func endKeys() { TerminalKeys.end() }

  public func nextKey() throws(FileError) -> UInt8? {
    var key: UInt8 = 0
    while true {
      let count = systemRead(STDIN_FILENO, &key, 1)
      if count > 0 { return key }
      if count == 0 { return nil }
      if errno != EINTR { throw Self.error("-") }
    }
  }

  /// What `errno` says of `path`.
  private static func error(_ path: String) -> FileError {
    let reason: FileError.Reason
    switch errno {
    case ENOENT, ENOTDIR: reason = .missing
    case EACCES, EPERM: reason = .notReadable
    case EISDIR: reason = .directory
    default: reason = .system(String(cString: strerror(errno)))
    }
    return FileError(path: path, reason: reason)
  }
}

// Inside the class the names mean its methods.
private func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer, _ count: Int) -> Int { read(descriptor, start, count) }
private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int { write(descriptor, start, count) }
