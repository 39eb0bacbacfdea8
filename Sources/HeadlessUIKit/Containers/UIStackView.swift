/// Lays out its arranged subviews in a row or column, by constraints of its own.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

  public private(set) var arrangedSubviews: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  var ownConstraints: [NSLayoutConstraint] = []
  var ownGuides: [UILayoutGuide] = []
  private var arrangementIsStale = true

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }

  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }

  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }

  /// Between neighbours, in points; with `equalSpacing` and `equalCentering`, at least.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }

  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Whether the arrangement keeps the layout margins free.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    markUsesAutoLayout()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    markUsesAutoLayout()
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Arranges `view` before the one at `stackIndex`. Among the subviews it keeps its place if it has one, and comes in front if not.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      headlessSession.report(.indexOutOfRange(view: faultName, index: stackIndex, count: arrangedSubviews.count))
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: stackIndex)
    if view.superview !== self { addSubview(view) }
    arrangementChanged()
  }

  /// No longer arranges `view`, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  func arrangedSubviewChangedVisibility(_ view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { arrangementChanged() }
  }

  func arrangementChanged() {
    arrangementIsStale = true
    setNeedsUpdateConstraints()
    markUsesAutoLayout()
    // The pass that updates constraints begins where an engine is out of date.
    topmostView.layoutEngine = nil
  }

  open override func updateConstraints() {
    if arrangementIsStale {
      arrangementIsStale = false
      arrange()
    }
    super.updateConstraints()
  }

  override func firstBaseline(width: CGFloat) -> CGFloat? { nil }
}
