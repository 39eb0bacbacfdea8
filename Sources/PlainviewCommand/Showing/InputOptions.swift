import PullParsing
import ViewTree

/// Which inputs are read, and how: what every command that reads trees takes.
struct InputOptions: Sendable {
  static let from = Option(
    "from", values: ["FORMAT"], choices: Readers.all.map(\.name), "read the input as FORMAT; else its content decides")
  static let scene = Option("scene", values: ["NAME"], "only the scene NAME of a storyboard")
  static let noEmbed = Option("no-embed", "leave out what container views embed")
  static let strict = Option("strict", "make what would be put right in a dump an error")
  static let density = Option("density", values: ["N"], "how many pixels of a dump make a point: 2.625, or 420dpi")
  static let all = [scene, noEmbed, from, density, strict]

  let format: String?
  let scene: String?
  let embeds: Bool
  let isStrict: Bool
  let pixelsPerPoint: Double?

  init(_ arguments: Arguments) throws(UsageError) {
    format = arguments.value(of: Self.from)
    scene = arguments.value(of: Self.scene)
    embeds = !arguments.has(Self.noEmbed)
    isStrict = arguments.has(Self.strict)
    pixelsPerPoint = try arguments.value(of: Self.density).map(Self.pixelsPerPoint)
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
    let bytes = try world.read(path)
    let file = Self.displayName(of: path)
    let reader = try Readers.reader(of: bytes, named: format, file: file)
    if !reader.hasScenes, !embeds {
      throw UsageError.notApplicable(
        option: "--no-embed", input: "'\(file)', which was read as \(reader.name)", remedy: "only storyboards embed; leave it out")
    }
    if !reader.mayHavePixels, pixelsPerPoint != nil {
      throw UsageError.notApplicable(
        option: "--density", input: "'\(file)', which was read as \(reader.name)", remedy: "it is in points already; leave it out")
    }
    var request = ReadingRequest(file: file)
    request.scene = scene
    request.embeds = embeds
    request.isStrict = isStrict
    request.pixelsPerPoint = pixelsPerPoint
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
