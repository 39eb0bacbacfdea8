extension UIScrollView {
  /// Drags the content as a finger does, and lets it go: the delegate hears what it hears in UIKit, in the same order. On a paging
  /// scroll view it comes to rest on a page; past an edge it springs back.
  ///
  /// - Parameters:
  ///   - distance: How far the content offset moves, in points: the finger goes the other way.
  ///   - steps: In how many steps, each of which the delegate hears of.
  ///   - velocity: Of the offset when the finger lets go, in points a millisecond, as the delegate is told. On a paging scroll
  ///     view it turns the page also where the way was short.
  public func drag(by distance: CGPoint, steps: Int = 4, velocity: CGPoint = .zero) {
    guard isScrollEnabled, isUserInteractionEnabled else { return }
    headlessSession.enter { dragAndLetGo(distance, max(1, steps), velocity) }
  }

  private func dragAndLetGo(_ distance: CGPoint, _ steps: Int, _ velocity: CGPoint) {
    scrollingAnimation?.cancel()
    scrollingAnimation = nil
    isTracking = true
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    let start = boundsOrigin
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let wanted = CGPoint(x: start.x + distance.x * share, y: start.y + distance.y * share)
      setBoundsOrigin(dragged(to: wanted))
    }
    var target = restingOffset(from: start, velocity)
    delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    isTracking = false
    isDragging = false
    let decelerates = target != boundsOrigin
    isDecelerating = decelerates
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    let from = boundsOrigin
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      setBoundsOrigin(step == steps ? target : CGPoint(x: from.x + (target.x - from.x) * share, y: from.y + (target.y - from.y) * share))
    }
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Past an edge content follows the finger half as far, or not at all.
  private func dragged(to offset: CGPoint) -> CGPoint {
    let inside = offsetInside(offset)
    func followed(_ value: CGFloat, _ limit: CGFloat, _ canBounce: Bool) -> CGFloat {
      bounces && canBounce ? limit + (value - limit) / 2 : limit
    }
    return CGPoint(
      x: followed(offset.x, inside.x, alwaysBounceHorizontal || contentSize.width > size.width),
      y: followed(offset.y, inside.y, alwaysBounceVertical || contentSize.height > size.height))
  }

  private func restingOffset(from start: CGPoint, _ velocity: CGPoint) -> CGPoint {
    guard isPagingEnabled else {
      // A flick runs on by the velocity over one minus the rate at which it loses it each millisecond.
      let run = 1 / (1 - decelerationRate.rawValue)
      return offsetInside(CGPoint(x: boundsOrigin.x + velocity.x * run, y: boundsOrigin.y + velocity.y * run))
    }
    func page(_ offset: CGFloat, _ start: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      if velocity > 0 { return ((start / length).rounded(.down) + 1) * length }
      if velocity < 0 { return ((start / length).rounded(.up) - 1) * length }
      return (offset / length).rounded() * length
    }
    return offsetInside(
      CGPoint(
        x: page(boundsOrigin.x, start.x, velocity.x, size.width), y: page(boundsOrigin.y, start.y, velocity.y, size.height)))
  }
}
