import PullParsing
import ViewRendering
public import ViewTree

/// The trees that a snapshot's text was made from, kept beside it for texts that can't be read back, such as drawings.
///
/// The first line tells which text they belong to, so that a note that is out of date is known for one; then each tree is a line of
/// native JSON.
public enum TreeNote {
  /// Whether a format's texts are read back, so that they need no note.
  public static func isNeeded(for format: String) -> Bool { !ShownTree.formats.contains(format) }

  public static func note(_ trees: [ViewTree], of text: [UInt8]) -> [UInt8] {
    var output = TextOutput()
    output.write(ContentMark.mark(of: text) + "\n")
    for tree in trees { JSONLinesDump().render(tree, to: &output) }
    return Array(output.text.utf8)
  }

  /// The trees that `text` was made from; `nil` where that was not noted, or of another text.
  public static func trees(in note: [UInt8]?, of text: [UInt8]) -> [ViewTree]? {
    guard let note, let end = note.firstIndex(of: 0x0A), note[..<end].elementsEqual(ContentMark.mark(of: text).utf8) else { return nil }
    return try? ViewTree.trees(json: InputBytes(note[(end + 1)...]), file: "")
  }
}
