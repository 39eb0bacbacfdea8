import InterfaceBuilder
import InterfaceLayout
import PullParsing
import ViewTree

/// Which inputs are read, and how: what every command that reads trees takes.
struct InputOptions: Sendable {
  static let from = Option(
    "from", values: ["FORMAT"], choices: Readers.all.map(\.name), "read the input as FORMAT; else its content decides")
  static let scene = Option("scene", values: ["NAME"], "only the scene NAME of a storyboard")
  static let noEmbed = Option("no-embed", "leave out what container views embed")
  static let strict = Option("strict", "make what would be put right in a dump an error")
  static let redact = Option(
    "redact", values: ["SELECTOR", "PROPERTIES"], "leave out what is volatile: text, frame, attributes.NAME, subviews …")
  static let density = Option("density", values: ["N"], "how many pixels of a dump make a point: 2.625, or 420dpi")
  static let all = LayoutArguments.all + [scene, noEmbed, redact, from, density, strict]

  let format: String?
  let scene: String?
  let embeds: Bool
  /// How views are laid out; `nil`: not at all.
  let layout: LayoutOptions?
  private let layoutWords: [String]
  /// The first of the options that ask for a layout, as it was given.
  private let layoutOption: String
  let isStrict: Bool
  let pixelsPerPoint: Double?
  /// Whether views tell the constraints they hold.
  var tellsConstraints = false
  /// What is left out of every tree.
  var redactions: [ViewTree.Redaction]
  /// Which of those that were given as options name anything.
  let redactionUse: SelectorUse

  /// Whatever there is, read as its content says.
  init() {
    format = nil
    scene = nil
    embeds = true
    layout = nil
    layoutWords = []
    layoutOption = LayoutArguments.layout.name
    isStrict = false
    pixelsPerPoint = nil
    redactions = []
    redactionUse = SelectorUse(of: Self.redact)
  }

  init(_ arguments: Arguments) throws {
    format = arguments.value(of: Self.from)
    scene = arguments.value(of: Self.scene)
    embeds = !arguments.has(Self.noEmbed)
    layout = try LayoutArguments.options(arguments)
    layoutWords = LayoutArguments.screenWords(arguments)
    let layoutNames = LayoutArguments.all.map(\.name)
    layoutOption = arguments.options.map(\.option.name).first(where: layoutNames.contains) ?? LayoutArguments.layout.name
    isStrict = arguments.has(Self.strict)
    pixelsPerPoint = try arguments.value(of: Self.density).map(Self.pixelsPerPoint)
    redactions = try arguments.options.filter { $0.option.name == Self.redact.name }.map { given in
      try ViewTree.Redaction(given.values[0], parsing: given.values[1], file: "--redact")
    }
    redactionUse = SelectorUse(of: Self.redact, redactions.map(\.selector))
  }

  /// A factor, as Android's `DisplayMetrics.density` and UIKit's `scale` are, or dots per inch, as `adb shell wm density` tells them:
  /// 160 of those are one pixel a point. A bare number above 20 could only be the latter, so it is not guessed at.
  private static func pixelsPerPoint(_ text: String) throws(UsageError) -> Double {
    let isDPI = text.hasSuffix("dpi")
    let number = Double(isDPI ? text.dropLast(3) : text[...])
    guard let number, number > 0, number.isFinite, isDPI || number <= 20 else {
      throw .wrongDensity(option: "--density", value: text, mayBeDPI: number.map { $0 > 20 && $0.isFinite } ?? false)
    }
    return isDPI ? number / 160 : number
  }

  /// What the input at `path` holds.
  ///
  /// - Throws: Why it could not be read, in words that name it.
  func read(_ path: String, in world: any World) throws -> Reading {
    try read(Input(path, in: world))
  }

  /// What `input` holds.
  ///
  /// - Parameter whole: How a storyboard is read that is compared as a document; `nil`: as it is shown.
  func read(_ input: Input, whole detail: InterfaceDocument.Detail? = nil) throws -> Reading {
    let reader = try reader(of: input)
    if !reader.hasScenes, !embeds {
      throw UsageError.notApplicable(
        option: "--no-embed", input: "'\(input.name)', which was read as \(reader.name)", remedy: "only storyboards embed; leave it out")
    }
    if !reader.hasScenes, layout != nil {
      throw UsageError.notApplicable(
        option: "--" + layoutOption, input: "'\(input.name)', which was read as \(reader.name)",
        remedy: "only storyboards and xibs have constraints; leave it out")
    }
    if !reader.hasScenes, tellsConstraints {
      throw UsageError.notApplicable(
        option: "--constraints", input: "'\(input.name)', which was read as \(reader.name)",
        remedy: "only storyboards and xibs have constraints; leave it out")
    }
    if !reader.mayHavePixels, pixelsPerPoint != nil {
      throw UsageError.notApplicable(
        option: "--density", input: "'\(input.name)', which was read as \(reader.name)",
        remedy: "it is in points already; leave it out")
    }
    var request = ReadingRequest(file: input.name)
    request.tellsConstraints = tellsConstraints
    request.naming = naming
    request.scene = scene
    request.embeds = embeds && detail == nil
    request.layout = layout
    request.layoutWords = layoutWords
    request.isStrict = isStrict
    request.detail = detail ?? .shown
    request.pixelsPerPoint = pixelsPerPoint
    request.neighbour = input.neighbour
    var reading = try reader.read(input.bytes, request)
    if redactions.isEmpty { return reading }
    for (index, redaction) in redactions.enumerated() {
      let selector = try ViewTree.Selector(redaction.selector)
      redactionUse.ask(index) { reading.trees.contains { !$0.tree.indices(matching: selector).isEmpty } }
    }
    for i in reading.trees.indices { reading.trees[i].tree = try reading.trees[i].tree.redacting(redactions) }
    return reading
  }

  /// Views go by nothing that is left out of them.
  private var naming: ItemNames.Distinction? {
    if redactions.contains(where: \.concernsNames) { return .byClass }
    return redactions.contains(where: \.concernsTexts) ? .byIdentity : nil
  }

  /// What reads `input`.
  func reader(of input: Input) throws(UnknownInput) -> any TreeReader {
    try Readers.reader(of: input.bytes, named: format, file: input.name)
  }

  /// What errors and headings call the input at `path`.
  static func displayName(of path: String) -> String { path == "-" ? "standard input" : path }
}

/// Bytes that are read as view hierarchies.
struct Input: Sendable {
  let bytes: InputBytes
  /// What errors and headings call it.
  var name: String
  /// The bytes of a file that lies beside it, by its name; `nil` where there is none.
  var neighbour: @Sendable (String) -> InputBytes? = { _ in nil }

  init(bytes: InputBytes, name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// The file at `path`, or standard input for `-`.
  init(_ path: String, in world: any World) throws(FileError) {
    bytes = try world.read(path)
    name = InputOptions.displayName(of: path)
    if path == "-" { return }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    neighbour = { name in try? world.read(folder + name) }
  }
}
