#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SystemWorld {
  public func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let target = Self.resolved(path)
    try makeFolders(above: target)
    var status = stat()
    let mode = stat(target, &status) == 0 ? status.st_mode & 0o7777 : nil
    let temporary = target + ".plainview-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw Self.writingError(path) }
    var isWritten = mode.map { fchmod(descriptor, $0) == 0 } ?? true
    var start = 0
    while isWritten, start < bytes.count {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0[start...]) }
      if count >= 0 { start += count } else if errno != EINTR { isWritten = false }
    }
    // On the disk before it takes the name.
    isWritten = isWritten && fsync(descriptor) == 0
    isWritten = close(descriptor) == 0 && isWritten
    if isWritten, rename(temporary, target) == 0 { return }
    let error = Self.writingError(path)
    unlink(temporary)
    throw error
  }

  public func remove(_ path: String) throws(FileError) {
    if unlink(path) != 0 { throw Self.writingError(path) }
  }

  /// Where the file is that `path` leads to; `path` where there is none.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func makeFolders(above path: String) throws(FileError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = path[..<slash]
    if access(String(folder), F_OK) == 0 { return }
    try makeFolders(above: String(folder))
    if mkdir(String(folder), 0o777) != 0, errno != EEXIST { throw Self.writingError(path) }
  }

  private static func writingError(_ path: String) -> FileError {
    FileError(path: path, reason: .notWritten(String(cString: strerror(errno))))
  }

  public func run(program: String, _ arguments: [String]) throws(ProgramError) -> ProgramResult {
    try ChildProcess(program: program, arguments).finish()
  }

  public var ownName: String {
    let own = Self.ownPath ?? "plainview"
    for folder in (environment("PATH") ?? "").split(separator: ":") where Self.resolved(folder + "/plainview") == own { return "plainview" }
    return own
  }

  private static var ownPath: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return path.withUnsafeBufferPointer { $0.baseAddress.map { resolved(String(cString: $0)) } }
    #else
      return resolved("/proc/self/exe")
    #endif
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
  let rest = UnsafeRawBufferPointer(rebasing: bytes)
  return write(descriptor, rest.baseAddress, rest.count)
}
