import PullParsing

/// The versions of files that `--git REV[..REV] [PATH]` names: of one file, or of all storyboards and xibs that changed in a folder.
///
/// As `git diff` takes them: `REV` is that revision and the file in the working tree, `A..B` two revisions, `A...B` the last that
/// both come from and `B`; an empty side is `HEAD`.
struct GitVersions {
  let range: String
  /// A file or a folder; `nil` for the folder one is in.
  let path: String?

  /// A file in both versions; `nil` where it isn't there.
  struct Pair {
    var old: Input?
    var new: Input?
    /// What it is called among others; `nil` for the one that was named.
    var title: String?
  }

  /// - Throws: Why git can't give them, or that the file is in neither.
  func read(in world: any World) throws -> [Pair] {
    let folder = path.map { (try? world.entries(ofFolder: $0)) != nil } ?? true
    let place = folder ? GitPlace(folder: path, in: world) : GitPlace(path ?? "", in: world)
    do {
      try place.git.requireRepository(remedy: "'--git' compares what is in a repository; run it inside one")
    } catch GitError.noRepository where place.git.folder != nil {
      // The path's folder is in none: that is where the path lies, unless there is no repository here either.
      try Git(world: world).requireRepository(remedy: "'--git' compares what is in a repository; run it inside one")
      throw GitError.outside(path: place.path)
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
    let changed = GitChangedFiles(git: place.git, old: old.hash, new: new?.hash)
    if folder { return try place.pairs(changed.files(ofAll: false), old, new) }
    var pair = Pair(old: try place.version(old), new: try new.map { try place.version($0) } ?? place.workingVersion())
    if pair.old == nil, pair.new == nil {
      throw GitError.missing(path: place.path, versions: [from, to ?? "the working tree"])
    }
    // One that came, or went, may have another name.
    if pair.old != nil, pair.new != nil { return [pair] }
    let fromRoot = try place.pathFromRoot
    let files = try changed.files(ofAll: true)
    if pair.old == nil, let before = files.first(where: { $0.new == fromRoot })?.old {
      pair.old = try place.version(old, fromRoot: before)
      world.report(note: "\(place.path) was \(before) in \(from)")
    } else if pair.new == nil, let after = files.first(where: { $0.old == fromRoot })?.new {
      pair.new = try place.version(new, fromRoot: after)
      world.report(note: "\(place.path) is \(after) in \(to ?? "the working tree")")
    }
    return [pair]
  }

  /// The revisions; the second is `nil` for the working tree.
  private var sides: (from: String, to: String?, isFromMergeBase: Bool) {
    guard let dots = range.firstRange(of: "..") else { return (range, nil, false) }
    let isFromMergeBase = range[dots.upperBound...].hasPrefix(".")
    let from = String(range[..<dots.lowerBound])
    let to = String(range[dots.upperBound...].dropFirst(isFromMergeBase ? 1 : 0))
    return (from.isEmpty ? "HEAD" : from, to.isEmpty ? "HEAD" : to, isFromMergeBase)
  }
}
