extension ViewTree {
  /// One view, as a plain value: everything a tree keeps of it but its place among the others.
  public struct Node: Equatable, Sendable {
    /// The class, as the source names it: `UILabel`, `android.widget.TextView`.
    public var className: String
    /// What identifies the view in its source: an object id of a storyboard, a stable number for an address.
    public var identity: String?
    /// What people call the view: accessibility identifier, resource id, user label.
    public var name: String?
    /// In the superview's coordinates, in points; `nil` where the source tells none.
    public var frame: Rect?
    /// The origin of `bounds`: for a scroll view, its content offset.
    public var boundsOrigin = Point.zero
    public var isHidden = false
    public var alpha = 1.0
    public var clipsToBounds = false
    public var isUserInteractionEnabled = true
    /// What the view shows as text: a label's text, a button's title, a field's placeholder.
    public var text: String?
    public var backgroundColor: Color?
    /// The view controller whose `view` this is.
    public var controller: Controller?
    /// Whatever else the source tells, in its order. Names may repeat.
    public var attributes: [Attribute] = []

    public init(
      _ className: String, identity: String? = nil, name: String? = nil, frame: Rect? = nil, text: String? = nil
    ) {
      self.className = className
      self.identity = identity
      self.name = name
      self.frame = frame
      self.text = text
    }

    public static func == (a: Node, b: Node) -> Bool {
      a.className == b.className && a.identity == b.identity && a.name == b.name && a.frame == b.frame
        && a.boundsOrigin == b.boundsOrigin && a.isHidden == b.isHidden && isSame(a.alpha, b.alpha)
        && a.clipsToBounds == b.clipsToBounds && a.isUserInteractionEnabled == b.isUserInteractionEnabled
        && a.text == b.text && a.backgroundColor == b.backgroundColor && a.controller == b.controller
        && a.attributes == b.attributes
    }
  }

  /// The view controller that owns a view.
  public struct Controller: Equatable, Sendable {
    public var className: String
    public var title: String?
    /// Its appearance state as the source words it: `appeared`, `disappeared`.
    public var state: String?

    public init(_ className: String, title: String? = nil, state: String? = nil) {
      self.className = className
      self.title = title
      self.state = state
    }
  }

  /// A further fact of the source about a view.
  public struct Attribute: Equatable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Where a tree came from.
  public struct Source: Equatable, Sendable {
    /// The reader's name: `storyboard`, `json`.
    public var format: String
    /// What the input is called: a file's name, a scene.
    public var name: String?

    public init(format: String, name: String? = nil) {
      self.format = format
      self.name = name
    }
  }
}
