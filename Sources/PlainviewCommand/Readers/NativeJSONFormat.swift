import HierarchyReading
import PullParsing
import ViewTree

/// Plainview's own JSON: one document, or several, say one a line.
struct NativeJSONFormat: TreeReader {
  let name = "json"
  let summary = "native JSON, as 'plainview dump --format json' and '--format jsonl' write it"
  let example = #"{"plainview":1,"roots":[{"class":"UIView","frame":[0,0,375,667]}]}"#
  let hasScenes = false

  func confidence(in bytes: InputBytes) -> Confidence {
    guard bytes.firstWordByte == UInt8(ascii: "{") else { return .none }
    return bytes.contains("\"plainview\"", inFirst: 4096) ? .certain : .possible
  }

  func read(_ bytes: InputBytes, _ request: ReadingRequest) throws -> Reading {
    let trees = try ViewTree.trees(json: SourceText.bytesWithoutUTF16(of: bytes), file: request.file).map { tree in
      Reading.NamedTree(name: tree.source?.name, tree: tree)
    }
    guard let scene = request.scene else { return Reading(trees: trees) }
    let chosen = trees.filter { $0.name == scene }
    if chosen.isEmpty { throw SceneError(file: request.file, wanted: scene, names: trees.compactMap(\.name)) }
    return Reading(trees: chosen)
  }
}
