/// The view at the top: hidden until it is made visible, and then showing its root view controller's view.
open class UIWindow: UIView {
  open var windowLevel: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// As large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  private func prepare() {
    isHidden = true
    storedWindow = self
    headlessSession.windows.removeAll { $0.view == nil }
    headlessSession.windows.append(WeakView(view: self))
  }

  open var screen: UIScreen { headlessSession.screen }
  public var isKeyWindow: Bool { headlessSession.keyWindow?.view === self }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue, oldValue.viewIfLoaded?.superview === self { oldValue.viewIfLoaded?.removeFromSuperview() }
      oldValue?.windowOfRoot = nil
      rootViewController?.windowOfRoot = self
      showRootViewController()
    }
  }

  open func makeKey() {
    headlessSession.keyWindow = WeakView(view: self)
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  func visibilityChanged() {
    if isHidden {
      rootViewController?.disappearWithWindow()
    } else {
      showRootViewController()
    }
  }

  private func showRootViewController() {
    guard !isHidden, let controller = rootViewController, let view = controller.view else { return }
    if view.superview === self {
      controller.viewWillMove(to: self)
      controller.viewDidMove(to: self)
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  func safeAreaInsetsOfScreenChanged() {
    insetsMayHaveChanged()
    setNeedsLayout()
  }

  open override func didMoveToWindow() {}
}
