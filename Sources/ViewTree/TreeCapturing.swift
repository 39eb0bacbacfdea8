/// What has a view tree at any moment: a view, a screen, a tree itself.
public protocol TreeCapturing {
  /// The hierarchy as it is now. Asked again, it may have changed.
  func captureTree() throws -> ViewTree
  /// The objects that stand behind the hierarchy now, where it has any: what a tree, which is a value, can't tell.
  func liveObjects() -> LiveObjects
}

extension TreeCapturing {
  public func liveObjects() -> LiveObjects { LiveObjects() }
}

extension ViewTree: TreeCapturing {
  public func captureTree() -> ViewTree { self }
}

/// Controllers and constraints of a hierarchy, watched, not kept.
public struct LiveObjects {
  public struct Object {
    public enum Kind: String, Sendable {
      case controller = "child controller"
      case constraint
    }

    public let kind: Kind
    /// What a person knows it by.
    public let description: String
    public let id: ObjectIdentifier
    /// How many objects of the kind had been made before it.
    public let number: Int
    private weak let object: AnyObject?

    public init(_ kind: Kind, _ object: AnyObject, number: Int, description: String) {
      self.kind = kind
      self.object = object
      self.number = number
      self.description = description
      id = ObjectIdentifier(object)
    }

    public var isAlive: Bool { object != nil }
  }

  /// In the order in which a walk through the hierarchy meets them.
  public var objects: [Object] = []
  /// How many controllers have been made so far: one with this number or a higher one is younger.
  public var controllerCount = 0

  public init() {}
}
