/// A text broken into lines of at most so many columns: at spaces where there are some, else between characters.
package struct TextLines {
  package private(set) var lines: [String] = []

  /// What does not fit into `rows` lines is cut, and the last line ends in `ellipsis`.
  package init(_ text: String, columns: Int, rows: Int, ellipsis: Character) {
    guard columns > 0, rows > 0 else { return }
    var rest = Substring(text)
    while !rest.isEmpty {
      if lines.count == rows - 1 {
        lines.append(TextColumns.cut(String(rest), to: columns, ellipsis: ellipsis))
        return
      }
      let line = Self.firstLine(of: rest, columns: columns)
      lines.append(String(line))
      rest = rest[line.endIndex...].drop { $0 == " " }
    }
  }

  private static func firstLine(of text: Substring, columns: Int) -> Substring {
    var used = 0
    var lastSpace: String.Index?
    for index in text.indices {
      if text[index] == " " { lastSpace = index }
      used += TextColumns.count(text[index])
      if used > columns {
        if let lastSpace, lastSpace > text.startIndex { return text[..<lastSpace] }
        return index > text.startIndex ? text[..<index] : text[...index]
      }
    }
    return text
  }
}
