public import ViewTree

// What `assertReversible(of: view) { … }` looks at beside the tree.

extension UIView {
  /// The constraints that the views of this hierarchy hold, and the controllers of its views with their children.
  public func liveObjects() -> LiveObjects {
    var controllers: [UIViewController] = []
    var objects = LiveObjects()
    objects.controllerCount = headlessSession.controllerCount
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      for constraint in view.constraints {
        objects.objects.append(.init(.constraint, constraint, number: 0, description: constraint.text))
      }
      if let controller = view.owningController { controllers.append(controller) }
      waiting += view.subviews.reversed()
    }
    objects.add(controllers)
    return objects
  }
}

extension UIViewController {
  /// The children of this controller, theirs, and what the hierarchy of its view holds. No view is loaded for it.
  public func liveObjects() -> LiveObjects {
    var objects = viewIfLoaded?.liveObjects() ?? LiveObjects()
    objects.controllerCount = headlessSession.controllerCount
    objects.add([self])
    return objects
  }
}

extension LiveObjects {
  /// Adds controllers with their children and what they present, each once.
  fileprivate mutating func add(_ controllers: [UIViewController]) {
    var known = Set(objects.map(\.id))
    var waiting = Array(controllers.reversed())
    while let controller = waiting.popLast() {
      guard known.insert(ObjectIdentifier(controller)).inserted else { continue }
      objects.append(.init(.controller, controller, number: controller.number, description: controller.shownClassName))
      waiting += controller.children.reversed()
      if let presented = controller.presentedViewController { waiting.append(presented) }
    }
  }
}
