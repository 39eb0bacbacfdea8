/// How a table or collection view makes a view of a registered class: there is no making one from its type by a method that
/// subclasses override without being told to. Only the module makes these.
public struct ReusedView {
  let identifier: String

  init(_ identifier: String) { self.identifier = identifier }
}

/// A view that a collection view takes back and hands out again.
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  /// Makes a view of a registered class. A subclass that overrides `init(frame:)` and `init(coder:)` inherits it.
  public required convenience init(registered reuse: ReusedView) {
    self.init(frame: .zero)
    reuseIdentifier = reuse.identifier
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// What the view would like to have: the size that the constraints of its content ask for, where there are any.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let content = (self as? UICollectionViewCell)?.contentView ?? self
    if content.subtreeUsesAutoLayout, content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      layoutAttributes.size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return layoutAttributes
  }
}

/// An item's view, with a content view as large as itself.
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override func receiveTap(skipsRecognizers: Bool) {
    if !skipsRecognizers, runTapRecognizers() { return }
    (superview as? UICollectionView)?.cellWasTapped(self)
  }
}
