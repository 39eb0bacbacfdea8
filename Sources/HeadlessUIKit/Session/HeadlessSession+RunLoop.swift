extension HeadlessSession {
  /// The windows made in this session that are still there, in the order they were made.
  public var liveWindows: [UIWindow] { windows.compactMap { $0.view as? UIWindow } }

  /// What happens at the end of every turn of UIKit's run loop: windows are laid out, then what waits for that is told,
  /// view controllers that they have appeared first of all; again, until nothing is left to do.
  public func turnRunLoop() {
    enter { commit() }
  }

  private func commit() {
    for _ in 0..<100 {
      for window in liveWindows where !window.isHidden { window.layoutIfNeeded() }
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
  public func rotate(to size: CGSize) {
    enter { turnDevice(to: size) }
  }

  private func turnDevice(to size: CGSize) {
    let old = screen
    screen = old.resized(to: size)
    for window in liveWindows where window.bounds.size == old.bounds.size {
      let coordinator = TransitionCoordinator()
      window.rootViewController?.viewWillTransition(to: size, with: coordinator)
      window.frame = screen.bounds
      window.safeAreaInsetsOfScreenChanged()
      coordinator.runAlongside()
      window.layoutIfNeeded()
      coordinator.runCompletions()
    }
    commit()
  }
}
