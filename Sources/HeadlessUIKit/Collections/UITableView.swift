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

  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { rowsChanged() } }
  }
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { rowsChanged() } }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { rowsChanged() } }
  }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Above every header of a plain table, in points (Apple's page on `sectionHeaderTopPadding`); none unless it is set.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { rowsChanged() } }
  }
  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorColor: UIColor? = .separator
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var cellLayoutMarginsFollowReadableWidth = false
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false
  open var backgroundView: UIView?
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  /// What a storyboard has a cell for, by identifier.
  var prototypes: [String: () -> UITableViewCell?] = [:]
  private var reusable: [String: [UITableViewCell]] = [:]
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var headers: [Int: UIView] = [:]
  private var footers: [Int: UIView] = [:]
  private var marginViewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var reusableMarginViews: [String: [UITableViewHeaderFooterView]] = [:]
  private var rows: TableRows?
  private var selected: Set<IndexPath> = []

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
    if let type = cellClasses[identifier] { return type.init(registered: ReusedView(identifier)) }
    let cell = prototypes[identifier]?()
    cell?.reuseIdentifier = identifier
    return cell
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    headlessSession.report(.unregisteredCell(identifier: identifier))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func register(_ aClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String) {
    marginViewClasses[identifier] = aClass
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = reusableMarginViews[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return marginViewClasses[identifier]?.init(registered: ReusedView(identifier))
  }

  private func takeBack(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    reusableMarginViews[identifier, default: []].append(view)
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
    takeBackMargins()
    selected = []
    rowsChanged()
  }

  private func takeBackMargins() {
    for section in headers.keys.sorted() { headers.removeValue(forKey: section).map(takeBack) }
    for section in footers.keys.sorted() { footers.removeValue(forKey: section).map(takeBack) }
  }

  // Changes here show at once what the data source has now; nothing moves on the way.

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func beginUpdates() {}
  open func endUpdates() { rowsChanged() }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    rowsChanged()
    if let completion { headlessSession.afterCommit.append { completion(true) } }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

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
      found.endSection(footerHeight: footerHeight(section))
    }
    rows = found
    return found
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let wanted = rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let padding = style == .plain ? max(0, sectionHeaderTopPadding) : 0
    // Before iOS 11 a grouped table took 0 for the default, too (https://github.com/xai3/Shoyu/issues/42).
    if wanted > 0 || wanted == 0 && (style == .plain || headlessSession.generation >= .iOS11) { return wanted + padding }
    if let view = ownHeader(section) { return (view.heightOfSelf(width: size.width) ?? 28) + padding }
    let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    if style == .plain { return hasTitle ? 28 + padding : 0 }
    return (section == 0 ? 35 : 17.5) + (hasTitle ? titleHeight : 0)
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let wanted = rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if wanted > 0 || wanted == 0 && (style == .plain || headlessSession.generation >= .iOS11) { return wanted }
    if let view = ownFooter(section) { return view.heightOfSelf(width: size.width) ?? 28 }
    let hasTitle = dataSource?.tableView(self, titleForFooterInSection: section) != nil
    if style == .plain { return hasTitle ? 28 : 0 }
    return hasTitle ? titleHeight + 10 : 17.5
  }

  /// What a title adds to a grouped table's header: a line of 13 points and 5 more, down to a pixel.
  private var titleHeight: CGFloat {
    let height = UIFont.systemFont(ofSize: 13).lineHeight + 5
    return (height * headlessSession.screen.scale).rounded(.down) / headlessSession.screen.scale
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
    for section in rows.sections.indices {
      showHeader(section, rows)
      showFooter(section, rows)
    }
  }

  private func show(_ path: IndexPath, _ rows: TableRows) {
    let isNew = cells[path] == nil
    guard let cell = cells[path] ?? dataSource?.tableView(self, cellForRowAt: path) else { return }
    cells[path] = cell
    cell.frame = rows.frame(of: path, width: size.width)
    guard isNew else { return }
    cell.isSelected = selected.contains(path)
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addSubview(cell)
  }

  /// A plain table's header stays in sight as long as its section does.
  private func showHeader(_ section: Int, _ rows: TableRows) {
    let place = rows.sections[section]
    guard place.headerHeight > 0 else { return }
    guard let header = header(section) else { return }
    let top = bounds.minY + adjustedContentInset.top
    let pinned = style == .plain ? max(place.top, min(top, place.bottom - place.headerHeight)) : place.top
    header.frame = CGRect(x: 0, y: pinned, width: size.width, height: place.headerHeight)
    guard header.superview !== self else { return }
    rowDelegate?.tableView(self, willDisplayHeaderView: header, forSection: section)
    addSubview(header)
  }

  /// A plain table's footer stays in sight likewise, at the bottom.
  private func showFooter(_ section: Int, _ rows: TableRows) {
    let place = rows.sections[section]
    guard place.footerHeight > 0 else { return }
    guard let footer = footer(section) else { return }
    let end = bounds.maxY - adjustedContentInset.bottom - place.footerHeight
    let pinned = style == .plain ? min(place.bottom, max(end, place.top + place.headerHeight)) : place.bottom
    footer.frame = CGRect(x: 0, y: pinned, width: size.width, height: place.footerHeight)
    guard footer.superview !== self else { return }
    rowDelegate?.tableView(self, willDisplayFooterView: footer, forSection: section)
    addSubview(footer)
  }

  /// The view that the delegate gives, or that is there.
  private func ownHeader(_ section: Int) -> UIView? {
    if let view = headers[section] { return view }
    headers[section] = rowDelegate?.tableView(self, viewForHeaderInSection: section)
    return headers[section]
  }

  private func ownFooter(_ section: Int) -> UIView? {
    if let view = footers[section] { return view }
    footers[section] = rowDelegate?.tableView(self, viewForFooterInSection: section)
    return footers[section]
  }

  private func header(_ section: Int) -> UIView? {
    if let view = ownHeader(section) { return view }
    headers[section] = Self.titleView(
      dataSource?.tableView(self, titleForHeaderInSection: section), font: .boldSystemFont(ofSize: 17))
    return headers[section]
  }

  private func footer(_ section: Int) -> UIView? {
    if let view = ownFooter(section) { return view }
    footers[section] = Self.titleView(dataSource?.tableView(self, titleForFooterInSection: section), font: .systemFont(ofSize: 13))
    return footers[section]
  }

  private static func titleView(_ title: String?, font: UIFont) -> UIView? {
    guard let title else { return nil }
    let label = UILabel()
    label.font = font
    label.text = title
    return label
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { headers[section] as? UITableViewHeaderFooterView }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { footers[section] as? UITableViewHeaderFooterView }

  open func rect(forSection section: Int) -> CGRect {
    let sections = currentRows().sections
    guard sections.indices.contains(section) else { return .zero }
    let place = sections[section]
    return CGRect(x: 0, y: place.top, width: size.width, height: place.bottom + place.footerHeight - place.top)
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    currentRows().paths(from: point.y, to: point.y + 1).first { rectForRow(at: $0).contains(point) }
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
    case .top: scroll(to: frame, at: 0, animated)
    case .middle: scroll(to: frame, at: 0.5, animated)
    case .bottom: scroll(to: frame, at: 1, animated)
    }
  }

  private func scroll(to frame: CGRect, at share: CGFloat, _ animated: Bool) {
    let target = CGPoint(x: boundsOrigin.x, y: offset(showing: frame, along: .vertical, at: share))
    setContentOffset(offsetInside(target), animated: animated)
  }

  // MARK: Selecting

  open var indexPathForSelectedRow: IndexPath? { selected.min() }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil { for path in selected { deselectRow(at: path, animated: animated) } }
    guard let indexPath else { return }
    selected.insert(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selected.remove(indexPath) != nil else { return }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  func cellWasTapped(_ cell: UITableViewCell) {
    guard allowsSelection, let path = indexPath(for: cell) else { return }
    if allowsMultipleSelection, selected.contains(path) {
      deselectRow(at: path, animated: false)
      rowDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    let answer = rowDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let wanted = answer else { return }
    let others = allowsMultipleSelection ? [] : selected.filter { $0 != wanted }
    for old in others {
      deselectRow(at: old, animated: false)
      rowDelegate?.tableView(self, didDeselectRowAt: old)
    }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    headlessSession.enter { rowDelegate?.tableView(self, didSelectRowAt: wanted) }
  }
}
