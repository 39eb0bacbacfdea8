/// Where a controller's view is between not being on screen and being there, in the words of UIKit's own dump.
enum AppearanceState: String {
  case appearing, appeared, disappearing, disappeared
}

extension UIViewController {
  /// Whether nobody but the window tells it of its appearance: it and the containers above leave that to UIKit.
  private var isForwardedAutomatically: Bool {
    var controller = self
    if isAppearanceManual { return false }
    while let parent = controller.parent {
      if !parent.shouldAutomaticallyForwardAppearanceMethods || parent.isAppearanceManual { return false }
      controller = parent
    }
    return true
  }

  // MARK: Following the view into and out of a window

  func viewWillMove(to window: UIWindow?) {
    guard isForwardedAutomatically else { return }
    if let window, !window.isHidden {
      willAppear(animated: false)
    } else if window == nil {
      willDisappear(animated: false)
    }
  }

  /// What appears is told so once it has been laid out; what disappears, at once.
  func viewDidMove(to window: UIWindow?) {
    guard isForwardedAutomatically else { return }
    if window != nil, appearanceState == .appearing {
      headlessSession.afterCommit.append { [weak self] in
        if let self, self.viewIfLoaded?.window != nil { self.didAppear(animated: false) }
      }
    } else if window == nil {
      didDisappear(animated: false)
    }
  }

  func disappearWithWindow() {
    guard appearanceState == .appeared || appearanceState == .appearing else { return }
    beginAppearance(false, false)
    endAppearance()
  }

  // MARK: The four notices; one that doesn't follow from the state is left out

  func willAppear(animated: Bool) {
    guard appearanceState == .disappeared || appearanceState == .disappearing else { return }
    appearanceState = .appearing
    record("viewWillAppear")
    viewWillAppear(animated)
  }

  func didAppear(animated: Bool) {
    guard appearanceState == .appearing else { return }
    appearanceState = .appeared
    record("viewDidAppear")
    viewDidAppear(animated)
  }

  func willDisappear(animated: Bool) {
    guard appearanceState == .appeared || appearanceState == .appearing else { return }
    appearanceState = .disappearing
    record("viewWillDisappear")
    viewWillDisappear(animated)
  }

  func didDisappear(animated: Bool) {
    guard appearanceState == .disappearing else { return }
    appearanceState = .disappeared
    record("viewDidDisappear")
    viewDidDisappear(animated)
  }

  // MARK: Appearance that a container directs

  /// The controller and, below it, the children whose views stand in their parents' and that follow them by themselves; in preorder.
  private var followers: [UIViewController] {
    var found: [UIViewController] = []
    var waiting: [UIViewController] = [self]
    while let controller = waiting.popLast() {
      found.append(controller)
      guard controller.shouldAutomaticallyForwardAppearanceMethods, let view = controller.viewIfLoaded else { continue }
      let following = controller.children.filter { child in
        !child.isAppearanceManual && child.viewIfLoaded?.isDescendant(of: view) == true
      }
      waiting.append(contentsOf: following.reversed())
    }
    return found
  }

  func beginAppearance(_ isAppearing: Bool, _ animated: Bool) {
    let isThere = appearanceState == .appeared || appearanceState == .appearing
    guard isAppearing != isThere else { return headlessSession.report(.unbalancedAppearance(controller: lifecycleName)) }
    for controller in followers {
      if isAppearing { controller.willAppear(animated: animated) } else { controller.willDisappear(animated: animated) }
    }
  }

  func endAppearance() {
    let isAppearing = appearanceState == .appearing
    guard isAppearing || appearanceState == .disappearing else {
      return headlessSession.report(.unbalancedAppearance(controller: lifecycleName))
    }
    for controller in followers.reversed() {
      if isAppearing { controller.didAppear(animated: false) } else { controller.didDisappear(animated: false) }
    }
  }
}
