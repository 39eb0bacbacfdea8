public import ViewRendering
public import ViewTree

/// The trees behind a text that can't be read back, such as a drawing, found in dumps: a tree that is drawn as the text is the one it
/// shows, as far as the text tells.
public enum DrawnTrees {
  /// - Parameters:
  ///   - text: Of one tree, or of a change.
  ///   - others: Texts that may show the same trees, say the other goldens of the test.
  ///   - renderers: What may have made `text`.
  /// - Returns: A tree for each part of `text`; `nil` where one isn't found.
  /// - Complexity: A drawing for each tree in `others`, part and renderer.
  public static func trees(of text: [UInt8], among others: [[UInt8]], drawnBy renderers: [any TreeRenderer]) -> [ViewTree]? {
    let trees = others.flatMap { SnapshotText(String(decoding: $0, as: UTF8.self)).parts.compactMap(\.tree) }
    if trees.isEmpty { return nil }
    var found: [ViewTree] = []
    for part in SnapshotText(String(decoding: text, as: UTF8.self)).parts {
      let tree = part.tree ?? trees.first { tree in renderers.contains { $0.render(tree) == part.text } }
      guard let tree else { return nil }
      found.append(tree)
    }
    return found
  }
}
