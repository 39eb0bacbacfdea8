/// Several controllers, of which one is shown over a bar with an item for each. Views are loaded when first chosen.
open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private var shown: UIViewController?
  public let tabBar = UITabBar(frame: .zero)
  public weak var delegate: (any UITabBarControllerDelegate)?
  private var storedIndex = 0

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for gone in tabs where !new.contains(where: { $0 === gone }) { dropContained(gone) }
    tabs = new
    for controller in new {
      addContained(controller)
      finishContaining(controller)
    }
    tabBar.items = new.compactMap(\.tabBarItem)
    storedIndex = min(storedIndex, max(0, new.count - 1))
    showSelected()
  }

  open var selectedIndex: Int {
    get { storedIndex }
    set {
      guard tabs.indices.contains(newValue) else { return }
      storedIndex = newValue
      showSelected()
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(storedIndex) ? tabs[storedIndex] : nil }
    set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  /// Chooses a tab as a finger does: the delegate may refuse, and is told.
  public func tap(tab index: Int) {
    guard tabs.indices.contains(index), delegate?.tabBarController(self, shouldSelect: tabs[index]) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: tabs[index])
  }

  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBar()
  }

  private func placeBar() {
    guard let view = viewIfLoaded else { return }
    let height = BarHeights(of: self).tabBar + view.safeAreaInsets.bottom
    tabBar.isHidden = hidesBar
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    view.bringSubviewToFront(tabBar)
  }

  /// Whether a controller on the chosen tab's stack wants the bar away, until it is popped (Apple's page on
  /// `hidesBottomBarWhenPushed`).
  private var hidesBar: Bool {
    (selectedViewController as? UINavigationController)?.viewControllers.contains { $0.hidesBottomBarWhenPushed } ?? false
  }

  /// The stack of a tab isn't what it was.
  func stackChanged() {
    guard isViewLoaded, tabBar.isHidden != hidesBar else { return }
    placeBar()
    shown?.viewIfLoaded?.insetsMayHaveChanged()
    shown?.viewIfLoaded?.setNeedsLayout()
  }

  /// What comes is loaded and told before what goes, which is gone before what comes has appeared: the order of a log of a switch
  /// (https://pgzxc.github.io/posts/efa3afd7.html).
  private func showSelected() {
    guard isViewLoaded, let place = viewIfLoaded, let new = selectedViewController, new !== shown else { return }
    let old = shown
    shown = new
    tabBar.selectedItem = new.tabBarItem
    new.loadViewIfNeeded()
    let isVisible = appearanceState == .appeared
    if isVisible {
      old?.isAppearanceManual = true
      new.isAppearanceManual = true
      new.beginAppearance(true, false)
      if let old, old.appearanceState != .disappeared { old.beginAppearance(false, false) }
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let view = new.view {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = place.bounds
      place.insertSubview(view, at: 0)
    }
    placeBar()
    guard isVisible else { return }
    old?.endAppearance(ifGoing: .disappearing)
    old?.isAppearanceManual = false
    headlessSession.afterCommit.append { [weak self] in
      // Another tab may have been chosen since.
      guard self?.shown === new else { return }
      new.endAppearance(ifGoing: .appearing)
      new.isAppearanceManual = false
    }
  }

  override var insetsOfBarsForChildren: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: hidesBar ? 0 : BarHeights(of: self).tabBar, right: 0)
  }
}

public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
