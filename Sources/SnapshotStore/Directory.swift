#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open folder. Files are named within it, never by a path, and symbolic links are not followed: nothing that is read or
/// written lies elsewhere, whatever happens to the folders above meanwhile.
final class Directory: Sendable {
  let path: String
  private let descriptor: Int32

  /// Opens a folder, following links: where it is, is the caller's choice.
  convenience init(path: String) throws(SnapshotError) {
    try self.init(path: path, open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  private init(path: String, _ descriptor: Int32) throws(SnapshotError) {
    if descriptor < 0 { throw Self.failure("open the folder", path) }
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// A folder in this one; `nil` where there is none and none is to be made.
  func folder(_ name: String, creating: Bool) throws(SnapshotError) -> Directory? {
    let path = path + "/" + name
    if creating, mkdirat(descriptor, name, 0o777) != 0, errno != EEXIST { throw Self.failure("make the folder", path) }
    let opened = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if opened < 0 {
      if errno == ENOENT { return nil }
      if errno == ELOOP || (errno == ENOTDIR && isLink(name)) { throw .isSymbolicLink(path: path) }
    }
    return try Directory(path: path, opened)
  }

  /// What a file holds; `nil` where there is none.
  func read(_ name: String) throws(SnapshotError) -> [UInt8]? {
    let path = path + "/" + name
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    if file < 0 {
      if errno == ENOENT { return nil }
      if errno == ELOOP { throw .isSymbolicLink(path: path) }
      throw Self.failure("read", path)
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = piece.withUnsafeMutableBytes { buffer in
        #if canImport(Darwin)
          Darwin.read(file, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          Musl.read(file, buffer.baseAddress, buffer.count)
        #else
          Glibc.read(file, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw Self.failure("read", path)
      }
      if count == 0 { return bytes }
      bytes += piece[..<count]
    }
  }

  /// Puts `bytes` where `name` is, whole or not at all: they are written to a file of another name, brought to the disk, and
  /// then that file takes the name.
  func replace(_ name: String, with bytes: [UInt8]) throws(SnapshotError) {
    let temporary = try writeTemporary(bytes)
    if renameat(descriptor, temporary, descriptor, name) != 0 {
      let error = Self.failure("write", path + "/" + name)
      unlinkat(descriptor, temporary, 0)
      throw error
    }
  }

  /// The same, unless there is a file called `name`. Returns whether there was none.
  func create(_ name: String, with bytes: [UInt8]) throws(SnapshotError) -> Bool {
    let temporary = try writeTemporary(bytes)
    defer { unlinkat(descriptor, temporary, 0) }
    // A link, unlike a rename, does not replace what another process has written in the meantime.
    if linkat(descriptor, temporary, descriptor, name, 0) == 0 { return true }
    if errno == EEXIST { return false }
    // Some file systems know no links.
    if renameat(descriptor, temporary, descriptor, name) == 0 { return true }
    throw Self.failure("write", path + "/" + name)
  }

  func rename(_ old: String, to new: String) throws(SnapshotError) {
    if renameat(descriptor, old, descriptor, new) != 0 { throw Self.failure("rename to \(new)", path + "/" + old) }
  }

  /// Removes a file. Returns whether there was one.
  @discardableResult
  func remove(_ name: String) throws(SnapshotError) -> Bool {
    if unlinkat(descriptor, name, 0) == 0 { return true }
    if errno == ENOENT { return false }
    throw Self.failure("remove", path + "/" + name)
  }

  /// The names of what is in the folder, sorted; those that begin with a dot left out.
  func names() throws(SnapshotError) -> [String] {
    // The stream reads through a descriptor of its own, which closing it closes.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { throw Self.failure("list", path) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  func isLink(_ name: String) -> Bool {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Calls `body` while no other process or thread is within this function for the same folder.
  func withLock<Result>(_ body: () throws(SnapshotError) -> Result) throws(SnapshotError) -> Result {
    let file = openat(descriptor, "lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    if file < 0 { throw Self.failure("lock", path + "/lock") }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0 {
      if errno != EINTR { throw Self.failure("lock", path + "/lock") }
    }
    return try body()
  }

  /// Adds to the end of a file, which is made where there is none. Returns its size.
  @discardableResult
  func append(_ bytes: [UInt8], to name: String) throws(SnapshotError) -> Int {
    let file = openat(descriptor, name, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    if file < 0 { throw Self.failure("write", path + "/" + name) }
    defer { close(file) }
    try Self.write(bytes, to: file, path + "/" + name)
    return Int(lseek(file, 0, SEEK_END))
  }

  private func writeTemporary(_ bytes: [UInt8]) throws(SnapshotError) -> String {
    while true {
      let name = ".\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
      let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if file < 0 {
        if errno == EEXIST { continue }
        throw Self.failure("write", path + "/" + name)
      }
      defer { close(file) }
      do throws(SnapshotError) {
        try Self.write(bytes, to: file, path + "/" + name)
        if fsync(file) != 0, errno != EINVAL { throw Self.failure("write", path + "/" + name) }
        return name
      } catch {
        unlinkat(descriptor, name, 0)
        throw error
      }
    }
  }

  private static func write(_ bytes: [UInt8], to file: Int32, _ path: String) throws(SnapshotError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(file, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        #elseif canImport(Musl)
          Musl.write(file, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        #else
          Glibc.write(file, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure("write", path)
      }
      done += count
    }
  }

  private static func failure(_ action: String, _ path: String) -> SnapshotError {
    .system(action: action, path: path, code: errno)
  }
}
