/// What UIKit's objects have in common; a protocol of one's own may ask for it.
public protocol NSObjectProtocol: AnyObject {}

/// The root of UIKit's classes: equal when identical, and described by its class.
open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
  public init() {}

  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  open var description: String { "<\(type(of: self))>" }
}
