import SnapshotStore

/// The goldens of files: where each lies, and which files there are.
///
/// The golden of `App/Base.lproj/Main.storyboard`, scene Login, is `Snapshots/files.App.base-lproj/main-storyboard.login.txt`: a suite a
/// folder, below the one that the snapshot folder is in.
struct FileSnapshots {
  /// What the suites of files begin with. No Swift type is called so, or not for long.
  static let prefix = "files"

  /// The folder that the snapshot folder is in.
  let root: String

  init(_ files: any SnapshotFiles) {
    root = files.path.lastIndex(of: "/").map { String(files.path[..<$0]) } ?? ""
  }

  static func isOfFile(_ path: SnapshotPath) -> Bool { path.suite == prefix || path.suite.hasPrefix(prefix + ".") }

  /// - Parameters:
  ///   - path: From the root of the file system, and below `root`.
  ///   - tree: What tells the tree from others of the file.
  ///   - number: Which of those with the same name it is, from 1.
  func golden(of path: String, tree: String?, number: Int) -> SnapshotPath {
    let parts = parts(of: path)
    return SnapshotPath(suite: [Self.prefix] + parts.dropLast(), test: parts.last ?? "", name: tree, number: number)
  }

  /// Whether a golden belongs to a file in the folder at `path`.
  func isGolden(_ golden: SnapshotPath, inFolder path: String) -> Bool {
    let suite = suite(ofFolder: path)
    return golden.suite == suite || golden.suite.hasPrefix(suite + ".")
  }

  /// Whether the files of a suite may lie in the folder at `path`, or below. Of names that are long only the beginnings tell.
  func maySuite(_ suite: String, lieIn path: String) -> Bool {
    let own = self.suite(ofFolder: path)
    return suite == own || suite.hasPrefix(own + ".") || suite.utf8.count > 100 && own.utf8.count > 100
  }

  /// The folder just below the one at `path` that a suite says its files lie in; `nil` where that is none.
  func folderName(in suite: String, below path: String) -> String? {
    let own = self.suite(ofFolder: path) + "."
    return suite.hasPrefix(own) ? String(suite.dropFirst(own.count).prefix { $0 != "." }) : nil
  }

  private func suite(ofFolder path: String) -> String { SnapshotPath(suite: [Self.prefix] + parts(of: path), test: "x").suite }

  /// What the goldens of the file at `path` have in common, and share with those of no other file.
  func stem(ofFile path: String) -> String { Self.stem(of: golden(of: path, tree: nil, number: 1)) }

  /// What a golden has in common with the others of its file: all up to the dot before the name of a tree.
  static func stem(of golden: SnapshotPath) -> String { golden.suite + "/" + golden.file.prefix { $0 != "." } }

  func contains(_ path: String) -> Bool { path == root || path.hasPrefix(root + "/") }

  private func parts(of path: String) -> [String] { path.dropFirst(root.count).split(separator: "/").map(String.init) }

  /// The files at and below some paths, each once, in order.
  struct Found {
    /// Those whose names fit a pattern, and those that were named themselves.
    var chosen: [String] = []
    /// The others.
    var leftOut: [String] = []
  }

  /// - Parameters:
  ///   - patterns: A file is chosen whose name fits one of them. What is named itself needs to fit none.
  ///   - skipped: A folder that is not looked into: the snapshots themselves.
  static func found(
    at paths: [String], _ patterns: [SnapshotPattern], skipping skipped: String, in world: any World
  ) throws -> Found {
    var chosen: Set<String> = []
    var all: Set<String> = []
    for path in paths {
      var waiting: [String] = []
      do throws(FileError) {
        _ = try world.entries(ofFolder: path)
        waiting = [path]
      } catch {
        guard error.reason != .directory, world.hasFile(at: path) else {
          throw FileError(path: SnapshotPlace.shown(path, in: world), reason: .missing)
        }
        chosen.insert(path)
      }
      while let folder = waiting.popLast() {
        if folder == skipped { continue }
        for entry in try world.entries(ofFolder: folder) {
          let inner = folder + "/" + entry.name
          if entry.isFolder {
            waiting.append(inner)
          } else {
            all.insert(inner)
            if patterns.contains(where: { $0.matches(fileName: entry.name) }) { chosen.insert(inner) }
          }
        }
      }
    }
    return Found(chosen: chosen.sorted(), leftOut: all.subtracting(chosen).sorted())
  }
}
