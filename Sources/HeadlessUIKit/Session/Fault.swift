/// What UIKit answers with an exception or a complaint on the console. Here it is kept by the session, and the program goes on.
public enum Fault: Hashable, Sendable, CustomStringConvertible {
  case subviewOfItself(view: String)
  case subviewOfItsDescendant(view: String, descendant: String)
  case indexOutOfRange(view: String, index: Int, count: Int)
  case notASubview(view: String, of: String)
  case layoutLoop(view: String)

  case wrongParent(child: String, expected: String, actual: String)
  case viewOfTwoControllers(view: String, first: String, second: String)
  case childOfItself(controller: String)
  case noCommonParent(from: String, to: String)
  case forwardsAppearanceItself(container: String)
  case unbalancedAppearance(controller: String)
  case notInWindow(presenting: String, presented: String)
  case alreadyPresenting(presenting: String, presented: String, shown: String)
  case pushedTwice(controller: String)
  case noView(controller: String)

  case noCommonAncestor(constraint: String)
  case mixedAttributes(constraint: String)
  case notInSubtree(constraint: String, view: String)
  case priorityOfInstalledConstraint(constraint: String)
  case unsatisfiable(constraints: [String], broken: String)
  case visualFormat(message: String)

  case unregisteredCell(identifier: String)
  case inconsistentCounts(view: String, section: Int, shown: Int, now: Int)
  case missing(what: String, where: String)
  case unreadableFile(message: String)

  public var description: String {
    switch self {
    case .subviewOfItself(let view): "\(view) can't be its own subview; add another view"
    case .subviewOfItsDescendant(let view, let descendant):
      "\(view) can't become a subview of \(descendant), which it contains; remove \(descendant) from it first"
    case .indexOutOfRange(let view, let index, let count):
      "\(view) has \(count) subviews, so there is none at \(index); nothing was changed there"
    case .notASubview(let view, let superview): "\(view) is not a subview of \(superview); it was put in front instead"
    case .layoutLoop(let view): "the layout of \(view) doesn't come to rest; don't call setNeedsLayout() on each pass"
    case .wrongParent(let child, let expected, let actual):
      "child view controller \(child) should have parent view controller \(expected) but its parent is \(actual); "
        + "call \(expected).addChild(\(child)) before adding its view there"
    case .viewOfTwoControllers(let view, let first, let second):
      "\(view) is the view of \(first) and can't be that of \(second) too; clear the first one's view before"
    case .childOfItself(let controller): "\(controller) can't be a child of itself or of its descendants"
    case .noCommonParent(let from, let to):
      "\(from) and \(to) need a common parent for a transition; call addChild(_:) on the same controller for both"
    case .forwardsAppearanceItself(let container):
      "\(container) forwards appearance methods by itself and can't call transition(from:to:duration:options:animations:completion:); "
        + "animate with UIView and call beginAppearanceTransition(_:animated:) on both children instead"
    case .unbalancedAppearance(let controller):
      "unbalanced calls to begin and end appearance transitions for \(controller)"
    case .notInWindow(let presenting, let presented):
      "\(presenting) can't present \(presented), since its view is not in a window's hierarchy"
    case .alreadyPresenting(let presenting, let presented, let shown):
      "\(presenting) can't present \(presented), since it presents \(shown) already; dismiss that one first"
    case .pushedTwice(let controller): "\(controller) is on the navigation stack already; push another one"
    case .noView(let controller): "loadView() of \(controller) set no view; set `view` in it, or call super"
    case .noCommonAncestor(let constraint):
      "\(constraint) can't be activated, since its views have no common ancestor; add both to one hierarchy first"
    case .mixedAttributes(let constraint): "\(constraint) pairs attributes of different kinds; it was left inactive"
    case .notInSubtree(let constraint, let view):
      "\(constraint) can't be added to \(view), since its views are not inside; add it to a common ancestor"
    case .priorityOfInstalledConstraint(let constraint):
      "\(constraint) is active, so its priority can't change from or to required; deactivate it before"
    case .unsatisfiable(let constraints, let broken):
      "these constraints can't all hold:\n" + constraints.map { "    \($0)\n" }.joined()
        + "so this one was broken:\n    \(broken)"
    case .visualFormat(let message): message
    case .unregisteredCell(let identifier):
      "no class is registered for the reuse identifier '\(identifier)'; register one before dequeuing"
    case .inconsistentCounts(let view, let section, let shown, let now):
      "section \(section) of \(view) has \(now) items after the update, but \(shown) were expected"
    case .unreadableFile(let message): message
    case .missing(let what, let place): "there is no \(what) in \(place)"
    }
  }
}
