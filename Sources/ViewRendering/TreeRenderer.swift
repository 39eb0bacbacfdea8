public import ViewTree

/// A way to show a tree as text.
public protocol TreeRenderer: Sendable {
  /// What `--format` takes.
  var name: String { get }
  /// What `plainview formats` says of it: a few words.
  var summary: String { get }
  /// Whether programs read what it writes: nothing that is said to people may stand among its documents.
  var isData: Bool { get }
  /// Writes `tree` as lines, each ending in a line break. Equal trees give equal text on every machine.
  func render(_ tree: ViewTree, to output: inout TextOutput)
  /// Whether what it writes is a whole file, in front of and behind which nothing may stand. Several trees then go into one.
  var isWholeFile: Bool { get }
  /// Writes several trees, with what they are called.
  func render(_ scenes: [SceneTree], to output: inout TextOutput)
}

/// A tree and what it is called among others.
public struct SceneTree: Sendable {
  public var name: String?
  public var tree: ViewTree

  public init(name: String?, tree: ViewTree) {
    self.name = name
    self.tree = tree
  }
}

extension TreeRenderer {
  public var isData: Bool { false }
  public var isWholeFile: Bool { false }

  public func render(_ scenes: [SceneTree], to output: inout TextOutput) {
    for scene in scenes { render(scene.tree, to: &output) }
  }

  /// `tree` as lines, each ending in a line break.
  public func render(_ tree: ViewTree) -> String {
    var output = TextOutput()
    render(tree, to: &output)
    return output.text
  }
}
