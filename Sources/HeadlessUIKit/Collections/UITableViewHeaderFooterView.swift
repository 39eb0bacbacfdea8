/// A view above or below a table's section, with a content view as large as itself.
open class UITableViewHeaderFooterView: UIView {
  public internal(set) var reuseIdentifier: String?
  public let contentView = UIView(frame: .zero)
  open var backgroundView: UIView?
  private var storedTextLabel: UILabel?
  private var storedDetailLabel: UILabel?

  /// Makes a view of a registered class. A subclass that overrides `init(reuseIdentifier:)` and `init(coder:)` inherits it.
  public required convenience init(registered reuse: ReusedView) {
    self.init(reuseIdentifier: reuse.identifier)
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
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

  open func prepareForReuse() {}

  open var textLabel: UILabel? {
    if storedTextLabel == nil {
      let label = UILabel()
      contentView.addSubview(label)
      storedTextLabel = label
    }
    return storedTextLabel
  }

  open var detailTextLabel: UILabel? {
    if storedDetailLabel == nil {
      let label = UILabel()
      contentView.addSubview(label)
      storedDetailLabel = label
    }
    return storedDetailLabel
  }

  /// The labels stand 16 points from the sides, one below the other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = [storedTextLabel, storedDetailLabel].compactMap(\.self).filter { !($0.text ?? "").isEmpty }
    var top = (contentView.bounds.height - shown.reduce(0) { $0 + $1.intrinsicContentSize.height }) / 2
    for label in shown {
      let size = label.intrinsicContentSize
      label.frame = CGRect(x: 16, y: top, width: min(size.width, max(0, contentView.bounds.width - 32)), height: size.height)
      top += size.height
    }
  }
}

extension UIView {
  /// The height that a header or footer asks for at `width`; `nil` where no constraint says.
  func heightOfSelf(width: CGFloat) -> CGFloat? {
    ((self as? UITableViewHeaderFooterView)?.contentView ?? self).heightOfContent(width: width)
  }

  /// The height that constraints inside a cell's content view ask for at `width`; `nil` where there are none.
  func heightOfContent(width: CGFloat) -> CGFloat? {
    guard subtreeUsesAutoLayout, subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return nil }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0.0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }
}
