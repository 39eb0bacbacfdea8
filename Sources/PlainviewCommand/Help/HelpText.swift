/// What `help` and `--help` say, made from the commands' definitions.
enum HelpText {
  static var overview: String {
    var text = "Plainview shows a view hierarchy as text.\n\nUsage: plainview COMMAND [OPTION…] [INPUT…]\n\nCommands:\n"
    for line in table(Commands.all.map { ($0.definition.name, $0.definition.summary) }) { text += line }
    text += "\nExamples:\n"
    text += "  plainview dump Main.storyboard\n"
    text += "  plainview draw --format exploded Main.storyboard\n"
    text += "\n'plainview help COMMAND' tells more, 'plainview help selectors' how views are\n"
    text += "named; 'plainview --version' names the version.\n"
    return text
  }

  static func text(of command: CommandDefinition) -> String {
    var text = "plainview \(command.name): \(command.summary)\n\nUsage: plainview \(command.name)"
    if let usage = command.usage {
      text += " " + usage
    } else {
      if !command.options.isEmpty { text += " [OPTION…]" }
      if !command.operands.isEmpty { text += " " + command.operands }
    }
    text += "\n"
    if !command.details.isEmpty {
      text += "\n"
      for line in command.details { text += line + "\n" }
    }
    text += "\nOptions:\n"
    for line in table((command.options + [.help]).map { (spelling(of: $0), $0.summary) }) { text += line }
    if !command.examples.isEmpty {
      text += "\nExamples:\n"
      for example in command.examples { text += "  \(example)\n" }
    }
    return text
  }

  private static func spelling(of option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return ([letter + "--" + option.name] + option.values).joined(separator: " ")
  }

  /// Names and what is said of them in two columns; what is too long for 80 columns goes on below. Every line ends in a line break.
  static func table(_ rows: [(name: String, summary: String)]) -> [String] {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { name, summary in
      let indent = String(repeating: " ", count: width + 4)
      var lines = ["  " + name + String(repeating: " ", count: width - name.count + 1)]
      for word in summary.split(separator: " ") {
        if lines[lines.count - 1].count + 1 + word.count > 80 { lines.append(indent.dropLast() + "") }
        lines[lines.count - 1] += " " + word
      }
      return lines.joined(separator: "\n") + "\n"
    }
  }
}
