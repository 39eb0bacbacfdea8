/// Recognizes two fingers that go apart or together, and follows them.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, as a multiple of where they started; set it to count from another number.
  open var scale: CGFloat = 1
  /// Of the scale, each second.
  public private(set) var velocity: CGFloat = 0
  private var last: (distance: CGFloat, time: TimeInterval)?
  private var way: CGFloat = 0

  override func wish(for touches: Touches) -> Wish {
    guard touches.places.count == 2 else { return .fail }
    if touches.phase == .ended { return .end }
    let distance = touches.places[0].distance(to: touches.places[1])
    defer { last = (distance, touches.time) }
    guard let last, last.distance > 0 else { return .nothing }
    let change = distance / last.distance
    scale *= change
    if touches.time > last.time { velocity = (scale - scale / change) / (touches.time - last.time) }
    way += abs(distance - last.distance)
    if state != .possible { return touches.phase == .moved ? .change : .nothing }
    return way >= UIPanGestureRecognizer.slack ? .begin : .nothing
  }

  override func reset() {
    scale = 1
    velocity = 0
    last = nil
    way = 0
  }
}
