import SnapshotStore

/// Which goldens of files are wanted still, told from the files that there are.
struct FileGoldens {
  /// What is said of one that isn't.
  static let obsoleteWords = "its file, or its scene, is gone"

  private let snapshots: FileSnapshots
  private var wanted: Set<SnapshotPath> = []
  /// The stems of goldens whose files are there, but can't be read.
  private var unreadStems: Set<String> = []
  /// Folders that can't be looked into.
  private var unreadFolders: [String] = []

  /// Looks for the files of those of `goldens` that are files' in the folders that they name, and reads them.
  init(_ goldens: some Sequence<SnapshotPath>, in files: any SnapshotFiles, of world: any World) {
    snapshots = FileSnapshots(files)
    let stems = Set(goldens.filter(FileSnapshots.isOfFile).map(FileSnapshots.stem))
    if stems.isEmpty { return }
    for path in findFiles(of: stems, skipping: files.path, in: world) {
      do {
        wanted.formUnion(try self.goldens(of: path, in: world))
      } catch {
        unreadStems.insert(snapshots.stem(ofFile: path))
      }
    }
  }

  /// Whether `golden` is a file's that is gone, or has no such scene any more.
  func isObsolete(_ golden: SnapshotPath) -> Bool {
    FileSnapshots.isOfFile(golden) && !wanted.contains(golden) && !unreadStems.contains(FileSnapshots.stem(of: golden))
      && !unreadFolders.contains { snapshots.isGolden(golden, inFolder: $0) }
  }

  /// The files with one of `stems`. Only folders are looked into that these lie in, or below.
  private mutating func findFiles(of stems: Set<String>, skipping skipped: String, in world: any World) -> [String] {
    let suites = Set(stems.map { String($0.prefix { $0 != "/" }) })
    var waiting = [snapshots.root]
    var found: [String] = []
    while let folder = waiting.popLast() {
      if folder == skipped { continue }
      let entries: [FolderEntry]
      do throws(FileError) {
        entries = try world.entries(ofFolder: folder.isEmpty ? "/" : folder)
      } catch {
        if error.reason != .missing { unreadFolders.append(folder) }
        continue
      }
      var folders = Set(entries.filter(\.isFolder).map(\.name))
      // A symbolic link is no entry, but may have been named.
      folders.formUnion(suites.compactMap { snapshots.folderName(in: $0, below: folder) })
      for name in folders where suites.contains(where: { snapshots.maySuite($0, lieIn: folder + "/" + name) }) {
        waiting.append(folder + "/" + name)
      }
      for entry in entries where !entry.isFolder {
        if stems.contains(snapshots.stem(ofFile: folder + "/" + entry.name)) { found.append(folder + "/" + entry.name) }
      }
    }
    return found
  }

  /// The goldens that a file asks for, in whichever format.
  private func goldens(of path: String, in world: any World) throws -> [SnapshotPath] {
    var numbers: [String?: Int] = [:]
    return try InputOptions().read(Input(SnapshotPlace.shown(path, in: world), in: world), whole: .meant).trees.map { tree in
      numbers[tree.name, default: 0] += 1
      return snapshots.golden(of: path, tree: tree.name, number: numbers[tree.name] ?? 1)
    }
  }
}
