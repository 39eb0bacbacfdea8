/// An animation block while it runs: what its views looked like before it changed them.
final class AnimationTransaction {
  let duration: TimeInterval
  let delay: TimeInterval
  let options: UIView.AnimationOptions
  let startsFromModel: Bool
  private(set) var starts: [(view: UIView, state: VisualState)] = []
  private var seen: Set<ObjectIdentifier> = []

  init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, startsFromModel: Bool = false) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.startsFromModel = startsFromModel
  }

  func willChange(_ view: UIView) {
    guard seen.insert(ObjectIdentifier(view)).inserted else { return }
    starts.append((view, startsFromModel ? VisualState(view) : view.headlessSession.presentationState(of: view)))
  }
}

/// An animation on its way.
final class RunningAnimation {
  struct Change {
    weak var view: UIView?
    let from: VisualState
    let to: VisualState
  }

  let start: TimeInterval
  let duration: TimeInterval
  let curve: AnimationCurve
  var changes: [Change]
  var completion: ((Bool) -> Void)?
  var timer = 0

  init(start: TimeInterval, duration: TimeInterval, curve: AnimationCurve, changes: [Change], completion: ((Bool) -> Void)?) {
    self.start = start
    self.duration = duration
    self.curve = curve
    self.changes = changes
    self.completion = completion
  }

  func progress(at now: TimeInterval) -> CGFloat {
    duration <= 0 ? 1 : curve.progress(at: (now - start) / duration)
  }
}
