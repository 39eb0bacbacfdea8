import ViewRendering
import ViewTree

/// `plainview dump INPUT…` prints view hierarchies as lines of text.
struct DumpCommand: Command {
  static let format = Option(
    "format", letter: "f", values: ["FORMAT"], choices: Formats.dumps.map(\.name), elsewhere: elsewhere,
    "how to print: \(Formats.dumps.map(\.name).joined(separator: ", ")) (else \(Formats.dumps[0].name))")

  static let constraints = Option("constraints", "list the constraints below the view that holds them (tree, json, jsonl)")

  /// How to ask for a drawing.
  @Sendable private static func elsewhere(_ name: String) -> String? {
    Formats.drawings().contains { $0.name == name } ? "plainview draw --format \(name)" : nil
  }

  static let definition = CommandDefinition(
    name: "dump",
    summary: "print view hierarchies as lines of text",
    operands: "INPUT…",
    options: [format, constraints, Cut.select, Cut.depth, Cut.visible] + InputOptions.all,
    details: [
      "INPUT is a file, or - for standard input. What it holds decides how it is read.",
      "Of several scenes or inputs json is several documents, one after the other, and",
      "jsonl one a line; both are read back.",
      "'plainview help selectors' tells how a SELECTOR is written.",
    ],
    examples: [
      "plainview dump Main.storyboard",
      "plainview dump --scene Login --select UILabel Main.storyboard",
      "plainview dump --device 'iPad mini 4' --constraints Main.storyboard",
      "plainview dump --format json Main.storyboard | plainview draw -",
    ])

  private let showing: TreeShowing
  private let renderer: any TreeRenderer

  init(_ arguments: Arguments) throws {
    let name = arguments.value(of: Self.format)
    renderer = Formats.dumps.first { $0.name == name } ?? Formats.dumps[0]
    var showing = try TreeShowing(arguments)
    if arguments.has(Self.constraints) {
      guard renderer is TreeDump || renderer.isData else {
        throw UsageError.other("'--constraints' shows in tree, json and jsonl, not in \(renderer.name); leave it or '--format' out")
      }
      showing.inputs.tellsConstraints = true
    }
    self.showing = showing
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    try showing.run(renderer, in: world, writingTo: &output)
  }
}
