import SnapshotStore
import ViewTree

/// `plainview accept GLOB…` makes pending values the goldens, for scripts: nothing is asked.
struct AcceptCommand: Command {
  static let definition = CommandDefinition(
    name: "accept",
    summary: "make pending snapshots the goldens",
    operands: "GLOB…",
    options: [SnapshotPlace.option],
    details: SnapshotChoice.details + ["One that names nothing pending is an error, and then nothing is done."],
    examples: [
      "plainview accept LoginTests/a-test",
      "plainview accept '*'",
    ])

  private let patterns: [String]
  private let place: SnapshotPlace

  init(_ arguments: Arguments) throws {
    patterns = arguments.operands
    if patterns.isEmpty { throw UsageError.missingPattern(command: "accept") }
    place = SnapshotPlace(given: arguments.value(of: SnapshotPlace.option))
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    let files = try place.files(in: world)
    for path in try SnapshotChoice(of: patterns, among: files.pendings(), in: files).chosen {
      try files.accept(path)
      output.writeHarmless("accepted \(path)")
      output.endLine()
    }
    return .fine
  }
}
