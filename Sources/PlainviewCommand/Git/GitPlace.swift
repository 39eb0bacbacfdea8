import PullParsing

/// Where a file is: in its own folder, whatever repository that belongs to, as long as there is one.
struct GitPlace: Sendable {
  let world: any World
  let path: String
  let git: Git
  private let folder: String
  private let fileName: String

  struct Commit {
    var name: String
    var hash: String
  }

  /// A folder, for the files in it.
  init(folder path: String?, in world: any World) {
    self.world = world
    self.path = path ?? "."
    git = Git(world: world, folder: path)
    folder = ""
    fileName = ""
  }

  init(_ path: String, in world: any World) {
    self.world = world
    self.path = path
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    if folder.isEmpty || world.hasFile(at: folder) {
      git = Git(world: world, folder: folder.isEmpty ? nil : folder)
      self.folder = ""
      fileName = slash.map { String(path[path.index(after: $0)...]) } ?? path
    } else {
      // A folder that is gone from the working tree.
      git = Git(world: world)
      self.folder = folder
      fileName = String(path.dropFirst(folder.count))
    }
  }

  func commit(_ name: String) throws -> Commit {
    let result = try git.world.run(
      program: "git",
      (git.folder.map { ["-C", $0] } ?? []) + ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
    let hash = result.output.string(in: 0..<result.output.count).filter { !$0.isNewline }
    guard result.status == 0, !hash.isEmpty else { throw GitError.unknownRevision(name) }
    return Commit(name: name, hash: hash)
  }

  // MARK: By the root of the repository

  /// What leads from the root to the folder that git runs in: nothing, or a path that ends in a slash.
  private var prefix: String { get throws { try git.line(["rev-parse", "--show-prefix"]) ?? "" } }

  var pathFromRoot: String { get throws { try prefix + folder + fileName } }

  /// The file at `path`, which begins at the root, in `commit` or, for `nil`, in the working tree.
  func version(_ commit: Commit?, fromRoot path: String) throws -> Input? {
    guard let commit else {
      guard let top = try git.line(["rev-parse", "--show-toplevel"]) else { return nil }
      var input = try Self.existing(top + "/" + path, in: world)
      input?.name = path
      return input
    }
    guard let bytes = try git.ask(["cat-file", "--filters", commit.hash + ":" + path])?.output else { return nil }
    var version = Input(bytes: bytes, name: "\(path) at \(commit.name)")
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    version.neighbour = { [git] name in try? git.ask(["cat-file", "--filters", commit.hash + ":" + folder + name])?.output }
    return version
  }

  /// The storyboards and xibs among `files`, in both versions.
  func pairs(_ files: [GitChangedFiles.File], _ old: Commit, _ new: Commit?) throws -> [GitVersions.Pair] {
    let prefix = try prefix
    func title(_ path: String) -> String { path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path }
    return try files.compactMap { file in
      let paths = [file.old, file.new].compactMap { $0 }
      guard paths.contains(where: { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }) else { return nil }
      let names = paths.map(title)
      return GitVersions.Pair(
        old: try file.old.flatMap { try version(old, fromRoot: $0) }, new: try file.new.flatMap { try version(new, fromRoot: $0) },
        title: names[0] == names[names.count - 1] ? names[0] : names.joined(separator: " → "))
    }
  }

  // MARK: By the folder that git runs in

  /// What a checkout of `commit` would hold.
  func version(_ commit: Commit) throws -> Input? {
    func object(_ name: String) -> String { commit.hash + ":./" + folder + name }
    // Of a path that isn't there, and of a folder, git says so in words alone.
    let kind = try git.world.run(program: "git", (git.folder.map { ["-C", $0] } ?? []) + ["cat-file", "-t", object(fileName)])
    if kind.status != 0 { return nil }
    guard kind.output.string(in: 0..<kind.output.count).hasPrefix("blob") else { throw GitError.directory(path: path) }
    guard let bytes = try git.ask(["cat-file", "--filters", object(fileName)])?.output else { return nil }
    var version = Input(bytes: bytes, name: "\(path) at \(commit.name)")
    version.neighbour = { [git, folder] name in
      try? git.ask(["cat-file", "--filters", commit.hash + ":./" + folder + name])?.output
    }
    return version
  }

  func workingVersion() throws -> Input? {
    try Self.existing(path, in: world)
  }

  /// The file at `path`; `nil` where there is none.
  private static func existing(_ path: String, in world: any World) throws -> Input? {
    do throws(FileError) {
      return try Input(path, in: world)
    } catch {
      if error.reason == .missing { return nil }
      throw error
    }
  }
}
