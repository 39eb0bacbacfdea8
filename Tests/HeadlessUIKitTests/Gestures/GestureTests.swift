import HeadlessUIKit
import Testing

/// Which recognizer gets a touch, and what it is told.
@Suite struct GestureTests {
  private final class Rules: UIGestureRecognizerDelegate {
    var letsBegin = true
    var receives = true
    var isSimultaneous = false
    var waits: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { letsBegin }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waits?(gestureRecognizer, otherGestureRecognizer) ?? false }
  }

  private final class Log {
    var lines: [String] = []
    func watch(_ recognizer: UIGestureRecognizer, _ name: String) {
      recognizer.addTarget { [weak self] recognizer in self?.lines.append("\(name) \(recognizer.state)") }
    }
  }

  private func withWindow(_ body: (UIWindow, UIView, Log) throws -> Void) rethrows {
    try HeadlessSession().run {
      let window = UIWindow()
      window.makeKeyAndVisible()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.addSubview(view)
      let log = Log()
      try body(window, view, log)
    }
  }

  @Test func `a pan begins after ten points, follows the finger, and ends`() {
    withWindow { window, view, log in
      let pan = UIPanGestureRecognizer()
      var ways: [Double] = []
      pan.addTarget { recognizer in
        if let pan = recognizer as? UIPanGestureRecognizer { ways.append(pan.translation(in: view).x) }
      }
      log.watch(pan, "pan")
      view.addGestureRecognizer(pan)
      // In steps of 8 points: the second one is 16 from the start.
      #expect(window.pan(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 82, y: 50), steps: 4) == [pan])
      #expect(log.lines == ["pan began", "pan changed", "pan changed", "pan ended"])
      #expect(ways == [16, 24, 32, 32])
      #expect(pan.state == .possible)
      #expect(window.pan(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 55, y: 50)) == [])
      #expect(log.lines.count == 4)
    }
  }

  @Test func `a pan knows how fast the finger goes`() {
    withWindow { window, view, _ in
      let pan = UIPanGestureRecognizer()
      var speed = CGPoint.zero
      pan.addTarget { recognizer in speed = (recognizer as? UIPanGestureRecognizer)?.velocity(in: view) ?? .zero }
      view.addGestureRecognizer(pan)
      // 100 points in 0.2 seconds.
      window.pan(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150), steps: 5, duration: 0.2)
      #expect(abs(speed.x) < 1e-6 && abs(speed.y - 500) < 1e-6)
    }
  }

  @Test func `a single tap waits until a double tap has failed`() {
    withWindow { window, view, log in
      let single = UITapGestureRecognizer()
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      log.watch(single, "single")
      log.watch(double, "double")
      view.addGestureRecognizer(single)
      view.addGestureRecognizer(double)
      window.tap(at: CGPoint(x: 10, y: 10))
      #expect(log.lines == [])
      view.headlessSession.advance(by: 0.3)
      #expect(log.lines == [])
      view.headlessSession.advance(by: 0.1)
      #expect(log.lines == ["single ended"])
      window.tap(at: CGPoint(x: 10, y: 10), count: 2)
      view.headlessSession.advance(by: 1)
      #expect(log.lines == ["single ended", "double ended"])
    }
  }

  @Test func `without that, the first tap is recognized at once, and the second again`() {
    withWindow { window, view, log in
      let single = UITapGestureRecognizer()
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      log.watch(single, "single")
      log.watch(double, "double")
      view.addGestureRecognizer(single)
      view.addGestureRecognizer(double)
      window.tap(at: CGPoint(x: 10, y: 10))
      #expect(log.lines == ["single ended"])
    }
  }

  @Test func `a long press begins after half a second and keeps a tap from being one`() {
    withWindow { window, view, log in
      let press = UILongPressGestureRecognizer()
      let tap = UITapGestureRecognizer()
      log.watch(press, "press")
      log.watch(tap, "tap")
      view.addGestureRecognizer(tap)
      view.addGestureRecognizer(press)
      #expect(window.press(at: CGPoint(x: 10, y: 10), for: 0.6) == [press])
      #expect(log.lines == ["press began", "press ended"])
      window.press(at: CGPoint(x: 10, y: 10), for: 0.2)
      #expect(log.lines == ["press began", "press ended", "tap ended"])
    }
  }

  @Test func `a swipe goes one way, fast`() {
    withWindow { window, view, log in
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .left
      log.watch(swipe, "swipe")
      view.addGestureRecognizer(swipe)
      window.pan(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 200, y: 50))
      window.pan(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 200, y: 200))
      window.pan(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 50, y: 50), duration: 3)
      #expect(log.lines == [])
      window.pan(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 50, y: 50))
      #expect(log.lines == ["swipe ended"])
    }
  }

  @Test func `a pan that requires a swipe to fail leaves a fast finger to it`() {
    withWindow { window, view, log in
      let pan = UIPanGestureRecognizer()
      let swipe = UISwipeGestureRecognizer()
      pan.require(toFail: swipe)
      log.watch(pan, "pan")
      log.watch(swipe, "swipe")
      view.addGestureRecognizer(pan)
      view.addGestureRecognizer(swipe)
      window.pan(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 200, y: 50))
      #expect(log.lines == ["swipe ended"])
      log.lines = []
      window.pan(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 200))
      #expect(log.lines.first == "pan began" && log.lines.last == "pan ended")
    }
  }

  @Test func `two fingers pinch`() {
    withWindow { window, view, log in
      let pinch = UIPinchGestureRecognizer()
      var scale: CGFloat = 0
      pinch.addTarget { recognizer in scale = (recognizer as? UIPinchGestureRecognizer)?.scale ?? 0 }
      log.watch(pinch, "pinch")
      view.addGestureRecognizer(pinch)
      view.addGestureRecognizer(UITapGestureRecognizer { _ in log.lines.append("tap") })
      window.pinch(at: CGPoint(x: 150, y: 150), from: 50, to: 150)
      #expect(log.lines == ["pinch began", "pinch changed", "pinch changed", "pinch changed", "pinch ended"])
      #expect(abs(scale - 3) < 1e-9)
    }
  }

  @Test func `of two that could, the view further down wins; a delegate lets both`() {
    withWindow { window, view, log in
      let inner = UIView(frame: view.bounds)
      view.addSubview(inner)
      let outerPan = UIPanGestureRecognizer()
      let innerPan = UIPanGestureRecognizer()
      log.watch(outerPan, "outer")
      log.watch(innerPan, "inner")
      view.addGestureRecognizer(outerPan)
      inner.addGestureRecognizer(innerPan)
      let way = (from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10))
      #expect(window.pan(from: way.from, to: way.to) == [innerPan])
      let rules = Rules()
      rules.isSimultaneous = true
      outerPan.delegate = rules
      #expect(window.pan(from: way.from, to: way.to) == [innerPan, outerPan])
      rules.isSimultaneous = false
      innerPan.delegate = rules
      rules.letsBegin = false
      outerPan.delegate = nil
      #expect(window.pan(from: way.from, to: way.to) == [outerPan])
      rules.letsBegin = true
      rules.receives = false
      #expect(window.pan(from: way.from, to: way.to) == [outerPan])
      rules.receives = true
      rules.waits = { mine, other in mine === innerPan && other === outerPan }
      #expect(window.pan(from: way.from, to: way.to) == [outerPan])
      #expect(
        log.lines.filter { $0.hasSuffix("ended") } == [
          "inner ended", "inner ended", "outer ended", "outer ended", "outer ended", "outer ended",
        ])
    }
  }

  @Test func `a finger drags the scroll view that can move its way`() {
    withWindow { window, view, _ in
      let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      outer.contentSize = CGSize(width: 300, height: 900)
      outer.contentInsetAdjustmentBehavior = .never
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      inner.contentSize = CGSize(width: 900, height: 100)
      inner.isPagingEnabled = true
      outer.addSubview(inner)
      view.addSubview(outer)
      window.pan(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 50, y: 50), duration: 2)
      #expect(inner.contentOffset == CGPoint(x: 300, y: 0))
      #expect(outer.contentOffset == .zero)
      // Up by 90 from where it was; the last of three steps over 30 seconds is too slow to run on by a whole point.
      window.pan(from: CGPoint(x: 150, y: 95), to: CGPoint(x: 150, y: 5), steps: 3, duration: 30)
      #expect(inner.contentOffset == CGPoint(x: 300, y: 0))
      #expect(abs(outer.contentOffset.y - 90) <= 1.5)
    }
  }

  @Test func `a button keeps taps from its superview's recognizer, and loses them to one of its own`() {
    withWindow { window, view, log in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      button.addAction(UIAction { _ in log.lines.append("button") }, for: .touchUpInside)
      view.addSubview(button)
      view.addGestureRecognizer(UITapGestureRecognizer { _ in log.lines.append("view") })
      let double = UITapGestureRecognizer { _ in log.lines.append("double") }
      double.numberOfTapsRequired = 2
      view.addGestureRecognizer(double)
      window.tap(at: CGPoint(x: 50, y: 50))
      #expect(log.lines == ["button"])
      button.addGestureRecognizer(UITapGestureRecognizer { _ in log.lines.append("own") })
      window.tap(at: CGPoint(x: 50, y: 50))
      #expect(log.lines == ["button", "own"])
    }
  }
}
