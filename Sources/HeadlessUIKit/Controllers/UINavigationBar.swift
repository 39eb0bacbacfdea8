/// The bar at the top of a navigation controller, and the title of what is shown; by itself 44 points high.
open class UINavigationBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  weak var controller: UINavigationController?

  /// A large title makes the bar 52 points higher. It stays: content that scrolls doesn't push it away here.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { controller?.barChanged() } }
  }

  public internal(set) var topItem: UINavigationItem?

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  override var shownText: String? { topItem?.title }
}

/// The bar at the bottom of a tab bar controller, and its items; by itself 49 points high.
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
  override var shownText: String? { items.map { $0.map { $0.title ?? "" }.joined(separator: " | ") } }
}
