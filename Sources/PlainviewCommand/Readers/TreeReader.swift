import InterfaceBuilder
import InterfaceLayout
import PullParsing
import ViewTree

/// An input format: how to know it and how to read it.
protocol TreeReader: Sendable {
  /// What `--from` takes.
  var name: String { get }
  /// What `plainview formats` says of it: a few words.
  var summary: String { get }
  /// A short piece of it, for `plainview formats`.
  var example: String { get }
  /// Whether its documents hold scenes, which `--scene` and `--no-embed` choose among and take apart.
  var hasScenes: Bool { get }
  /// Whether its documents may give frames in pixels, which `--density` makes points.
  var mayHavePixels: Bool { get }
  /// What becomes of each field of the source: the source's words, and the tree's.
  var mapping: [(source: String, tree: String)] { get }
  /// How sure it is that `bytes`, UTF-8, are its format, by their content alone.
  func confidence(in bytes: InputBytes) -> Confidence
  /// - Throws: What is wrong with the document, with the place.
  func read(_ bytes: InputBytes, _ request: ReadingRequest) throws -> Reading
}

extension TreeReader {
  var mayHavePixels: Bool { false }
  var mapping: [(source: String, tree: String)] { [] }
}

/// How sure a reader is that an input is its own.
enum Confidence: Int, Comparable {
  case none
  /// The bytes are what the format is made of, say JSON; nothing speaks for the format itself.
  case possible
  case likely
  case certain

  static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue < b.rawValue }
}

/// What a reader is asked for, beside the bytes.
struct ReadingRequest: Sendable {
  /// What errors call the document.
  let file: String
  /// The scene that is wanted; `nil`: all.
  var scene: String?
  /// Whether what a scene embeds is read into it.
  var embeds = true
  /// How constraints are solved; `nil`: views stand as saved.
  var layout: LayoutOptions?
  /// The options that name the screen of `layout`, as they are written.
  var layoutWords: [String] = []
  /// Whether views tell the constraints they hold.
  var tellsConstraints = false
  /// What views are called in constraints; `nil`: as it is usual.
  var naming: ItemNames.Distinction?
  /// Whether anything that has to be put right is an error.
  var isStrict = false
  /// How much of a storyboard is told.
  var detail = InterfaceDocument.Detail.shown
  /// How many pixels make a point, for documents in pixels that don't say so themselves.
  var pixelsPerPoint: Double?
  /// The bytes of a document that lies beside this one, by its file name; `nil` where there is none.
  var neighbour: @Sendable (String) -> InputBytes? = { _ in nil }
}

/// What a document held.
struct Reading {
  struct NamedTree {
    /// What tells the tree from the others in its document: a scene's name.
    var name: String?
    /// What it is called by in all versions of the document: a scene's id.
    var identity: String?
    var tree: ViewTree
    /// Whether it only stands for a scene of another storyboard.
    var isReference = false
  }

  var trees: [NamedTree]
  /// What the document held that the trees don't show as it is, each with its place.
  var notes: [String] = []
}
