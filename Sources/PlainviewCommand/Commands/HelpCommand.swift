import ViewTree

/// `plainview help [COMMAND]` explains.
struct HelpCommand: Command {
  static var definition: CommandDefinition {
    CommandDefinition(
      name: "help",
      summary: "explain a command, or list them all",
      operands: "[COMMAND]",
      examples: ["plainview help dump"],
      operandChoices: { Commands.names })
  }

  private let command: (any Command.Type)?

  init(_ arguments: Arguments) throws {
    command = try arguments.operands.first.map { try Commands.named($0) }
    if let second = arguments.operands.dropFirst().first {
      throw UsageError.superfluousOperand(second, command: "help", expected: "one command")
    }
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    output.write(command.map { HelpText.text(of: $0.definition) } ?? HelpText.overview)
    return .fine
  }
}
