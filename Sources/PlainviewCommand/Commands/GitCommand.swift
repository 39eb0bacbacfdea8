import ViewTree

/// `plainview git install` makes git show storyboards and xibs as views; the other actions undo that, and are what git then calls.
struct GitCommand: Command {
  static let global = Option("global", "for all of your repositories, not this one alone")
  static let shared = Option("shared", "put the attributes into .gitattributes, for all who clone the repository")
  static let form = Option(
    "form", values: ["FORM"], choices: GitDriver.Form.allCases.map(\.rawValue),
    "compare line by line (textconv, the default) or view by view (external)")
  static let all = Option("all", "show what tools write for themselves, too")
  static let dryRun = Option("dry-run", letter: "n", "say what would be done, and do nothing")

  enum Action: String, CaseIterable, Sendable {
    case install, uninstall, textconv, diff
  }

  static let definition = CommandDefinition(
    name: "git",
    summary: "make git show storyboards and xibs as views",
    operands: Action.allCases.map(\.rawValue).joined(separator: "|"),
    usage: """
      install [OPTION…]
             plainview git uninstall [--global|--shared] [--dry-run]
      """,
    options: [global, shared, form, all, dryRun],
    details: [
      "After 'install', 'git diff', 'git log -p' and 'git show' compare storyboards",
      "and xibs by views, constraints and connections. What tools write for themselves",
      "does not show. Without --global this repository alone is set up, in its .git.",
      "",
      "With '--form external', 'git diff' says what changed view by view, as",
      "'plainview diff' does; 'git log -p' and 'git show' do when given --ext-diff.",
      "'--no-ext-diff --no-textconv' makes git show a file's own lines.",
      "",
      "git calls 'plainview git textconv FILE' and 'plainview git diff PATH OLD …'.",
    ],
    examples: ["plainview git install --dry-run", "plainview git install --global --form external", "plainview git uninstall"],
    operandChoices: { Action.allCases.map(\.rawValue) },
    // git takes any other for a failure of its driver, and says so.
    statusOfClosedPipe: .fine)

  private let action: Action
  private let operands: [String]
  private let isGlobal: Bool
  private let isShared: Bool
  private let isDry: Bool
  private let givenForm: GitDriver.Form
  private let showsAll: Bool

  init(_ arguments: Arguments) throws {
    let names = Action.allCases.map(\.rawValue)
    guard let name = arguments.operands.first else { throw UsageError.missingOperand(command: "git", choices: names) }
    guard let action = Action(rawValue: name) else {
      throw UsageError.wrongChoice(option: "plainview git", value: name, choices: names, elsewhere: nil)
    }
    self.action = action
    operands = Array(arguments.operands.dropFirst())
    isGlobal = arguments.has(Self.global)
    isShared = arguments.has(Self.shared)
    isDry = arguments.has(Self.dryRun)
    givenForm = arguments.value(of: Self.form).flatMap(GitDriver.Form.init) ?? .textconv
    showsAll = arguments.has(Self.all)
    switch action {
    case .install, .uninstall:
      if let operand = operands.first {
        throw UsageError.superfluousOperand(operand, command: "git \(name)", expected: "no operand")
      }
      if isGlobal, isShared { throw UsageError.other("'--global' and '--shared' exclude each other; leave one out") }
    case .textconv:
      if operands.isEmpty { throw UsageError.missingInput(command: "git textconv") }
      if operands.count > 1 { throw UsageError.superfluousOperand(operands[1], command: "git textconv", expected: "one file") }
    case .diff:
      if ![1, 7, 8, 9].contains(operands.count) {
        throw UsageError.other("'plainview git diff' takes the arguments that git gives an external diff; call it through git")
      }
    }
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    switch action {
    case .install:
      let driver = GitDriver(form: givenForm, showsAll: showsAll, program: world.ownName)
      try installation(in: world).install(driver, writingTo: &output)
    case .uninstall: try installation(in: world).uninstall(writingTo: &output)
    case .textconv: try GitTextConversion(showsAll: showsAll).run(operands[0], in: world, writingTo: &output)
    case .diff: try GitExternalDiff(operands, showsAll: showsAll).run(in: world, writingTo: &output)
    }
    return .fine
  }

  private func installation(in world: any World) -> GitInstallation {
    GitInstallation(in: world, isGlobal: isGlobal, isShared: isShared, isDry: isDry)
  }
}
