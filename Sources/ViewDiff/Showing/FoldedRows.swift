import ViewTree

/// What of a merged tree is worth a line: what changed and what is above it; what is beside it, folded and counted.
struct FoldedRows {
  private(set) var lines: [Line] = []

  struct Line {
    var content: Content
    var depth: Int
    /// The rows that it stands for without showing them; they stand below the line's own row, or are all that the line is about.
    var folded: Range<Int>
    /// Whether no line with the same superview follows.
    var isFrontmost = true
  }

  enum Content: Equatable {
    /// A row, and the views below it that are not shown.
    case row(Int, inside: UnshownViews)
    /// Unchanged views beside each other, all below them counted too.
    case unchanged(UnshownViews)
    /// Three or more views beside each other whose frames changed alike, the first of them, and the unchanged views below them.
    case shifted(Int, first: Int, FrameShift, inside: UnshownViews)
  }

  init(_ tree: MergedTree) {
    var ends: [Int] = []  // of the subtrees that are open
    var index = 0
    while index < tree.rows.count {
      while let end = ends.last, end <= index { ends.removeLast() }
      let end = ends.last ?? tree.rows.count
      let row = tree.rows[index]
      if row.touched == 0 {
        index = appendUnchanged(from: index, to: end, of: tree)
      } else if let next = appendShifted(from: index, to: end, of: tree) {
        index = next
      } else if row.touched == 1, row.showsChange, row.kind != .added, row.kind != .removed {
        append(.row(index, inside: tree.unshown(index + 1..<row.end)), row, folding: index + 1..<row.end)
        index = row.end
      } else {
        append(.row(index, inside: UnshownViews()), row, folding: index + 1..<index + 1)
        ends.append(row.end)
        index += 1
      }
    }
    markFrontmost()
  }

  private mutating func append(_ content: Content, _ row: MergedTree.Row, folding folded: Range<Int>) {
    lines.append(Line(content: content, depth: row.depth, folded: folded))
  }

  /// Folds unchanged siblings; a single one, which takes no more room by its name, has it.
  private mutating func appendUnchanged(from start: Int, to end: Int, of tree: MergedTree) -> Int {
    let row = tree.rows[start]
    var index = start
    while index < end, tree.rows[index].touched == 0 { index = tree.rows[index].end }
    if index == row.end, row.kind == .kept {
      append(.row(start, inside: tree.unshown(start + 1..<index)), row, folding: start + 1..<index)
    } else {
      append(.unchanged(tree.unshown(start..<index)), row, folding: start..<index)
    }
    return index
  }

  private mutating func appendShifted(from start: Int, to end: Int, of tree: MergedTree) -> Int? {
    var index = start
    var count = 0
    var inside = UnshownViews()
    var shift: FrameShift?
    while index < end, tree.rows[index].kind == .changed, tree.rows[index].touched == 1 {
      let row = tree.rows[index]
      guard let own = FrameShift(tree.changes.changed[row.modification].properties), shift == nil || own == shift else { break }
      shift = own
      count += 1
      inside = inside + tree.unshown(index + 1..<row.end)
      index = row.end
    }
    guard let shift, count >= 3 else { return nil }
    append(.shifted(count, first: start, shift, inside: inside), tree.rows[start], folding: start..<index)
    return index
  }

  private mutating func markFrontmost() {
    var isFollowed: [Bool] = []  // by depth
    for index in lines.indices.reversed() {
      let depth = lines[index].depth
      if isFollowed.count > depth + 1 { isFollowed.removeSubrange((depth + 1)...) }
      while isFollowed.count <= depth { isFollowed.append(false) }
      lines[index].isFrontmost = !isFollowed[depth]
      isFollowed[depth] = true
    }
  }
}
