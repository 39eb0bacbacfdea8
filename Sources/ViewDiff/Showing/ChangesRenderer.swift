public import ViewTree

/// A way to show changes as text.
public protocol ChangesRenderer: Sendable {
  /// What `--format` takes.
  var name: String { get }
  /// What `plainview formats` says of it: a few words.
  var summary: String { get }
  /// Whether programs read what it writes: nothing that is said to people may stand in it.
  var isData: Bool { get }
  /// Writes `changes` as lines, each ending in a line break. Equal changes give equal text on every machine.
  func render(_ changes: TreeChanges, to output: inout TextOutput)
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

  /// One scene behind the other, with a heading each unless there is only one.
  public func render(_ scenes: [SceneChanges], to output: inout TextOutput) {
    if scenes.count == 1 || isData {
      for scene in scenes { render(scene.changes, to: &output) }
      return
    }
    let changed = scenes.filter { !$0.changes.isEmpty }
    for (number, scene) in changed.enumerated() {
      if number > 0 { output.endLine() }
      output.write("==> ")
      output.writeHarmless(scene.name)
      output.write(" <==\n")
      render(scene.changes, to: &output)
    }
    if changed.isEmpty { output.write("no changes in \(scenes.count) scenes\n") }
  }

  /// `changes` as lines, each ending in a line break.
  public func render(_ changes: TreeChanges) -> String {
    var output = TextOutput()
    render(changes, to: &output)
    return output.text
  }
}
