#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that holds golden files, and pending ones beside them.
public struct SnapshotFolder: SnapshotFiles, Equatable {
  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// The folder for the snapshots of a source file: what `PLAINVIEW_SNAPSHOTS` names, else `Snapshots` beside the nearest
  /// `Package.swift` above.
  public init(forFile file: String, _ environment: SnapshotEnvironment) throws(SnapshotError) {
    if let folder = environment.folder, !folder.isEmpty {
      self.init(path: folder)
      return
    }
    var parts = file.split(separator: "/")
    guard file.hasPrefix("/") else { throw .noPackage(file: file) }
    while parts.popLast() != nil {
      let root = parts.map { "/" + $0 }.joined()
      if access(root + "/Package.swift", F_OK) == 0 {
        self.init(path: root + "/Snapshots")
        return
      }
    }
    throw .noPackage(file: file)
  }

  // MARK: One snapshot

  public func golden(_ snapshot: SnapshotPath) throws(SnapshotError) -> [UInt8]? {
    try existingFolder(of: snapshot)?.read(snapshot.file)
  }

  public func pending(_ snapshot: SnapshotPath) throws(SnapshotError) -> [UInt8]? {
    try existingFolder(of: snapshot)?.read(snapshot.pendingFile)
  }

  public func create(_ snapshot: SnapshotPath, with bytes: [UInt8]) throws(SnapshotError) -> Bool {
    try madeFolder(of: snapshot).create(snapshot.file, with: bytes)
  }

  public func replace(_ snapshot: SnapshotPath, with bytes: [UInt8]) throws(SnapshotError) {
    try madeFolder(of: snapshot).replace(snapshot.file, with: bytes)
  }

  public func setPending(_ snapshot: SnapshotPath, to bytes: [UInt8]?) throws(SnapshotError) {
    if let bytes {
      try madeFolder(of: snapshot).replace(snapshot.pendingFile, with: bytes)
    } else {
      try existingFolder(of: snapshot)?.remove(snapshot.pendingFile)
    }
  }

  public func accept(_ snapshot: SnapshotPath) throws(SnapshotError) {
    guard let folder = try existingFolder(of: snapshot), try folder.read(snapshot.pendingFile) != nil else {
      throw .noPending(path: absolutePath(of: snapshot))
    }
    try folder.rename(snapshot.pendingFile, to: snapshot.file)
  }

  public func reject(_ snapshot: SnapshotPath) throws(SnapshotError) {
    guard let folder = try existingFolder(of: snapshot), try folder.remove(snapshot.pendingFile) else {
      throw .noPending(path: absolutePath(of: snapshot))
    }
  }

  public func remove(_ snapshot: SnapshotPath) throws(SnapshotError) {
    guard let folder = try existingFolder(of: snapshot) else { return }
    try folder.remove(snapshot.file)
    try folder.remove(snapshot.pendingFile)
  }

  // MARK: All of them

  public func goldens() throws(SnapshotError) -> [SnapshotPath] {
    try snapshots { $0.hasSuffix(".txt") }
  }

  public func pendings() throws(SnapshotError) -> [SnapshotPath] {
    try snapshots { $0.hasSuffix(".txt" + SnapshotPath.pendingSuffix) }
  }

  private func snapshots(_ isWanted: (String) -> Bool) throws(SnapshotError) -> [SnapshotPath] {
    guard let root = try open(creating: false) else { return [] }
    var found: [SnapshotPath] = []
    for suite in try root.names() {
      guard !root.isLink(suite), let folder = try folderOrFile(suite, in: root) else { continue }
      for name in try folder.names() where isWanted(name) && !folder.isLink(name) {
        found.append(try SnapshotPath(suite + "/" + name))
      }
    }
    return found
  }

  /// `nil` for a file that lies between the suites' folders.
  private func folderOrFile(_ name: String, in root: Directory) throws(SnapshotError) -> Directory? {
    do throws(SnapshotError) {
      return try root.folder(name, creating: false)
    } catch .system(_, _, code: ENOTDIR) {
      return nil
    } catch {
      throw error
    }
  }

  // MARK: What lies beside them

  public func note(on snapshot: SnapshotPath, isPending: Bool) throws(SnapshotError) -> [UInt8]? {
    try noteFolder(of: snapshot, creating: false)?.read(isPending ? snapshot.pendingFile : snapshot.file)
  }

  public func setNote(on snapshot: SnapshotPath, isPending: Bool, to bytes: [UInt8]) throws(SnapshotError) {
    try noteFolder(of: snapshot, creating: true)?.replace(isPending ? snapshot.pendingFile : snapshot.file, with: bytes)
  }

  /// Notes lie where git doesn't look: what they say, a test that runs says again.
  private func noteFolder(of snapshot: SnapshotPath, creating: Bool) throws(SnapshotError) -> Directory? {
    try open(creating: creating)?.folder(AskedLog.folder, creating: creating)?.folder("notes", creating: creating)?
      .folder(snapshot.suite, creating: creating)
  }

  public func redactionList() throws(SnapshotError) -> [UInt8]? {
    try open(creating: false)?.read(SnapshotPath.redactionList)
  }

  public func loggedLines() throws(SnapshotError) -> [UInt8] {
    try open(creating: false)?.folder(AskedLog.folder, creating: false)?.read(AskedLog.file) ?? []
  }

  public func log(_ lines: [UInt8], limit: Int, shorten: ([UInt8]) -> [UInt8]) throws(SnapshotError) {
    guard let directory = try open(creating: true)?.folder(AskedLog.folder, creating: true) else { return }
    try directory.withLock { () throws(SnapshotError) in
      let size = try directory.append(lines, to: AskedLog.file)
      if size > limit, let bytes = try directory.read(AskedLog.file) { try directory.replace(AskedLog.file, with: shorten(bytes)) }
    }
  }

  // MARK: Folders

  /// The snapshot folder; `nil` where there is none and none is to be made.
  func open(creating: Bool) throws(SnapshotError) -> Directory? {
    if creating {
      if mkdir(path, 0o777) == 0 {
        // A new folder tells git from the start what is not to be kept.
        let ignored =
          "# Values that wait to be reviewed, and what test runs have asked for.\n*\(SnapshotPath.pendingSuffix)\n*.tmp\n.asked/\n"
        _ = try Directory(path: path).create(".gitignore", with: Array(ignored.utf8))
      } else if errno != EEXIST {
        throw .system(action: "make the folder", path: path, code: errno)
      }
    } else if access(path, F_OK) != 0, errno == ENOENT {
      return nil
    }
    return try Directory(path: path)
  }

  func existingFolder(of snapshot: SnapshotPath) throws(SnapshotError) -> Directory? {
    try open(creating: false)?.folder(snapshot.suite, creating: false)
  }

  func madeFolder(of snapshot: SnapshotPath) throws(SnapshotError) -> Directory {
    guard let folder = try open(creating: true)?.folder(snapshot.suite, creating: true) else {
      throw .system(action: "make the folder", path: path + "/" + snapshot.suite, code: ENOENT)
    }
    return folder
  }
}
