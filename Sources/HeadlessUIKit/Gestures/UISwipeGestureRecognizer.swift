/// Recognizes a finger that goes one way, fast and straight.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
  private var start: Touches?

  /// In points and seconds. Apple doesn't tell its limits; these keep a swipe apart from a slow pan.
  private static let least: CGFloat = 50
  private static let longest = 0.5

  override func wish(for touches: Touches) -> Wish {
    guard touches.places.count == numberOfTouchesRequired else { return .fail }
    guard let start else {
      start = touches
      return .nothing
    }
    if touches.time - start.time > Self.longest { return .fail }
    let x = touches.middle.x - start.middle.x
    let y = touches.middle.y - start.middle.y
    let way = max(abs(x), abs(y))
    guard way >= UIPanGestureRecognizer.slack else { return touches.phase == .ended ? .fail : .nothing }
    let isStraight = min(abs(x), abs(y)) <= way / 2
    let going: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    guard isStraight, !direction.isDisjoint(with: going) else { return .fail }
    if way >= Self.least { return .recognize }
    return touches.phase == .ended ? .fail : .nothing
  }

  override func reset() {
    start = nil
  }
}
