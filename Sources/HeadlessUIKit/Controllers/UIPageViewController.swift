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

  private func turn(
    to new: [UIViewController], _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard let place = view else { return }
    let old = viewControllers ?? []
    let gone = old.filter { controller in !new.contains { $0 === controller } }
    viewControllers = new
    let isForward = direction == .forward
    let step =
      navigationOrientation == .horizontal
      ? CGPoint(x: isForward ? place.bounds.width : -place.bounds.width, y: 0)
      : CGPoint(x: 0, y: isForward ? place.bounds.height : -place.bounds.height)
    let moves = animated && place.window != nil && !old.isEmpty
    for controller in new {
      addContained(controller)
      guard let page = controller.view else { continue }
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.frame = moves && page.superview == nil ? place.bounds.offsetBy(dx: step.x, dy: step.y) : place.bounds
      if page.superview !== place { place.addSubview(page) }
    }
    let finish = { [self] (finished: Bool) in
      for controller in gone { dropContained(controller) }
      for controller in new { finishContaining(controller) }
      completion?(finished)
    }
    guard moves else { return finish(true) }
    headlessSession.animate(duration: 0.3, delay: 0, options: []) {
      for controller in new { controller.view.frame = place.bounds }
      for controller in gone { controller.viewIfLoaded?.frame = place.bounds.offsetBy(dx: -step.x, dy: -step.y) }
    } completion: { finished in
      finish(finished)
    }
  }

  /// Turns the page as a finger does, if the data source has one there.
  public func turnPage(_ direction: NavigationDirection) {
    guard let current = viewControllers?.first else { return }
    let next =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: current)
      : dataSource?.pageViewController(self, viewControllerBefore: current)
    guard let next else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    turn(to: [next], direction, animated: true) { [self] finished in
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: [current], transitionCompleted: finished)
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
