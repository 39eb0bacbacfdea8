/// What UIKit measures with, in points. The same type as `Double`, as on 64-bit devices in all but name.
public typealias CGFloat = Double

/// A point, in points, x to the right and y down.
public struct CGPoint: Hashable, Sendable, CustomStringConvertible {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  public init() { self.init(x: 0.0, y: 0.0) }

  public static let zero = CGPoint()

  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }

  public var description: String { "(\(x), \(y))" }
}
