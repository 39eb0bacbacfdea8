import ViewRendering
public import ViewTree

/// The trees before and after as drawings with characters: the views that changed have heavy boxes and numbers, which a legend names.
///
/// Beside each other where the columns allow, else one under the other; both to one scale. In the legend and before the titles,
/// `+1` came, `-2` went, `>3` moved, `~4` tells something else.
public struct ComparedDrawings: ChangesRenderer {
  public enum Style: Sendable {
    case plan, exploded
  }

  public let name: String
  public let summary: String
  public let style: Style
  public var options: ChangesOptions
  /// What the drawings are called.
  public var titles: (before: String, after: String)

  /// How many changes the legend names; the others are counted.
  public static let maximumLegendLines = 200

  public init(
    _ style: Style = .plan, options: ChangesOptions = ChangesOptions(), titles: (before: String, after: String) = ("before", "after")
  ) {
    self.style = style
    self.options = options
    self.titles = titles
    name = style == .plan ? "drawings" : "drawings-exploded"
    summary =
      style == .plan
      ? "the screen before and after, what changed marked and numbered" : "the same as cards on layers, as the view debugger shows them"
  }

  public func render(_ changes: TreeChanges, to output: inout TextOutput) {
    ChangesSummary().render(changes, to: &output)
    if changes.isEmpty { return }
    let numbered = NumberedChanges(changes, usesASCII: options.usesASCII)
    let drawing = PairedDrawing(
      .init(title: titles.before, tree: changes.before, marks: numbered.before),
      .init(title: titles.after, tree: changes.after, marks: numbered.after), style == .plan ? .plan : .exploded,
      DrawingOptions(columns: options.columns, charset: options.usesASCII ? .ascii : .unicode, usesColor: options.usesColor))
    let shown = drawing.write(to: &output)
    writeLegend(numbered.entries, shown, to: &output)
  }

  private func writeLegend(_ entries: [NumberedChanges.Entry], _ shown: Set<Int>, to output: inout TextOutput) {
    let listed = entries.prefix(Self.maximumLegendLines)
    let width = listed.map(\.mark.text.utf8.count).max() ?? 0
    for entry in listed {
      output.writeSpaces(width - entry.mark.text.utf8.count)
      if options.usesColor { output.write(entry.mark.kind.escape) }
      output.write(entry.mark.text)
      if options.usesColor { output.write("\u{1B}[0m") }
      let lines = lines(for: entry, isShown: shown.contains(entry.mark.number), columns: options.columns - width - 1)
      for (number, line) in lines.enumerated() {
        if number > 0 { output.writeSpaces(width) }
        output.write(" " + line)
        output.endLine()
      }
    }
    if listed.count < entries.count {
      output.write("\(options.usesASCII ? "..." : "…") and \(entries.count - listed.count) more changes\n")
    }
  }

  /// The view and what changed on one line, else what changed below the view.
  private func lines(for entry: NumberedChanges.Entry, isShown: Bool, columns: Int) -> [String] {
    let columns = max(columns, 10)
    let ellipsis: Character = options.usesASCII ? "~" : "…"
    let separator = entry.isGroup ? " " : options.usesASCII ? " ; " : " · "
    let view = (isShown ? "" : "(not in the drawings) ") + entry.view
    let line = view + separator + entry.words
    if TextColumns.count(line) <= columns { return [line] }
    let words = TextLines(entry.words, columns: columns - 2, rows: 6, ellipsis: ellipsis).lines
    return [TextColumns.cut(view, to: columns, ellipsis: ellipsis)] + words.map { "  " + $0 }
  }
}
