import ViewRendering
public import ViewTree

/// Before on the left, after on the right, what didn't change folded and counted.
///
/// Between them stands what `changes` puts in front: `+` came, `-` went, `~` changed, `>` moved, `<` where it stood before. Behind
/// `· +` stands how many unchanged views below are not shown.
public struct SideBySide: ChangesRenderer {
  public let name = "side-by-side"
  public let summary = "before and after next to each other"

  public var options: ChangesOptions

  public init(options: ChangesOptions = ChangesOptions()) {
    self.options = options
  }

  public func render(_ changes: TreeChanges, to output: inout TextOutput) {
    ChangesSummary().render(changes, to: &output)
    if changes.isEmpty { return }
    let tree = MergedTree(changes, showsDepartures: true)
    let width = (max(options.columns, 40) - 3) / 2
    var rails = Rails(usesASCII: options.usesASCII)
    for line in FoldedRows(tree).lines {
      var prefix = TextOutput()
      rails.write(depth: line.depth, isFrontmost: line.isFrontmost, to: &prefix)
      let sides = sides(of: line.content, in: tree)
      let left = fit(sides.left.map { prefix.text + $0 } ?? "", to: width)
      var right = fit(sides.right.map { prefix.text + $0 } ?? "", to: width)
      if left == right, case .row(let index, _) = line.content, tree.rows[index].kind == .changed {
        right = fit(words(for: tree.rows[index], of: tree), to: width)
      }
      if options.usesColor, let color = color(of: sides.mark) { output.write(color) }
      output.write(left)
      if sides.right != nil || sides.mark != " " {
        for _ in TextColumns.count(left)..<width { output.write(" ") }
        output.write(" \(sides.mark)")
        if sides.right != nil { output.write(" \(right)") }
      }
      if options.usesColor, color(of: sides.mark) != nil { output.write("\u{1B}[0m") }
      output.endLine()
    }
  }

  private func fit(_ text: String, to width: Int) -> String {
    TextColumns.cut(text, to: width, ellipsis: options.usesASCII ? "~" : "…")
  }

  private func color(of mark: String) -> String? {
    switch mark {
    case "+": "\u{1B}[32m"
    case "-": "\u{1B}[31m"
    case "~": "\u{1B}[33m"
    case ">", "<": "\u{1B}[36m"
    default: nil
    }
  }

  private func sides(of content: FoldedRows.Content, in tree: MergedTree) -> (left: String?, mark: String, right: String?) {
    switch content {
    case .unchanged(let count):
      let text = "\(options.usesASCII ? "..." : "…") \(count) views unchanged"
      return (text, " ", text)
    case .shifted(let count, let first, let shift, _):
      let row = tree.rows[first]
      return ("\(count) views from \(tree.changes.before.label(of: row.before)) on", "~", "\(count) views \(shift.description)")
    case .row(let index, let inside):
      let row = tree.rows[index]
      let rest = inside > 0 ? (options.usesASCII ? " ; +\(inside)" : " · +\(inside)") : ""
      let left = row.before < 0 ? nil : lineText(row.before, tree.changes.before) + rest
      let right = row.after < 0 ? nil : lineText(row.after, tree.changes.after) + rest
      switch row.kind {
      case .kept: return (left, " ", right)
      case .added: return (nil, "+", right)
      case .removed: return (left, "-", nil)
      case .departed: return (left, "<", nil)
      case .moved: return (nil, ">", right)
      case .changed: return (left, "~", right)
      }
    }
  }

  /// What changed, for a line whose sides look the same.
  private func words(for row: MergedTree.Row, of tree: MergedTree) -> String {
    var output = TextOutput()
    output.write(tree.changes.changed[row.modification].properties, usesASCII: options.usesASCII)
    return output.text
  }

  private func lineText(_ index: Int, _ tree: ViewTree) -> String {
    var output = TextOutput()
    output.writeTreeLine(ofNodeAt: index, of: tree, usesASCII: options.usesASCII)
    return output.text
  }
}
