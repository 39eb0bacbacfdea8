import PlainviewCommand
import PullParsing
import SnapshotStore
import Synchronization

/// A world in which a test run writes another value to `A/one` while the first key is being waited for; the keys are `a`, `a`.
final class ChangingWorld: World {
  let base: TestWorld
  private let snapshots: MemorySnapshots
  private let keyCount = Mutex(0)

  init(_ snapshots: MemorySnapshots) {
    self.snapshots = snapshots
    base = TestWorld(snapshots: [snapshots.path: snapshots])
  }

  func nextKey() throws(FileError) -> UInt8? {
    let number = keyCount.withLock { count in
      count += 1
      return count
    }
    if number == 1, let path = snapshots.pendings().first { snapshots.setPending(path, to: Array("UIView (0 0; 100 100)\n".utf8)) }
    return number <= 2 ? UInt8(ascii: "a") : nil
  }

  func beginKeys() -> Bool { base.beginKeys() }
  func endKeys() { base.endKeys() }
  func read(_ path: String) throws(FileError) -> InputBytes { try base.read(path) }
  func hasFile(at path: String) -> Bool { base.hasFile(at: path) }
  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) { try base.write(bytes) }
  func report(_ line: String) { base.report(line) }
  func environment(_ name: String) -> String? { base.environment(name) }
  var terminal: Terminal? { base.terminal }
  var processorCount: Int { 1 }
  var workingDirectory: String { base.workingDirectory }
  func entries(ofFolder path: String) throws(FileError) -> [FolderEntry] { try base.entries(ofFolder: path) }
  func snapshots(at path: String) -> any SnapshotFiles { base.snapshots(at: path) }
  func replace(_ path: String, with bytes: [UInt8]) throws(FileError) { try base.replace(path, with: bytes) }
  func remove(_ path: String) throws(FileError) { try base.remove(path) }
  func run(program: String, _ arguments: [String]) throws(ProgramError) -> ProgramResult { try base.run(program: program, arguments) }
  var ownName: String { base.ownName }
}
