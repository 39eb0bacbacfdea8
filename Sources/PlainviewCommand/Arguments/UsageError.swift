import ViewTree

/// The command was asked for something it can't do.
enum UsageError: Error, Equatable, CustomStringConvertible {
  case noCommand
  case unknownCommand(String, suggestion: String?)
  /// A file stands where the command's name belongs.
  case fileForCommand(String)
  case unknownOption(String, command: String, suggestion: Suggestion?)
  case missingValue(option: String, expected: [String])
  case superfluousValue(option: String, value: String)
  case wrongChoice(option: String, value: String, choices: [String], elsewhere: String?)
  case wrongNumber(option: String, value: String, range: ClosedRange<Int>)
  case wrongPoints(option: String, value: String)
  case wrongSize(option: String, value: String)
  /// `--device` with a name that none has, in the words of who looked it up.
  case badDevice(String)
  case wrongDensity(option: String, value: String, mayBeDPI: Bool)
  case missingInput(command: String)
  case missingSecondInput(command: String)
  /// An input is missing, and an option's last value may be it.
  case swallowedInput(String, option: String, values: [String], command: String)
  case missingOperand(command: String, choices: [String])
  case superfluousOperand(String, command: String, expected: String)
  case standardInputTwice
  case manyInputsForOneFile(format: String)
  /// An option that says nothing about this input.
  case notApplicable(option: String, input: String, remedy: String)
  case noEdit
  /// `--set` with something that is no change, in the words of who read it.
  case badChange(String)
  case nothingSelected(option: String, selector: String, input: String)
  case noSnapshotFolder(above: String)
  /// The folder that an option, an operand or else the environment variable `variable` names is not there.
  case missingSnapshotFolder(String, variable: String?)
  case noSnapshot(String, nearest: [String])
  case nothingPending(String, golden: String)
  case missingPattern(command: String)
  case missingFolder(command: String)
  case noKeys
  case outsideOfSnapshots(String, root: String)
  case noFiles([String], patterns: [String])
  case other(String)

  enum Suggestion: Equatable {
    case option(String)
    /// Another command has it.
    case otherCommand(String)
  }

  var description: String { "plainview: \(message)" }

  private var message: String {
    switch self {
    case .noCommand: "there is no command; see 'plainview help'"
    case .unknownCommand(let name, let suggestion?): "there is no command '\(name)'; did you mean '\(suggestion)'?"
    case .unknownCommand(let name, nil): "there is no command '\(name)'; see 'plainview help'"
    case .fileForCommand(let path): "the command is missing; to show a file, write 'plainview dump \(path)'"
    case .unknownOption(let name, let command, .otherCommand(let other)?):
      "'plainview \(command)' has no option '\(name)', but 'plainview \(other)' has; leave it out here"
    case .unknownOption(let name, let command, .option(let suggestion)?):
      "'plainview \(command)' has no option '\(name)'; did you mean '\(suggestion)'?"
    case .unknownOption(let name, let command, nil):
      "'plainview \(command)' has no option '\(name)'; see 'plainview help \(command)'"
    case .missingValue(let option, let expected): "'\(option)' needs a value; write '\(option) \(expected.joined(separator: " "))'"
    case .superfluousValue(let option, let value): "'\(option)' takes no value; leave out '=\(value)'"
    case .wrongChoice(let option, let value, _, let elsewhere?):
      "'\(option)' takes no '\(value)' here; write '\(elsewhere)'"
    case .wrongChoice(let option, let value, let choices, nil):
      if let suggestion = closest(to: value, among: choices) {
        "'\(option)' takes no '\(value)'; did you mean '\(suggestion)'?"
      } else {
        "'\(option)' takes no '\(value)'; choose from \(choices.joined(separator: ", "))"
      }
    case .wrongNumber(let option, let value, let range) where range.upperBound == .max:
      "'\(option)' takes a whole number from \(range.lowerBound) up, not '\(value)'"
    case .wrongNumber(let option, let value, let range):
      "'\(option)' takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(value)'"
    case .wrongPoints(let option, let value): "'\(option)' takes a number of points from 0 up, not '\(value)'"
    case .wrongSize(let option, let value):
      "'\(option)' takes a width and a height in points, up to 100000, not '\(value)'; write, say, '\(option) 320x568'"
    case .badDevice(let words): "'--device': \(words)"
    case .wrongDensity(let option, let value, true):
      "'\(option)' takes how many pixels make a point, not '\(value)'; for dots per inch write '\(option) \(value)dpi'"
    case .wrongDensity(let option, let value, false):
      "'\(option)' takes how many pixels make a point, say 2.625 or 420dpi, not '\(value)'"
    case .missingSecondInput(let command): "'plainview \(command)' needs two inputs; name the old and the new one"
    case .swallowedInput(let word, let option, let values, let command):
      "'plainview \(command)' lacks an input: '\(word)' was taken for the \(values.last ?? "") of '--\(option)'; "
        + "write '--\(option) \(values.joined(separator: " "))', then the input"
    case .missingInput(let command): "'plainview \(command)' needs an input; name a file, or '-' for standard input"
    case .missingOperand(let command, let choices): "'plainview \(command)' needs one of \(choices.joined(separator: ", "))"
    case .superfluousOperand(let operand, let command, let expected):
      "'plainview \(command)' takes \(expected); leave out '\(operand)'"
    case .standardInputTwice: "'-' stands twice among the inputs; standard input can be read once"
    case .manyInputsForOneFile(let format): "'--format \(format)' writes one file for one input; run it once for each"
    case .notApplicable(let option, let input, let remedy): "'\(option)' does not apply to \(input); \(remedy)"
    case .noEdit: "'plainview edit' needs an edit; write, say, '--hide SELECTOR', or see 'plainview help edit'"
    case .badChange(let words): "'--set': \(words)"
    case .nothingSelected(let option, let selector, let input):
      "'\(option) \(selector)' names no view of \(input); see what there is with 'plainview dump'"
    case .noSnapshotFolder(let folder):
      "there is no Snapshots folder, and no Package.swift, at or above '\(folder)'; name it with '--snapshots DIR'"
    case .missingSnapshotFolder(let folder, let variable?):
      "there is no snapshot folder '\(folder)' that could be read, but \(variable) names it; set it to the folder, or unset it"
    case .missingSnapshotFolder(let folder, nil):
      "there is no snapshot folder '\(folder)' that could be read; check the path, or record snapshots there first"
    case .noSnapshot(let pattern, nearest: []): "'\(pattern)' names no pending snapshot; nothing is pending"
    case .noSnapshot(let pattern, let nearest):
      "'\(pattern)' names no pending snapshot; the nearest: \(nearest.joined(separator: ", "))"
    case .nothingPending(let pattern, let golden): "'\(pattern)' names the golden \(golden), beside which nothing is pending"
    case .missingPattern(let command): "'plainview \(command)' needs a pattern; name snapshots as SUITE/test, or all with '*'"
    case .missingFolder(let command): "'plainview \(command)' needs a folder, or files; name them behind it"
    case .noKeys:
      "a review needs a terminal, or keys on standard input; in scripts use 'plainview accept GLOB' and 'plainview reject GLOB'"
    case .outsideOfSnapshots(let path, let root):
      "'\(path)' lies outside of '\(root)', where the snapshot folder is; name another with '--snapshots DIR'"
    case .noFiles(let paths, let patterns):
      "there are no files to keep snapshots of in \(paths.joined(separator: ", ")); looked for \(patterns.joined(separator: ", ")), "
        + "choose others with '--include GLOB'"
    case .other(let words): words
    }
  }
}

extension Arguments {
  /// The whole number that was given for `option`.
  func number(of option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .wrongNumber(option: "--" + option.name, value: text, range: range)
    }
    return number
  }
}
