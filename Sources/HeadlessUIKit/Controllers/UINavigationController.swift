/// A stack of controllers, of which the topmost is shown under a bar.
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  public let navigationBar = UINavigationBar(frame: .zero)
  public weak var delegate: (any UINavigationControllerDelegate)?
  private var shown: UIViewController?
  private var hasToldOfFirst = false

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    addContained(rootViewController)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barChanged() } }
  }

  public let toolbar: UIToolbar! = UIToolbar(frame: .zero)

  /// The bar at the bottom, with the `toolbarItems` of what is shown, is hidden unless it is asked for.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { barChanged() } }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Disabled, it keeps `swipeBack(completes:)` from doing anything.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  open override func loadView() {
    super.loadView()
    navigationBar.controller = self
    view.addSubview(navigationBar)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop(animated: false, isPush: true)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBar()
  }

  // The delegate hears of a controller after that has heard itself, also of the first one: the order of a log in
  // http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/.

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if !hasToldOfFirst, let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !hasToldOfFirst, let shown { delegate?.navigationController(self, didShow: shown, animated: animated) }
    hasToldOfFirst = true
  }

  private func placeBar() {
    guard let view = viewIfLoaded else { return }
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: barHeight)
    view.bringSubviewToFront(navigationBar)
    if isToolbarHidden { return toolbar.removeFromSuperview() }
    let height = BarHeights(of: self).toolbar + view.safeAreaInsets.bottom
    toolbar.items = shown?.toolbarItems
    toolbar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    view.addSubview(toolbar)
  }

  private var barHeight: CGFloat { BarHeights(of: self).navigationBar + (hasLargeTitle ? BarHeights.largeTitle : 0) }

  /// A title is large where the bar prefers that and there is height for it, unless the controller or the last before it that says
  /// anything wants it small (Apple's page on `largeTitleDisplayMode`).
  private var hasLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles, headlessSession.generation >= .iOS11, traitCollection.verticalSizeClass == .regular else {
      return false
    }
    return stack.last { $0.navigationItem.largeTitleDisplayMode != .automatic }?.navigationItem.largeTitleDisplayMode != .never
  }

  func barChanged() {
    placeBar()
    shown?.viewIfLoaded?.insetsMayHaveChanged()
    shown?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: The stack

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      return headlessSession.report(.pushedTwice(controller: viewController.lifecycleName))
    }
    addContained(viewController)
    stack.append(viewController)
    showTop(animated: animated, isPush: true)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let popped = stack.last else { return nil }
    pop(to: stack.count - 2, animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated: animated) }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    stack.firstIndex { $0 === viewController }.flatMap { pop(to: $0, animated: animated) }
  }

  @discardableResult
  private func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard stack.indices.contains(index), index < stack.count - 1 else { return nil }
    let popped = Array(stack[(index + 1)...])
    stack.removeSubrange((index + 1)...)
    for controller in popped { controller.tell(.willMove(nil)) }
    showTop(animated: animated, isPush: false) { [self] in
      for controller in popped { dropContained(controller) }
    }
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let gone = stack.filter { old in !viewControllers.contains { $0 === old } }
    stack = viewControllers
    for controller in viewControllers { addContained(controller) }
    showTop(animated: animated, isPush: true) { [self] in
      for controller in gone { dropContained(controller) }
    }
  }

  // MARK: Showing

  /// Puts the topmost controller's view in place of the one before: from the right for a push, to the right for a pop.
  ///
  /// The old one will disappear, the new one appear; then the old one has, then the new one
  /// (https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html).
  private func showTop(animated: Bool, isPush: Bool, _ completion: @escaping () -> Void = {}) {
    guard isViewLoaded, let place = viewIfLoaded else { return completion() }
    let old = shown
    let new = stack.last
    guard old !== new else { return completion() }
    shown = new
    let isVisible = appearanceState == .appearing || appearanceState == .appeared
    old?.isAppearanceManual = isVisible
    new?.isAppearanceManual = isVisible
    new?.loadViewIfNeeded()
    if isVisible {
      if let old, old.appearanceState != .disappeared { old.beginAppearance(false, animated) }
      if let new, new.appearanceState == .disappeared { new.beginAppearance(true, animated) }
      if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    }
    if let view = new?.view {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = place.bounds.offsetBy(dx: animated && isVisible && isPush ? place.bounds.width : 0, dy: 0)
      place.insertSubview(view, at: 0)
    }
    navigationBar.topItem = new?.navigationItem
    placeBar()
    tabBarController?.stackChanged()
    let finish = { [self] in
      old?.viewIfLoaded?.removeFromSuperview()
      if isVisible {
        old?.endAppearance(ifGoing: .disappearing)
        new?.endAppearance(ifGoing: .appearing)
      }
      old?.isAppearanceManual = false
      new?.isAppearanceManual = false
      if let new { finishContaining(new) }
      completion()
      if isVisible, let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }
    if animated, isVisible {
      headlessSession.animate(duration: 0.35, delay: 0, options: []) {
        if isPush { new?.view.frame = place.bounds } else { old?.view.frame.origin.x = place.bounds.width }
      } completion: { _ in
        finish()
      }
    } else if isVisible {
      headlessSession.afterCommit.append(finish)
    } else {
      finish()
    }
  }

  /// Drags the topmost view aside from the screen's left edge, as a finger does, and lets it go: far enough for a pop, or too early.
  ///
  /// Let go too early, the view below will appear, then disappears, and the topmost one appears again (the same source). It has
  /// been told by then that it will leave its parent, and isn't told anything more of that.
  public func swipeBack(completes: Bool) {
    guard !completes else {
      if interactivePopGestureRecognizer?.isEnabled == true { popViewController(animated: true) }
      return
    }
    guard interactivePopGestureRecognizer?.isEnabled == true, stack.count > 1, let top = stack.last, let place = viewIfLoaded,
      appearanceState == .appeared, top === shown,
      top.appearanceState == .appeared
    else { return }
    let below = stack[stack.count - 2]
    top.tell(.willMove(nil))
    for controller in [top, below] { controller.isAppearanceManual = true }
    top.beginAppearance(false, true)
    below.beginAppearance(true, true)
    delegate?.navigationController(self, willShow: below, animated: true)
    if let view = below.view {
      view.frame = place.bounds
      place.insertSubview(view, at: 0)
    }
    top.view.frame.origin.x = place.bounds.width / 4
    headlessSession.animate(duration: 0.35, delay: 0, options: []) {
      top.view.frame.origin.x = 0
    } completion: { [weak self] _ in
      top.containment.wasToldToLeave = false
      if self?.shown === top, top.appearanceState == .disappearing {
        below.beginAppearance(false, true)
        below.viewIfLoaded?.removeFromSuperview()
        below.endAppearance()
        top.beginAppearance(true, true)
        top.endAppearance()
      }
      for controller in [top, below] { controller.isAppearanceManual = false }
    }
  }

  override var insetsOfBarsForChildren: UIEdgeInsets {
    UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : barHeight, left: 0, bottom: isToolbarHidden ? 0 : BarHeights(of: self).toolbar, right: 0)
  }
}

public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
