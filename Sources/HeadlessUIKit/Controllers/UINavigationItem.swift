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
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

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
  open var menu: UIMenu?
  open var tintColor: UIColor?
  open var style = Style.plain
  open var width: CGFloat = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  private let call: (UIBarButtonItem) -> Void

  public enum Style: Int, Sendable { case plain, bordered, done }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop,
      camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

    /// What it shows, where that is a word.
    fileprivate var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }
  }

  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
    call = { item in primaryAction?.perform(sender: item) }
    super.init()
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(title: systemItem.title, primaryAction: primaryAction, menu: menu)
  }

  /// Calls a method of `target`, which isn't kept: `action: ViewController.add` stands where UIKit has `#selector(add)`.
  public init<Target: AnyObject>(title: String?, style: Style, target: Target, action: @escaping (Target) -> () -> Void) {
    self.title = title
    self.style = style
    call = { [weak target] _ in if let target { action(target)() } }
    super.init()
  }

  public init<Target: AnyObject>(image: UIImage?, style: Style, target: Target, action: @escaping (Target) -> () -> Void) {
    self.image = image
    self.style = style
    call = { [weak target] _ in if let target { action(target)() } }
    super.init()
  }

  public init<Target: AnyObject>(barButtonSystemItem systemItem: SystemItem, target: Target, action: @escaping (Target) -> () -> Void) {
    title = systemItem.title
    call = { [weak target] _ in if let target { action(target)() } }
    super.init()
  }

  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
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
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var accessibilityIdentifier: String?
  open var tag: Int

  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init()
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
