import HeadlessUIKit
import Testing

private final class Header: UITableViewHeaderFooterView {
  var reuses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

private final class Cell: UITableViewCell {
  var told: ((String) -> Void)?
  override func prepareForReuse() {
    super.prepareForReuse()
    told?("prepare")
  }
}

private final class Source: UITableViewDataSource, UITableViewDelegate {
  var rows = [2, 3]
  var headerTitle: String?
  var footerTitle: String?
  var headerHeight: CGFloat?
  var usesViews = false
  var told: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headerTitle }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footerTitle }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight ?? UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    usesViews ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.told = { [weak self] in self?.told.append($0) }
    told.append("cell \(indexPath.section) \(indexPath.row)")
    return cell
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    told.append("will \(indexPath.section) \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    told.append("did end \(indexPath.section) \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    told.append("header \(section)")
  }
}

struct TableSectionTests {
  private let session = HeadlessSession()

  private func make(
    _ style: UITableView.Style, _ source: Source, height: CGFloat = 1000
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  /// The tops of both sections' first rows: under `first`, and `between` below the two rows of the first section.
  private func isLaidOut(_ table: UITableView, _ first: CGFloat, between: CGFloat) -> Bool {
    let second: CGFloat = first + 88 + between
    return tops(table) == [first, second]
  }

  private func tops(_ table: UITableView) -> [CGFloat] {
    [0, 1].map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
  }

  @Test func `a plain table has no room around its sections, but for titles`() {
    session.run {
      let source = Source()
      #expect(isLaidOut(make(.plain, source), 0, between: 0))
      source.headerTitle = "Title"
      source.footerTitle = "Foot"
      let table = make(.plain, source)
      #expect(isLaidOut(table, 28, between: 56))
      // Twice 56, and five rows.
      #expect(table.contentSize.height == 332)
      table.sectionHeaderTopPadding = 22
      table.layoutIfNeeded()
      #expect(isLaidOut(table, 50, between: 78))
    }
  }

  @Test func `a grouped table has 35 points above its first section and between sections`() {
    session.run {
      let source = Source()
      let table = make(.grouped, source)
      #expect(isLaidOut(table, 35, between: 35))
      // Twice 35, five rows, and the last footer's 17.5.
      #expect(table.contentSize.height == 307.5)
      source.headerTitle = "Title"
      // 35 and a line of 13 points with 5 more: 20.5.
      #expect(isLaidOut(make(.grouped, source), 55.5, between: 55.5))
    }
  }

  @Test func `a height that is set counts, also 0; before iOS 11 not in a grouped table`() {
    let source = Source()
    source.headerHeight = 0
    session.run { #expect(isLaidOut(make(.grouped, source), 0, between: 17.5)) }
    HeadlessSession(generation: .iOS7).run { #expect(isLaidOut(make(.grouped, source), 35, between: 35)) }
    source.headerHeight = 10
    session.run { #expect(isLaidOut(make(.grouped, source), 10, between: 27.5)) }
    let plain = Source()
    session.run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
      table.dataSource = plain
      table.sectionHeaderHeight = 30
      table.sectionFooterHeight = 20
      #expect(isLaidOut(table, 30, between: 50))
    }
  }

  @Test func `headers are used again`() {
    session.run {
      let source = Source()
      source.usesViews = true
      source.headerHeight = 40
      let table = make(.plain, source)
      let first = table.headerView(forSection: 0) as? Header
      #expect(first?.reuseIdentifier == "header" && first?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
      table.reloadData()
      table.layoutIfNeeded()
      let all = [0, 1].compactMap { table.headerView(forSection: $0) as? Header }
      #expect(all.map(\.reuses) == [1, 1])
    }
  }

  /// A cell prepares itself just before it is handed out (Apple's page on `prepareForReuse()`), and is displayed after the data
  /// source has made it.
  @Test func `a cell prepares, is made and shown, in this order`() {
    session.run {
      let source = Source()
      source.rows = [100]
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 88), style: .plain)
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 44
      table.dataSource = source
      table.delegate = source
      table.layoutIfNeeded()
      #expect(source.told == ["cell 0 0", "will 0 0", "cell 0 1", "will 0 1"])
      source.told = []
      table.contentOffset.y = 44 * 50
      table.layoutIfNeeded()
      #expect(source.told.filter { $0.hasPrefix("did end") } == ["did end 0 0", "did end 0 1"])
      #expect(
        source.told.filter { !$0.hasPrefix("did end") } == [
          "prepare", "cell 0 50", "will 0 50", "prepare", "cell 0 51", "will 0 51",
        ])
    }
  }

  @Test func `several rows are selected where that is allowed`() {
    session.run {
      let table = make(.plain, Source())
      table.allowsMultipleSelection = true
      for row in 0..<2 { table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
      #expect(table.visibleCells.map(\.isSelected) == [true, true, false, false, false])
      table.allowsMultipleSelection = false
      table.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 1)])
    }
  }
}
