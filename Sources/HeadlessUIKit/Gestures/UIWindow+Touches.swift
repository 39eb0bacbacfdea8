/// Gestures as fingers make them: what stands frontmost where they come down is touched, and the recognizers of it and of what it
/// stands in watch. Coordinates are the window's; time is the session's.
extension UIWindow {
  /// Taps at `point`: recognizers first, then, unless one of them kept the touch, the control or cell that is there.
  /// - Parameter count: how many times, in quick succession.
  /// - Returns: the view that was hit; `nil` for none.
  @discardableResult
  public func tap(at point: CGPoint, count: Int = 1) -> UIView? {
    guard let hit = hitTest(point, with: nil) else { return nil }
    if count == 1, !hit.needsArbiter {
      hit.receiveTap()
      return hit
    }
    for tap in 0..<count {
      if tap > 0 { headlessSession.advance(by: 0.1) }
      let recognized = touch(hit, along: [[point]], duration: 0.05)
      if !recognized.contains(where: \.cancelsTouchesInView) { hit.receiveTap(skipsRecognizers: true) }
    }
    return hit
  }

  /// Moves a finger from one point to another, in as many steps, over so many seconds.
  /// - Returns: the recognizers that recognized it.
  @discardableResult
  public func pan(from start: CGPoint, to end: CGPoint, steps: Int = 4, duration: TimeInterval = 0.3) -> [UIGestureRecognizer] {
    guard let hit = hitTest(start, with: nil) else { return [] }
    let way = (0...max(1, steps)).map { step in
      let share = CGFloat(step) / CGFloat(max(1, steps))
      return [CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)]
    }
    return touch(hit, along: way, duration: duration)
  }

  /// Keeps a finger at `point` for so many seconds.
  /// - Returns: the recognizers that recognized it.
  @discardableResult
  public func press(at point: CGPoint, for duration: TimeInterval = 0.5) -> [UIGestureRecognizer] {
    guard let hit = hitTest(point, with: nil) else { return [] }
    return touch(hit, along: Array(repeating: [point], count: 11), duration: duration)
  }

  /// Moves two fingers around `point` from one distance to another.
  /// - Returns: the recognizers that recognized it.
  @discardableResult
  public func pinch(
    at point: CGPoint, from start: CGFloat, to end: CGFloat, steps: Int = 4, duration: TimeInterval = 0.3
  ) -> [UIGestureRecognizer] {
    guard let hit = hitTest(point, with: nil) else { return [] }
    let way = (0...max(1, steps)).map { step -> [CGPoint] in
      let half = (start + (end - start) * CGFloat(step) / CGFloat(max(1, steps))) / 2
      return [CGPoint(x: point.x - half, y: point.y), CGPoint(x: point.x + half, y: point.y)]
    }
    return touch(hit, along: way, duration: duration)
  }

  private func touch(_ view: UIView, along way: [[CGPoint]], duration: TimeInterval) -> [UIGestureRecognizer] {
    let session = headlessSession
    let arbiter = session.gestures
    session.enter { arbiter.begin(on: view, at: way.first ?? []) }
    for (step, places) in way.enumerated() {
      if step > 0 { session.advance(by: duration / Double(way.count - 1)) }
      let hasMoved = step > 0 && places != way[step - 1]
      session.enter {
        arbiter.send(Touches(phase: step == 0 ? .began : hasMoved ? .moved : .stationary, places: places, time: session.clock.now))
      }
    }
    if way.count == 1 { session.advance(by: duration) }
    session.enter {
      arbiter.send(Touches(phase: .ended, places: way.last ?? [], time: session.clock.now))
      arbiter.end()
    }
    if let deadline = arbiter.deadline {
      session.clock.after(deadline - session.clock.now) { arbiter.expire(at: deadline) }
    }
    return arbiter.recognized
  }
}

extension UIView {
  /// Whether a tap here takes more than the first plain tap recognizer, or the control, on the way up.
  fileprivate var needsArbiter: Bool {
    var view: UIView? = self
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] {
        guard let tap = recognizer as? UITapGestureRecognizer else { return true }
        if tap.numberOfTapsRequired != 1 || tap.delegate != nil { return true }
      }
      if current is UIControl { return false }
      view = current.superview
    }
    return false
  }
}
