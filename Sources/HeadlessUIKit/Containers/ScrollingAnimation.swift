/// An animated scroll: the offset moves by steps of the session's clock, and the delegate hears of each.
final class ScrollingAnimation {
  static let duration: TimeInterval = 0.3
  private static let steps = 18  // of a sixtieth of a second

  private weak var scrollView: UIScrollView?
  private let start: CGPoint
  private let end: CGPoint
  private let completion: (UIScrollView) -> Void
  private var step = 0
  private var timer = 0

  init(_ scrollView: UIScrollView, to end: CGPoint, completion: @escaping (UIScrollView) -> Void) {
    self.scrollView = scrollView
    start = scrollView.contentOffset
    self.end = end
    self.completion = completion
    schedule()
  }

  func cancel() {
    scrollView?.headlessSession.clock.cancel(timer)
    step = Self.steps
  }

  private func schedule() {
    guard let clock = scrollView?.headlessSession.clock else { return }
    timer = clock.after(Self.duration / Double(Self.steps)) { [weak self] in self?.move() }
  }

  private func move() {
    guard let scrollView, step < Self.steps else { return }
    step += 1
    if step == Self.steps {
      scrollView.scrollingAnimation = nil
      scrollView.setBoundsOrigin(end)
      completion(scrollView)
      return
    }
    let progress = AnimationCurve.easeInOut.progress(at: CGFloat(step) / CGFloat(Self.steps))
    scrollView.setBoundsOrigin(
      CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress))
    schedule()
  }
}

extension UIScrollView {
  func startScrolling(to end: CGPoint) {
    scrollingAnimation?.cancel()
    scrollingAnimation = nil
    // Where there is nowhere to go to, nothing moves and no end is told (https://github.com/square/Listable/pull/628).
    guard end != contentOffset else { return }
    scrollingAnimation = ScrollingAnimation(self, to: end) { $0.delegate?.scrollViewDidEndScrollingAnimation($0) }
  }
}
