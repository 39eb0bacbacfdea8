import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes down which snapshots a test run asks for, so that goldens nobody asks for any more can be found.
///
/// All runs write to one file, `Snapshots/.asked/log`, which git ignores: a line when a run begins, one for each snapshot it asks
/// for, one when it ends. A line is added in one piece under a lock, so that any number of processes can write at once. Past
/// `sizeLimit` the log is shortened to what `AskedRecord` needs of it. What can't be written is left out: the log serves
/// housekeeping, and no test fails for it.
public final class AskedLog: Sendable {
  public static let folder = ".asked"
  static let file = "log"

  private let run: String
  private let runner: String
  private let isWhole: Bool
  private let sizeLimit: Int
  /// The folders in which the run's first line stands.
  private let begun = Mutex<[any SnapshotFiles]>([])

  /// - Parameters:
  ///   - runner: What runs the tests: a whole run says nothing about the tests of another runner.
  ///   - isWhole: Whether the run was started without a filter.
  public init(runner: String, isWhole: Bool, sizeLimit: Int = 1 << 20) {
    run = "\(getpid())-" + String(UInt64.random(in: .min ... .max), radix: 36)
    self.runner = runner
    self.isWhole = isWhole
    self.sizeLimit = sizeLimit
  }

  func ask(for path: SnapshotPath, _ claimant: Claimant, in folder: any SnapshotFiles) {
    let isFirst = begun.withLock { begun in
      if begun.contains(where: { $0.path == folder.path }) { return false }
      begun.append(folder)
      return true
    }
    var lines: [AskedLine] = [.ask(run: run, path: path.description, claimant)]
    if isFirst { lines.insert(.run(run, runner: runner, isWhole: isWhole), at: 0) }
    try? add(lines, in: folder)
  }

  /// Writes that the run has come to its end. A run without this says nothing about what it didn't ask for.
  public func end() {
    for folder in begun.withLock({ $0 }) { try? add([.end(run: run)], in: folder) }
  }

  private func add(_ lines: [AskedLine], in folder: any SnapshotFiles) throws(SnapshotError) {
    try folder.log(Array(lines.map { $0.text }.joined().utf8), limit: sizeLimit) { bytes in
      Array(AskedRecord(AskedLine.lines(in: bytes)).neededLines.map { $0.text }.joined().utf8)
    }
  }
}

/// A line of the log: its kind, then its fields, parted by tabs.
enum AskedLine: Equatable {
  case run(String, runner: String, isWhole: Bool)
  /// What a test asked for; the claimant's arguments are not kept.
  case ask(run: String, path: String, Claimant)
  case end(run: String)

  /// The line with its end.
  var text: String {
    let fields =
      switch self {
      case .run(let run, let runner, let isWhole): ["run", run, runner, isWhole ? "whole" : "filtered"]
      case .ask(let run, let path, let claimant):
        ["ask", run, path, claimant.test, claimant.location, claimant.source?.file ?? "", claimant.source?.function ?? ""]
      case .end(let run): ["end", run]
      }
    let safe = fields.map { field in String(String.UnicodeScalarView(field.unicodeScalars.map { $0.value < 0x20 ? " " : $0 })) }
    return safe.joined(separator: "\t") + "\n"
  }

  init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    switch (fields.first, fields.count) {
    case ("run", 4): self = .run(fields[1], runner: fields[2], isWhole: fields[3] == "whole")
    case ("ask", 7):
      let source = fields[5].isEmpty ? nil : Claimant.Source(file: fields[5], function: fields[6])
      self = .ask(run: fields[1], path: fields[2], Claimant(test: fields[3], location: fields[4], source: source))
    case ("end", 2): self = .end(run: fields[1])
    default: return nil
    }
  }

  /// The lines of a log; what is no line of one, such as the rest of one that was cut off, left out.
  static func lines(in bytes: [UInt8]) -> [AskedLine] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { AskedLine($0) }
  }
}
