/// A rectangle by its edges. Comparing and intersecting edges is exact, where `x + width` rounds.
struct Box: Equatable, Sendable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// Everything there is.
  static let everywhere = Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

  var isEmpty: Bool { !(maxX > minX && maxY > minY) }

  func intersection(_ other: Box) -> Box {
    Box(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest box around both, neither of them empty.
  func union(_ other: Box) -> Box {
    Box(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  @inline(__always)
  func contains(_ other: Box) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}

extension Box {
  init(_ rect: Rect) {
    self.init(minX: rect.x, minY: rect.y, maxX: rect.maxX, maxY: rect.maxY)
  }
}

extension Rect {
  init(_ box: Box) {
    self.init(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
  }
}
