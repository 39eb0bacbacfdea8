/// What a view says of its margins.
struct MarginState {
  var explicit: UIEdgeInsets?
  var insetsFromSafeArea = true
  var preservesSuperview = false
  var lastSafeArea = UIEdgeInsets.zero
}

extension UIView {
  /// The part of the view's edges that bars, the notch or the home indicator cover: what the superview's safe area leaves out of
  /// it, and what its controller adds. Zero without a window.
  var currentSafeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    var chain: [UIView] = []
    var view: UIView = self
    while view !== window, let superview = view.superview {
      chain.append(view)
      view = superview
    }
    var insets = window.headlessSession.screen.safeAreaInsets
    var superview: UIView = window
    for view in chain.reversed() {
      let frame = view.transformedFrame
      let place = CGPoint(x: frame.minX - superview.boundsOrigin.x, y: frame.minY - superview.boundsOrigin.y)
      insets = UIEdgeInsets(
        top: part(of: insets.top, at: place.y), left: part(of: insets.left, at: place.x),
        bottom: part(of: insets.bottom, at: superview.size.height - place.y - frame.height),
        right: part(of: insets.right, at: superview.size.width - place.x - frame.width))
      if let controller = view.owningController {
        insets = insets + controller.additionalSafeAreaInsets + controller.insetsOfBars
      }
      superview = view
    }
    return insets
  }

  /// What is left of an inset `distance` points inside. An edge that sticks out has no more than the whole: were it to count too, a
  /// view that is as large as its margins ask for would grow for ever.
  private func part(of inset: CGFloat, at distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }

  /// Tells of a safe area that isn't what it was.
  func checkSafeArea() {
    guard window != nil else { return }
    let insets = safeAreaInsets
    guard insets != marginState?.lastSafeArea ?? .zero else { return }
    withMargins { $0.lastSafeArea = insets }
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
  }

  // MARK: Margins

  private func withMargins(_ change: (inout MarginState) -> Void) {
    var state = marginState ?? MarginState()
    change(&state)
    marginState = state
  }

  /// 8 points on each side; of a controller's view none above and below, and 16 at the sides, 20 in wide windows (Apple's page on
  /// `systemMinimumLayoutMargins`). What the safe area leaves out comes on top.
  var currentLayoutMargins: UIEdgeInsets {
    let state = marginState ?? MarginState()
    var margins = state.explicit ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if owningController != nil {
      let side: CGFloat = size.width >= 414 ? 20 : 16
      if state.explicit == nil { margins = .zero }
      margins.left = max(margins.left, side)
      margins.right = max(margins.right, side)
    }
    if state.preservesSuperview, let superview {
      let outer = superview.layoutMargins
      margins.top = max(margins.top, outer.top - origin.y)
      margins.left = max(margins.left, outer.left - origin.x)
      margins.bottom = max(margins.bottom, outer.bottom - (superview.size.height - origin.y - size.height))
      margins.right = max(margins.right, outer.right - (superview.size.width - origin.x - size.width))
    }
    return state.insetsFromSafeArea ? margins + safeAreaInsets : margins
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    withMargins { $0.explicit = margins }
    marginsChanged()
  }

  private func marginsChanged() {
    layoutMarginsDidChange()
    engineConstantsChanged()
    setNeedsLayout()
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isReversed ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isReversed ? margins.left : margins.right)
    }
    set {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isReversed ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
        right: isReversed ? newValue.leading : newValue.trailing)
    }
  }

  public var preservesSuperviewLayoutMargins: Bool {
    get { marginState?.preservesSuperview ?? false }
    set {
      withMargins { $0.preservesSuperview = newValue }
      marginsChanged()
    }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState?.insetsFromSafeArea ?? true }
    set {
      withMargins { $0.insetsFromSafeArea = newValue }
      marginsChanged()
    }
  }
}
