/// Recognizes fingers that stay where they came down, and follows them from then on.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration = 0.5
  open var numberOfTouchesRequired = 1
  open var numberOfTapsRequired = 0
  /// How far fingers may stray until then, in points.
  open var allowableMovement: CGFloat = 10
  private var start: Touches?

  override func wish(for touches: Touches) -> Wish {
    guard touches.places.count == numberOfTouchesRequired else { return .fail }
    guard let start else {
      start = touches
      return minimumPressDuration <= 0 ? .begin : .nothing
    }
    if touches.phase == .ended { return .end }
    if state != .possible { return touches.phase == .moved ? .change : .nothing }
    if start.middle.distance(to: touches.middle) > allowableMovement { return .fail }
    return touches.time - start.time >= minimumPressDuration - 1e-9 ? .begin : .nothing
  }

  override func reset() {
    start = nil
  }
}
