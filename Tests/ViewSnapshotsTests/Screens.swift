import Foundation
import SnapshotStore
import Testing
import ViewTree

@testable import ViewSnapshots

extension ViewTree {
  /// A sign-in screen, as a tree.
  static func login(title: String = "Sign in", hasHint: Bool = false) -> ViewTree {
    var builder = ViewTree.Builder()
    builder.open(Node("UIWindow", frame: Rect(x: 0, y: 0, width: 375, height: 667)))
    builder.add(Node("UILabel", name: "title", frame: Rect(x: 16, y: 60, width: 343, height: 41), text: title))
    if hasHint { builder.add(Node("UILabel", name: "hint", frame: Rect(x: 16, y: 110, width: 343, height: 20), text: "Forgot it?")) }
    builder.add(Node("UIButton", name: "go", frame: Rect(x: 16, y: 600, width: 343, height: 44), text: "Go"))
    return builder.finish()
  }
}

/// A screen that changes, as live views do.
final class Screen: TreeCapturing {
  var title = "Sign in"
  var hasHint = false

  func captureTree() -> ViewTree { .login(title: title, hasHint: hasHint) }
}

struct Unreachable: TreeCapturing {
  struct NotThere: Error, CustomStringConvertible { let description = "the screen is gone" }

  func captureTree() throws -> ViewTree { throw NotThere() }
}

/// A snapshot folder of its own for the assertions in `body`.
func withSnapshots(
  isCI: Bool = false, record: String? = nil, inCode: RecordMode? = nil, session: SnapshotSession? = nil,
  _ body: (SnapshotFolder) throws -> Void
) throws {
  // Cases that share a session share a folder, or nothing could clash; the last of them removes it.
  let name = session.map { "\(ObjectIdentifier($0).hashValue)" } ?? UUID().uuidString
  let url = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(name)")
  defer { if session == nil { try? FileManager.default.removeItem(at: url) } }
  let environment = SnapshotEnvironment(record: record, folder: url.path, isCI: isCI)
  try SnapshotSettings.$current.withValue(SnapshotSettings(record: inCode, environment: environment, session: session ?? SnapshotSession()))
  {
    try body(SnapshotFolder(path: url.path))
  }
}

extension SnapshotFolder {
  func write(_ text: String, to snapshot: SnapshotPath) throws {
    let url = URL(filePath: absolutePath(of: snapshot))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func writeFile(_ text: String, named name: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func text(_ snapshot: SnapshotPath) throws -> String? { try golden(snapshot).map { String(decoding: $0, as: UTF8.self) } }
}
