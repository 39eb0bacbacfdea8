/// What a navigation bar shows for a controller.
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var hidesBackButton = false
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }
}

/// A button in a bar.
open class UIBarButtonItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var customView: UIView?
  open var isEnabled = true
  open var tag = 0
  private let call: (UIBarButtonItem) -> Void

  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    call = { item in primaryAction?.perform(sender: item) }
    super.init()
  }

  public init(customView: UIView) {
    self.customView = customView
    call = { _ in }
    super.init()
  }

  public func tap() { if isEnabled { call(self) } }
}

/// What a tab bar shows for a controller.
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var badgeValue: String?
  open var tag: Int

  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init()
  }
}
