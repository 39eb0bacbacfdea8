/// The root of UIKit's classes: equal when identical, and described by its class.
open class NSObject: Hashable, CustomStringConvertible {
  public init() {}

  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  open var description: String { "<\(type(of: self))>" }
}
