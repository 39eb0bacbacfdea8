/// Where a controller's view is between not being on screen and being there, in the words of UIKit's own dump.
enum AppearanceState: String {
  case appearing, appeared, disappearing, disappeared
}

/// A controller that is watched, not kept.
struct WeakController {
  weak var controller: UIViewController?
}

extension UIViewController {
  /// Who tells a controller that its view came to a window or left one.
  private enum Director {
    case window
    /// A container's child, while somebody above directs the container: it goes where the container is.
    case parent(UIViewController)
    /// A transition, or a container that forwards by itself.
    case caller
  }

  private var director: Director {
    guard let parent else { return isAppearanceManual ? .caller : .window }
    if isAppearanceManual || !parent.shouldAutomaticallyForwardAppearanceMethods { return .caller }
    var controller = parent
    while let above = controller.parent {
      if controller.isAppearanceManual || !above.shouldAutomaticallyForwardAppearanceMethods { return .parent(parent) }
      controller = above
    }
    return controller.isAppearanceManual ? .parent(parent) : .window
  }

  private var isThere: Bool { appearanceState == .appearing || appearanceState == .appeared }

  // MARK: Following the view into and out of a window

  func viewWillMove(to window: UIWindow?) {
    switch director {
    case .window:
      if let window, !window.isHidden { willAppear(animated: false) } else if window == nil { willDisappear(animated: false) }
    case .parent(let parent):
      if window != nil, parent.isThere {
        willAppear(animated: parent.appearanceState == .appearing && parent.isAppearanceAnimated)
      }
    case .caller: break
    }
  }

  /// What appears is told so once it has been laid out; what disappears, at once. Where the parent is still appearing, they end it
  /// together.
  func viewDidMove(to window: UIWindow?) {
    switch director {
    case .window:
      if window == nil { didDisappear() } else if appearanceState == .appearing { haveAppearedAfterCommit() }
    case .parent(let parent):
      if window != nil {
        if appearanceState == .appearing, parent.appearanceState == .appeared { haveAppearedAfterCommit() }
      } else if parent.isThere, parent.viewIfLoaded?.window != nil {
        willDisappear(animated: false)
        didDisappear()
      }
    case .caller: break
    }
  }

  private func haveAppearedAfterCommit() {
    headlessSession.afterCommit.append { [weak self] in
      if let self, self.viewIfLoaded?.window != nil { self.didAppear() }
    }
  }

  func disappearWithWindow() {
    guard isThere else { return }
    beginAppearance(false, false)
    endAppearance()
  }

  // MARK: The notices; one that doesn't follow from the state is left out

  func willAppear(animated: Bool) {
    guard !isThere else { return }
    appearanceState = .appearing
    isAppearanceAnimated = animated
    awaitsIsAppearing = true
    headlessSession.appearing.append(WeakController(controller: self))
    record("viewWillAppear")
    viewWillAppear(animated)
  }

  /// Once an appearance, when the view stands in the window, placed by its superview, and before it lays out its own subviews
  /// (Apple's page on `viewIsAppearing(_:)`).
  func tellIsAppearing() {
    guard awaitsIsAppearing, isThere, viewIfLoaded?.window != nil else { return }
    awaitsIsAppearing = false
    record("viewIsAppearing")
    viewIsAppearing(isAppearanceAnimated)
  }

  func didAppear() {
    guard appearanceState == .appearing else { return }
    tellIsAppearing()
    appearanceState = .appeared
    record("viewDidAppear")
    viewDidAppear(isAppearanceAnimated)
  }

  func willDisappear(animated: Bool) {
    guard isThere else { return }
    appearanceState = .disappearing
    isAppearanceAnimated = animated
    record("viewWillDisappear")
    viewWillDisappear(animated)
  }

  func didDisappear() {
    guard appearanceState == .disappearing else { return }
    appearanceState = .disappeared
    record("viewDidDisappear")
    viewDidDisappear(isAppearanceAnimated)
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
      if isAppearing { controller.didAppear() } else { controller.didDisappear() }
    }
  }

  /// Ends an appearance or disappearance that somebody directs, if it is that way that the controller still goes.
  func endAppearance(ifGoing state: AppearanceState) {
    if appearanceState == state { endAppearance() }
  }

  /// Whether the controller is being added to its parent: from `addChild(_:)` until it is told that it moved, so inside
  /// `viewWillAppear(_:)` and `viewDidAppear(_:)` of a controller that is pushed (Apple's page on `isMovingToParent`).
  public var isMovingToParent: Bool { parent != nil && containment.awaitedParent != nil }

  /// Whether it is being removed: from `willMove(toParent: nil)` until it is gone, so inside `viewWillDisappear(_:)` and
  /// `viewDidDisappear(_:)` of one that is popped (Apple's page on `isMovingFromParent`).
  public var isMovingFromParent: Bool { parent != nil && containment.wasToldToLeave }
}
