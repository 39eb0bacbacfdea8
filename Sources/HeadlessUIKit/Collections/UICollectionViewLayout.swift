/// Where an element of a collection view stands, in the content's coordinates.
open class UICollectionViewLayoutAttributes: NSObject {
  public enum Category: Int, Sendable { case cell, supplementaryView, decorationView }

  public let representedElementCategory: Category
  public let representedElementKind: String?
  public var indexPath: IndexPath
  public var frame = CGRect.zero
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var zIndex = 0
  public var transform = CGAffineTransform.identity

  init(_ category: Category, _ kind: String?, _ indexPath: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(.cell, nil, indexPath)
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(.supplementaryView, elementKind, indexPath)
  }

  public var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width, height: newValue.height)
    }
  }

  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  func apply(to view: UIView) {
    view.transform = .identity
    view.frame = frame
    view.transform = transform
    view.alpha = alpha
    view.isHidden = isHidden
  }
}

/// Tells a collection view where its elements stand.
open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?
  var isStale = true

  public override init() { super.init() }

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Asked when the collection view's size changes, and on each scroll.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidateLayout() {
    isStale = true
    collectionView?.setNeedsLayout()
  }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}
