/// Items in lines, as many to a line as fit.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  open var itemSize = CGSize(width: 50.0, height: 50.0) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// Between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// Between the items of a line, at least.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// Other than zero, items are as large as their cells would like to be. All are asked at once: nothing here is estimated.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// Whether a section's header stays in sight as long as its section does.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  private var items: [[UICollectionViewLayoutAttributes]] = []
  private var supplements: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  /// Where a section begins, header included, and where its items end, in the direction of scrolling.
  private var extents: [Int: (start: CGFloat, end: CGFloat)] = [:]

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.bounds.size
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard items.indices.contains(indexPath.section), items[indexPath.section].indices.contains(indexPath.item) else { return nil }
    return items[indexPath.section][indexPath.item]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplements.first { $0.representedElementKind == elementKind && $0.indexPath.section == indexPath.section }
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    if sectionHeadersPinToVisibleBounds { pinHeaders() }
    return supplements.filter { $0.frame.intersects(rect) } + items.joined().filter { $0.frame.intersects(rect) }
  }

  /// Moves the headers to the start of what is seen, but no farther than their sections go.
  private func pinHeaders() {
    guard let collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let insets = collectionView.adjustedContentInset
    let seen = isVertical ? collectionView.bounds.minY + insets.top : collectionView.bounds.minX + insets.left
    for header in supplements where header.representedElementKind == UICollectionView.elementKindSectionHeader {
      guard let (start, end) = extents[header.indexPath.section] else { continue }
      let length = isVertical ? header.frame.height : header.frame.width
      let place = max(start, min(seen, end - length))
      header.zIndex = 10
      if isVertical { header.frame.origin.y = place } else { header.frame.origin.x = place }
    }
  }

  open override func prepare() {
    items = []
    supplements = []
    guard let collectionView else { return }
    var flow = FlowLines(isVertical: scrollDirection == .vertical, size: collectionView.flowSize)
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    extents = [:]
    for section in 0..<collectionView.numberOfSections {
      let start = flow.position
      place(.header, section, delegate, &flow)
      flow.inset = delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
      flow.lineSpacing =
        delegate?.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
      flow.itemSpacing =
        delegate?.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      let paths = (0..<collectionView.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
      let sizes = paths.map { path in
        if estimatedItemSize == .zero { return delegate?.collectionView(collectionView, layout: self, sizeForItemAt: path) ?? itemSize }
        let estimated = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
        return collectionView.preferredSize(at: path, estimated: estimated)
      }
      items.append(
        zip(paths, flow.frames(of: sizes)).map { path, frame in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          attributes.frame = frame
          return attributes
        })
      extents[section] = (start, flow.position)
      place(.footer, section, delegate, &flow)
    }
    contentSize = flow.contentSize
  }

  private enum Supplement { case header, footer }

  private func place(
    _ supplement: Supplement, _ section: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ flow: inout FlowLines
  ) {
    guard let collectionView else { return }
    let size: CGSize
    let kind: String
    switch supplement {
    case .header:
      size = delegate?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
      kind = UICollectionView.elementKindSectionHeader
    case .footer:
      size = delegate?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
      kind = UICollectionView.elementKindSectionFooter
    }
    guard let frame = flow.placeAcross(size) else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = frame
    supplements.append(attributes)
  }
}
