import ViewTree

/// A subcommand: what it is called and takes, and what it does.
protocol Command: Sendable {
  static var definition: CommandDefinition { get }
  /// - Throws: `UsageError` for arguments that make no sense, before anything is read.
  init(_ arguments: Arguments) throws
  /// Does the work. An input that can't be read is reported and does not keep the others from being worked on.
  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus
}

/// What help and completion tell of a command.
struct CommandDefinition: Sendable {
  let name: String
  /// What it does, in a line that begins with a verb.
  let summary: String
  /// What stands behind the options: `INPUT…`.
  var operands = ""
  /// Options that the usage line spells out, where order or number matter.
  var usage: String?
  var options: [Option] = []
  /// What the operands and options leave open, as paragraphs of short lines.
  var details: [String] = []
  var examples: [String] = []
  /// What the first operand may be, where that is a closed list.
  var operandChoices: @Sendable () -> [String] = { [] }
  /// What it exits with when the reader of standard output has seen enough.
  var statusOfClosedPipe = ExitStatus.closedPipe
}
