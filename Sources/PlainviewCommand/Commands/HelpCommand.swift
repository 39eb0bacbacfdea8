import ViewTree

/// `plainview help [COMMAND]` explains a command, or the language of selectors.
struct HelpCommand: Command {
  static var definition: CommandDefinition {
    CommandDefinition(
      name: "help",
      summary: "explain a command, or list them all",
      operands: "[COMMAND|selectors]",
      examples: ["plainview help dump", "plainview help selectors"],
      operandChoices: { Commands.names + [SelectorHelp.topic] })
  }

  private let text: String

  init(_ arguments: Arguments) throws {
    switch arguments.operands.first {
    case nil: text = HelpText.overview
    case SelectorHelp.topic?: text = SelectorHelp.text
    case let name?: text = HelpText.text(of: try Commands.named(name).definition)
    }
    if let second = arguments.operands.dropFirst().first {
      throw UsageError.superfluousOperand(second, command: "help", expected: "one command")
    }
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    output.write(text)
    return .fine
  }
}
