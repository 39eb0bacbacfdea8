/// Recognizes taps: fingers that come and go without moving.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  private var count = 0
  private var start: Touches?
  private var lastTap: TimeInterval?

  /// A second tap comes within this many seconds of the first; Apple doesn't tell how many, this is what people measured.
  static let longestPause = 0.35
  /// How far a finger may stray, in points.
  static let slack: CGFloat = 10

  override func wish(for touches: Touches) -> Wish {
    switch touches.phase {
    case .began:
      guard touches.places.count == numberOfTouchesRequired else { return .fail }
      start = touches
    case .moved, .stationary:
      if let start, start.middle.distance(to: touches.middle) > Self.slack { return .fail }
    case .ended:
      guard start != nil else { return .nothing }
      start = nil
      count += 1
      lastTap = touches.time
      if count >= numberOfTapsRequired { return .recognize }
    }
    return .nothing
  }

  override var deadline: TimeInterval? { count > 0 && count < numberOfTapsRequired ? lastTap.map { $0 + Self.longestPause } : nil }

  override func reset() {
    count = 0
    start = nil
    lastTap = nil
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
