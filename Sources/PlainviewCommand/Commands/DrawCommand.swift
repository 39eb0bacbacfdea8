import ViewRendering
import ViewTree

/// `plainview draw INPUT…` draws view hierarchies with characters, or as SVG.
struct DrawCommand: Command {
  static let format = Option(
    "format", letter: "f", values: ["FORMAT"], choices: names, elsewhere: elsewhere,
    "how to draw: \(names.joined(separator: ", ")) (else \(names[0]))")
  static let charset = Option(
    "charset", values: ["CHARSET"], choices: DrawingOptions.Charset.allCases.map(\.rawValue),
    "lines from box drawing characters (unicode) or + - | (ascii)")
  static let hidden = Option(
    "hidden", values: ["HOW"], choices: DrawingOptions.HiddenViews.allCases.map(\.rawValue),
    "leave hidden views out (omit) or dash their edges (outline)")

  private static let names = Formats.drawings().map(\.name)
  /// How to ask for a dump.
  @Sendable private static func elsewhere(_ name: String) -> String? {
    Formats.dumps.contains { $0.name == name } ? "plainview dump --format \(name)" : nil
  }

  static let definition = CommandDefinition(
    name: "draw",
    summary: "draw view hierarchies with characters, or as SVG",
    operands: "INPUT…",
    options: [format, charset, hidden, OutputLook.width, OutputLook.color, Cut.select, Cut.depth] + InputOptions.all,
    details: [
      "INPUT is a file, or - for standard input. What it holds decides how it is read.",
      "In a pipe a drawing is 80 columns wide and without colours, unless options or",
      "COLUMNS, NO_COLOR and CLICOLOR_FORCE in the environment say otherwise.",
      "'plainview help selectors' tells how a SELECTOR is written.",
    ],
    examples: [
      "plainview draw Main.storyboard",
      "plainview draw --format exploded --scene Login --width 120 Main.storyboard",
      "plainview draw --select '#toolbar' --hidden outline Main.storyboard",
      "plainview draw --format svg-exploded Main.storyboard > Main.svg",
    ])

  private let showing: TreeShowing
  private let look: OutputLook
  private let name: String
  private let options: DrawingOptions

  init(_ arguments: Arguments) throws {
    name = arguments.value(of: Self.format) ?? Self.names[0]
    look = try OutputLook(arguments)
    var options = DrawingOptions()
    options.charset = arguments.value(of: Self.charset).flatMap(DrawingOptions.Charset.init) ?? options.charset
    options.hiddenViews = arguments.value(of: Self.hidden).flatMap(DrawingOptions.HiddenViews.init) ?? options.hiddenViews
    self.options = options
    showing = try TreeShowing(arguments, placesOnScreen: true)
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    var options = options
    options.columns = look.columns(in: world)
    options.usesColor = look.usesColor(in: world)
    let drawings = Formats.drawings(options)
    return try showing.run(drawings.first { $0.name == name } ?? drawings[0], in: world, writingTo: &output)
  }
}
