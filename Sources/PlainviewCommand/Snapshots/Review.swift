import SnapshotStore
import ViewRendering
import ViewTree

/// Pending snapshots, one after the other, and a key for each.
///
/// What is decided is done at once, so that a review can end at any time and go on another day with what is left.
struct Review {
  let files: any SnapshotFiles
  let options: DrawingOptions
  /// How many lines of a snapshot are shown unasked; `nil`: all.
  let lineLimit: Int?
  private(set) var acceptedCount = 0
  private(set) var rejectedCount = 0
  private(set) var skippedCount = 0

  private enum Key: UInt8 {
    case accept = 0x61  // a
    case reject = 0x72  // r
    case skip = 0x73  // s
    case acceptRest = 0x41  // A
    case rejectRest = 0x52  // R
    case skipRest = 0x53  // S
    case nextView = 0x76  // v
    case more = 0x6D  // m
    case help = 0x3F  // ?
    case quit = 0x71  // q
  }

  init(of files: any SnapshotFiles, _ options: DrawingOptions, lineLimit: Int? = nil) {
    self.files = files
    self.options = options
    self.lineLimit = lineLimit
  }

  /// - Parameters:
  ///   - nextKey: `nil` ends the review.
  ///   - output: Is flushed before a key is asked for.
  /// - Returns: Whether any key came.
  mutating func run(
    _ paths: [SnapshotPath], writingTo output: inout TextOutput, nextKey: () throws -> UInt8?
  ) throws -> Bool {
    var hasKeys = false
    for (number, path) in paths.enumerated() {
      guard var snapshot = try PendingSnapshot(path, in: files) else { continue }  // decided elsewhere meanwhile
      var view = 0
      writeHeading(snapshot, "[\(number + 1)/\(paths.count)]", &output)
      write(snapshot, view, isWhole: false, &output)
      asking: while true {
        writePrompt(snapshot, view, &output)
        output.flush()
        guard let byte = try nextKey() else {
          output.endLine()
          return hasKeys
        }
        hasKeys = true
        switch Key(rawValue: byte) {
        case .accept, .reject:
          // Only what was shown is decided on: a test may have run meanwhile.
          if let now = try PendingSnapshot(path, in: files), now.value == snapshot.value, now.golden == snapshot.golden {
            try decide(path, accepts: byte == Key.accept.rawValue, &output)
            break asking
          }
          output.write("it has changed meanwhile, and nothing was done; this is what it is now:\n")
          guard let now = try PendingSnapshot(path, in: files) else { break asking }
          snapshot = now
          view = 0
          write(snapshot, view, isWhole: false, &output)
        case .skip:
          output.write("skipped\n")
          skippedCount += 1
          break asking
        case .acceptRest, .rejectRest:
          output.endLine()
          for path in paths[number...] where try files.pending(path) != nil {
            try decide(path, accepts: byte == Key.acceptRest.rawValue, &output)
          }
          return true
        case .skipRest:
          output.write("skipped the rest\n")
          skippedCount += paths.count - number
          return true
        case .nextView:
          view = (view + 1) % snapshot.views.count
          output.endLine()
          write(snapshot, view, isWhole: false, &output)
        case .more:
          output.endLine()
          write(snapshot, view, isWhole: true, &output)
        case .help:
          output.write(Self.help)
        case .quit:
          output.write("quit\n")
          return true
        case nil:
          if byte == 0x03 || byte == 0x04 || byte == 0x1C {  // ^C, ^D and ^\, which come as keys
            output.write("quit\n")
            return true
          }
          output.write("there is no such key; ? lists them\n")
        }
      }
    }
    return hasKeys
  }

  private mutating func decide(_ path: SnapshotPath, accepts: Bool, _ output: inout TextOutput) throws {
    if accepts {
      try files.accept(path)
      acceptedCount += 1
    } else {
      try files.reject(path)
      rejectedCount += 1
    }
    output.write("\(accepts ? "accepted" : "rejected") \(path)\n")
  }

  // MARK: What is shown

  private func writeHeading(_ snapshot: PendingSnapshot, _ number: String, _ output: inout TextOutput) {
    output.write("\n\(number) ")
    output.writeHarmless("\(snapshot.path)")
    // What changed view by view has its summary as its first line.
    if snapshot.views[0] != .tree { output.write(": \(snapshot.summary)") }
    output.endLine()
  }

  private func write(_ snapshot: PendingSnapshot, _ view: Int, isWhole: Bool, _ output: inout TextOutput) {
    var text = snapshot.shown(as: snapshot.views[view], options)
    if let lineLimit, !isWhole {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let count = lines.count - 1  // the text ends in a line break
      if count > lineLimit {
        text = lines[..<(lineLimit - 1)].map { $0 + "\n" }.joined()
        if options.usesColor { text += "\u{1B}[0m" }
        text += "… \(count - lineLimit + 1) more lines; m shows them\n"
      }
    }
    output.write(text)
  }

  private func writePrompt(_ snapshot: PendingSnapshot, _ view: Int, _ output: inout TextOutput) {
    let views = snapshot.views
    output.write("[a]ccept [r]eject [s]kip, the rest [A R S]")
    if views.count > 1 { output.write(", [v]iew \(views[(view + 1) % views.count].rawValue)") }
    output.write(", [q]uit, [?] ")
  }

  private static let help = """

      a  make it the golden             A  … and all that follow
      r  forget it, keep the golden     R  … and all that follow
      s  decide another time            S  … and all that follow
      v  look at it another way: view by view, line by line, from the front, in layers
      m  see all of it, where it was cut
      q  quit; what is decided stays so, the rest waits

    """
}
