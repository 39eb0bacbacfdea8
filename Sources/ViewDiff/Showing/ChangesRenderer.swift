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
}

extension ChangesRenderer {
  public var isData: Bool { false }

  /// `changes` as lines, each ending in a line break.
  public func render(_ changes: TreeChanges) -> String {
    var output = TextOutput()
    render(changes, to: &output)
    return output.text
  }
}
