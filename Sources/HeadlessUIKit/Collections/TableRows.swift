/// Where the rows of a table stand, from top to bottom.
struct TableRows {
  struct Section {
    let top: CGFloat
    let headerHeight: CGFloat
    var footerHeight: CGFloat = 0
    /// The top of each row.
    var rows: [CGFloat] = []
    var bottom: CGFloat
  }

  private(set) var sections: [Section] = []
  private(set) var bottom: CGFloat

  init(top: CGFloat) {
    bottom = top
  }

  mutating func addSection(headerHeight: CGFloat) {
    sections.append(Section(top: bottom, headerHeight: headerHeight, bottom: bottom + headerHeight))
    bottom += headerHeight
  }

  mutating func addRow(height: CGFloat) {
    sections[sections.count - 1].rows.append(bottom)
    bottom += height
    sections[sections.count - 1].bottom = bottom
  }

  mutating func endSection(footerHeight: CGFloat) {
    sections[sections.count - 1].footerHeight = footerHeight
    bottom += footerHeight
  }

  func frame(of path: IndexPath, width: CGFloat) -> CGRect {
    guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else { return .zero }
    let section = sections[path.section]
    let top = section.rows[path.row]
    let end = path.row + 1 < section.rows.count ? section.rows[path.row + 1] : section.bottom
    return CGRect(x: 0, y: top, width: width, height: end - top)
  }

  /// The rows that show between two heights, in order.
  func paths(from top: CGFloat, to end: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated() where section.bottom > top && section.top < end {
      for row in section.rows.indices {
        let rowEnd = row + 1 < section.rows.count ? section.rows[row + 1] : section.bottom
        if rowEnd > top && section.rows[row] < end { found.append(IndexPath(row: row, section: number)) }
      }
    }
    return found
  }
}
