import SnapshotDifference
import SnapshotStore
import ViewTree

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
    test = RunningTest(fileID: "\(fileID)", filePath: "\(filePath)", function: "\(function)")
  }

  // MARK: With a golden

  /// Compares what `makeValue` makes with its golden, and reports the outcome.
  func check(
    _ redactions: [ViewTree.Redaction], named name: String?, record: RecordMode?, _ makeValue: (Redactor) throws -> SnapshotValue
  ) {
    let settings = SnapshotSettings.current
    let folder: SnapshotFolder
    do throws(SnapshotError) {
      folder = try SnapshotFolder(forFile: "\(filePath)", settings.environment)
    } catch {
      return report(failure: "\(error)")
    }
    let value: SnapshotValue
    do {
      value = try makeValue(try Redactor(redactions, in: folder))
    } catch {
      return report(failure: "Could not take the snapshot: \(error)")
    }
    do throws(SnapshotError) {
      let mode = try RecordMode.inForce(settings.environment, inCode: record ?? settings.record)
      let location = "\(fileID):\(line):\(column)"
      let number = name == nil ? settings.session.number(ofCallAt: location, in: test.execution) : 1
      let path = SnapshotPath(suite: test.suite, test: test.name, name: name, number: number)
      let store = SnapshotStore(folder: folder, mode: mode, session: settings.session, log: settings.log)
      let claimant = Claimant(test: test.description, arguments: test.arguments, location: location, source: test.source)
      let verdict = try store.check(value.text, at: path, for: claimant)
      let notes = SnapshotNotes(of: path, in: folder)
      report(verdict, of: value, notes, at: path, in: folder)
      if mode != .never { notes.add(value, verdict) }
    } catch {
      report(failure: "\(error)")
    }
  }

  private func report(
    _ verdict: SnapshotStore.Verdict, of value: SnapshotValue, _ notes: SnapshotNotes, at path: SnapshotPath, in folder: SnapshotFolder
  ) {
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
      let difference = SnapshotDifference(
        from: golden, to: Array(value.text.utf8), format: value.renderer.name,
        goldenTrees: notes.trees(ofGolden: golden, drawnBy: value.renderer), trees: value.trees)
      report(failure: message(difference, isPending, path, folder))
    }
  }

  /// What changed in terms of views comes first, the lines that did below it, then where they are and what to do.
  private func message(_ difference: SnapshotDifference, _ isPending: Bool, _ path: SnapshotPath, _ folder: SnapshotFolder) -> String {
    var message = "The snapshot \(path) differs"
    if let structure = difference.structure() {
      message += "\n" + structure + "\nLine by line: \(difference.lineSummary)\n"
    } else {
      message += ": \(difference.lineSummary)\n"
    }
    message += difference.lines.unified(
      oldLabel: "\(path)", newLabel: isPending ? "\(path.suite)/\(path.pendingFile)" : "this run", lineLimit: 400)
    message += "  golden:  \(folder.absolutePath(of: path))\n"
    let recording = "PLAINVIEW_RECORD=failed swift test --filter '\(test.filter)'"
    guard isPending else { return message + "  accept:  \(recording)" }
    message += "  pending: \(folder.absolutePendingPath(of: path))\n"
    message += "  review:  plainview review\n"
    message += "  accept:  plainview accept \(quoted("\(path)"))\n"
    message += "  or:      \(recording)"
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

  // MARK: Without one

  /// Compares two trees, and fails where `failure` has something to say of them.
  func compare(
    _ redactions: [ViewTree.Redaction], _ trees: () throws -> (ViewTree, ViewTree), failure: (ViewTree, ViewTree) -> String?
  ) {
    do {
      // No golden is asked for, so a package without a folder for them will do.
      let folder = try? SnapshotFolder(forFile: "\(filePath)", SnapshotSettings.current.environment)
      let redactor = try Redactor(redactions, in: folder)
      let (before, after) = try trees()
      if let failure = failure(try redactor.redact(before), try redactor.redact(after)) { report(failure: failure) }
    } catch {
      report(failure: "Could not compare what was there before and after: \(error)")
    }
  }
}
