public import ViewTree

/// A way to show changes as text.
public protocol ChangesRenderer: Sendable {
  /// What `--format` takes.
  var name: String { get }
  /// What `plainview formats` says of it: a few words.
  var summary: String { get }
  /// Whether programs read what it writes: nothing that is said to people may stand in it.
  var isData: Bool { get }
  /// Whether a blank line stands between scenes.
  var separatesScenes: Bool { get }
  /// Writes `changes` as lines, each ending in a line break. Equal changes give equal text on every machine.
  func render(_ changes: TreeChanges, to output: inout TextOutput)
  /// Writes the line that says which scene or document the changes behind it are about, with the blank lines the format asks for.
  func writeHeading(_ name: String, to output: inout TextOutput)
  /// Writes what changed in several scenes. Those in which nothing did are left out where people read it.
  func render(_ scenes: [SceneChanges], to output: inout TextOutput)
}

/// What changed in one scene of a document.
public struct SceneChanges: Equatable, Sendable {
  /// What the scene, or the document, is called.
  public var name: String
  public var changes: TreeChanges
  /// Whether it only stands for a scene of another storyboard.
  public var isReference: Bool

  public init(name: String, changes: TreeChanges, isReference: Bool = false) {
    self.name = name
    self.changes = changes
    self.isReference = isReference
  }
}

extension ChangesRenderer {
  public var isData: Bool { false }
  public var separatesScenes: Bool { true }

  /// One scene behind the other, with a heading each unless there is only one.
  public func render(_ scenes: [SceneChanges], to output: inout TextOutput) {
    if scenes.count == 1 { return render(scenes[0].changes, to: &output) }
    let changed = scenes.filter { !$0.changes.isEmpty }
    for (number, scene) in changed.enumerated() {
      if number > 0, separatesScenes { output.endLine() }
      writeHeading(scene.name, to: &output)
      render(scene.changes, to: &output)
    }
    if changed.isEmpty { writeNoChanges(in: scenes, to: &output) } else { writeRest(of: scenes, to: &output) }
  }

  /// Says what was ignored and left out of the scenes that are not shown.
  func writeRest(of scenes: [SceneChanges], to output: inout TextOutput) {
    let others = scenes.map(\.changes).filter { $0.isEmpty && !TreeChanges.restParts(of: [$0]).isEmpty }
    if others.isEmpty { return }
    if separatesScenes { output.endLine() }
    let rest = TreeChanges.restParts(of: others).joined(separator: ", ")
    output.write("in \(others.count) other \(others.count == 1 ? "scene" : "scenes"): \(rest)\n")
  }

  func writeNoChanges(in scenes: [SceneChanges], to output: inout TextOutput) {
    let rest = TreeChanges.restParts(of: scenes.map(\.changes))
    let references = scenes.count(where: \.isReference)
    let counts = [(scenes.count - references, "scene"), (references, "storyboard reference")].filter { $0.0 > 0 }
    let places = counts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
    output.write("no changes in \(places.isEmpty ? "0 scenes" : places)" + (rest.isEmpty ? "" : "; " + rest.joined(separator: ", ")) + "\n")
  }

  public func writeHeading(_ name: String, to output: inout TextOutput) {
    output.write("==> ")
    output.writeHarmless(name)
    output.write(" <==\n")
  }

  /// `changes` as lines, each ending in a line break.
  public func render(_ changes: TreeChanges) -> String {
    var output = TextOutput()
    render(changes, to: &output)
    return output.text
  }
}
