import SnapshotStore
import Synchronization

/// Snapshots in a dictionary.
final class MemorySnapshots: SnapshotFiles {
  let path: String
  private let redactions: String?
  private let state: Mutex<(goldens: [SnapshotPath: String], pendings: [SnapshotPath: String], log: [UInt8], notes: [String: [UInt8]])>

  /// - Parameters:
  ///   - goldens: Texts by `SUITE/test`, likewise `pendings`.
  init(path: String = "/project/Snapshots", goldens: [String: String] = [:], pendings: [String: String] = [:], redactions: String? = nil) {
    self.path = path
    self.redactions = redactions
    state = Mutex((Self.byPath(goldens), Self.byPath(pendings), [], [:]))
  }

  private static func byPath(_ texts: [String: String]) -> [SnapshotPath: String] {
    var byPath: [SnapshotPath: String] = [:]
    for (name, text) in texts {
      if let path = try? SnapshotPath(name + ".txt") { byPath[path] = text }
    }
    return byPath
  }

  private static func byName(_ texts: [SnapshotPath: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: texts.map { (String("\($0)".dropLast(4)), $1) })
  }

  var goldenTexts: [String: String] { state.withLock { Self.byName($0.goldens) } }
  var pendingTexts: [String: String] { state.withLock { Self.byName($0.pendings) } }

  func golden(_ snapshot: SnapshotPath) -> [UInt8]? { state.withLock { $0.goldens[snapshot].map { Array($0.utf8) } } }
  func pending(_ snapshot: SnapshotPath) -> [UInt8]? { state.withLock { $0.pendings[snapshot].map { Array($0.utf8) } } }
  func goldens() -> [SnapshotPath] { state.withLock { $0.goldens.keys.sorted() } }
  func pendings() -> [SnapshotPath] { state.withLock { $0.pendings.keys.sorted() } }

  func create(_ snapshot: SnapshotPath, with bytes: [UInt8]) -> Bool {
    if golden(snapshot) != nil { return false }
    replace(snapshot, with: bytes)
    return true
  }

  func replace(_ snapshot: SnapshotPath, with bytes: [UInt8]) {
    state.withLock { $0.goldens[snapshot] = String(decoding: bytes, as: UTF8.self) }
  }

  func setPending(_ snapshot: SnapshotPath, to bytes: [UInt8]?) {
    state.withLock { $0.pendings[snapshot] = bytes.map { String(decoding: $0, as: UTF8.self) } }
  }

  func accept(_ snapshot: SnapshotPath) throws(SnapshotError) {
    guard let value = pending(snapshot) else { throw .noPending(path: absolutePath(of: snapshot)) }
    replace(snapshot, with: value)
    setPending(snapshot, to: nil)
  }

  func reject(_ snapshot: SnapshotPath) throws(SnapshotError) {
    guard pending(snapshot) != nil else { throw .noPending(path: absolutePath(of: snapshot)) }
    setPending(snapshot, to: nil)
  }

  func remove(_ snapshot: SnapshotPath) {
    state.withLock {
      $0.goldens[snapshot] = nil
      $0.pendings[snapshot] = nil
    }
  }

  func note(on snapshot: SnapshotPath, isPending: Bool) -> [UInt8]? {
    state.withLock { $0.notes[isPending ? snapshot.pendingFile : snapshot.file] }
  }

  func setNote(on snapshot: SnapshotPath, isPending: Bool, to bytes: [UInt8]) {
    state.withLock { $0.notes[isPending ? snapshot.pendingFile : snapshot.file] = bytes }
  }

  func redactionList() -> [UInt8]? { redactions.map { Array($0.utf8) } }
  func loggedLines() -> [UInt8] { state.withLock { $0.log } }

  func log(_ lines: [UInt8], limit: Int, shorten: ([UInt8]) -> [UInt8]) {
    state.withLock { $0.log += lines }
  }
}
