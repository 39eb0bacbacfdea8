import PullParsing
import ViewTree

/// Plainview's own JSON: one document, or several, say one a line.
struct NativeJSONFormat: TreeReader {
  let name = "json"
  let summary = "native JSON, as 'plainview dump --format json' and '--format jsonl' write it"
  let example = #"{"plainview":1,"roots":[{"class":"UIView","frame":[0,0,375,667]}]}"#
  let hasScenes = false

  func confidence(in bytes: InputBytes) -> Confidence {
    guard let first = bytes.firstWordByte, first == UInt8(ascii: "{") else { return .none }
    return bytes.beginning(4096).contains(#""plainview""#) ? .certain : .possible
  }

  func read(_ bytes: InputBytes, _ request: ReadingRequest) throws -> Reading {
    let trees = try ViewTree.trees(json: bytes, file: request.file).map { tree in
      Reading.NamedTree(name: tree.source?.name, tree: tree)
    }
    guard let scene = request.scene else { return Reading(trees: trees) }
    let chosen = trees.filter { $0.name == scene }
    if chosen.isEmpty { throw SceneError(file: request.file, wanted: scene, names: trees.compactMap(\.name)) }
    return Reading(trees: chosen)
  }
}

extension InputBytes {
  /// The first byte that is no white space, a byte order mark passed over.
  var firstWordByte: UInt8? {
    var i = count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0
    while i < count, self[i] == 0x20 || (self[i] >= 0x09 && self[i] <= 0x0D) { i += 1 }
    return i < count ? self[i] : nil
  }

  /// The first `length` bytes as text, to look for a format's marks in.
  func beginning(_ length: Int) -> String { string(in: 0..<min(length, count)) }
}
