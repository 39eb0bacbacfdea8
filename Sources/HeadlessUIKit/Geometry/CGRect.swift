/// A rectangle, in points, y down.
public struct CGRect: Hashable, Sendable, CustomStringConvertible {
  public var origin: CGPoint
  public var size: CGSize

  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  public init() { self.init(origin: .zero, size: .zero) }

  public static let zero = CGRect()
  /// The rectangle that `intersection(_:)` gives where two have nothing in common.
  public static let null = CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0)

  // MARK: Edges; of a negative size too, the smaller number is `min`

  public var minX: CGFloat { min(origin.x, origin.x + size.width) }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
  public var minY: CGFloat { min(origin.y, origin.y + size.height) }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
  public var width: CGFloat { abs(size.width) }
  public var height: CGFloat { abs(size.height) }

  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public var isInfinite: Bool { size.width == .infinity || size.height == .infinity }

  public var standardized: CGRect { isNull ? self : CGRect(x: minX, y: minY, width: width, height: height) }

  // MARK: Making others

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    let inset = CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
  }

  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The smallest rectangle of whole numbers around this one.
  public var integral: CGRect {
    guard !isNull else { return self }
    let left = minX.rounded(.down)
    let top = minY.rounded(.down)
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return CGRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both have in common; `.null` where they don't touch.
  public func intersection(_ other: CGRect) -> CGRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right >= left, bottom >= top else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether both have an area in common; touching edges don't count.
  public func intersects(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width > 0 && common.height > 0
  }

  /// Whether the point lies inside; the right and the bottom edge lie outside.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  public func contains(_ other: CGRect) -> Bool { union(other) == standardized }

  /// The smallest rectangle around the four corners, each transformed.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let left = corners.reduce(CGFloat.infinity) { min($0, $1.x) }
    let top = corners.reduce(CGFloat.infinity) { min($0, $1.y) }
    let right = corners.reduce(-CGFloat.infinity) { max($0, $1.x) }
    let bottom = corners.reduce(-CGFloat.infinity) { max($0, $1.y) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

/// An edge of a rectangle.
public enum CGRectEdge: UInt32, Sendable { case minXEdge, minYEdge, maxXEdge, maxYEdge }

extension CGRect {
  /// Two parts: what lies within `atDistance` points of an edge, and the rest.
  public func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
    let isHorizontal = fromEdge == .minXEdge || fromEdge == .maxXEdge
    let distance = max(0, min(atDistance, isHorizontal ? width : height))
    let rest = (isHorizontal ? width : height) - distance
    func part(_ start: CGFloat, _ length: CGFloat) -> CGRect {
      isHorizontal
        ? CGRect(x: minX + start, y: minY, width: length, height: height)
        : CGRect(x: minX, y: minY + start, width: width, height: length)
    }
    let isAtStart = fromEdge == .minXEdge || fromEdge == .minYEdge
    return isAtStart ? (part(0, distance), part(distance, rest)) : (part(rest, distance), part(0, rest))
  }
}
