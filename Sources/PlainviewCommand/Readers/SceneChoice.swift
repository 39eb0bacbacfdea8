import ViewTree

/// Choosing among the trees of a document by name.
enum SceneChoice {
  /// The trees called `name`.
  ///
  /// - Throws: `SceneError` with the nearest name, or with all of them.
  static func named(_ name: String, among trees: [Reading.NamedTree], of file: String) throws(SceneError) -> [Reading.NamedTree] {
    let chosen = trees.filter { $0.name == name }
    if chosen.isEmpty { throw SceneError(file: file, wanted: name, names: trees.compactMap(\.name)) }
    return chosen
  }
}

/// There is no scene of that name.
struct SceneError: Error, Equatable, CustomStringConvertible {
  let file: String
  let wanted: String
  let names: [String]

  var description: String { "plainview: \(file): \(message)" }

  private var message: String {
    if names.isEmpty { return "'--scene' does not apply; the trees in this input have no names" }
    if let suggestion = closest(to: wanted, among: names) { return "there is no scene '\(wanted)'; did you mean '\(suggestion)'?" }
    return "there is no scene '\(wanted)'; there are: \(names.joined(separator: ", "))"
  }
}
