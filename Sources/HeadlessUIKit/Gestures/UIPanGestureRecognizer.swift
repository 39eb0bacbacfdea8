/// Recognizes fingers that move, and follows them.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var start: CGPoint?
  private var origin = CGPoint.zero
  private var last: Touches?
  private var speed = CGPoint.zero

  /// How far fingers go before it is a pan, in points; Apple doesn't tell, this is what people measured.
  static let slack: CGFloat = 10

  /// How far the fingers have come, in the coordinates of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    guard let last else { return .zero }
    return CGPoint(x: last.middle.x - origin.x, y: last.middle.y - origin.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let last else { return }
    origin = CGPoint(x: last.middle.x - translation.x, y: last.middle.y - translation.y)
  }

  /// In points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Whether fingers that have come so far are what it waits for.
  func isWanted(_ distance: CGPoint) -> Bool { true }

  override func wish(for touches: Touches) -> Wish {
    guard (minimumNumberOfTouches...max(minimumNumberOfTouches, maximumNumberOfTouches)).contains(touches.places.count) else {
      return touches.phase == .ended ? .end : .fail
    }
    if let last, touches.time > last.time, touches.phase != .ended {
      let time = touches.time - last.time
      speed = CGPoint(x: (touches.middle.x - last.middle.x) / time, y: (touches.middle.y - last.middle.y) / time)
    }
    last = touches
    guard let start else {
      start = touches.middle
      origin = touches.middle
      return .nothing
    }
    switch touches.phase {
    case .began, .stationary: return .nothing
    case .ended: return .end
    case .moved:
      if state != .possible { return .change }
      guard start.distance(to: touches.middle) >= Self.slack else { return .nothing }
      return isWanted(CGPoint(x: touches.middle.x - start.x, y: touches.middle.y - start.y)) ? .begin : .fail
    }
  }

  override func reset() {
    start = nil
    last = nil
    speed = .zero
  }
}

/// A scroll view's own: begins where the content can move that way, and drags it when the fingers let go.
final class ScrollPan: UIPanGestureRecognizer {
  override func isWanted(_ distance: CGPoint) -> Bool {
    guard let scrollView = view as? UIScrollView else { return false }
    let isHorizontal = abs(distance.x) > abs(distance.y)
    let inset = scrollView.adjustedContentInset
    return isHorizontal
      ? scrollView.alwaysBounceHorizontal || scrollView.contentSize.width + inset.left + inset.right > scrollView.size.width
      : scrollView.alwaysBounceVertical || scrollView.contentSize.height + inset.top + inset.bottom > scrollView.size.height
  }

  override func become(_ newState: State) {
    super.become(newState)
    guard newState == .ended, let scrollView = view as? UIScrollView else { return }
    let way = translation(in: scrollView)
    let speed = velocity(in: scrollView)
    scrollView.drag(by: CGPoint(x: -way.x, y: -way.y), velocity: CGPoint(x: -speed.x / 1000, y: -speed.y / 1000))
  }
}
