import SnapshotStore
import ViewRendering
import ViewTree

/// `plainview review [GLOB…]` shows pending snapshots one by one and takes a key for each. Exits 1 while any is left.
struct ReviewCommand: Command {
  static let definition = CommandDefinition(
    name: "review",
    summary: "look at pending snapshots one by one; accept or reject them",
    operands: "[GLOB…]",
    options: [SnapshotPlace.option, OutputLook.width, OutputLook.color],
    details: SnapshotChoice.details + [
      "Keys: a accept, r reject, s skip; A, R and S do so with all that follow; v",
      "shows a snapshot another way (view by view, line by line, drawn), m all of it",
      "where it was cut; ? lists the keys, q quits. What is decided is done at once; a",
      "later review goes on with what is left. The exit code is 1 while anything is.",
    ],
    examples: [
      "plainview review",
      "plainview review LoginTests",
    ])

  private let patterns: [String]
  private let place: SnapshotPlace
  private let look: OutputLook

  init(_ arguments: Arguments) throws {
    patterns = arguments.operands
    place = SnapshotPlace(given: arguments.value(of: SnapshotPlace.option))
    look = try OutputLook(arguments)
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    let files = try place.files(in: world)
    let paths = try SnapshotChoice(of: patterns, among: files.pendings(), in: files, of: world).chosen
    if paths.isEmpty {
      output.write("nothing is pending\n")
      return .fine
    }
    let options = DrawingOptions(columns: look.columns(in: world), usesColor: look.usesColor(in: world))
    // Some room is left for the heading, the line that tells of more, and the keys.
    var review = Review(of: files, options, lineLimit: world.terminal?.rows.map { max(10, $0 - 5) })
    let isTerminal = world.beginKeys()
    defer { world.endKeys() }
    let hasKeys = try review.run(paths, writingTo: &output) {
      var key = try world.nextKey()
      // In a pipe keys may stand on lines.
      while !isTerminal, let byte = key, byte == 0x0A || byte == 0x0D || byte == 0x20 { key = try world.nextKey() }
      return key
    }
    if !hasKeys, !isTerminal { throw UsageError.noKeys }
    let left = try files.pendings().count
    output.write("\(review.acceptedCount) accepted, \(review.rejectedCount) rejected")
    output.write(left > 0 ? "; \(left) still pending\n" : "; nothing is pending any more\n")
    return left > 0 ? .findings : .fine
  }
}
