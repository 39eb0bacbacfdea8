import ViewRendering
import ViewTree

/// `plainview formats` lists what can be read and written.
struct FormatsCommand: Command {
  static let definition = CommandDefinition(
    name: "formats",
    summary: "list what can be read and written",
    examples: ["plainview formats"])

  init(_ arguments: Arguments) throws {
    if let operand = arguments.operands.first {
      throw UsageError.superfluousOperand(operand, command: "formats", expected: "no operands")
    }
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    output.write("What is read; content decides, or '--from FORMAT':\n")
    let readers = Readers.all.map { ($0.name, $0.summary) }
    for (reader, line) in zip(Readers.all, HelpText.table(readers)) {
      output.write(line)
      for example in reader.example.split(separator: "\n") { output.write("      \(example)\n") }
    }
    for (title, renderers) in [("dump", Formats.dumps), ("draw", Formats.drawings())] {
      output.write("\nWhat 'plainview \(title) --format FORMAT' writes:\n")
      for line in HelpText.table(renderers.map { ($0.name, $0.summary) }) { output.write(line) }
    }
    return .fine
  }
}
