import HierarchyReading
import PullParsing
public import ViewTree

/// The tree that a snapshot's text shows.
public enum ShownTree {
  /// Reads `text` back into the tree that was written.
  ///
  /// - Parameter format: The format it was written in, by its name; `nil`: its content decides.
  /// - Returns: `nil` where `text` shows no tree whole: a drawing, a format of someone's own, a text that was edited by hand.
  public static func read(from text: String, format: String? = nil) -> ViewTree? {
    let bytes = InputBytes(text)
    switch format ?? Self.format(of: text, bytes) {
    case "json", "jsonl":
      guard let trees = try? ViewTree.trees(json: bytes, file: ""), trees.count == 1 else { return nil }
      return trees[0]
    case let name? where dumps.contains(name):
      // Strictly: a tree that had to be put right is not what was written.
      let options = ReadingOptions(isStrict: true)
      guard let document = try? HierarchyFormats.read(bytes, file: "", from: name, options: options) else { return nil }
      return document.trees.count == 1 ? document.trees[0].tree : nil
    default: return nil
    }
  }

  /// Plainview's dumps that can be read back.
  private static let dumps = ["tree", "uikit", "controllers", "outline"]

  /// The formats that are read back.
  static let formats = dumps + ["json", "jsonl"]

  private static func format(of text: String, _ bytes: InputBytes) -> String? {
    guard let first = text.unicodeScalars.first(where: { $0 != " " }) else { return nil }
    if first == "{" { return "json" }
    // A drawing begins with a corner. Other readers would find things in it.
    if first == "┌" || first == "+" { return nil }
    return HierarchyFormats.surest(of: bytes).flatMap { $0.confidence == .certain ? $0.format.name : nil }
  }
}
