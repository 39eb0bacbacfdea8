import ViewRendering
public import ViewTree

/// Before on the left, after on the right, what didn't change folded and counted.
///
/// Between them stands what `changes` puts in front: `+` came, `-` went, `~` changed, `>` moved, `<` where it stood before. Behind
/// `· +` stands how many views below are not shown. What the lines don't show, be it that the width cuts it off, or that no
/// line of a tree has it, as with constraints, stands below the right one.
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
    let lines = FoldedRows(tree).lines
    for (number, line) in lines.enumerated() {
      var prefix = TextOutput()
      rails.write(depth: line.depth, isFrontmost: line.isFrontmost, to: &prefix)
      let sides = sides(of: line.content, in: tree)
      let whole = (left: sides.left.map { prefix.text + $0 } ?? "", right: sides.right.map { prefix.text + $0 } ?? "")
      let (left, right) = (fit(whole.left, to: width), fit(whole.right, to: width))
      if options.usesColor, let color = color(of: sides.mark) { output.write(color) }
      output.write(left)
      if sides.right != nil || sides.mark != " " {
        for _ in TextColumns.count(left)..<width { output.write(" ") }
        output.write(" \(sides.mark)")
        if sides.right != nil { output.write(" \(right)") }
      }
      let isCut = left == right || cutsDifference(of: whole.left, whole.right, to: left, right)
      if case .row(let index, _) = line.content, let words = words(for: tree.rows[index], of: tree, isCut: isCut) {
        var prefix = TextOutput()
        let isFollowed = number + 1 < lines.count && lines[number + 1].depth > line.depth
        rails.write(besideLineAt: line.depth, to: &prefix)
        prefix.write(isFollowed ? (options.usesASCII ? "|  " : "│  ") : "   ")
        writeBelow(words, prefix.text, width, to: &output)
      }
      if options.usesColor, color(of: sides.mark) != nil { output.write("\u{1B}[0m") }
      output.endLine()
    }
  }

  /// Whether the last of what tells two lines apart is in what was cut off of one of them.
  private func cutsDifference(of left: String, _ right: String, to shownLeft: String, _ shownRight: String) -> Bool {
    if left == shownLeft, right == shownRight { return false }
    let alike = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    // The ellipsis stands in place of what is cut.
    func cut(_ whole: String, _ shown: String) -> Int { whole == shown ? 0 : whole.count - shown.count + 1 }
    return max(cut(left, shownLeft), cut(right, shownRight)) > alike
  }

  /// Writes `words` in the right column, on as many lines as they need; the rails go on beside them on both sides.
  private func writeBelow(_ words: String, _ prefix: String, _ width: Int, to output: inout TextOutput) {
    // Deep rails must leave room for words.
    let rails = TextColumns.count(prefix) * 2 > width ? "  " : prefix
    let left = TextColumns.count(prefix) > width ? "" : prefix
    let columns = width - TextColumns.count(rails)
    for line in TextLines(words, columns: columns, rows: .max, ellipsis: options.usesASCII ? "~" : "…").lines {
      output.endLine()
      output.write(left)
      for _ in TextColumns.count(left)..<width + 3 { output.write(" ") }
      output.write(rails + line)
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
    case .unchanged(let views):
      let text = "\(options.usesASCII ? "..." : "…") \(views.words)"
      return (text, " ", text)
    case .shifted(let count, let first, let shift, _):
      let row = tree.rows[first]
      return ("\(count) views from \(tree.changes.before.label(of: row.before)) on", "~", "\(count) views \(shift.description)")
    case .row(let index, let inside):
      let row = tree.rows[index]
      let others = inside.others > 0 ? " (\(inside.others) with other changes)" : ""
      let rest = inside.count > 0 ? (options.usesASCII ? " ; +" : " · +") + "\(inside.count)" + others : ""
      let left = row.before < 0 ? nil : lineText(row.before, tree.changes.before) + rest
      let right = row.after < 0 ? nil : lineText(row.after, tree.changes.after) + rest
      switch row.kind {
      case .kept, .leftOut: return (left, " ", right)
      case .added: return (nil, "+", right)
      case .removed: return (left, "-", nil)
      case .departed: return (left, "<", nil)
      case .moved: return (nil, ">", right)
      case .changed: return (left, "~", right)
      }
    }
  }

  /// What no line of a tree has.
  private static let unshown: Set<Property> = [.attributes, .identity, .isUserInteractionEnabled, .backgroundColor]

  /// What changed, where the lines don't show it; `nil` where they do.
  private func words(for row: MergedTree.Row, of tree: MergedTree, isCut: Bool) -> String? {
    guard row.modification >= 0 else { return nil }
    let properties = tree.changes.changed[row.modification].properties
    let isShown = Self.unshown.isDisjoint(with: properties.map(\.property))
    if isShown, row.kind != .changed || !isCut { return nil }
    var output = TextOutput()
    output.write(properties, usesASCII: options.usesASCII)
    return output.text
  }

  private func lineText(_ index: Int, _ tree: ViewTree) -> String {
    var output = TextOutput()
    output.writeTreeLine(ofNodeAt: index, of: tree, usesASCII: options.usesASCII)
    return output.text
  }
}
