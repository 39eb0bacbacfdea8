/// A point, in points (or in the unit the source names), x to the right and y down.
public struct Point: Equatable, Hashable, Sendable {
  public var x: Double
  public var y: Double

  public static let zero = Point(x: 0, y: 0)

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static func == (a: Point, b: Point) -> Bool {
    isSame(a.x, b.x) && isSame(a.y, b.y)
  }
}

/// A width and a height, in points.
public struct Size: Equatable, Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static func == (a: Size, b: Size) -> Bool {
    isSame(a.width, b.width) && isSame(a.height, b.height)
  }
}

/// A rectangle, in points, y down. Sources in the wild hold negative sizes, infinities and nan; they are kept as they are, and
/// two rectangles with nan in the same place are equal.
public struct Rect: Equatable, Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var size: Size { Size(width: width, height: height) }
  public var origin: Point { Point(x: x, y: y) }

  /// Whether the rectangle has no area that could show: a side that is zero, negative or nan.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether every number is finite.
  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// What both rectangles have in common, or `nil` where that has no area (touching edges have none).
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether `other` lies inside, edges included.
  public func contains(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  public static func == (a: Rect, b: Rect) -> Bool {
    isSame(a.x, b.x) && isSame(a.y, b.y) && isSame(a.width, b.width) && isSame(a.height, b.height)
  }
}

/// Equal numbers, or nan both: what was read twice from the same text is the same.
package func isSame(_ a: Double, _ b: Double) -> Bool {
  a == b || (a.isNaN && b.isNaN)
}
