/// Completion scripts for shells, made from the commands' definitions.
enum CompletionScript {
  static func bash(_ commands: [CommandDefinition]) -> String {
    var values = ""
    var options = ""
    for command in commands {
      for option in command.options where !option.choices.isEmpty {
        let spellings = spellings(of: option).map { "\(command.name):\($0)" }.joined(separator: "|")
        values += "    \(spellings)) words='\(option.choices.joined(separator: " "))' ;;\n"
      }
      let names = (command.options + [.help]).map { "--" + $0.name }.joined(separator: " ")
      let operands = command.operandChoices().joined(separator: " ")
      options += "      \(command.name):-*) words='\(names)' ;;\n"
      if !operands.isEmpty { options += "      \(command.name):*) ((COMP_CWORD == 2)) && words='\(operands)' ;;\n" }
    }
    return """
      _plainview() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} words=
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " ")) --help --version' -- "$current"))
          return
        fi
        case $command:$previous in
      \(values)  esac
        if [[ -z $words ]]; then
          case $command:$current in
      \(options)    esac
        fi
        if [[ -n $words ]]; then
          COMPREPLY=($(compgen -W "$words" -- "$current"))
        else
          COMPREPLY=($(compgen -f -- "$current"))
        fi
      }
      complete -o filenames -F _plainview plainview

      """
  }

  static func zsh(_ commands: [CommandDefinition]) -> String {
    func quoted(_ text: String) -> String { text.replacing("'", with: "'\\''") }
    func escaped(_ text: String) -> String {
      var result = ""
      for character in text {
        if "[]:\\".contains(character) { result += "\\" }
        result.append(character)
      }
      return quoted(result)
    }
    var names = ""
    var cases = ""
    for command in commands {
      names += "    '\(command.name):\(escaped(command.summary))'\n"
      cases += "    \(command.name)) _arguments"
      for option in command.options + [.help] {
        for spelling in spellings(of: option) {
          cases += " \\\n      '*\(spelling)[\(escaped(option.summary))]"
          for value in option.values {
            cases += ":\(escaped(value)):" + (option.choices.isEmpty ? " " : "(\(option.choices.joined(separator: " ")))")
          }
          cases += "'"
        }
      }
      let operands = command.operandChoices()
      if !operands.isEmpty { cases += " \\\n      '1:input:(\(operands.joined(separator: " ")))'" }
      cases += " \\\n      '*:input:_files' ;;\n"
    }
    return """
      #compdef plainview
      _plainview() {
        local -a commands=(
      \(names)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        shift words
        (( CURRENT-- ))
        case $words[1] in
      \(cases)  esac
      }
      compdef _plainview plainview

      """
  }

  static func fish(_ commands: [CommandDefinition]) -> String {
    func quoted(_ text: String) -> String { "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'" }
    var script = ""
    for command in commands {
      script += "complete -c plainview -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))\n"
      let condition = quoted("__fish_seen_subcommand_from \(command.name)")
      for option in command.options + [.help] {
        script += "complete -c plainview -n \(condition) -l \(option.name)"
        if let letter = option.letter { script += " -s \(letter)" }
        if !option.values.isEmpty { script += option.choices.isEmpty ? " -r" : " -x -a \(quoted(option.choices.joined(separator: " ")))" }
        script += " -d \(quoted(option.summary))\n"
      }
      let operands = command.operandChoices()
      let first = quoted("__fish_seen_subcommand_from \(command.name); and test (count (commandline -opc)) -eq 2")
      if !operands.isEmpty { script += "complete -c plainview -n \(first) -f -a \(quoted(operands.joined(separator: " ")))\n" }
    }
    return script
  }

  private static func spellings(of option: Option) -> [String] {
    ["--" + option.name] + (option.letter.map { ["-\($0)"] } ?? [])
  }
}
