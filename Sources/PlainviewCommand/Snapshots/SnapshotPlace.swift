import SnapshotStore

/// Which snapshot folder a command works on.
struct SnapshotPlace: Sendable {
  static let option = Option(
    "snapshots", values: ["DIR"], "the snapshot folder (else PLAINVIEW_SNAPSHOTS, or Snapshots here or above)")

  /// What was named; `nil`: the folder is looked for.
  let given: String?

  /// The folder that was named, else what `PLAINVIEW_SNAPSHOTS` says, else `Snapshots` in the nearest folder, from the working
  /// directory up, that has one or has a `Package.swift`.
  ///
  /// - Throws: Where the folder that was named is not there. Beside a `Package.swift` it need not be: then nothing was recorded yet.
  func files(in world: any World) throws(UsageError) -> any SnapshotFiles {
    if let path = named(in: world) {
      if !world.hasFile(at: path) {
        throw .missingSnapshotFolder(Self.shown(path, in: world), variable: given == nil ? "PLAINVIEW_SNAPSHOTS" : nil)
      }
      return world.snapshots(at: path)
    }
    guard let path = Self.found(in: world) else { throw .noSnapshotFolder(above: world.workingDirectory) }
    return world.snapshots(at: path)
  }

  /// The same, but where there is none, `Snapshots` in the working directory.
  func filesToBe(in world: any World) -> any SnapshotFiles {
    world.snapshots(at: named(in: world) ?? Self.found(in: world) ?? Self.join(world.workingDirectory, "Snapshots"))
  }

  private func named(in world: any World) -> String? {
    let path = given ?? world.environment("PLAINVIEW_SNAPSHOTS").flatMap { $0.isEmpty ? nil : $0 }
    return path.map { Self.absolute($0, in: world) }
  }

  private static func found(in world: any World) -> String? {
    var folder = world.workingDirectory[...]
    while true {
      let path = join(String(folder), "Snapshots")
      if world.hasFile(at: path) || world.hasFile(at: join(String(folder), "Package.swift")) { return path }
      guard let slash = folder.lastIndex(of: "/"), folder.count > 1 else { return nil }
      folder = slash == folder.startIndex ? "/" : folder[..<slash]
    }
  }

  private static func join(_ folder: String, _ name: String) -> String { folder.hasSuffix("/") ? folder + name : folder + "/" + name }

  /// `path` from the root, without `.`, `..` and double slashes, as far as letters tell.
  static func absolute(_ path: String, in world: any World) -> String {
    let whole = path.hasPrefix("/") ? path : world.workingDirectory + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// `path`, which begins at the root, as one would type it here.
  static func shown(_ path: String, in world: any World) -> String {
    let here = world.workingDirectory.hasSuffix("/") ? world.workingDirectory : world.workingDirectory + "/"
    return path.hasPrefix(here) && path != here ? String(path.dropFirst(here.count)) : path
  }
}
