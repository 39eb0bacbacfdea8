/// The bar at the top of a navigation controller: 44 points high, and the title of what is shown.
open class UINavigationBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var prefersLargeTitles = false
  public internal(set) var topItem: UINavigationItem?

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  override var shownText: String? { topItem?.title }
}

/// The bar at the bottom of a tab bar controller: 49 points high, and its items.
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var isTranslucent = true

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
  override var shownText: String? { items.map { $0.map { $0.title ?? "" }.joined(separator: " | ") } }
}
