/// What a view says of its margins.
struct MarginState {
  var explicit: UIEdgeInsets?
  var insetsFromSafeArea = true
  var preservesSuperview = false
  /// Whether the margins at the sides leave no more than a readable width.
  var followsReadableWidth = false
  /// Of a topmost view that stands in no window: what a screen around it would cover.
  var canvasSafeArea: UIEdgeInsets?
  /// What the system gives where nothing else is said, and at least at the sides; a controller's view has it without being told.
  var system: UIEdgeInsets?
  var lastSafeArea = UIEdgeInsets.zero
}

extension UIView {
  /// The part of the view's edges that bars, the notch or the home indicator cover: what the superview's safe area leaves out of
  /// it, and what its controller adds. Zero without a window.
  var currentSafeAreaInsets: UIEdgeInsets {
    var chain: [UIView] = []
    var view: UIView = self
    while view !== window, let superview = view.superview {
      chain.append(view)
      view = superview
    }
    guard var insets = window.map({ $0.headlessSession.screen.safeAreaInsets }) ?? view.marginState?.canvasSafeArea else { return .zero }
    var superview = view
    for view in chain.reversed() {
      let frame = view.transformedFrame
      let place = CGPoint(x: frame.minX - superview.boundsOrigin.x, y: frame.minY - superview.boundsOrigin.y)
      insets = UIEdgeInsets(
        top: part(of: insets.top, at: place.y), left: part(of: insets.left, at: place.x),
        bottom: part(of: insets.bottom, at: superview.size.height - place.y - frame.height),
        right: part(of: insets.right, at: superview.size.width - place.x - frame.width))
      if superview is UITableView || superview is UICollectionView {
        // What bars cover there is no content: the content inset keeps it free.
        insets.top = 0
        insets.bottom = 0
      }
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
    if insetsLayoutMarginsFromSafeArea { tellMarginsChanged() }
  }

  // MARK: Margins

  private func withMargins(_ change: (inout MarginState) -> Void) {
    var state = marginState ?? MarginState()
    change(&state)
    marginState = state
  }

  /// What was set, or 8 points on each side; of a controller's view none above and below, and 16 at the sides, 20 in wide windows
  /// (Apple's page on `systemMinimumLayoutMargins`). What the safe area leaves out comes on top.
  var currentLayoutMargins: UIEdgeInsets {
    var state = marginState ?? MarginState()
    if let owningController, state.system == nil, owningController.viewRespectsSystemMinimumLayoutMargins {
      state.system = Self.systemMargins(width: size.width)
    }
    var margins = state.explicit ?? state.system ?? defaultLayoutMargins
    if state.explicit != nil, let system = state.system {
      margins.left = max(margins.left, system.left)
      margins.right = max(margins.right, system.right)
    }
    if state.preservesSuperview, let superview {
      let outer = superview.layoutMargins
      if !(superview is UIScrollView) {
        margins.top = max(margins.top, outer.top - origin.y)
        margins.bottom = max(margins.bottom, outer.bottom - (superview.size.height - origin.y - size.height))
      }
      margins.left = max(margins.left, outer.left - origin.x)
      margins.right = max(margins.right, outer.right - (superview.size.width - origin.x - size.width))
    }
    // Before iOS 11 there was no safe area.
    if state.insetsFromSafeArea && headlessSession.generation >= .iOS11 { margins = margins + safeAreaInsets }
    return state.followsReadableWidth ? readable(margins) : margins
  }

  /// The layout margins, and at the sides what is beyond a readable width.
  var readableInsets: UIEdgeInsets { readable(layoutMargins) }

  /// Lines in text of the default size are readable up to 672 points (useyourloaf.com, Readable Content Guides: measured on an iPad).
  private func readable(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    let excess = size.width - margins.left - margins.right - 672
    guard excess > 0 else { return margins }
    var margins = margins
    margins.left += excess / 2
    margins.right += excess / 2
    return margins
  }

  var followsReadableWidth: Bool {
    get { marginState?.followsReadableWidth ?? false }
    set {
      guard newValue != followsReadableWidth else { return }
      withMargins { $0.followsReadableWidth = newValue }
      marginsChanged()
    }
  }

  fileprivate static func systemMargins(width: CGFloat) -> UIEdgeInsets {
    let side: CGFloat = width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Shows a topmost view as a screen would around it: with these insets, and margins as those of a controller's view.
  package func setCanvas(safeArea: UIEdgeInsets, systemMargins: UIEdgeInsets?) {
    withMargins {
      $0.canvasSafeArea = safeArea
      $0.system = systemMargins
    }
    marginsChanged()
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    withMargins { $0.explicit = margins }
    marginsChanged()
  }

  fileprivate func marginsChanged() {
    tellMarginsChanged()
    engineConstantsChanged()
    setNeedsLayout()
  }

  private func tellMarginsChanged() {
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
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

extension UIViewController {
  /// What the system gives the view at its sides, and doesn't let it fall below.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margins = UIView.systemMargins(width: viewIfLoaded?.bounds.width ?? headlessSession.screen.bounds.width)
    return NSDirectionalEdgeInsets(top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
  }

  func systemMarginsWereSwitched() { viewIfLoaded?.marginsChanged() }
}
