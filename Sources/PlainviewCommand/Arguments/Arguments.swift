import ViewTree

/// What a command was given: its options in the order they came, and its operands.
struct Arguments: Sendable {
  struct Given: Sendable {
    let option: Option
    let values: [String]
  }

  /// The command they were given to.
  let command: String
  private(set) var options: [Given] = []
  private(set) var operands: [String] = []

  /// Sorts out `words`. Options and operands come in any order; `--` ends the options; `-` alone is an operand.
  ///
  /// - Throws: `UsageError` for what `options` does not allow.
  init(_ words: some Sequence<String>, of command: String, options known: [Option]) throws(UsageError) {
    self.command = command
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        return
      } else if word.hasPrefix("--") {
        let (name, value) = Self.split(word.dropFirst(2))
        guard let option = known.first(where: { $0.name == name }) else {
          throw .unknownOption("--" + name, command: command, suggestion: Self.suggestion(for: name, among: known))
        }
        try take(option, spelled: "--" + name, value, from: &words)
      } else if word.hasPrefix("-"), word.count > 1 {
        try takeLetters(word, from: &words, known)
      } else {
        operands.append(word)
      }
    }
  }

  /// The value that was given last.
  func value(of option: Option) -> String? {
    options.last { $0.option.name == option.name }?.values.first
  }

  func has(_ option: Option) -> Bool {
    options.contains { $0.option.name == option.name }
  }

  /// The operands, at least one of them.
  func inputs() throws(UsageError) -> [String] {
    if operands.isEmpty { throw swallowedInput ?? .missingInput(command: command) }
    return operands
  }

  /// What is wrong where an input is missing and the last option may have taken it for a value: one that takes two, or one whose value
  /// ends as file names do.
  var swallowedInput: UsageError? {
    guard let last = options.last, let value = last.values.last, last.option.choices.isEmpty else { return nil }
    let ending = value.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
    guard last.values.count > 1 || ending.count > 2 && ending.allSatisfy(\.isLetter) else { return nil }
    return .swallowedInput(value, option: last.option.name, values: last.option.values, command: command)
  }

  private static func suggestion(for name: String, among known: [Option]) -> UsageError.Suggestion? {
    if let command = Commands.havingOption("--" + name).first { return .otherCommand(command) }
    return closest(to: name, among: known.map(\.name)).map { .option("--" + $0) }
  }

  private static func split(_ word: Substring) -> (name: String, value: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (String(word), nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  /// `-f tree`, `-ftree`, and flags in a row.
  private mutating func takeLetters(_ word: String, from words: inout ArraySlice<String>, _ known: [Option]) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = known.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-" + String(letter), command: command, suggestion: nil)
      }
      if option.values.isEmpty {
        try take(option, spelled: "-" + String(letter), nil, from: &words)
      } else {
        return try take(option, spelled: "-" + String(letter), letters.isEmpty ? nil : String(letters), from: &words)
      }
    }
  }

  private mutating func take(
    _ option: Option, spelled: String, _ first: String?, from words: inout ArraySlice<String>
  ) throws(UsageError) {
    var values = first.map { [$0] } ?? []
    if values.count > option.values.count { throw .superfluousValue(option: spelled, value: values[0]) }
    while values.count < option.values.count {
      guard let value = words.popFirst() else { throw .missingValue(option: spelled, expected: option.values) }
      values.append(value)
    }
    if let value = values.first, !option.choices.isEmpty, !option.choices.contains(value) {
      throw .wrongChoice(option: spelled, value: value, choices: option.choices, elsewhere: option.elsewhere(value))
    }
    options.append(Given(option: option, values: values))
  }
}
