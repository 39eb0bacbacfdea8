import SnapshotStore
import ViewTree

/// `plainview accept GLOB…` makes pending values the goldens, `plainview reject GLOB…` forgets them; for scripts: nothing is asked.
struct DecisionCommand<Decision: PendingDecision>: Command {
  static var definition: CommandDefinition {
    CommandDefinition(
      name: Decision.name,
      summary: Decision.summary,
      operands: "GLOB…",
      options: [SnapshotPlace.option],
      details: SnapshotChoice.details + ["One that names nothing pending is an error, and then nothing is done."],
      examples: ["plainview \(Decision.name) LoginTests/a-test", "plainview \(Decision.name) '*'"])
  }

  private let patterns: [String]
  private let place: SnapshotPlace

  init(_ arguments: Arguments) throws {
    patterns = arguments.operands
    if patterns.isEmpty { throw UsageError.missingPattern(command: Decision.name) }
    place = SnapshotPlace(given: arguments.value(of: SnapshotPlace.option))
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    let files = try place.files(in: world)
    for path in try SnapshotChoice(of: patterns, among: files.pendings(), in: files, of: world).chosen {
      try Decision.decide(path, files)
      output.writeHarmless("\(Decision.name)ed \(path)")
      output.endLine()
    }
    return .fine
  }
}

/// What becomes of a pending value.
protocol PendingDecision: Sendable {
  /// A verb.
  static var name: String { get }
  static var summary: String { get }
  static func decide(_ path: SnapshotPath, _ files: any SnapshotFiles) throws(SnapshotError)
}

enum Acceptance: PendingDecision {
  static let name = "accept"
  static let summary = "make pending snapshots the goldens"
  static func decide(_ path: SnapshotPath, _ files: any SnapshotFiles) throws(SnapshotError) { try files.accept(path) }
}

enum Rejection: PendingDecision {
  static let name = "reject"
  static let summary = "forget pending snapshots and keep the goldens"
  static func decide(_ path: SnapshotPath, _ files: any SnapshotFiles) throws(SnapshotError) { try files.reject(path) }
}
