/// What a controller was told of its parent, and what it still waits for.
struct ContainmentState {
  /// A parent it was added to that hasn't said `didMove(toParent:)`.
  weak var awaitedParent: UIViewController?
  var wasToldToLeave = false
  /// Its view has stood in another controller's.
  var wasShown = false

  mutating func wasTold(willMoveTo parent: UIViewController?) {
    wasToldToLeave = parent == nil
  }

  mutating func wasTold(didMoveTo parent: UIViewController?) {
    if parent === awaitedParent { awaitedParent = nil }
  }
}

/// A controller that left its parent; watched, not kept.
struct RemovedController {
  weak var controller: UIViewController?
  let parentName: String
}

extension UIViewController {
  /// Tells the child that it will move, takes it from its old parent without telling it of that, and makes it one's own. Its
  /// `didMove(toParent:)` is up to the container (Apple's page on `addChild(_:)`).
  func adopt(_ child: UIViewController) {
    var ancestor: UIViewController? = self
    while let controller = ancestor {
      guard controller !== child else { return headlessSession.report(.childOfItself(controller: child.lifecycleName)) }
      ancestor = controller.parent
    }
    child.tell(.willMove(self))
    child.parent?.children.removeAll { $0 === child }
    children.append(child)
    child.parent = self
    child.containment = ContainmentState()
    child.containment.awaitedParent = self
    if let view = viewIfLoaded, child.viewIfLoaded?.isDescendant(of: view) == true { child.containment.wasShown = true }
    headlessSession.removedControllers.removeAll { $0.controller === child || $0.controller == nil }
  }

  /// Leaves the parent and is told so. That it would leave, the container was to tell before.
  func leaveParent() {
    guard let parent else { return }
    if !containment.wasToldToLeave {
      headlessSession.removalsWithoutNotice.append(
        ContainmentProblem(.removedWithoutWillMove, child: lifecycleName, parent: parent.lifecycleName))
    }
    // The parent may hold the last reference.
    withExtendedLifetime(self) {
      parent.children.removeAll { $0 === self }
      self.parent = nil
      containment = ContainmentState()
      headlessSession.removedControllers.append(RemovedController(controller: self, parentName: parent.lifecycleName))
      tell(.didMove(nil))
    }
  }

  // MARK: The same, as containers of UIKit do it

  func addContained(_ child: UIViewController) {
    if child.parent !== self { adopt(child) }
  }

  func finishContaining(_ child: UIViewController) {
    if child.containment.awaitedParent === self { child.tell(.didMove(self)) }
  }

  func dropContained(_ child: UIViewController) {
    guard child.parent === self else { return }
    if !child.containment.wasToldToLeave { child.tell(.willMove(nil)) }
    child.viewIfLoaded?.removeFromSuperview()
    child.leaveParent()
  }

  /// The nearest controller above that is a `Controller`.
  func nearestAncestor<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var controller = parent
    while let current = controller {
      if let found = current as? Controller { return found }
      controller = current.parent
    }
    return nil
  }

  public var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }
  public var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }
}

extension UIView {
  /// The controller whose view this is or stands in.
  var nearestController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.owningController { return controller }
      view = current.superview
    }
    return nil
  }

  /// UIKit raises an inconsistency when a child's view is put under another controller's than its parent's.
  func checkParent(forAddingTo superview: UIView) {
    guard let child = owningController, let expected = superview.nearestController, expected !== child else { return }
    child.containment.wasShown = true
    guard let parent = child.parent, parent !== expected else { return }
    headlessSession.report(
      .wrongParent(child: child.lifecycleName, expected: expected.lifecycleName, actual: parent.lifecycleName))
  }
}
