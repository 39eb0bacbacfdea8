import ViewDiff
import ViewRendering
import ViewTree

/// `plainview demo [NAME]` runs a built-in example and shows it step by step; without a name it lists them all, and shows one.
struct DemoCommand: Command {
  static let step = Option("step", values: ["N"], "only step N")
  static let format = Option(
    "format", letter: "f", values: ["FORMAT"], choices: (Formats.dumps + Formats.drawings()).map(\.name) + [lifecycle],
    "each step in one format of 'plainview formats', or 'lifecycle': what controllers were told (else tree, exploded, and what changed)")
  private static let lifecycle = "lifecycle"

  static let definition = CommandDefinition(
    name: "demo",
    summary: "run a built-in example, step by step",
    operands: "[NAME]",
    options: [step, format, DrawCommand.charset, OutputLook.width, OutputLook.color],
    details: ["NAME is one of these; without one they are listed, and the third is run:"] + list.map { String($0.dropLast()) },
    examples: [
      "plainview demo",
      "plainview demo --step 2 --format plan",
      "plainview demo segmented-children --format lifecycle",
    ],
    operandChoices: { Demos.all.map(\.name) })

  /// The examples, a line each.
  private static var list: [String] { HelpText.table(Demos.all.map { ($0.name, $0.summary) }) }

  private let demo: Demo
  private let listsAll: Bool
  private let step: Int?
  private let format: String?
  private let charset: DrawingOptions.Charset
  private let look: OutputLook

  init(_ arguments: Arguments) throws {
    let names = Demos.all.map(\.name)
    let name = arguments.operands.first ?? Demos.first.name
    guard let demo = Demos.all.first(where: { $0.name == name }) else {
      throw UsageError.wrongChoice(option: "plainview demo", value: name, choices: names, elsewhere: nil)
    }
    if let second = arguments.operands.dropFirst().first {
      throw UsageError.superfluousOperand(second, command: "demo", expected: "one name")
    }
    self.demo = demo
    step = try arguments.number(of: Self.step, in: 1...Int.max)
    format = arguments.value(of: Self.format)
    listsAll = arguments.operands.isEmpty && step == nil && format == nil
    charset = arguments.value(of: DrawCommand.charset).flatMap(DrawingOptions.Charset.init) ?? .unicode
    look = try OutputLook(arguments)
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    let steps = demo.steps()
    if let step, step > steps.count {
      throw UsageError.wrongNumber(option: "--step", value: String(step), range: 1...steps.count)
    }
    let options = DrawingOptions(columns: look.columns(in: world), charset: charset, usesColor: look.usesColor(in: world))
    let renderer = (Formats.dumps + Formats.drawings(options)).first { $0.name == format }
    let shown = step.map { $0 - 1..<$0 } ?? steps.indices
    if let renderer, renderer.isWholeFile {
      renderer.render(shown.map { SceneTree(name: "step \($0 + 1): \(steps[$0].title)", tree: steps[$0].tree) }, to: &output)
      return .fine
    }
    if listsAll {
      output.write("The built-in examples, for 'plainview demo NAME':\n")
      for line in Self.list { output.write(line) }
      output.endLine()
    }
    for index in shown {
      if renderer?.isData != true {
        if index > shown.lowerBound { output.endLine() }
        output.write("==> \(demo.name), step \(index + 1): \(steps[index].title) <==\n")
      }
      if format == Self.lifecycle {
        if steps[index].lifecycle.isEmpty { output.write("(nothing)\n") }
        for event in steps[index].lifecycle { output.write("\(event)\n") }
      } else if let renderer {
        var tree = steps[index].tree
        // Data has no heading that would say it.
        if renderer.isData { tree.source?.name = "\(demo.name), step \(index + 1): \(steps[index].title)" }
        renderer.render(tree, to: &output)
      } else {
        TreeDump(usesASCII: charset == .ascii).render(steps[index].tree, to: &output)
        output.endLine()
        ExplodedDrawing(options: options).render(steps[index].tree, to: &output)
        if index > 0 { writeChanges(to: index, of: steps, &output) }
      }
    }
    return .fine
  }

  private func writeChanges(to index: Int, of steps: [Demo.Step], _ output: inout TextOutput) {
    output.write("\nWhat changed:\n")
    let changes = ViewTree.changes(from: steps[index - 1].tree, to: steps[index].tree)
    MarkedTree(options: ChangesOptions(usesASCII: charset == .ascii)).render(changes, to: &output)
    if index > 1, let same = (0..<index - 1).last(where: { steps[$0].tree == steps[index].tree }) {
      output.write("\nNothing differs from step \(same + 1).\n")
    }
  }
}
