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
  static let all = LayoutArguments.all + [scene, noEmbed, from, strict]

  let format: String?
  let scene: String?
  let embeds: Bool
  /// How views are laid out; `nil`: not at all.
  let layout: LayoutOptions?
  let isStrict: Bool
  /// Whether views tell the constraints they hold.
  var tellsConstraints = false

  init(_ arguments: Arguments) throws {
    format = arguments.value(of: Self.from)
    scene = arguments.value(of: Self.scene)
    embeds = !arguments.has(Self.noEmbed)
    layout = try LayoutArguments.options(arguments)
    isStrict = arguments.has(Self.strict)
  }

  /// What the input at `path` holds.
  ///
  /// - Throws: Why it could not be read, in words that name it.
  func read(_ path: String, in world: any World) throws -> Reading {
    let bytes = try world.read(path)
    let file = Self.displayName(of: path)
    let reader = try Readers.reader(of: bytes, named: format, file: file)
    if !reader.hasScenes, !embeds {
      throw UsageError.notApplicable(
        option: "--no-embed", input: "'\(file)', which was read as \(reader.name)", remedy: "only storyboards embed; leave it out")
    }
    if !reader.hasScenes, layout != nil {
      throw UsageError.notApplicable(
        option: "--layout", input: "'\(file)', which was read as \(reader.name)",
        remedy: "only storyboards and xibs have constraints; leave it out")
    }
    if !reader.hasScenes, tellsConstraints {
      throw UsageError.notApplicable(
        option: "--constraints", input: "'\(file)', which was read as \(reader.name)",
        remedy: "only storyboards and xibs have constraints; leave it out")
    }
    var request = ReadingRequest(file: file)
    request.tellsConstraints = tellsConstraints
    request.scene = scene
    request.embeds = embeds
    request.layout = layout
    request.isStrict = isStrict
    request.neighbour = { name in path == "-" ? nil : try? world.read(Self.neighbour(name, of: path)) }
    return try reader.read(bytes, request)
  }

  /// What errors and headings call the input at `path`.
  static func displayName(of path: String) -> String { path == "-" ? "standard input" : path }

  /// The path of the file called `name` in the folder of `path`.
  private static func neighbour(_ name: String, of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return name }
    return path[...slash] + name
  }
}
