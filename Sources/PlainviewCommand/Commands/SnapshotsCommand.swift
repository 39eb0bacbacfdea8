import SnapshotStore
import ViewTree

/// `plainview snapshots [DIR]` lists goldens, what is pending beside them, and those that no test wants any more. Exits 1 when there
/// is anything to do.
struct SnapshotsCommand: Command {
  static let only = Option(
    "only", values: ["KIND,…"], "only snapshots of these kinds: \(Kind.allCases.map(\.rawValue).joined(separator: ", "))")
  static let prune = Option("prune", "remove the goldens whose tests or files are gone, or have stopped asking for them")

  static let definition = CommandDefinition(
    name: "snapshots",
    summary: "list snapshots: goldens, pending values, obsolete goldens",
    operands: "[DIR]",
    options: [only, prune],
    details: [
      "DIR is the snapshot folder; else what PLAINVIEW_SNAPSHOTS names, else Snapshots",
      "here or in a folder above. The exit code is 1 when something is pending or",
      "obsolete.",
      "A golden is obsolete when the test that asked for it has run since and didn't",
      "ask again, or when all tests have run without it and it is no longer in its",
      "file. Only runs on this machine that passed count; one that was filtered says",
      "nothing about other tests. The golden of a file is obsolete when the file, or",
      "the scene in it, is gone.",
    ],
    examples: [
      "plainview snapshots",
      "plainview snapshots --only pending,obsolete",
    ])

  enum Kind: String, CaseIterable, Sendable {
    case golden, pending, obsolete

    /// The name and what parts it from the next column.
    var column: String { rawValue + String(repeating: " ", count: 10 - rawValue.count) }
  }

  private let place: SnapshotPlace
  private let kinds: Set<Kind>
  private let prunes: Bool

  init(_ arguments: Arguments) throws {
    if let second = arguments.operands.dropFirst().first {
      throw UsageError.superfluousOperand(second, command: "snapshots", expected: "one folder")
    }
    place = SnapshotPlace(given: arguments.operands.first)
    prunes = arguments.has(Self.prune)
    kinds = try arguments.value(of: Self.only).map(Self.kinds) ?? Set(Kind.allCases)
  }

  private static func kinds(_ list: String) throws(UsageError) -> Set<Kind> {
    var kinds: Set<Kind> = []
    for name in list.split(separator: ",").map(String.init) {
      guard let kind = Kind(rawValue: name) else {
        throw .wrongChoice(option: "--only", value: name, choices: Kind.allCases.map(\.rawValue), elsewhere: nil)
      }
      kinds.insert(kind)
    }
    return kinds
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    let files = try place.files(in: world)
    let goldens = Set(try files.goldens())
    let pendings = Set(try files.pendings())
    let record = try AskedRecord(in: files)
    let fileGoldens = FileGoldens(goldens, in: files, of: world)
    var counts: [Kind: Int] = [.golden: goldens.count]
    for path in goldens.union(pendings).sorted() {
      var status = goldens.contains(path) ? record.status(of: path) : .wanted
      let skipped = Self.skippedTest(status, in: world)
      if skipped != nil { status = .wanted }
      // Goldens of files are no test's.
      let isOfFile = FileSnapshots.isOfFile(path)
      let isObsolete = isOfFile ? fileGoldens.isObsolete(path) : status != .wanted && status != .unknown
      let kind: Kind = pendings.contains(path) ? .pending : isObsolete ? .obsolete : .golden
      if kind != .golden { counts[kind, default: 0] += 1 }
      guard kinds.contains(kind) else { continue }
      var words = kind != .obsolete ? skipped : isOfFile ? FileGoldens.obsoleteWords : Self.words(status)
      if kind == .pending { words = try PendingSnapshot(path, in: files)?.summary }
      let removes = kind == .obsolete && prunes && (isOfFile || Self.isSurelyUnwanted(status))
      if removes {
        try files.remove(path)
        counts[.golden, default: 0] -= 1
        counts[.obsolete, default: 0] -= 1
      }
      Self.write(removes ? "removed   " : kind.column, path, words, &output)
    }
    output.write("\(Self.total(counts, pendings)) in ")
    output.writeHarmless(SnapshotPlace.shown(files.path, in: world))
    output.endLine()
    return counts[.pending, default: 0] + counts[.obsolete, default: 0] > 0 ? .findings : .fine
  }

  private static func write(_ column: String, _ path: SnapshotPath, _ words: String?, _ output: inout TextOutput) {
    output.write(column)
    output.writeHarmless("\(path)" + (words.map { "  " + $0 } ?? ""))
    output.endLine()
  }

  private static func total(_ counts: [Kind: Int], _ pendings: Set<SnapshotPath>) -> String {
    let goldens = counts[.golden, default: 0]
    var parts = ["\(goldens) golden\(goldens == 1 ? "" : "s")"]
    for kind in [Kind.pending, .obsolete] {
      if let count = counts[kind], count > 0 { parts.append("\(count) \(kind.rawValue)") }
    }
    return parts.joined(separator: ", ")
  }

  private static func words(_ status: AskedRecord.Status) -> String? {
    switch status {
    case .wanted, .unknown: nil
    case .noLongerAsked(let test): "'\(test.test)' has run without asking for it, as it once did at \(test.location)"
    case .testIsGone(let test): "all tests have run without '\(test.test)', which once asked for it at \(test.location)"
    case .neverAsked: "all tests have run, and none has ever asked for it here; remove it by hand if none does elsewhere"
    }
  }

  /// What to say of a golden whose test didn't run with the others, but is written down still: somebody disabled it.
  private static func skippedTest(_ status: AskedRecord.Status, in world: any World) -> String? {
    guard case .testIsGone(let test) = status, let source = test.source, let text = try? world.read(source.file) else { return nil }
    let isThere = text.withBytes(in: 0..<text.count) { bytes in
      String(decoding: bytes, as: UTF8.self).utf8.firstRange(of: "func \(source.function)(".utf8) != nil
    }
    return isThere ? "'\(test.test)' didn't run with the others; is it disabled?" : nil
  }

  /// Whether it was seen that a golden was wanted and is no more. One that no test has asked for here may be another platform's.
  private static func isSurelyUnwanted(_ status: AskedRecord.Status) -> Bool {
    switch status {
    case .noLongerAsked, .testIsGone: true
    case .wanted, .unknown, .neverAsked: false
    }
  }
}
