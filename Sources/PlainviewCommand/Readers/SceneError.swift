import ViewTree

/// There is no scene of that name.
struct SceneError: Error, Equatable, CustomStringConvertible {
  let file: String
  let wanted: String
  /// What there is, one name a scene.
  let names: [String]
  /// Whatever else scenes may be called.
  var otherNames: [String] = []

  var description: String { "plainview: \(file): \(message)" }

  private var message: String {
    if names.isEmpty { return "'--scene' does not apply; the trees in this input have no names" }
    if let suggestion = closest(to: wanted, among: names + otherNames) {
      return "there is no scene '\(wanted)'; did you mean '\(suggestion)'?"
    }
    return "there is no scene '\(wanted)'; there are: \(names.joined(separator: ", "))"
  }
}
