import HeadlessUIKit
import Testing

private final class Source: UITableViewDataSource, UITableViewDelegate {
  let sections: [[String]]
  var told: [String] = []
  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { section > 0 ? "More" : nil }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("select \(indexPath.section) \(indexPath.row)")
  }
}

private final class WrappingCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    for format in ["H:|-20-[label]-20-|", "V:|-10-[label]-10-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["label": label]))
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var textLabel: UILabel? { label }
}

struct TableViewTests {
  private let session = HeadlessSession()

  private func make(_ source: Source, _ cellClass: UITableViewCell.Type) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    table.register(cellClass, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  @Test func `rows are 44 points high, headers 28, and cells are used again`() {
    session.run {
      let source = Source([["a", "b", "c"], (0..<20).map(String.init)])
      let table = make(source, UITableViewCell.self)
      // 3 · 44 + 28 + 20 · 44
      #expect(table.contentSize == CGSize(width: 320, height: 1040))
      #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
      #expect(table.visibleCells.first?.textLabel?.text == "a")
      table.scrollToRow(at: IndexPath(row: 10, section: 1), at: .top, animated: false)
      table.layoutIfNeeded()
      // 132 + 28 + 10 · 44
      #expect(table.contentOffset.y == 600)
      // The header of the section stays at the top.
      let header = table.subviews.first { ($0 as? UILabel)?.text == "More" }
      #expect(header?.frame == CGRect(x: 0, y: 600, width: 320, height: 28))
      #expect(session.faults.isEmpty)
    }
  }

  @Test func `a row that sizes itself is as high as its text`() {
    session.run {
      let long = "A text that is certainly longer than one line of a narrow table, and even longer than two of them"
      let source = Source([["short", long]])
      let table = make(source, WrappingCell.self)
      let heights = (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
      #expect(heights[0] == 40.5)  // a line of 20.5 and 10 points above and below
      let label = UILabel()
      label.numberOfLines = 0
      label.text = long
      #expect(heights[1] == label.sizeThatFits(CGSize(width: 280.0, height: 0.0)).height + 20)
      #expect(heights[1] > 60)
    }
  }

  @Test func `a tapped row is selected`() {
    session.run {
      let source = Source([["a", "b"]])
      let table = make(source, UITableViewCell.self)
      table.visibleCells[1].tap()
      #expect(source.told == ["select 0 1"])
      #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
      #expect(table.visibleCells.map(\.isSelected) == [false, true])
    }
  }
}
