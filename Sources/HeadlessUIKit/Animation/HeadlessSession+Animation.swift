extension HeadlessSession {
  /// - Parameters:
  ///   - takesItsTime: Whether the completion waits for the end also where no property changes, as in a transition.
  ///   - startsFromModel: Whether it begins at what views are set to, rather than at what they show: after what runs before it.
  func animate(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, takesItsTime: Bool = false,
    startsFromModel: Bool = false, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let inherited = options.contains(.overrideInheritedDuration) ? nil : animationStack.last?.duration
    let transaction = AnimationTransaction(
      duration: inherited ?? duration, delay: delay, options: options, startsFromModel: startsFromModel)
    guard isAnimationEnabled else {
      animations()
      completion?(true)
      return
    }
    animationStack.append(transaction)
    animations()
    animationStack.removeLast()
    let changes = transaction.starts.compactMap { view, start -> RunningAnimation.Change? in
      let end = VisualState(view)
      return end == start ? nil : RunningAnimation.Change(view: view, from: start, to: end)
    }
    // Where nothing changed, there is nothing to wait for.
    let total = changes.isEmpty && !takesItsTime ? 0 : transaction.duration
    let animation = RunningAnimation(
      start: clock.now + delay, duration: total, curve: AnimationCurve(options), changes: changes, completion: completion)
    runningAnimations.append(animation)
    animation.timer = clock.after(delay + total) { [weak self, weak animation] in
      guard let self, let animation else { return }
      self.end(animation, finished: true)
    }
  }

  private func end(_ animation: RunningAnimation, finished: Bool) {
    guard let index = runningAnimations.firstIndex(where: { $0 === animation }) else { return }
    runningAnimations.remove(at: index)
    clock.cancel(animation.timer)
    animation.completion?(finished)
  }

  /// What the latest animation of `view` that has begun shows now; where none has, what the first that waits will start from; what
  /// the view is set to where there is none.
  func presentationState(of view: UIView) -> VisualState {
    var waiting: VisualState?
    for animation in runningAnimations.reversed() {
      for change in animation.changes where change.view === view {
        if animation.start > clock.now + 1e-9 {
          waiting = change.from
        } else {
          return VisualState.between(change.from, change.to, at: animation.progress(at: clock.now))
        }
      }
    }
    return waiting ?? VisualState(view)
  }

  /// Views that leave their window end their animations, and the block's completion is told that it didn't finish.
  func cancelAnimations(of views: [UIView]) {
    guard !runningAnimations.isEmpty else { return }
    let gone = Set(views.map { ObjectIdentifier($0) })
    for animation in runningAnimations where !animation.changes.isEmpty {
      animation.changes.removeAll { change in change.view.map { gone.contains(ObjectIdentifier($0)) } ?? true }
      guard animation.changes.isEmpty else { continue }
      afterCommit.append { [weak self] in self?.end(animation, finished: false) }
    }
  }
}

extension UIView {
  /// Called before an animatable property changes.
  func recordForAnimation() {
    headlessSession.animationStack.last?.willChange(self)
  }
}
