import ViewRendering
public import ViewTree

/// For a pull request: a line that counts, a table of the changes, the marked tree folded away.
///
/// Whatever the trees hold stands in code spans and a fenced block, with more backquotes around it than it has itself, so that
/// none of it is read as markup, a mention or a link.
public struct MarkdownReport: ChangesRenderer {
  public let name = "markdown"
  public let summary = "for a pull request: a table of the changes, the marked tree folded"

  /// How many bytes the report may have. GitHub takes comments of up to 65,536 characters.
  public var limit = 65_000
  /// How many rows the table may have.
  public var maximumRows = 100
  private static let minimumLimit = 1000
  /// How many columns what changed, and a line of the tree, may have; more than any but whole texts.
  private static let maximumColumns = 600

  public init(limit: Int = 65_000) {
    self.limit = max(limit, Self.minimumLimit)
  }

  public func render(_ changes: TreeChanges, to output: inout TextOutput) {
    output.write("**\(changes.summary)**\n")
    if let shortcut = changes.shortcut { output.write("\n_Note: \(shortcut.description)._\n") }
    if !changes.isEmpty {
      // The table gets at most half of the room, the tree what is left.
      let table = table(changes, limit: limit / 2)
      output.write(table)
      output.write(details(changes, limit: limit - table.utf8.count - 500))
    }
    output.flush()
  }

  /// One scene behind the other, each with its share of what room there is; those for which there is none are counted.
  public func render(_ scenes: [SceneChanges], to output: inout TextOutput) {
    if scenes.count == 1 { return render(scenes[0].changes, to: &output) }
    let changed = scenes.filter { !$0.changes.isEmpty }
    if changed.isEmpty { return writeNoChanges(in: scenes, to: &output) }
    // The rest's line has to fit in, too.
    var room = limit - 100
    for (number, scene) in changed.enumerated() {
      var heading = TextOutput()
      if number > 0 { heading.endLine() }
      writeHeading(scene.name, to: &heading)
      let share = room / (changed.count - number) - heading.count
      // Short ones leave room to those behind them; with less than this a scene says nothing.
      let least = Self.minimumLimit
      if room - heading.count < least {
        let rest = changed[number...]
        output.write("\n… and \(rest.reduce(0) { $0 + $1.changes.count }) changes in \(rest.count) more scenes\n")
        return
      }
      var report = self
      report.limit = max(share, least)
      let text = report.render(scene.changes)
      output.write(heading.text + text)
      room -= heading.count + text.utf8.count
    }
    writeRest(of: scenes, to: &output)
  }

  public func writeHeading(_ name: String, to output: inout TextOutput) {
    let name = TextColumns.cut(name, to: 160)
    let isPlain = name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == 0x20 }
    var heading = TextOutput()
    heading.writeHarmless(name)
    output.write("### \(isPlain ? heading.text : code(heading.text, isInTable: false))\n\n")
  }

  // MARK: The table

  private func table(_ changes: TreeChanges, limit: Int) -> String {
    let rows = rows(changes)
    var text = "\n| | View | Change |\n|---|---|---|\n"
    var count = 0
    for row in rows.prefix(maximumRows) {
      let line = "| \(row.mark) | \(row.view) | \(row.what) |\n"
      if text.utf8.count + line.utf8.count > limit { break }
      text += line
      count += 1
    }
    if count < rows.count { text += "\n… and \(rows.count - count) more changes\n" }
    return text
  }

  private struct TableRow {
    var mark: String
    var view: String
    var what: String
  }

  /// What came, went and moved, then what changed; views that were shifted alike in one row.
  private func rows(_ changes: TreeChanges) -> [TableRow] {
    let (before, after) = (changes.before, changes.after)
    func place(_ parent: Int?, _ tree: ViewTree) -> String { parent.map { "in \(code(tree.placeLabel(of: $0)))" } ?? "at the top" }
    func count(_ count: Int) -> String { count == 1 ? "" : " (\(count) views)" }
    var rows = changes.added.map {
      TableRow(mark: "+", view: view($0.root, after), what: "added \(place($0.parent, after))\(count($0.count))")
    }
    rows += changes.removed.map {
      TableRow(mark: "−", view: view($0.root, before), what: "removed, was \(place($0.parent, before))\(count($0.count))")
    }
    rows += changes.moved.map { move in
      let from = "\(place(move.from.parent, before)) at \(move.from.position)"
      let to = "\(place(move.to.parent, after)) at \(move.to.position)"
      return TableRow(mark: ">", view: view(move.after, after), what: "moved: was \(from), is \(to)")
    }
    let grouped = changes.shifts.filter { $0.1 > 1 }
    let groups = Set(grouped.map(\.0))
    rows += grouped.map { TableRow(mark: "~", view: "\($0.1) views", what: $0.0.description) }
    for change in changes.changed where !(FrameShift(change.properties).map(groups.contains) ?? false) {
      let words = change.properties.map { code($0.description, columns: Self.maximumColumns) }.joined(separator: "<br>")
      rows.append(TableRow(mark: "~", view: view(change.after, after), what: words))
    }
    return rows
  }

  private func view(_ index: Int, _ tree: ViewTree) -> String {
    var output = TextOutput()
    output.writeTreeLine(ofNodeAt: index, of: tree, usesASCII: false)
    return code(output.text)
  }

  /// A code span that holds `text`, cut to so many columns.
  private func code(_ text: String, columns: Int = 160, isInTable: Bool = true) -> String {
    let text = TextColumns.cut(text, to: columns)
    let ticks = String(repeating: "`", count: longestRunOfBackquotes(in: text) + 1)
    let room = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    // In a table a bar ends the cell, even in code; behind a backslash it stands for itself (GitHub Flavored Markdown, Tables).
    let escaped = isInTable ? text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") : text
    return ticks + room + escaped + room + ticks
  }

  // MARK: The tree

  private func details(_ changes: TreeChanges, limit: Int) -> String {
    var lines: [String] = []
    var size = 0
    var count = 0
    var ticks = 2
    MarkedTree().renderTree(changes) { line in
      count += 1
      let line = TextColumns.cut(line, to: Self.maximumColumns)
      guard lines.count == count - 1, size + line.utf8.count + 1 <= limit else { return }
      lines.append(line)
      size += line.utf8.count + 1
      ticks = max(ticks, longestRunOfBackquotes(in: line))
    }
    let fence = String(repeating: "`", count: ticks + 1)
    var text = "\n<details><summary>Tree</summary>\n\n\(fence)diff\n"
    for line in lines { text += line + "\n" }
    text += "\(fence)\n"
    if lines.count < count { text += "\n… and \(count - lines.count) more lines\n" }
    return text + "\n</details>\n"
  }

  private func longestRunOfBackquotes(in text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
