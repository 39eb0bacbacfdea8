import HeadlessUIKit
import Testing
import ViewTree

struct AnimationTests {
  private let session = HeadlessSession()

  private func makeShownView() -> (UIWindow, UIView) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    return (window, view)
  }

  @Test func `properties change at once, what is seen changes with the clock`() {
    session.run {
      let (_, view) = makeShownView()
      UIView.animate(withDuration: 2, delay: 1, options: .curveLinear, animations: { view.alpha = 0 })
      #expect(view.alpha == 0)
      #expect(ViewTree(capturing: view).alpha(of: 0) == 0)
      #expect(ViewTree(capturing: view, showing: .presentation).alpha(of: 0) == 1)
      session.advance(by: 1.5)
      #expect(ViewTree(capturing: view, showing: .presentation).alpha(of: 0) == 0.75)
      session.advance(by: 1.5)
      #expect(ViewTree(capturing: view, showing: .presentation).alpha(of: 0) == 0)
    }
  }

  @Test func `a completion comes when the time is over, at once where nothing changes`() {
    session.run {
      let (_, view) = makeShownView()
      var told: [String] = []
      UIView.animate(withDuration: 2, animations: { view.frame.origin.x = 100 }, completion: { told.append("moved \($0)") })
      UIView.animate(withDuration: 2, animations: {}, completion: { told.append("nothing \($0)") })
      session.advance(by: 0)
      #expect(told == ["nothing true"])
      session.advance(by: 2)
      #expect(told == ["nothing true", "moved true"])
    }
  }

  @Test func `an animation without duration completes in the next turn of the run loop, not at once`() {
    session.run {
      let (window, view) = makeShownView()
      var told: [Bool] = []
      UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: { told.append($0) })
      #expect(told.isEmpty)
      session.turnRunLoop()
      #expect(told == [true])
      _ = window
    }
  }

  @Test func `a view that leaves its window ends its animation`() {
    session.run {
      let (window, view) = makeShownView()
      var finished: Bool?
      UIView.animate(withDuration: 2, animations: { view.alpha = 0 }, completion: { finished = $0 })
      session.advance(by: 1)
      view.removeFromSuperview()
      session.turnRunLoop()
      #expect(finished == false)
      _ = window
    }
  }

  @Test func `sessions of tasks that run at once don't meet`() async {
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask {
          let window = UIWindow(frame: UIScreen.main.bounds)
          let view = UIView()
          window.addSubview(view)
          var ends = 0
          for _ in 0..<50 {
            UIView.animate(withDuration: 1, animations: { view.alpha = view.alpha == 0 ? 1 : 0 }, completion: { _ in ends += 1 })
            window.headlessSession.advance(by: 1)
          }
          return ends == 50 && window.headlessSession.liveWindows.count == 1
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
