extension InterfaceDocument {
  /// A layout constraint as written; what is not written is the default.
  public struct Constraint: Equatable, Sendable {
    public var id: String?
    /// The object id; nil where the file leaves it out, which means the view that owns the constraint.
    public var firstItem: String?
    public var firstAttribute: String
    /// `equal`, `lessThanOrEqual`, `greaterThanOrEqual`.
    public var relation: String
    public var secondItem: String?
    public var secondAttribute: String?
    /// As written: `2`, `4:3`, `2/3`.
    public var multiplier: String?
    public var constant: Double
    public var priority: Double
    public var identifier: String?
    /// Removed at build time.
    public var isPlaceholder: Bool
    /// The constant is the system's spacing.
    public var isSymbolic: Bool
    /// Whether it counts for the document's traits: it is not left out itself, nor is a view it is about.
    public var isInstalled = true
    /// The index of the view that owns the constraint.
    public var owner: Int?
    public var element: Int
  }

  /// A line from one object to another.
  public struct Connection: Equatable, Sendable {
    public var id: String?
    /// The object id of the object that has the connection.
    public var source: String?
    public var destination: String?
    public var kind: Kind
    public var element: Int

    public enum Kind: Equatable, Sendable {
      case outlet(property: String)
      case outletCollection(property: String, collectionClass: String?)
      case action(selector: String, event: String?)
      /// `kind` is `embed`, `show`, `relationship` …; `relationship` is `rootViewController`, `viewControllers` …
      case segue(kind: String, relationship: String?, identifier: String?)
    }
  }

  /// A guide that constraints may name: a safe area, a scroll view's content or frame, the old top and bottom guides.
  public struct LayoutGuide: Equatable, Sendable {
    public var id: String?
    /// `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `keyboard`; `top` and `bottom` for a controller's.
    public var kind: String
    /// The index of the view it belongs to.
    public var view: Int?
    /// The index of the controller it stands in.
    public var controller: Int?
    public var element: Int
  }
}
