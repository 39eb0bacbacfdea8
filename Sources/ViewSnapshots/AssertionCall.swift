import LineDiff
import SnapshotStore

/// One call of an assertion: where it stands, in which test, and what it reports.
struct AssertionCall {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  let test: RunningTest

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt, _ function: StaticString) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    test = RunningTest(fileID: "\(fileID)", function: "\(function)")
  }

  /// Compares what `text` makes with its golden, and reports the outcome.
  func check(named name: String?, record: RecordMode?, _ text: () throws -> String) {
    let value: String
    do {
      value = try text()
    } catch {
      return report(failure: "Could not take the snapshot: \(error)")
    }
    do throws(SnapshotError) {
      let settings = SnapshotSettings.current
      let mode = try RecordMode.inForce(settings.environment, inCode: record ?? settings.record)
      let folder = try SnapshotFolder(forFile: "\(filePath)", settings.environment)
      let location = "\(fileID):\(line):\(column)"
      let number = name == nil ? settings.session.number(ofCallAt: location, in: test.execution) : 1
      let path = SnapshotPath(suite: test.suite, test: test.name, name: name, number: number)
      let store = SnapshotStore(folder: folder, mode: mode, session: settings.session, log: settings.log)
      let claimant = Claimant(test: test.description, arguments: test.arguments, location: location)
      report(try store.check(value, at: path, for: claimant), of: value, at: path, in: folder)
    } catch {
      report(failure: "\(error)")
    }
  }

  private func report(_ verdict: SnapshotStore.Verdict, of value: String, at path: SnapshotPath, in folder: SnapshotFolder) {
    switch verdict {
    case .same:
      break
    case .recorded(isNew: true):
      report(note: "Recorded a new snapshot; read it before you commit it: \(folder.absolutePath(of: path))")
    case .recorded(isNew: false):
      report(note: "Recorded the snapshot anew; read what changed before you commit it: \(folder.absolutePath(of: path))")
    case .missing:
      report(
        failure: """
          There is no snapshot \(path), and nothing is recorded in this mode.
            golden:  \(folder.absolutePath(of: path))
            record:  PLAINVIEW_RECORD=missing swift test --filter '\(test.filter)'
          """)
    case .different(let golden, let isPending):
      report(failure: message(golden, value, isPending, path, folder))
    }
  }

  private func message(_ golden: [UInt8], _ value: String, _ isPending: Bool, _ path: SnapshotPath, _ folder: SnapshotFolder) -> String {
    let diff = LineDiff(from: golden, to: Array(value.utf8))
    let goldenPath = folder.absolutePath(of: path)
    let pendingPath = folder.absolutePendingPath(of: path)
    var message =
      "The snapshot \(path) differs: \(diff.removedCount) line\(diff.removedCount == 1 ? "" : "s") removed, \(diff.insertedCount) inserted.\n"
    message += diff.unified(oldLabel: "\(path)", newLabel: isPending ? "\(path.suite)/\(path.pendingFile)" : "this run", lineLimit: 400)
    message += "  golden:  \(goldenPath)\n"
    if isPending {
      message += "  pending: \(pendingPath)\n"
      message += "  accept:  mv \(quoted(pendingPath)) \(quoted(goldenPath))\n"
      message += "  or:      PLAINVIEW_RECORD=failed swift test --filter '\(test.filter)'"
    } else {
      message += "  accept:  PLAINVIEW_RECORD=failed swift test --filter '\(test.filter)'"
    }
    return message
  }

  /// A path as a shell takes it.
  private func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...: true
      default: false
      }
    }
    return isPlain ? path : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
