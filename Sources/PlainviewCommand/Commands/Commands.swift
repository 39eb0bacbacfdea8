import ViewTree

/// Every command.
enum Commands {
  /// In the order `plainview help` lists them. Add yours where a reader would look for it.
  static let all: [any Command.Type] = [
    DumpCommand.self,
    DrawCommand.self,
    DiffCommand.self,
    GitCommand.self,
    LintCommand.self,
    EditCommand.self,
    SnapshotsCommand.self,
    ReviewCommand.self,
    DecisionCommand<Acceptance>.self,
    DecisionCommand<Rejection>.self,
    SnapshotCommand.self,
    DemoCommand.self,
    FormatsCommand.self,
    CompletionCommand.self,
    HelpCommand.self,
  ]

  static func named(_ name: String) throws(UsageError) -> any Command.Type {
    for command in all where command.definition.name == name { return command }
    throw .unknownCommand(name, suggestion: closest(to: name, among: names))
  }

  /// The commands that have an option `name`, with two dashes.
  static func havingOption(_ name: String) -> [String] {
    all.map { $0.definition }.filter { $0.options.contains { "--" + $0.name == name } }.map(\.name)
  }

  static var names: [String] { all.map { $0.definition.name } }
}
