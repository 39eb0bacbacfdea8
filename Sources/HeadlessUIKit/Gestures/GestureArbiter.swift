/// Settles which of the recognizers that watch the same touches recognizes its gesture (Apple, "Coordinating multiple gesture
/// recognizers").
///
/// Whoever is first wins, and the others fail, unless a delegate lets two go along with each other. One that requires another to fail waits for that.
/// Recognizers of views further down are asked first.
final class GestureArbiter {
  /// Deepest view's first; whoever is done leaves.
  private var watching: [UIGestureRecognizer] = []
  /// Those that would recognize if others had failed; whether a gesture that goes on has ended meanwhile.
  private var waiting: [(recognizer: UIGestureRecognizer, wish: Wish, hasEnded: Bool)] = []
  /// Those that recognized these touches.
  private(set) var recognized: [UIGestureRecognizer] = []

  /// Fingers came down on `view`.
  func begin(on view: UIView, at places: [CGPoint]) {
    recognized = []
    var ancestor: UIView? = view
    var hasPassedControl = false
    while let current = ancestor {
      for recognizer in current.watchingRecognizers where recognizer.isEnabled {
        // A control keeps taps to itself.
        if hasPassedControl, (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 1 { continue }
        let touch = UITouch(view: view, place: places.first ?? .zero)
        guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true else { continue }
        if !watching.contains(where: { $0 === recognizer }) { watching.append(recognizer) }
      }
      hasPassedControl = hasPassedControl || current is UIControl
      ancestor = current.superview
    }
  }

  func send(_ touches: Touches) {
    for recognizer in watching {
      // Another one's success may have ended its chances meanwhile.
      guard watching.contains(where: { $0 === recognizer }) else { continue }
      recognizer.places = touches.places
      grant(recognizer.wish(for: touches), to: recognizer)
    }
    startWaiting()
  }

  /// All fingers are gone: what counts nothing any more has failed.
  func end() {
    for recognizer in watching where recognizer.deadline == nil && !waiting.contains(where: { $0.recognizer === recognizer }) {
      drop(recognizer)
    }
    startWaiting()
  }

  /// Until when a recognizer counts on.
  var deadline: TimeInterval? { watching.compactMap(\.deadline).max() }

  /// What counted on until now has failed.
  func expire(at time: TimeInterval) {
    for recognizer in watching {
      if let deadline = recognizer.deadline, deadline <= time + 1e-9 { drop(recognizer) }
    }
    startWaiting()
  }

  private func grant(_ wish: Wish, to recognizer: UIGestureRecognizer) {
    let isGoingOn = recognizer.state == .began || recognizer.state == .changed
    switch wish {
    case .nothing: break
    case .fail: drop(recognizer)
    case .recognize, .begin: wait(recognizer, wish)
    case .change: if isGoingOn { recognizer.become(.changed) }
    case .end:
      if isGoingOn {
        recognizer.become(.ended)
        leave(recognizer)
      } else if let index = waiting.firstIndex(where: { $0.recognizer === recognizer }) {
        waiting[index].hasEnded = true
      } else {
        drop(recognizer)
      }
    }
  }

  private func wait(_ recognizer: UIGestureRecognizer, _ wish: Wish) {
    guard !waiting.contains(where: { $0.recognizer === recognizer }) else { return }
    waiting.append((recognizer, wish, false))
    startWaiting()
  }

  /// Lets those recognize that wait for nobody any more.
  private func startWaiting() {
    while let index = waiting.firstIndex(where: { entry in !watching.contains { isAwaited($0, by: entry.recognizer) } }) {
      let (recognizer, wish, hasEnded) = waiting.remove(at: index)
      let isPrevented = recognized.contains { $0 !== recognizer && !recognizer.goesAlong(with: $0) }
      guard !isPrevented, recognizer.mayBegin else {
        drop(recognizer)
        continue
      }
      recognized.append(recognizer)
      prevent(others: recognizer)
      if wish == .recognize {
        recognizer.become(.ended)
        leave(recognizer)
      } else {
        recognizer.become(.began)
        if hasEnded {
          recognizer.become(.ended)
          leave(recognizer)
        }
      }
    }
  }

  private func isAwaited(_ other: UIGestureRecognizer, by recognizer: UIGestureRecognizer) -> Bool {
    other !== recognizer && recognizer.mustWait(for: other)
  }

  private func prevent(others winner: UIGestureRecognizer) {
    for other in watching where other !== winner && other.state == .possible && !other.goesAlong(with: winner) { drop(other) }
  }

  private func drop(_ recognizer: UIGestureRecognizer) {
    let isGoingOn = recognizer.state == .began || recognizer.state == .changed
    if isGoingOn { recognizer.become(.cancelled) } else { recognizer.state = .failed }
    leave(recognizer)
  }

  private func leave(_ recognizer: UIGestureRecognizer) {
    watching.removeAll { $0 === recognizer }
    waiting.removeAll { $0.recognizer === recognizer }
    recognizer.state = .possible
    recognizer.reset()
  }
}

extension UIView {
  /// The view's own recognizers, a scroll view's among them.
  fileprivate var watchingRecognizers: [UIGestureRecognizer] {
    let own = gestureRecognizers ?? []
    guard let scrollView = self as? UIScrollView, scrollView.isScrollEnabled else { return own }
    return own + [scrollView.panGestureRecognizer]
  }
}
