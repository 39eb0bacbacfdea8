/// What Auto Layout keeps of a view, made when first asked for: most views have little of it.
final class ConstraintState {
  /// The active constraints that the view holds, in the order they were activated.
  var constraints: [NSLayoutConstraint] = []
  var layoutGuides: [UILayoutGuide] = []
  var translatesAutoresizingMask = true
  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  var resistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  /// What stands in for the content's size on a canvas; `nil` leaves it.
  var placeholderContentSize: (width: CGFloat?, height: CGFloat?) = (nil, nil)
  /// Whether the content's size is rounded up to whole points, as on a canvas.
  var hasContentInWholePoints = false
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// Of a topmost view: the conflicts that were told already.
  var toldConflicts: Set<String> = []
}

extension UIView {
  var constraintState: ConstraintState {
    if let layoutState { return layoutState }
    let state = ConstraintState()
    layoutState = state
    return state
  }

  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize(width: 0.0, height: 0.0)
  public static let layoutFittingExpandedSize = CGSize(width: 10000.0, height: 10000.0)

  /// Whether the frame and the autoresizing mask place the view, rather than constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.translatesAutoresizingMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      constraintState.translatesAutoresizingMask = newValue
      markUsesAutoLayout()
      engineStructureChanged()
    }
  }

  // MARK: Constraints

  public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    let views = [constraint.firstView, constraint.secondView].compactMap(\.self)
    guard views.allSatisfy({ $0.isDescendant(of: self) }) else {
      return headlessSession.report(.notInSubtree(constraint: constraint.text, view: faultName))
    }
    constraint.install(on: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints that have a say in the view's own size along `axis`, wherever they are held.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var view: UIView? = self
    while let current = view {
      for constraint in current.constraints where constraint.firstView === self || constraint.secondView === self {
        let attribute = constraint.firstAttribute
        let isHorizontal = attribute.kind == .horizontal || attribute == .width
        if isHorizontal == (axis == .horizontal) { found.append(constraint) }
      }
      view = current.superview
    }
    return found
  }

  /// A view that leaves takes along what holds inside it; constraints that join it to others end (Apple's page on
  /// `removeFromSuperview()`).
  func dropConstraintsToOutside() {
    var ancestor = superview
    while let view = ancestor {
      if let state = view.layoutState {
        for constraint in state.constraints {
          let isCut = [constraint.firstView, constraint.secondView].contains { $0?.isDescendant(of: self) ?? false }
          if isCut { constraint.deactivate() }
        }
      }
      ancestor = view.superview
    }
  }

  // MARK: Guides

  public var layoutGuides: [UILayoutGuide] { layoutState?.layoutGuides ?? [] }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    constraintState.layoutGuides.append(guide)
  }

  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    var ancestor: UIView? = self
    while let view = ancestor {
      for constraint in view.constraints where constraint.firstItem === guide || constraint.secondItem === guide {
        constraint.deactivate()
      }
      ancestor = view.superview
    }
    constraintState.layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = layoutState?.safeAreaGuide { return guide }
    let guide = UILayoutGuide(kind: .safeArea, of: self)
    constraintState.safeAreaGuide = guide
    return guide
  }

  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = layoutState?.marginsGuide { return guide }
    let guide = UILayoutGuide(kind: .margins, of: self)
    constraintState.marginsGuide = guide
    return guide
  }

  /// What the layout margins leave, but no wider than lines of text can well be read.
  public var readableContentGuide: UILayoutGuide {
    if let guide = layoutState?.readableGuide { return guide }
    let guide = UILayoutGuide(kind: .readable, of: self)
    constraintState.readableGuide = guide
    return guide
  }

  // MARK: Content size

  var placeholderContentSize: (width: CGFloat?, height: CGFloat?) {
    get { layoutState?.placeholderContentSize ?? (nil, nil) }
    set { if newValue != (nil, nil) { constraintState.placeholderContentSize = newValue } }
  }

  var hasContentInWholePoints: Bool {
    get { layoutState?.hasContentInWholePoints ?? false }
    set { if newValue != hasContentInWholePoints { constraintState.hasContentInWholePoints = newValue } }
  }

  static func wholePoints(_ length: CGFloat) -> CGFloat { (length - 1e-6).rounded(.up) }

  /// The intrinsic content size, or what stands in for it.
  var usedContentSize: CGSize {
    var size = intrinsicContentSize
    if layoutState?.hasContentInWholePoints == true {
      size = CGSize(width: UIView.wholePoints(size.width), height: UIView.wholePoints(size.height))
    }
    let placeholder = placeholderContentSize
    return CGSize(width: placeholder.width ?? size.width, height: placeholder.height ?? size.height)
  }

  // MARK: Content priorities

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = layoutState?.hugging ?? defaultHugging
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    var priorities = layoutState?.hugging ?? defaultHugging
    if axis == .horizontal { priorities.horizontal = priority } else { priorities.vertical = priority }
    constraintState.hugging = priorities
    engineStructureChanged()
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = layoutState?.resistance ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }

  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    var priorities = layoutState?.resistance ?? (.defaultHigh, .defaultHigh)
    if axis == .horizontal { priorities.horizontal = priority } else { priorities.vertical = priority }
    constraintState.resistance = priorities
    engineStructureChanged()
  }
}
