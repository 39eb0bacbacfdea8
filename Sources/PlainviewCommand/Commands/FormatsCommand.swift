import InterfaceBuilder
import ViewDiff
import ViewLint
import ViewRendering
import ViewTree

/// `plainview formats` lists what can be read and written; `plainview formats NAME` says what becomes of one format's fields.
struct FormatsCommand: Command {
  static let definition = CommandDefinition(
    name: "formats",
    summary: "list what can be read and written",
    operands: "[NAME]",
    details: ["With the NAME of one that is read: which of its fields becomes which property."],
    examples: ["plainview formats", "plainview formats uiautomator"],
    operandChoices: { Readers.all.map(\.name) })

  /// The format that is asked for; `nil`: all.
  private let reader: (any TreeReader)?

  init(_ arguments: Arguments) throws {
    if arguments.operands.count > 1 {
      throw UsageError.superfluousOperand(arguments.operands[1], command: "formats", expected: "one name")
    }
    guard let name = arguments.operands.first else {
      reader = nil
      return
    }
    reader = Readers.all.first { $0.name == name }
    if reader == nil { throw UsageError.wrongChoice(option: "formats", value: name, choices: Readers.all.map(\.name), elsewhere: nil) }
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    if let reader {
      write(reader, to: &output)
      return .fine
    }
    output.write("What is read; content decides, or '--from FORMAT':\n")
    let readers = Readers.all.map { ($0.name, $0.summary) }
    for (reader, line) in zip(Readers.all, HelpText.table(readers)) {
      output.write(line)
      for example in reader.example.split(separator: "\n") { output.write("      \(example)\n") }
    }
    let written = [
      ("dump", Formats.dumps.map { ($0.name, $0.summary) }), ("draw", Formats.drawings().map { ($0.name, $0.summary) }),
      ("diff", ChangeFormats.all().map { ($0.name, $0.summary) }),
      ("lint", FindingFormats.all.map { ($0.name, $0.summary) }),
    ]
    for (title, formats) in written {
      output.write("\nWhat 'plainview \(title) --format FORMAT' writes:\n")
      for line in HelpText.table(formats) { output.write(line) }
    }
    output.write("\nDevices for '--device NAME', by their screens; letter case, spaces and punctuation don't matter:\n")
    for line in HelpText.table(Self.devices) { output.write(line) }
    return .fine
  }

  /// Screens, each with the devices that have it.
  private static var devices: [(name: String, summary: String)] {
    var screens: [(screen: DeviceScreen, names: [String])] = []
    for model in DeviceModel.all {
      if let k = screens.firstIndex(where: { $0.screen == model.screen }) {
        screens[k].names.append(model.name)
      } else {
        screens.append((model.screen, [model.name]))
      }
    }
    return screens.map { screen, names in
      ("\(numberText(screen.size.width))×\(numberText(screen.size.height)) @\(numberText(screen.scale))x", names.joined(separator: ", "))
    }
  }

  private func write(_ reader: any TreeReader, to output: inout TextOutput) {
    output.write("\(reader.name): \(reader.summary)\n\n")
    for line in reader.example.split(separator: "\n") { output.write("    \(line)\n") }
    if reader.mapping.isEmpty {
      output.write("\nEvery field has a property of its name.\n")
      return
    }
    output.write("\nWhat becomes of it:\n")
    for (source, tree) in reader.mapping { output.write("  \(source) → \(tree)\n") }
  }
}
