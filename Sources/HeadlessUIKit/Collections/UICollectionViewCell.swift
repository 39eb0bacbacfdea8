/// A view that a collection view takes back and hands out again.
///
/// `init(frame:)` is required here, as a class can't be made from its type otherwise: a subclass that overrides it writes
/// `required` where UIKit's takes `override`.
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// An item's view, with a content view as large as itself.
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?

  public required init(frame: CGRect) {
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
