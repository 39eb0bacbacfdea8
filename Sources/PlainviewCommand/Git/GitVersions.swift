import PullParsing

/// The two versions of a file that `--git REV[..REV] PATH` names.
///
/// As `git diff` takes them: `REV` is that revision and the file in the working tree, `A..B` two revisions, `A...B` the last that
/// both come from and `B`; an empty side is `HEAD`.
struct GitVersions {
  let range: String
  let path: String

  /// The file in both; `nil` where it isn't there.
  ///
  /// - Throws: Why git can't give them, or that the file is in neither.
  func read(in world: any World) throws -> (old: Input?, new: Input?) {
    let place = Place(path, in: world)
    do {
      try place.git.requireRepository(remedy: "'--git' compares what is in a repository; run it inside one")
    } catch GitError.noRepository where place.git.folder != nil {
      // The path's folder is in none: that is where the path lies, unless there is no repository here either.
      try Git(world: world).requireRepository(remedy: "'--git' compares what is in a repository; run it inside one")
      throw GitError.outside(path: path)
    }
    let (from, to, isFromMergeBase) = sides
    var old = try place.commit(from)
    let new = try to.map { try place.commit($0) }
    if isFromMergeBase, let new {
      guard let base = try place.git.line(["merge-base", old.hash, new.hash], silentStatus: 1) else {
        throw GitError.failed(words: "'\(from)' and '\(to ?? "")' have no revision in common; write '\(from)..\(to ?? "")'")
      }
      old.hash = base
    }
    let versions = (try place.version(old), try new.map { try place.version($0) } ?? place.workingVersion())
    if versions.0 == nil, versions.1 == nil {
      throw GitError.missing(path: path, versions: [from, to ?? "the working tree"])
    }
    return versions
  }

  /// The revisions; the second is `nil` for the working tree.
  private var sides: (from: String, to: String?, isFromMergeBase: Bool) {
    guard let dots = range.firstRange(of: "..") else { return (range, nil, false) }
    let isFromMergeBase = range[dots.upperBound...].hasPrefix(".")
    let from = String(range[..<dots.lowerBound])
    let to = String(range[dots.upperBound...].dropFirst(isFromMergeBase ? 1 : 0))
    return (from.isEmpty ? "HEAD" : from, to.isEmpty ? "HEAD" : to, isFromMergeBase)
  }

  /// Where the file is: in its own folder, whatever repository that belongs to, as long as there is one.
  private struct Place: Sendable {
    let world: any World
    let path: String
    let git: Git
    private let folder: String
    private let fileName: String

    struct Commit {
      var name: String
      var hash: String
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
      do throws(FileError) {
        return try Input(path, in: world)
      } catch {
        if error.reason == .missing { return nil }
        throw error
      }
    }
  }
}
