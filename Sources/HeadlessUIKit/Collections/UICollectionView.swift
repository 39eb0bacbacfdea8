/// Shows items by cells, of which there are no more than are seen.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true
  open var backgroundView: UIView?
  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  /// What a storyboard has a cell for, by identifier.
  var prototypes: [String: () -> UICollectionViewCell?] = [:]
  private var supplementClasses: [String: UICollectionReusableView.Type] = [:]
  private var reusable: [String: [UICollectionReusableView]] = [:]
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var supplements: [String: UICollectionReusableView] = [:]
  private var counts: [Int]?
  private var selected: Set<IndexPath> = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  private var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  /// What a layout may fill: the bounds less the insets.
  var flowSize: CGSize {
    let insets = adjustedContentInset
    return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  // MARK: Reuse

  open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  open func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementClasses[elementKind + "\n" + identifier] = viewClass
  }

  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    if let cell = reusable[identifier]?.popLast() as? UICollectionViewCell {
      cell.prepareForReuse()
      return cell
    }
    let prototype = cellClasses[identifier] == nil ? prototypes[identifier]?() : nil
    if cellClasses[identifier] == nil, prototype == nil { headlessSession.report(.unregisteredCell(identifier: identifier)) }
    let cell = prototype ?? (cellClasses[identifier] ?? UICollectionViewCell.self).init(registered: ReusedView(identifier))
    cell.reuseIdentifier = identifier
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = elementKind + "\n" + identifier
    if let view = reusable[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if supplementClasses[key] == nil { headlessSession.report(.unregisteredCell(identifier: identifier)) }
    let view = (supplementClasses[key] ?? UICollectionReusableView.self).init(registered: ReusedView(key))
    return view
  }

  private func takeBack(_ cell: UICollectionViewCell, from indexPath: IndexPath) {
    cell.removeFromSuperview()
    itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
  }

  // MARK: Items

  private func currentCounts() -> [Int] {
    if let counts { return counts }
    let sections = dataSource.map { max(0, $0.numberOfSections(in: self)) } ?? 0
    let found = (0..<sections).map { max(0, dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0) }
    counts = found
    return found
  }

  open var numberOfSections: Int { currentCounts().count }

  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Asks the data source anew, at the next layout.
  open func reloadData() {
    counts = nil
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { takeBack(cell, from: path) }
    cells = [:]
    for view in supplements.values { view.removeFromSuperview() }
    supplements = [:]
    selected = []
    collectionViewLayout.invalidateLayout()
  }

  // Changes here show at once what the data source has now; nothing moves on the way.

  open func insertItems(at indexPaths: [IndexPath]) { update(indexPaths, by: 1) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    performBatchUpdatesIfNeeded {
      update([indexPath], by: -1)
      update([newIndexPath], by: 1)
    }
  }
  open func deleteItems(at indexPaths: [IndexPath]) { update(indexPaths, by: -1) }
  open func reloadItems(at indexPaths: [IndexPath]) { update(indexPaths, by: 0) }
  open func reloadSections(_ sections: IndexSet) { reloadKeepingSelection() }
  open func insertSections(_ sections: IndexSet) { reloadKeepingSelection() }
  open func deleteSections(_ sections: IndexSet) { reloadKeepingSelection() }

  private var batch: [Int: Int]?

  private func update(_ indexPaths: [IndexPath], by step: Int) {
    let isOutside = batch == nil
    var changes = batch ?? [:]
    for path in indexPaths { changes[path.section, default: 0] += step }
    batch = changes
    if isOutside { endUpdates() }
  }

  private func performBatchUpdatesIfNeeded(_ updates: () -> Void) {
    guard batch == nil else { return updates() }
    _ = currentCounts()
    batch = [:]
    updates()
    endUpdates()
  }

  private func endUpdates() {
    let before = currentCounts()
    let changes = batch ?? [:]
    batch = nil
    reloadKeepingSelection()
    let after = currentCounts()
    for (section, count) in before.enumerated() where section < after.count {
      let expected = count + (changes[section] ?? 0)
      guard expected != after[section] else { continue }
      headlessSession.report(.inconsistentCounts(view: faultName, section: section, shown: expected, now: after[section]))
    }
  }

  private func reloadKeepingSelection() {
    let kept = selected
    reloadData()
    selected = kept.filter { $0.section < numberOfSections && $0.item < numberOfItems(inSection: $0.section) }
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    _ = currentCounts()
    batch = [:]
    updates?()
    endUpdates()
    if let completion { headlessSession.afterCommit.append { completion(true) } }
  }

  // MARK: What is seen

  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let place = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: place)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

  /// The size that the cell of an item would like to have; it is made for that, and kept to be used again.
  func preferredSize(at indexPath: IndexPath, estimated: CGSize) -> CGSize {
    guard let cell = cells[indexPath] ?? dataSource?.collectionView(self, cellForItemAt: indexPath) else { return estimated }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = estimated
    let size = cell.preferredLayoutAttributesFitting(attributes).size
    if cells[indexPath] == nil, let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    return size
  }

  private func prepareLayout() {
    guard collectionViewLayout.isStale else { return }
    collectionViewLayout.isStale = false
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  override func sizeChanged(from oldSize: CGSize) {
    collectionViewLayout.isStale = true
    super.sizeChanged(from: oldSize)
  }

  override func boundsOriginChanged() {
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) { collectionViewLayout.isStale = true }
    super.boundsOriginChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    prepareLayout()
    let seen = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).sorted { $0.zIndex < $1.zIndex }
    let shown = Set(seen.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where !shown.contains(path) {
      cells[path] = nil
      takeBack(cell, from: path)
    }
    dropSupplements(except: Set(seen.compactMap(supplementKey)))
    for attributes in seen { show(attributes) }
  }

  private func supplementKey(_ attributes: UICollectionViewLayoutAttributes) -> String? {
    attributes.representedElementKind.map { "\($0) \(attributes.indexPath.section) \(attributes.indexPath.item)" }
  }

  private func dropSupplements(except kept: Set<String>) {
    for (key, view) in supplements where !kept.contains(key) {
      supplements[key] = nil
      view.removeFromSuperview()
      if let identifier = view.reuseIdentifier { reusable[identifier, default: []].append(view) }
    }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    if let key = supplementKey(attributes), let kind = attributes.representedElementKind {
      guard let view = supplements[key] ?? dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      else { return }
      supplements[key] = view
      attributes.apply(to: view)
      if view.superview !== self { addSubview(view) }
      if attributes.zIndex > 0 { bringSubviewToFront(view) }
      return
    }
    if let cell = cells[path] {
      attributes.apply(to: cell)
      return
    }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
    cells[path] = cell
    cell.isSelected = selected.contains(path)
    attributes.apply(to: cell)
    cell.apply(attributes)
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    addSubview(cell)
  }

  // MARK: Scrolling and selecting

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var target = contentOffset
    let horizontal: [(ScrollPosition, CGFloat)] = [(.left, 0), (.centeredHorizontally, 0.5), (.right, 1)]
    let vertical: [(ScrollPosition, CGFloat)] = [(.top, 0), (.centeredVertically, 0.5), (.bottom, 1)]
    for (position, share) in horizontal where scrollPosition.contains(position) {
      target.x = offset(showing: frame, along: .horizontal, at: share)
    }
    for (position, share) in vertical where scrollPosition.contains(position) {
      target.y = offset(showing: frame, along: .vertical, at: share)
    }
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    setContentOffset(offsetInside(target), animated: animated)
  }

  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil { for path in selected { deselectItem(at: path, animated: animated) } }
    guard let indexPath else { return }
    selected.insert(indexPath)
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }

  /// A tap selects, and takes the selection from what had it; the delegate is told, as it isn't of a selection by code.
  func cellWasTapped(_ cell: UICollectionViewCell) {
    guard allowsSelection, let path = indexPath(for: cell) else { return }
    if allowsMultipleSelection, selected.contains(path) {
      deselectItem(at: path, animated: false)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let others = allowsMultipleSelection ? [] : selected.filter { $0 != path }
    for other in others {
      deselectItem(at: other, animated: false)
      itemDelegate?.collectionView(self, didDeselectItemAt: other)
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    headlessSession.enter { itemDelegate?.collectionView(self, didSelectItemAt: path) }
  }
}
