/// A step of adding or removing a child that a container left out.
public struct ContainmentProblem: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    case viewAddedWithoutChild, childWithoutDidMove, removedWithoutWillMove, childWithoutView, outlivesRemoval
  }

  public var kind: Kind
  public var child: String
  public var parent: String

  init(_ kind: Kind, child: String, parent: String) {
    self.kind = kind
    self.child = child
    self.parent = parent
  }

  public var description: String {
    switch kind {
    case .viewAddedWithoutChild:
      "\(child)'s view stands in \(parent)'s, but \(child) is nobody's child; call \(parent).addChild(\(child)) before addSubview"
    case .childWithoutDidMove:
      "\(child) was added to \(parent) and never told that it moved; call \(child).didMove(toParent: \(parent)) after addSubview"
    case .removedWithoutWillMove:
      "\(child) left \(parent) without notice; call \(child).willMove(toParent: nil) before removeFromParent()"
    case .childWithoutView:
      "\(child)'s view is gone from \(parent)'s, but \(child) is still its child; call \(child).removeFromParent() too"
    case .outlivesRemoval:
      "\(child) was removed from \(parent) and is still there; look for what holds it, or keep it on purpose"
    }
  }
}

extension HeadlessSession {
  /// The steps of view controller containment that were left out, of what is in the windows and of what was removed.
  ///
  /// - Parameter allowingSurvivors: Whether a controller may outlive its removal: a container that shows its children by turns
  ///   keeps them.
  /// - Complexity: O(*n*) in the number of views.
  public func containmentProblems(allowingSurvivors: Bool = false) -> [ContainmentProblem] {
    var problems = removalsWithoutNotice
    var seen: Set<ObjectIdentifier> = []
    var waiting: [UIViewController] = []
    for window in liveWindows {
      if let root = window.rootViewController { waiting.append(root) }
      window.forEachInSubtree { view in
        if let controller = view.owningController { waiting.append(controller) }
        return true
      }
    }
    var next = 0
    while next < waiting.count {
      let controller = waiting[next]
      next += 1
      guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
      if let problem = controller.containmentProblem { problems.append(problem) }
      waiting.append(contentsOf: controller.children)
    }
    if !allowingSurvivors {
      for removed in removedControllers {
        guard let controller = removed.controller, controller.parent == nil else { continue }
        problems.append(ContainmentProblem(.outlivesRemoval, child: controller.lifecycleName, parent: removed.parentName))
      }
    }
    return problems
  }
}

extension UIViewController {
  fileprivate var containmentProblem: ContainmentProblem? {
    guard let parent else {
      guard windowOfRoot == nil, presenter == nil, let above = viewIfLoaded?.superview?.nearestController else { return nil }
      return ContainmentProblem(.viewAddedWithoutChild, child: lifecycleName, parent: above.lifecycleName)
    }
    // In the middle of a transition it isn't time yet.
    if containment.awaitedParent != nil, !isAppearanceManual {
      return ContainmentProblem(.childWithoutDidMove, child: lifecycleName, parent: parent.lifecycleName)
    }
    // UIKit's own containers keep children whose views are out of sight.
    let isKept = parent is UINavigationController || parent is UITabBarController || parent is UIPageViewController
    if containment.wasShown, !isKept, viewIfLoaded?.superview == nil {
      return ContainmentProblem(.childWithoutView, child: lifecycleName, parent: parent.lifecycleName)
    }
    return nil
  }
}
