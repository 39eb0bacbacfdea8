import Foundation
import SnapshotStore

/// A folder that is gone with the last reference to it.
final class TemporaryFolder: Sendable {
  let path: String
  let snapshots: SnapshotFolder

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    snapshots = SnapshotFolder(path: path + "/Snapshots")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A store as a process of its own would have it.
  func store(_ mode: RecordMode, session: SnapshotSession = SnapshotSession(), log: AskedLog? = nil) -> SnapshotStore {
    SnapshotStore(folder: snapshots, mode: mode, session: session, log: log)
  }

  func text(_ file: String) -> String? {
    FileManager.default.contents(atPath: URL(filePath: path + "/Snapshots/" + file).standardized.path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func write(_ text: String, to file: String) throws {
    let url = URL(filePath: path + "/Snapshots/" + file).standardized
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ file: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/Snapshots/" + file, withDestinationPath: destination)
  }

  /// Every file below the snapshot folder but what the log keeps, sorted.
  func files() -> [String] {
    let all = FileManager.default.subpaths(atPath: path + "/Snapshots") ?? []
    return all.filter { !$0.hasPrefix(".asked") && $0 != ".gitignore" && $0.contains("/") }.sorted()
  }
}

extension Claimant {
  static func test(_ name: String, arguments: String? = nil, line: Int = 1) -> Claimant {
    Claimant(
      test: "Suite/\(name)", arguments: arguments, location: "Module/File.swift:\(line):3",
      source: Source(file: "/Module/File.swift", function: name))
  }
}
