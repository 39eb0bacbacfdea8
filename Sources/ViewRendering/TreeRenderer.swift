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
}

extension TreeRenderer {
  public var isData: Bool { false }

  /// `tree` as lines, each ending in a line break.
  public func render(_ tree: ViewTree) -> String {
    var output = TextOutput()
    render(tree, to: &output)
    return output.text
  }
}
