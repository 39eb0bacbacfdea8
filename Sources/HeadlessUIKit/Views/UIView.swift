/// A view: a rectangle with subviews, as UIKit's, without a screen to draw on.
///
/// Not isolated to an actor: a hierarchy belongs to one task at a time.
open class UIView: UIResponder {
  /// The session the view was made in.
  public let headlessSession: HeadlessSession
  /// Numbers the views of a session in the order they were made.
  let number: Int

  // MARK: Geometry, see UIView+Geometry

  var origin = CGPoint.zero  // of the frame, before `transform`
  var size = CGSize.zero
  var boundsOrigin = CGPoint.zero
  var storedTransform = CGAffineTransform.identity

  // MARK: Hierarchy, see UIView+Hierarchy

  public internal(set) weak var superview: UIView?
  public internal(set) var subviews: [UIView] = []
  weak var storedWindow: UIWindow?
  /// The controller whose `view` this is.
  weak var owningController: UIViewController?

  // MARK: Layout, see UIView+Layout and UIView+Constraints

  var needsLayout = true
  var subtreeNeedsLayout = true
  var needsConstraintUpdate = true
  var subtreeNeedsConstraintUpdate = true
  var subtreeUsesAutoLayout = false
  var isInEngine = false
  var layoutEngine: LayoutEngine?
  var layoutState: ConstraintState?
  var marginState: MarginState?
  open var autoresizesSubviews = true

  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { translationChanged() } }
  }

  // MARK: Looks and behaviour

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var isAccessibilityElement = false
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var mask: UIView?
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var contentScaleFactor: CGFloat {
    get { headlessSession.screen.scale }
    set {}
  }
  open var contentMode = ContentMode.scaleToFill
  open var isOpaque = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { engineStructureChanged() } }
  }
  /// What a runtime attribute of a storyboard set, by key path.
  public internal(set) var userDefinedRuntimeAttributes: [(keyPath: String, value: String)] = []
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  var traitRegistrations: [TraitRegistration] = []
  private var storedStyle = UIUserInterfaceStyle.unspecified
  private var storedLayer: CALayer?
  private var storedTintColor: UIColor?
  /// Set by what makes views from files: a class the program doesn't have, an object id, a label.
  var standInClassName: String?
  var fileIdentity: String?
  var fileLabel: String?

  open var clipsToBounds = false
  open var backgroundColor: UIColor? {
    willSet { recordForAnimation() }
  }

  open var alpha: CGFloat = 1 {
    willSet { recordForAnimation() }
    didSet { if alpha.isNaN || alpha < 0 { alpha = 0 } else if alpha > 1 { alpha = 1 } }
  }

  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      (superview as? UIStackView)?.arrangedSubviewChangedVisibility(self)
      (self as? UIWindow)?.visibilityChanged()
    }
  }

  public init(frame: CGRect) {
    let session = HeadlessSession.current
    headlessSession = session
    number = session.nextViewNumber()
    super.init()
    origin = frame.standardized.origin
    size = frame.standardized.size
  }

  public required init?(coder: NSCoder) {
    let session = HeadlessSession.current
    headlessSession = session
    number = session.nextViewNumber()
    super.init()
    coder.configure(self)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  deinit {
    DoomedViews.release(&subviews)
  }

  /// Called after the view came from a storyboard or nib, with all its outlets connected.
  open func awakeFromNib() {}

  open class var requiresConstraintBasedLayout: Bool { false }

  public var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = CALayer(of: self)
    storedLayer = layer
    return layer
  }

  /// The view's own tint colour, else its superview's, else the system's blue.
  open var tintColor: UIColor! {
    get {
      var view: UIView? = self
      while let candidate = view {
        if let color = candidate.storedTintColor { return color }
        view = candidate.superview
      }
      return .systemBlue
    }
    set {
      storedTintColor = newValue
      tintColorDidChange()
    }
  }

  /// Light or dark for the view and all below it, whatever the device says.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedStyle }
    set { headlessSession.changeTraits { storedStyle = newValue } }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: What subclasses override; an extension's method can't be

  /// In the superview's coordinates; with a transform, the smallest rectangle around what the transform makes of the view.
  open var frame: CGRect {
    get { transformedFrame }
    set { setFrame(newValue) }
  }

  /// In the view's own coordinates. A new size keeps the centre where it is.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: size) }
    set { setBounds(newValue) }
  }

  /// The middle of the view, in the superview's coordinates, whatever the transform.
  open var center: CGPoint {
    get { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    set { setCenter(newValue) }
  }

  /// Applied around the view's centre.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      recordForAnimation()
      storedTransform = newValue
    }
  }

  open func addSubview(_ view: UIView) { add(view) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, above: siblingSubview) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, below: siblingSubview) }
  open func removeFromSuperview() { remove() }
  open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }
  open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, event) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutIfNeeded() { layOutIfNeeded() }
  /// Gives subviews the frames that constraints ask for. Override it to place subviews oneself, after `super`.
  open func layoutSubviews() { applyEngineFrames() }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { resizeToFit() }

  open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }
  open func updateConstraintsIfNeeded() { topmostView.updateConstraintsOfSubtree() }
  open func updateConstraints() { needsConstraintUpdate = false }

  /// What the view would like to be; `noIntrinsicMetric` where it doesn't mind.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() { intrinsicContentSizeChanged() }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    sizeFitting(targetSize, horizontal, vertical)
  }

  open var layoutMargins: UIEdgeInsets {
    get { currentLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}

  // MARK: Hooks of the module's own classes

  /// A tap goes up the superviews to the first that has something to do with it.
  /// - Parameter skipsRecognizers: whether these have had their chance.
  func receiveTap(skipsRecognizers: Bool = false) {
    if !skipsRecognizers, runTapRecognizers() { return }
    superview?.receiveTap(skipsRecognizers: skipsRecognizers)
  }

  var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultLow, .defaultLow) }
  /// What else a tree should tell of the view.
  var furtherAttributes: [(name: String, value: String)] { [] }

  /// The margins where none are set.
  var defaultLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  func boundsOriginChanged() {}
  func sizeChanged(from oldSize: CGSize) {}
  /// The distance of the first baseline from the top, in a view `width` points wide; `nil` without text.
  func firstBaseline(width: CGFloat) -> CGFloat? { nil }
  /// The distance of the last baseline from the bottom.
  func lastBaseline(width: CGFloat) -> CGFloat? { nil }
  /// The height of the text that baselines are told in, which stands in the middle of the view; `nil` where it stands at the top.
  func textHeight(width: CGFloat) -> CGFloat? { nil }
  /// The height that a view `width` points wide wants, where that depends on the width.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// How wide the content is once it is wrapped at `width`; nil for content that asks for its whole width all the same.
  func intrinsicWidth(wrappedAt width: CGFloat) -> CGFloat? { nil }

  /// A view of the same size and colour, without what is in it: nothing here is drawn that could be kept.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let snapshot = UIView(frame: bounds)
    snapshot.backgroundColor = backgroundColor
    return snapshot
  }

  open func tintColorDidChange() {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func draw(_ rect: CGRect) {}

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// What people call the view: its accessibility identifier, else the label that the file it came from gave it.
  public var shownName: String? { accessibilityIdentifier ?? fileLabel }

  /// What the view shows as text; controls say it.
  var shownText: String? { nil }

  /// The class as it is shown: the program's own, or the one a file asked for.
  var shownClassName: String { standInClassName ?? String(describing: type(of: self)) }

  // MARK: Responder

  open override var next: UIResponder? { owningController ?? superview }
  open override var isFirstResponder: Bool { headlessSession.firstResponder?.view === self }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, window != nil else { return false }
    if isFirstResponder { return true }
    if let current = headlessSession.firstResponder?.view, !current.resignFirstResponder() { return false }
    headlessSession.firstResponder = WeakView(view: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    headlessSession.firstResponder = nil
    return true
  }

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = headlessSession.firstResponder?.view, responder.isDescendant(of: self) else { return false }
    return responder.resignFirstResponder()
  }

  open override var description: String {
    "<\(shownClassName); frame = (\(shortText(frame)))>"
  }

  private func shortText(_ rect: CGRect) -> String {
    "\(rect.origin.x) \(rect.origin.y); \(rect.size.width) \(rect.size.height)"
  }
}
