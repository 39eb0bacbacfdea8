import ViewTree

/// `plainview completion SHELL` prints what makes a shell complete commands, options and formats.
struct CompletionCommand: Command {
  static let definition = CommandDefinition(
    name: "completion",
    summary: "print a shell script that completes what you type",
    operands: Shell.allCases.map(\.rawValue).joined(separator: "|"),
    examples: [
      "source <(plainview completion bash)",
      "plainview completion zsh > ~/.zsh/completions/_plainview",
      "plainview completion fish > ~/.config/fish/completions/plainview.fish",
    ],
    operandChoices: { Shell.allCases.map(\.rawValue) })

  enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  private let shell: Shell

  init(_ arguments: Arguments) throws {
    let names = Shell.allCases.map(\.rawValue)
    guard let name = arguments.operands.first else { throw UsageError.missingOperand(command: "completion", choices: names) }
    if let second = arguments.operands.dropFirst().first {
      throw UsageError.superfluousOperand(second, command: "completion", expected: "one shell")
    }
    guard let shell = Shell(rawValue: name) else {
      throw UsageError.wrongChoice(option: "plainview completion", value: name, choices: names, elsewhere: nil)
    }
    self.shell = shell
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    let commands = Commands.all.map { $0.definition }
    switch shell {
    case .bash: output.write(CompletionScript.bash(commands))
    case .zsh: output.write(CompletionScript.zsh(commands))
    case .fish: output.write(CompletionScript.fish(commands))
    }
    return .fine
  }
}
