public import ViewTree

extension InterfaceDocument {
  /// A scene of a storyboard, or a top-level object of a xib that has views.
  public struct Scene: Equatable, Sendable {
    /// The `sceneID` of a storyboard's scene; the object id of a xib's object.
    public var id: String?
    /// The index of the controller the scene is about; a xib's views and a scene of loose objects have none.
    public var controller: Int?
    /// The views outside any other view, by index, in the order of the file.
    public var roots: [Int] = []
    public var element: Int
  }

  /// A view controller, a window controller, a watch's interface controller, or a reference to one in another storyboard.
  public struct Controller: Equatable, Sendable {
    public var id: String?
    public var kind: Kind
    /// The class of the framework: `UITableViewController`.
    public var baseClass: String
    public var customClass: String?
    public var customModule: String?
    public var storyboardIdentifier: String?
    /// Its own title, else that of its navigation item.
    public var title: String?
    public var userLabel: String?
    public var scene: Int
    public var element: Int

    public var className: String { customClass ?? baseClass }

    public enum Kind: Equatable, Sendable {
      case content
      /// Navigation, tab bar, split view, page controllers: other scenes' views show inside theirs.
      case container
      /// `storyboard` is nil for the same file, `identifier` nil for the initial controller.
      case reference(storyboard: String?, identifier: String?, bundle: String?)
    }
  }

  /// The views of a scene in preorder, a superview before its subviews.
  public struct View: Equatable, Sendable {
    public var id: String?
    /// The element's name: `label`, `tableViewCellContentView`.
    public var elementName: String
    /// The class of the framework: `UILabel`.
    public var baseClass: String
    public var customClass: String?
    public var customModule: String?
    /// What it is to the element around it: `view`, `contentView`, `tableHeaderView`; nil for a subview.
    public var key: String?
    /// The superview's index.
    public var superview: Int?
    /// How many superviews there are in the scene.
    public var depth: Int
    /// The index behind the last view of the subtree.
    public var end: Int
    public var scene: Int
    /// The controller that the element stands in.
    public var controller: Int?
    /// As saved, in the superview's coordinates with y down, whatever the file's platform.
    public var frame: Rect?
    public var boundsOrigin = Point.zero
    public var autoresizing = AutoresizingMask()
    public var autoresizesSubviews = true
    /// `translatesAutoresizingMaskIntoConstraints`: whether the frame follows the mask rather than constraints.
    public var translatesAutoresizingMask = true
    /// Whether it and what holds it are in the hierarchy for the document's traits.
    public var isInstalled = true
    public var isHidden = false
    public var alpha = 1.0
    public var clipsToBounds = false
    public var isUserInteractionEnabled = true
    public var userLabel: String?
    public var accessibilityIdentifier: String?
    public var text: Text?
    public var backgroundColor: Color?
    public var runtimeAttributes: [RuntimeAttribute] = []
    public var element: Int

    public var className: String { customClass ?? baseClass }
  }

  /// What a view shows as text.
  public struct Text: Equatable, Sendable {
    public var string: String
    public var isPlaceholder = false
  }

  /// A user-defined runtime attribute: set by key path when the view is loaded.
  public struct RuntimeAttribute: Equatable, Sendable {
    public var keyPath: String
    /// `string`, `number`, `boolean`, `color`, `size` …
    public var type: String
    /// As written; a colour as `#rrggbbaa`.
    public var value: String?
  }

  /// Which distances to the superview, and which sides, may change when the superview's size does.
  public struct AutoresizingMask: Equatable, Sendable {
    public var flexibleMinX = false
    public var widthSizable = false
    public var flexibleMaxX = false
    public var flexibleMinY = false
    public var heightSizable = false
    public var flexibleMaxY = false
  }
}
