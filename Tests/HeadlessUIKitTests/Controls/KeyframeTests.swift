import HeadlessUIKit
import Testing
import ViewTree

struct KeyframeTests {
  private let session = HeadlessSession()

  private func alpha(_ view: UIView) -> Double { ViewTree(capturing: view, showing: .presentation).alpha(of: 0) }

  @Test func `each keyframe runs in its part of the time`() {
    session.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      var finished: Bool?
      UIView.animateKeyframes(withDuration: 2, delay: 1) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.5 }
      } completion: {
        finished = $0
      }
      #expect(view.alpha == 0.5 && alpha(view) == 1)
      session.advance(by: 1.5)
      #expect(alpha(view) == 0.5)
      session.advance(by: 1)
      #expect(alpha(view) == 0.25 && finished == nil)
      session.advance(by: 0.5)
      #expect(alpha(view) == 0.5 && finished == true)
      _ = window
    }
  }

  @Test func `a transition takes its time also where no property changes`() {
    session.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(label)
      var finished: Bool?
      UIView.transition(with: label, duration: 1, options: .transitionCrossDissolve, animations: { label.text = "b" }) { finished = $0 }
      session.advance(by: 0.9)
      #expect(finished == nil)
      session.advance(by: 0.1)
      #expect(finished == true)
      _ = window
    }
  }

  @Test func `one view takes another's place, or is shown for it`() {
    session.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let views = (0..<3).map { _ in UIView() }
      for view in views.prefix(2) { window.addSubview(view) }
      UIView.transition(from: views[0], to: views[2], duration: 0)
      #expect(window.subviews == [views[2], views[1]])
      UIView.transition(from: views[1], to: views[2], duration: 0, options: .showHideTransitionViews)
      #expect(views.map(\.isHidden) == [false, true, false])
    }
  }

  @Test func `a property animator runs what was added when it is started`() {
    session.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let view = UIView()
      window.addSubview(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      var ended: UIViewAnimatingPosition?
      animator.addCompletion { ended = $0 }
      #expect(view.alpha == 1 && animator.state == .inactive)
      animator.startAnimation()
      session.advance(by: 0.5)
      #expect(alpha(view) == 0.5 && animator.isRunning)
      session.advance(by: 0.5)
      #expect(ended == .end && !animator.isRunning)
      _ = window
    }
  }
}
