import ViewTree

/// The lines under a drawing that say which view each number is, and name the views that show nowhere by themselves.
struct Legend {
  let tree: ViewTree
  let entries: [(number: Int?, node: Int)]
  let columns: Int
  let glyphs: Glyphs

  func write(to output: inout TextOutput) {
    let listed = entries.prefix(CardDrawing.maximumLegendLines)
    let width = String(listed.lazy.compactMap(\.number).max() ?? 0).count
    for (number, node) in listed {
      let mark = number.map(String.init) ?? (glyphs.isASCII ? "-" : "·")
      output.writeSpaces(max(0, width - mark.count) + 1)
      var line = TextOutput()
      line.writeTreeLine(ofNodeAt: node, of: tree, usesASCII: glyphs.isASCII)
      output.write(mark + " ")
      output.write(TextColumns.cut(line.text, to: columns - width - 2, ellipsis: glyphs.ellipsis))
      output.endLine()
    }
    let rest = entries.dropFirst(listed.count)
    if !rest.isEmpty { writeCounts(rest.map(\.node), to: &output) }
  }

  /// ` · 1204 more: 800 UILabel, 300 UIImageView, 104 of 12 other classes`
  private func writeCounts(_ nodes: [Int], to output: inout TextOutput) {
    var counts = [Int](repeating: 0, count: tree.names.count)
    for node in nodes { counts[Int(tree.records[node].className)] += 1 }
    let sorted = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$1], $0) < (counts[$0], $1) }
    var words = sorted.prefix(4).map { "\(counts[$0]) \(tree.pool.string(tree.names.refs[$0]) ?? "")" }
    let others = sorted.dropFirst(4)
    if !others.isEmpty { words.append("\(others.reduce(0) { $0 + counts[$1] }) of \(others.count) other classes") }
    var line = TextOutput()
    line.writeEscaped("\(nodes.count) more, too small or behind others: " + words.joined(separator: ", "), quote: nil)
    output.write(glyphs.isASCII ? " - " : " · ")
    output.write(TextColumns.cut(line.text, to: columns - 3, ellipsis: glyphs.ellipsis))
    output.endLine()
  }
}
