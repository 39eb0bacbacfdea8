import SnapshotStore
import ViewTree

/// `plainview reject GLOB…` forgets pending values, for scripts: nothing is asked.
struct RejectCommand: Command {
  static let definition = CommandDefinition(
    name: "reject",
    summary: "forget pending snapshots and keep the goldens",
    operands: "GLOB…",
    options: [SnapshotPlace.option],
    details: SnapshotChoice.details + ["One that names nothing pending is an error, and then nothing is done."],
    examples: [
      "plainview reject LoginTests/a-test",
      "plainview reject '*'",
    ])

  private let patterns: [String]
  private let place: SnapshotPlace

  init(_ arguments: Arguments) throws {
    patterns = arguments.operands
    if patterns.isEmpty { throw UsageError.missingPattern(command: "reject") }
    place = SnapshotPlace(given: arguments.value(of: SnapshotPlace.option))
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    let files = try place.files(in: world)
    for path in try SnapshotChoice(of: patterns, among: files.pendings(), in: files).chosen {
      try files.reject(path)
      output.writeHarmless("rejected \(path)")
      output.endLine()
    }
    return .fine
  }
}
