import HierarchyReading
import PullParsing
import ViewTree

/// A format that running apps give their hierarchies in.
struct HierarchyReader: TreeReader {
  let format: any HierarchyFormat

  var name: String { format.name }
  var summary: String { format.summary }
  var example: String { format.example }
  let hasScenes = false
  let mayHavePixels = true
  var mapping: [(source: String, tree: String)] { format.mapping }

  /// Of all formats of the kind only the surest one says so; see `Readers.reader(of:named:file:)`.
  func confidence(in bytes: InputBytes) -> Confidence {
    guard let best = HierarchyFormats.surest(of: bytes), best.format.name == name else { return .none }
    return Confidence(rawValue: best.confidence.rawValue) ?? .none
  }

  func read(_ bytes: InputBytes, _ request: ReadingRequest) throws -> Reading {
    let options = ReadingOptions(isStrict: request.isStrict, pixelsPerPoint: request.pixelsPerPoint)
    let document = try HierarchyFormats.read(bytes, file: request.file, from: name, options: options)
    var trees = document.trees.map { Reading.NamedTree(name: $0.name, tree: $0.tree) }
    if let scene = request.scene {
      let names = trees.compactMap(\.name)
      trees = trees.filter { $0.name == scene }
      if trees.isEmpty { throw SceneError(file: request.file, wanted: scene, names: names) }
    }
    var notes = document.repairs.map(\.description)
    if !notes.isEmpty {
      let views = document.nodeCount == 1 ? "1 view was" : "\(document.nodeCount) views were"
      notes.append("plainview: note: \(request.file): \(views) read as \(name)\(document.isCut ? ", from a document that is cut" : "")")
    }
    notes += document.notes.map { "plainview: note: \(request.file): \($0)" }
    return Reading(trees: trees, notes: notes)
  }
}
