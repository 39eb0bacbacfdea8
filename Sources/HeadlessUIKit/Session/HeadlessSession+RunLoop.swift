extension HeadlessSession {
  /// The windows made in this session that are still there, in the order they were made.
  public var liveWindows: [UIWindow] { windows.compactMap { $0.view as? UIWindow } }

  /// What happens at the end of every turn of UIKit's run loop: windows are laid out, then what waits for that is told,
  /// view controllers that they have appeared first of all; again, until nothing is left to do.
  ///
  /// Timers that are due fire too, so an animation without a duration completes (Apple's page on
  /// `animate(withDuration:animations:completion:)`: at the beginning of the next cycle).
  public func turnRunLoop() { advance(by: 0) }

  private func commit() {
    for _ in 0..<100 {
      for window in liveWindows where !window.isHidden { window.layoutIfNeeded() }
      // Those whose views had nothing to lay out.
      let appearing = appearing
      self.appearing = []
      for waiting in appearing { waiting.controller?.tellIsAppearing() }
      let waiting = afterCommit
      afterCommit = []
      if waiting.isEmpty { return }
      for action in waiting { action() }
    }
  }

  /// Lets `seconds` of virtual time pass: animations move on, and end in their order; the run loop turns before and after.
  public func advance(by seconds: TimeInterval) {
    enter {
      commit()
      clock.advance(by: seconds) { self.commit() }
      commit()
    }
  }

  /// Turns the run loop, and the clock on, until no animation and no timer is left; at most an hour of virtual time.
  public func settle() {
    turnRunLoop()
    let end = clock.now + 3600
    while let next = clock.nextTime, next <= end { advance(by: max(0, next - clock.now)) }
  }

  /// Turns the device: the screen is `size` from now on, and every window as large as it was the whole screen.
  ///
  /// Controllers hear `willTransition(to:with:)` if their traits will change, then `viewWillTransition(to:with:)`; then traits change,
  /// windows do, what was to be animated alongside runs, all is laid out, and completions run.
  public func rotate(to size: CGSize) {
    enter { turnDevice(to: size) }
  }

  private func turnDevice(to size: CGSize) {
    let old = screen
    let turned = old.resized(to: size)
    let traits = UITraitCollection(of: turned, style: userInterfaceStyle)
    let turning = liveWindows.filter { $0.bounds.size == old.bounds.size }.map { ($0, TransitionCoordinator()) }
    for (window, coordinator) in turning {
      for controller in window.directControllers {
        controller.sendWillTransition(to: traits, coordinator)
        controller.sendViewWillTransition(to: size, coordinator)
      }
    }
    changeTraits { screen = turned }
    for (window, coordinator) in turning {
      window.frame = screen.bounds
      window.safeAreaInsetsOfScreenChanged()
      coordinator.runAlongside()
      window.layoutIfNeeded()
      coordinator.runCompletions()
    }
    commit()
  }
}

extension UIWindow {
  /// The root view controller and what is presented on it.
  fileprivate var directControllers: [UIViewController] {
    var found: [UIViewController] = []
    var next = rootViewController
    while let controller = next {
      found.append(controller)
      next = controller.presentedViewController
    }
    return found
  }
}
