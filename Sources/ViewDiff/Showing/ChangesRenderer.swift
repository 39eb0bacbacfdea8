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

  public init(name: String, changes: TreeChanges) {
    self.name = name
    self.changes = changes
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
    if changed.isEmpty { writeNoChanges(in: scenes, to: &output) }
  }

  func writeNoChanges(in scenes: [SceneChanges], to output: inout TextOutput) {
    let rest = TreeChanges.restParts(
      ignored: scenes.reduce(0) { $0 + $1.changes.ignoredCount }, leftOut: scenes.reduce(0) { $0 + $1.changes.leftOutCount })
    output.write("no changes in \(scenes.count) scenes" + (rest.isEmpty ? "" : "; " + rest.joined(separator: ", ")) + "\n")
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
