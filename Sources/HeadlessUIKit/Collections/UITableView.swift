/// Rows in sections, one under the other, by cells of which there are no more than are seen.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  public static let automaticDimension: CGFloat = -1

  public let style: Style
  public weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }

  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var separatorStyle = SeparatorStyle.singleLine
  open var allowsSelection = true
  open var backgroundView: UIView?
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  /// What a storyboard has a cell for, by identifier.
  var prototypes: [String: () -> UITableViewCell?] = [:]
  private var reusable: [String: [UITableViewCell]] = [:]
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var headers: [Int: UIView] = [:]
  private var rows: TableRows?
  private var selected: IndexPath?

  open var tableHeaderView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let tableHeaderView { addSubview(tableHeaderView) }
      rowsChanged()
    }
  }

  open var tableFooterView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let tableFooterView { addSubview(tableFooterView) }
      rowsChanged()
    }
  }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Reuse

  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let type = cellClasses[identifier] { return type.init(style: .default, reuseIdentifier: identifier) }
    let cell = prototypes[identifier]?()
    cell?.reuseIdentifier = identifier
    return cell
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    headlessSession.report(.unregisteredCell(identifier: identifier))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  private func takeBack(_ cell: UITableViewCell, from path: IndexPath) {
    cell.removeFromSuperview()
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
  }

  // MARK: Rows

  open var numberOfSections: Int { currentRows().sections.count }

  open func numberOfRows(inSection section: Int) -> Int {
    let sections = currentRows().sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  open func reloadData() {
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { takeBack(cell, from: path) }
    cells = [:]
    for header in headers.values { header.removeFromSuperview() }
    headers = [:]
    selected = nil
    rowsChanged()
  }

  // Changes here show at once what the data source has now; nothing moves on the way.

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func beginUpdates() {}
  open func endUpdates() { rowsChanged() }

  private func rowsChanged() {
    rows = nil
    setNeedsLayout()
  }

  override func sizeChanged(from oldSize: CGSize) {
    if size.width != oldSize.width { rowsChanged() }
    super.sizeChanged(from: oldSize)
  }

  /// Asks for heights from top to bottom. A row that sizes itself is made for that, and kept if it is seen.
  private func currentRows() -> TableRows {
    if let rows { return rows }
    var found = TableRows(top: tableHeaderView?.frame.height ?? 0)
    let sections = max(0, dataSource?.numberOfSections(in: self) ?? 0)
    for section in 0..<sections {
      found.addSection(headerHeight: headerHeight(section))
      for row in 0..<max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0) {
        found.addRow(height: height(ofRowAt: IndexPath(row: row, section: section)))
      }
    }
    rows = found
    return found
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let wanted = rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if wanted >= 0 { return wanted }
    if rowDelegate?.tableView(self, viewForHeaderInSection: section) != nil { return 28 }
    let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    return hasTitle ? 28 : style == .plain ? 0 : 18
  }

  private func height(ofRowAt path: IndexPath) -> CGFloat {
    let wanted = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if wanted >= 0 { return wanted }
    guard let cell = cells[path] ?? dataSource?.tableView(self, cellForRowAt: path) else { return 44 }
    let height = cell.fittingHeight(width: size.width) ?? 44
    if cells[path] == nil, let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    return height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rows = currentRows()
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: size.width, height: tableHeaderView?.frame.height ?? 0)
    tableFooterView?.frame = CGRect(x: 0, y: rows.bottom, width: size.width, height: tableFooterView?.frame.height ?? 0)
    contentSize = CGSize(width: size.width, height: rows.bottom + (tableFooterView?.frame.height ?? 0))
    let seen = rows.paths(from: bounds.minY, to: bounds.maxY)
    let shown = Set(seen)
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where !shown.contains(path) {
      cells[path] = nil
      takeBack(cell, from: path)
    }
    for path in seen { show(path, rows) }
    for section in rows.sections.indices { showHeader(section, rows) }
  }

  private func show(_ path: IndexPath, _ rows: TableRows) {
    let isNew = cells[path] == nil
    guard let cell = cells[path] ?? dataSource?.tableView(self, cellForRowAt: path) else { return }
    cells[path] = cell
    cell.frame = rows.frame(of: path, width: size.width)
    guard isNew else { return }
    cell.isSelected = selected == path
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addSubview(cell)
  }

  /// A plain table's header stays in sight as long as its section does.
  private func showHeader(_ section: Int, _ rows: TableRows) {
    let place = rows.sections[section]
    guard place.headerHeight > 0 else { return }
    guard let header = headers[section] ?? makeHeader(section) else { return }
    headers[section] = header
    let top = bounds.minY + adjustedContentInset.top
    let pinned = style == .plain ? max(place.top, min(top, place.bottom - place.headerHeight)) : place.top
    header.frame = CGRect(x: 0, y: pinned, width: size.width, height: place.headerHeight)
    if header.superview !== self { addSubview(header) }
  }

  private func makeHeader(_ section: Int) -> UIView? {
    if let view = rowDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
    guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else { return nil }
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 17)
    label.text = title
    return label
  }

  // MARK: What is seen

  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
  open var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { currentRows().frame(of: indexPath, width: size.width) }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let frame = rectForRow(at: indexPath)
    switch scrollPosition {
    case .none: scrollRectToVisible(frame, animated: animated)
    case .top: setContentOffset(offsetInside(CGPoint(x: 0, y: frame.minY)), animated: animated)
    case .middle: setContentOffset(offsetInside(CGPoint(x: 0, y: frame.midY - size.height / 2)), animated: animated)
    case .bottom: setContentOffset(offsetInside(CGPoint(x: 0, y: frame.maxY - size.height)), animated: animated)
    }
  }

  // MARK: Selecting

  open var indexPathForSelectedRow: IndexPath? { selected }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let selected { cells[selected]?.setSelected(false, animated: animated) }
    selected = indexPath
    guard let indexPath else { return }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selected == indexPath else { return }
    selected = nil
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  func cellWasTapped(_ cell: UITableViewCell) {
    guard allowsSelection, let path = indexPath(for: cell) else { return }
    let answer = rowDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let wanted = answer else { return }
    if let old = selected, old != wanted {
      deselectRow(at: old, animated: false)
      rowDelegate?.tableView(self, didDeselectRowAt: old)
    }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    headlessSession.enter { rowDelegate?.tableView(self, didSelectRowAt: wanted) }
  }
}
