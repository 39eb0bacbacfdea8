import ViewRendering

/// How wide and how colourful output is: what was asked for, what the environment says, what the terminal can.
struct OutputLook: Equatable, Sendable {
  enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
  }

  static let width = Option("width", letter: "w", values: ["N"], "how many columns to use (else COLUMNS, the terminal's, or 80)")
  static let color = Option(
    "color", values: ["WHEN"], choices: ColorChoice.allCases.map(\.rawValue), "use colour: auto, always, never")

  /// What was given with `--width`.
  let givenColumns: Int?
  let colorChoice: ColorChoice

  init(_ arguments: Arguments) throws(UsageError) {
    givenColumns = try arguments.number(of: Self.width, in: DrawingOptions.minimumColumns...DrawingOptions.maximumColumns)
    colorChoice = arguments.value(of: Self.color).flatMap(ColorChoice.init) ?? .auto
  }

  /// `--width`, then `COLUMNS`, then the terminal's width, then 80. Shells keep their own `COLUMNS` to themselves, so that what goes into
  /// a pipe or a file is 80 wide wherever it is made, unless one says otherwise.
  func columns(in world: any World) -> Int {
    if let givenColumns { return givenColumns }
    let told = world.environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    let columns = told ?? world.terminal?.columns ?? 80
    return min(max(columns, DrawingOptions.minimumColumns), DrawingOptions.maximumColumns)
  }

  /// `--color always` and `never`; then `NO_COLOR`, where it is set and not empty (no-color.org); then `CLICOLOR_FORCE`, where it is
  /// set and neither empty nor 0 (bixense.com/clicolors); then whether output goes to a terminal that can.
  func usesColor(in world: any World) -> Bool {
    switch colorChoice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if world.environment("NO_COLOR").map({ !$0.isEmpty }) ?? false { return false }
    if world.environment("CLICOLOR_FORCE").map({ !$0.isEmpty && $0 != "0" }) ?? false { return true }
    return world.terminal != nil && world.environment("TERM") != "dumb"
  }
}
