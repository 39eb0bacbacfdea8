import ViewRendering
public import ViewTree

/// The default: the tree as it is now, a view a line, marked where it changed, what didn't change folded and counted.
///
///     1 added (2 views), 1 changed, 3 shifted by (0, +44); 9 unchanged
///       UIWindow (0 0; 375 667)
///       ╰─ UIView (0 0; 375 667)
///     +    ├─ UIView #banner (0 0; 375 44)
///     +    │  ╰─ UILabel "New" (8 8; 100 20)
///     ~    ├─ UILabel #title "Hello" (16 8; 100 20) · text "Hi"→"Hello"
///          ├─ … 4 views unchanged
///     ~    ╰─ 3 views shifted by (0, +44), 2 in them unchanged
///
/// `+` came, `-` went, `>` moved here, `~` tells something else; what it is stands behind the `·`.
public struct MarkedTree: ChangesRenderer {
  public let name = "changes"
  public let summary = "the tree with what changed marked, the rest folded and counted"

  public var options: ChangesOptions

  public init(options: ChangesOptions = ChangesOptions()) {
    self.options = options
  }

  public func render(_ changes: TreeChanges, to output: inout TextOutput) {
    ChangesSummary().render(changes, to: &output)
    if changes.isEmpty { return }
    renderTree(changes) { line in
      output.write(line)
      output.endLine()
    }
  }

  /// Hands on line by line, without line breaks.
  func renderTree(_ changes: TreeChanges, _ body: (String) -> Void) {
    renderLines(changes) { line, _ in body(line.text) }
  }

  /// A line without line break, and the row it is about: the first of several that were shifted alike, none for what is folded.
  struct Line {
    var text: String
    var row: MergedTree.Row?
    /// How many lines it takes to show what the line folds away.
    var foldedCount = 0
  }

  /// Hands on each line, and what gives the first of the lines that it folds away: a view each, one level below where the line
  /// stands for several beside each other.
  func renderLines(_ changes: TreeChanges, _ body: (Line, (Int) -> [Line]) -> Void) {
    let tree = MergedTree(changes, showsDepartures: false)
    var rails = Rails(usesASCII: options.usesASCII)
    for line in FoldedRows(tree).lines {
      let words = text(line.content, depth: line.depth, isFrontmost: line.isFrontmost, of: tree, &rails)
      let own = Line(text: words, row: row(of: line.content, in: tree), foldedCount: line.folded.count)
      body(own) { limit in
        var rails = rails
        var lines: [Line] = []
        let offset = line.folded.isEmpty ? 0 : line.depth + 1 - tree.rows[line.folded.lowerBound].depth
        for index in line.folded.prefix(limit) {
          let row = tree.rows[index]
          let isFrontmost = row.end == line.folded.upperBound || tree.rows[row.end].depth < row.depth
          let content = FoldedRows.Content.row(index, inside: UnshownViews())
          let words = text(content, depth: row.depth + offset, isFrontmost: isFrontmost, of: tree, &rails)
          lines.append(Line(text: words, row: row))
        }
        return lines
      }
    }
  }

  private func row(of content: FoldedRows.Content, in tree: MergedTree) -> MergedTree.Row? {
    switch content {
    case .unchanged: nil
    case .shifted(_, let first, _, _): tree.rows[first]
    case .row(let index, _): tree.rows[index]
    }
  }

  private func text(
    _ content: FoldedRows.Content, depth: Int, isFrontmost: Bool, of tree: MergedTree, _ rails: inout Rails
  ) -> String {
    var output = TextOutput()
    let mark = mark(of: content, in: tree)
    if options.usesColor, let color = mark.color { output.write(color) }
    output.write(mark.sign)
    output.write(" ")
    rails.write(depth: depth, isFrontmost: isFrontmost, to: &output)
    write(content, of: tree, to: &output)
    if options.usesColor, mark.color != nil { output.write("\u{1B}[0m") }
    return output.text
  }

  private func mark(of content: FoldedRows.Content, in tree: MergedTree) -> (sign: String, color: String?) {
    switch content {
    case .unchanged: return (" ", "\u{1B}[2m")
    case .shifted: return ("~", "\u{1B}[33m")
    case .row(let index, _):
      switch tree.rows[index].kind {
      case .kept, .departed, .leftOut: return (" ", nil)
      case .added: return ("+", "\u{1B}[32m")
      case .removed: return ("-", "\u{1B}[31m")
      case .changed: return ("~", "\u{1B}[33m")
      case .moved: return (">", "\u{1B}[36m")
      }
    }
  }

  private func write(_ content: FoldedRows.Content, of tree: MergedTree, to output: inout TextOutput) {
    let dots = options.usesASCII ? "..." : "…"
    switch content {
    case .unchanged(let views):
      output.write("\(dots) \(views.words)")
    case .shifted(let count, _, let shift, let inside):
      output.write("\(count) views \(shift.description)" + (inside.count > 0 ? ", " + inside.words("in them") : ""))
    case .row(let index, let inside):
      let row = tree.rows[index]
      let changes = tree.changes
      if row.after >= 0 {
        output.writeTreeLine(ofNodeAt: row.after, of: changes.after, usesASCII: options.usesASCII)
      } else {
        output.writeTreeLine(ofNodeAt: row.before, of: changes.before, usesASCII: options.usesASCII)
      }
      if case .moved(let move) = row.kind {
        output.write(options.usesASCII ? " ; moved from " : " · moved from ")
        output.writeOrigin(of: changes.moved[move], in: changes, usesASCII: options.usesASCII)
      }
      if row.modification >= 0 {
        output.write(row.kind == .changed ? (options.usesASCII ? " ; " : " · ") : ", ")
        output.write(changes.changed[row.modification].properties, usesASCII: options.usesASCII)
      }
      if inside.count > 0 {
        let separator = row.kind == .kept ? (options.usesASCII ? " ; " : " · ") : "; "
        output.write(separator + inside.words("in it"))
      }
    }
  }
}

extension TextOutput {
  /// Writes where a view stood: `position 2` among the same siblings, else `#panel, position 2`.
  mutating func writeOrigin(of move: TreeChanges.Move, in changes: TreeChanges, usesASCII: Bool) {
    let stays = move.from.parent.map { changes.counterpart(ofBefore: $0) == move.to.parent } ?? (move.to.parent == nil)
    if !stays { write((move.from.parent.map { changes.before.placeLabel(of: $0, usesASCII: usesASCII) } ?? "the roots") + ", ") }
    write("position \(move.from.position)")
    if stays { write(" to \(move.to.position)") }
  }
}
