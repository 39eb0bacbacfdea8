/// An option of a command, as the parser, the help and the shell completion need it.
struct Option: Sendable {
  /// Without its dashes.
  let name: String
  /// The one-letter form, if there is one.
  let letter: Character?
  /// What the help calls its values: none for a flag, two for `--set SELECTOR KEY=VALUE`.
  let values: [String]
  /// What its value may be; empty: any text.
  let choices: [String]
  /// For a value that another command takes, how to say it there.
  let elsewhere: @Sendable (_ value: String) -> String?
  /// For the help: a few words.
  let summary: String

  init(
    _ name: String, letter: Character? = nil, values: [String] = [], choices: [String] = [],
    elsewhere: @escaping @Sendable (_ value: String) -> String? = { _ in nil }, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.values = values
    self.choices = choices
    self.elsewhere = elsewhere
    self.summary = summary
  }

  static let help = Option("help", letter: "h", "this text")
}
