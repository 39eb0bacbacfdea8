/// A width and a height, in points.
public struct CGSize: Hashable, Sendable, CustomStringConvertible {
  public var width: CGFloat
  public var height: CGFloat

  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
  public init() { self.init(width: 0.0, height: 0.0) }

  public static let zero = CGSize()

  public var description: String { "(\(width), \(height))" }
}
