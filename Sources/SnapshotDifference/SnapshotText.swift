public import ViewTree

/// A snapshot's text, taken apart into what it shows: one tree, or the trees before and after a change.
///
///     ── what changed ──
///     1 added; 3 unchanged
///     …
///
///     ── before ──
///     UIWindow (0 0; 375 667)
///     …
///
///     ── after ──
///     …
public struct SnapshotText: Sendable {
  public struct Part: Equatable, Sendable {
    /// `before`, `after`; `nil` for a snapshot of one tree.
    public var title: String?
    public var text: String
    /// `nil` where the text shows no tree whole: a drawing, say.
    public var tree: ViewTree?
  }

  /// Without what a snapshot of a change says of it: that follows from the trees.
  public let parts: [Part]

  /// - Parameter format: The format that trees are shown in, by its name; `nil`: their text decides.
  public init(_ text: String, format: String? = nil) {
    var parts: [Part] = []
    let isChange = text.hasPrefix(Self.heading("what changed"))
    if isChange {
      let before = text.range(of: "\n" + Self.heading("before"))
      let after = before.flatMap { text.range(of: "\n" + Self.heading("after"), from: $0.upperBound) }
      if let before, let after {
        parts.append(Part(title: "before", text: String(text[before.upperBound..<after.lowerBound])))
        parts.append(Part(title: "after", text: String(text[after.upperBound...])))
      }
    }
    if parts.isEmpty { parts = [Part(text: text)] }
    self.parts = parts.map { Part(title: $0.title, text: $0.text, tree: ShownTree.read(from: $0.text, format: format)) }
  }

  /// The text of a snapshot of a change: what changed comes first, for that is what a reviewer wants to know.
  ///
  /// Each piece ends in a line break.
  public static func change(_ changes: String, before: String, after: String) -> String {
    heading("what changed") + changes + "\n" + heading("before") + before + "\n" + heading("after") + after
  }

  private static func heading(_ title: String) -> String { "── \(title) ──\n" }
}

extension String {
  /// Where `other` stands first, from `start` on.
  fileprivate func range(of other: String, from start: Index? = nil) -> Range<Index>? {
    utf8[(start ?? startIndex)...].firstRange(of: other.utf8)
  }
}
