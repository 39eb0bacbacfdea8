public import LineDiff
public import ViewDiff
public import ViewTree

/// What tells a snapshot's new value from its golden: in terms of views where both can be read back, and line by line.
public struct SnapshotDifference: Sendable {
  /// What changed in one of the trees that a snapshot shows.
  public struct Structure: Sendable {
    /// `before`, `after`; `nil` for a snapshot of one tree.
    public var title: String?
    public var changes: TreeChanges
  }

  /// One for each tree the snapshot shows; empty where one of them can't be read back from either text.
  public let structures: [Structure]
  public let lines: LineDiff

  /// - Parameters:
  ///   - format: The format that trees are shown in, by its name; `nil`: the texts decide.
  ///   - goldenTrees: What the golden shows, for where its text can't be read back; `nil` where that is not known.
  ///   - trees: What the new value shows, likewise.
  public init(
    from golden: [UInt8], to value: [UInt8], format: String? = nil, goldenTrees: [ViewTree]? = nil, trees: [ViewTree]? = nil
  ) {
    lines = LineDiff(from: golden, to: value)
    let old = SnapshotText(String(decoding: golden, as: UTF8.self), format: format).parts
    let new = SnapshotText(String(decoding: value, as: UTF8.self), format: format).parts
    var structures: [Structure] = []
    if old.map(\.title) == new.map(\.title) {
      for (index, (old, new)) in zip(old, new).enumerated() {
        let before = old.tree ?? goldenTrees.flatMap { index < $0.count ? $0[index] : nil }
        let after = new.tree ?? trees.flatMap { index < $0.count ? $0[index] : nil }
        guard let before, let after else { continue }
        structures.append(Structure(title: new.title, changes: ViewTree.changes(from: before, to: after)))
      }
    }
    self.structures = structures.count == new.count ? structures : []
  }

  /// All in a line: `1 added, 2 changed; 8 unchanged`, or how many lines differ.
  public var summary: String {
    let changed = structures.filter { !$0.changes.isEmpty }
    if changed.isEmpty { return lineSummary }
    return changed.map { ($0.title.map { $0 + ": " } ?? "") + $0.changes.summary }.joined(separator: "; ")
  }

  /// `2 lines removed, 1 inserted`
  public var lineSummary: String {
    "\(lines.removedCount) line\(lines.removedCount == 1 ? "" : "s") removed, \(lines.insertedCount) inserted"
  }

  /// The changes as a marked tree, each under its title, as lines that end in a line break; `nil` where the trees don't tell the
  /// difference: a drawing, a golden edited by hand, a format that says otherwise what it said.
  public func structure(_ options: ChangesOptions = ChangesOptions()) -> String? {
    if structures.allSatisfy({ $0.changes.isEmpty }) { return nil }
    var text = ""
    for structure in structures {
      if let title = structure.title { text += title + ": " }
      text += MarkedTree(options: options).render(structure.changes)
    }
    return text
  }
}
