public import ViewTree

/// What one view tells otherwise than before.
public enum PropertyChange: Equatable, Sendable {
  case className(from: String, to: String)
  case identity(from: String?, to: String?)
  case name(from: String?, to: String?)
  case frame(from: Rect?, to: Rect?)
  case boundsOrigin(from: Point, to: Point)
  case isHidden(from: Bool, to: Bool)
  case alpha(from: Double, to: Double)
  case clipsToBounds(from: Bool, to: Bool)
  case isUserInteractionEnabled(from: Bool, to: Bool)
  case text(from: String?, to: String?)
  case backgroundColor(from: Color?, to: Color?)
  case controller(from: ViewTree.Controller?, to: ViewTree.Controller?)
  /// A further attribute. `nil` on the side that doesn't have it.
  case attribute(name: String, from: Place?, to: Place?)
  /// Attributes that are there before and after stand in another order; the names of all, in order.
  case attributeOrder(from: [String], to: [String])

  /// An attribute's value, and its place among the view's attributes.
  public struct Place: Equatable, Sendable {
    public var index: Int
    public var value: String

    public init(index: Int, value: String) {
      self.index = index
      self.value = value
    }
  }

  public static func == (a: PropertyChange, b: PropertyChange) -> Bool {
    switch (a, b) {
    case (.className(let a, let a2), .className(let b, let b2)): a == b && a2 == b2
    case (.identity(let a, let a2), .identity(let b, let b2)): a == b && a2 == b2
    case (.name(let a, let a2), .name(let b, let b2)): a == b && a2 == b2
    case (.frame(let a, let a2), .frame(let b, let b2)): a == b && a2 == b2
    case (.boundsOrigin(let a, let a2), .boundsOrigin(let b, let b2)): a == b && a2 == b2
    case (.isHidden(let a, let a2), .isHidden(let b, let b2)): a == b && a2 == b2
    case (.alpha(let a, let a2), .alpha(let b, let b2)): isSame(a, b) && isSame(a2, b2)
    case (.clipsToBounds(let a, let a2), .clipsToBounds(let b, let b2)): a == b && a2 == b2
    case (.isUserInteractionEnabled(let a, let a2), .isUserInteractionEnabled(let b, let b2)): a == b && a2 == b2
    case (.text(let a, let a2), .text(let b, let b2)): a == b && a2 == b2
    case (.backgroundColor(let a, let a2), .backgroundColor(let b, let b2)): a == b && a2 == b2
    case (.controller(let a, let a2), .controller(let b, let b2)): a == b && a2 == b2
    case (.attribute(let a, let a2, let a3), .attribute(let b, let b2, let b3)): a == b && a2 == b2 && a3 == b3
    case (.attributeOrder(let a, let a2), .attributeOrder(let b, let b2)): a == b && a2 == b2
    default: false
    }
  }

  /// The change back.
  public var reversed: PropertyChange {
    switch self {
    case .className(let from, let to): .className(from: to, to: from)
    case .identity(let from, let to): .identity(from: to, to: from)
    case .name(let from, let to): .name(from: to, to: from)
    case .frame(let from, let to): .frame(from: to, to: from)
    case .boundsOrigin(let from, let to): .boundsOrigin(from: to, to: from)
    case .isHidden(let from, let to): .isHidden(from: to, to: from)
    case .alpha(let from, let to): .alpha(from: to, to: from)
    case .clipsToBounds(let from, let to): .clipsToBounds(from: to, to: from)
    case .isUserInteractionEnabled(let from, let to): .isUserInteractionEnabled(from: to, to: from)
    case .text(let from, let to): .text(from: to, to: from)
    case .backgroundColor(let from, let to): .backgroundColor(from: to, to: from)
    case .controller(let from, let to): .controller(from: to, to: from)
    case .attribute(let name, let from, let to): .attribute(name: name, from: to, to: from)
    case .attributeOrder(let from, let to): .attributeOrder(from: to, to: from)
    }
  }

  /// Which property it is.
  public var property: Property {
    switch self {
    case .className: .className
    case .identity: .identity
    case .name: .name
    case .frame: .frame
    case .boundsOrigin: .boundsOrigin
    case .isHidden: .isHidden
    case .alpha: .alpha
    case .clipsToBounds: .clipsToBounds
    case .isUserInteractionEnabled: .isUserInteractionEnabled
    case .text: .text
    case .backgroundColor: .backgroundColor
    case .controller: .controller
    case .attribute, .attributeOrder: .attributes
    }
  }
}

/// The properties that are compared. The raw values are what `--only` takes.
public enum Property: String, CaseIterable, Sendable {
  case className = "class"
  case identity = "id"
  case name = "name"
  case frame = "frame"
  case boundsOrigin = "bounds"
  case isHidden = "hidden"
  case alpha = "alpha"
  case clipsToBounds = "clips"
  case isUserInteractionEnabled = "interactive"
  case text = "text"
  case backgroundColor = "background"
  case controller = "controller"
  case attributes = "attributes"
}
