import HeadlessUIKit
import Testing

private final class Listener: UIScrollViewDelegate {
  var told: [String] = []
  var target: CGPoint?
  /// Consecutive scrolls count as one.
  func scrollViewDidScroll(_ scrollView: UIScrollView) { if told.last != "scroll" { told.append("scroll") } }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { told.append("will begin dragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    told.append("will end dragging")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    told.append("did end dragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { told.append("will begin decelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { told.append("did end decelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { told.append("did end animation") }
}

struct ScrollCallbackTests {
  private let session = HeadlessSession()
  private let listener = Listener()

  private func make() -> (UIWindow, UIScrollView) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    window.addSubview(scrollView)
    scrollView.delegate = listener
    return (window, scrollView)
  }

  // Two logs, of a fast and of a slow drag: https://juejin.cn/post/7020976046191149070.

  @Test func `a drag that runs on is told from its beginning to its rest`() {
    session.run {
      let (window, scrollView) = make()
      scrollView.drag(by: CGPoint(x: 0, y: 50), velocity: CGPoint(x: 0, y: 1))
      #expect(
        listener.told == [
          "will begin dragging", "scroll", "will end dragging", "did end dragging true", "will begin decelerating", "scroll",
          "did end decelerating",
        ])
      _ = window
    }
  }

  @Test func `a drag that stops before the finger leaves ends there`() {
    session.run {
      let (window, scrollView) = make()
      scrollView.drag(by: CGPoint(x: 0, y: 50))
      #expect(listener.told == ["will begin dragging", "scroll", "will end dragging", "did end dragging false"])
      #expect(scrollView.contentOffset.y == 50)
      _ = window
    }
  }

  @Test func `the delegate chooses where a drag comes to rest`() {
    session.run {
      let (window, scrollView) = make()
      listener.target = CGPoint(x: 0, y: 300)
      scrollView.drag(by: CGPoint(x: 0, y: 50), velocity: CGPoint(x: 0, y: 0.1))
      #expect(scrollView.contentOffset.y == 300)
      _ = window
    }
  }

  @Test func `an animated scroll to where it stands tells nothing`() {
    session.run {
      let (window, scrollView) = make()
      scrollView.setContentOffset(.zero, animated: true)
      session.settle()
      #expect(listener.told.isEmpty)
      scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
      session.settle()
      #expect(listener.told == ["scroll", "did end animation"])
      scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
      #expect(listener.told == ["scroll", "did end animation", "scroll"])
      _ = window
    }
  }

  @Test func `setting the offset doesn't stop an animated scroll, setting it without animation does`() {
    session.run {
      let (window, scrollView) = make()
      scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      session.advance(by: 0.1)
      scrollView.contentOffset.y = 0
      session.settle()
      #expect(scrollView.contentOffset.y == 500)
      scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      session.advance(by: 0.1)
      scrollView.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
      session.settle()
      #expect(scrollView.contentOffset.y == 30)
      _ = window
    }
  }
}
