/// Pages that are turned one by one. A data source tells what comes before and after; without one, pages change from code alone.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  public weak var delegate: (any UIPageViewControllerDelegate)?
  public private(set) var viewControllers: [UIViewController]? = []

  public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [String: Any]? = nil) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    turn(to: viewControllers ?? [], direction, animated: animated, completion)
  }

  /// Where a page stands before or after the one that is shown.
  private func step(_ direction: NavigationDirection, in place: UIView) -> CGPoint {
    let sign: CGFloat = direction == .forward ? 1 : -1
    return navigationOrientation == .horizontal
      ? CGPoint(x: sign * place.bounds.width, y: 0) : CGPoint(x: 0, y: sign * place.bounds.height)
  }

  private func turn(
    to new: [UIViewController], _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard let place = view else { return }
    let old = viewControllers ?? []
    let gone = old.filter { controller in !new.contains { $0 === controller } }
    let come = new.filter { controller in !old.contains { $0 === controller } }
    viewControllers = new
    let step = step(direction, in: place)
    let moves = animated && place.window != nil && !old.isEmpty
    let isVisible = appearanceState == .appeared
    for controller in come { addContained(controller) }
    if isVisible { begin(come, gone) }
    for controller in new {
      guard let page = controller.view else { continue }
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.frame = moves && page.superview == nil ? place.bounds.offsetBy(dx: step.x, dy: step.y) : place.bounds
      if page.superview !== place { place.addSubview(page) }
    }
    let finish = { [self] (finished: Bool) in
      if isVisible { end(come, gone) }
      for controller in gone { dropContained(controller) }
      for controller in new { finishContaining(controller) }
      completion?(finished)
    }
    // Without animation all is told at once.
    guard moves else { return finish(true) }
    headlessSession.animate(duration: 0.3, delay: 0, options: []) {
      for controller in new { controller.view.frame = place.bounds }
      for controller in gone { controller.viewIfLoaded?.frame = place.bounds.offsetBy(dx: -step.x, dy: -step.y) }
    } completion: { finished in
      finish(finished)
    }
  }

  // MARK: Appearance of pages: what comes is told first. Pages that scroll end in that order too, pages that curl the other way round
  // (https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html).

  private func begin(_ come: [UIViewController], _ gone: [UIViewController]) {
    for controller in come + gone { controller.isAppearanceManual = true }
    for controller in come where controller.appearanceState == .disappeared { controller.beginAppearance(true, true) }
    for controller in gone where controller.appearanceState != .disappeared { controller.beginAppearance(false, true) }
  }

  private func end(_ come: [UIViewController], _ gone: [UIViewController]) {
    for controller in gone { controller.viewIfLoaded?.removeFromSuperview() }
    let endings: [([UIViewController], AppearanceState)] = [(come, .appearing), (gone, .disappearing)]
    for (controllers, state) in transitionStyle == .scroll ? endings : endings.reversed() {
      for controller in controllers { controller.endAppearance(ifGoing: state) }
    }
    for controller in come + gone { controller.isAppearanceManual = false }
  }

  /// The page that came goes again, and the one that was going is back.
  private func cancel(_ come: UIViewController, _ gone: UIViewController) {
    if transitionStyle == .scroll {
      gone.beginAppearance(true, true)
      gone.endAppearance()
      come.beginAppearance(false, true)
      come.viewIfLoaded?.removeFromSuperview()
      come.endAppearance()
    } else {
      come.beginAppearance(false, true)
      gone.beginAppearance(true, true)
      come.viewIfLoaded?.removeFromSuperview()
      come.endAppearance()
      gone.endAppearance()
    }
    for controller in [come, gone] { controller.isAppearanceManual = false }
  }

  /// Turns the page as a finger does, if the data source has one there. The delegate hears of it, as it doesn't of pages set by code
  /// (Apple's page on `pageViewController(_:willTransitionTo:)`).
  ///
  /// - Parameter completes: Whether the finger goes far enough. If not, the page comes back, and the delegate is told that the
  ///   animation finished and the transition wasn't completed.
  public func turnPage(_ direction: NavigationDirection, completes: Bool = true) {
    guard let current = viewControllers?.first else { return }
    let next =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: current)
      : dataSource?.pageViewController(self, viewControllerBefore: current)
    guard let next else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    guard completes else { return turnAndReturn(current, next, direction) }
    turn(to: [next], direction, animated: true) { [self] finished in
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: [current], transitionCompleted: finished)
    }
  }

  private func turnAndReturn(_ current: UIViewController, _ next: UIViewController, _ direction: NavigationDirection) {
    guard let place = viewIfLoaded, appearanceState == .appeared, let page = next.view else { return }
    let step = step(direction, in: place)
    addContained(next)
    begin([next], [current])
    page.frame = place.bounds.offsetBy(dx: step.x * 0.75, dy: step.y * 0.75)
    place.addSubview(page)
    current.view.frame = place.bounds.offsetBy(dx: -step.x / 4, dy: -step.y / 4)
    headlessSession.animate(duration: 0.3, delay: 0, options: []) {
      page.frame = place.bounds.offsetBy(dx: step.x, dy: step.y)
      current.view.frame = place.bounds
    } completion: { [self] finished in
      if next.appearanceState == .appearing, current.appearanceState == .disappearing { cancel(next, current) }
      dropContained(next)
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: [current], transitionCompleted: false)
    }
  }
}

public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
