extension UIView {
  private enum Place {
    case front
    case index(Int)
    case above(UIView)
    case below(UIView)
  }

  // Called by the methods of the class body, which subclasses override.

  func add(_ view: UIView) { place(view, .front) }
  func insert(_ view: UIView, at index: Int) { place(view, .index(index)) }
  func insert(_ view: UIView, above sibling: UIView) { place(view, .above(sibling)) }
  func insert(_ view: UIView, below sibling: UIView) { place(view, .below(sibling)) }

  private func place(_ view: UIView, _ place: Place) {
    guard view !== self else { return headlessSession.report(.subviewOfItself(view: faultName)) }
    guard !isDescendant(of: view) else {
      return headlessSession.report(.subviewOfItsDescendant(view: view.faultName, descendant: faultName))
    }
    if view.superview === self {
      reorder(view, place)
    } else {
      move(view, place)
    }
  }

  private func reorder(_ view: UIView, _ place: Place) {
    guard let old = indexOfSubview(view) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: position(of: place))
    setNeedsLayout()
  }

  private func position(of place: Place) -> Int {
    switch place {
    case .front: return subviews.count
    case .index(let index):
      if index < 0 || index > subviews.count {
        headlessSession.report(.indexOutOfRange(view: faultName, index: index, count: subviews.count))
      }
      return max(0, min(index, subviews.count))
    case .above(let sibling):
      if let index = indexOfSubview(sibling) { return index + 1 }
      headlessSession.report(.notASubview(view: sibling.faultName, of: faultName))
      return subviews.count
    case .below(let sibling):
      if let index = indexOfSubview(sibling) { return index }
      headlessSession.report(.notASubview(view: sibling.faultName, of: faultName))
      return subviews.count
    }
  }

  /// The order of the callbacks is that of UIKit's own logs: window and superview will change, they did, the superview learns of it.
  private func move(_ view: UIView, _ place: Place) {
    view.checkParent(forAddingTo: self)
    let oldSuperview = view.superview
    let oldWindow = view.window
    let changesWindow = oldWindow !== window
    if changesWindow { view.tellSubtreeWillMove(to: window) }
    view.willMove(toSuperview: self)
    if let oldSuperview {
      oldSuperview.willRemoveSubview(view)
      oldSuperview.detach(view)
    }
    subviews.insert(view, at: position(of: place))
    view.superview = self
    view.wasAttached(to: self)
    if changesWindow { view.tellSubtreeDidMove(to: window) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  func remove() {
    guard let superview else { return }
    let changesWindow = window != nil && !(self is UIWindow)
    willMove(toSuperview: nil)
    if changesWindow { tellSubtreeWillMove(to: nil) }
    superview.willRemoveSubview(self)
    superview.detach(self)
    if changesWindow { tellSubtreeDidMove(to: nil) }
    didMoveToSuperview()
  }

  /// Takes `view` out, with all constraints that join it to what stays.
  private func detach(_ view: UIView) {
    view.dropConstraintsToOutside()
    if view.subtreeUsesAutoLayout || view.isInEngine { engineStructureChanged() }
    if let index = indexOfSubview(view) { subviews.remove(at: index) }
    view.superview = nil
    setNeedsLayout()
  }

  private func wasAttached(to superview: UIView) {
    layoutEngine = nil
    if subtreeUsesAutoLayout {
      superview.markUsesAutoLayout()
      superview.engineStructureChanged()
    }
    if needsLayout || subtreeNeedsLayout { superview.markSubtreeNeedsLayout() }
    if needsConstraintUpdate || subtreeNeedsConstraintUpdate { superview.markSubtreeNeedsConstraintUpdate() }
    insetsMayHaveChanged()
  }

  // MARK: Windows

  private func tellSubtreeWillMove(to window: UIWindow?) {
    forEachInSubtree { view in
      view.owningController?.viewWillMove(to: window)
      view.willMove(toWindow: window)
      return true
    }
  }

  private func tellSubtreeDidMove(to window: UIWindow?) {
    if window == nil, let responder = headlessSession.firstResponder?.view, responder.isDescendant(of: self) {
      responder.resignFirstResponder()
      headlessSession.firstResponder = nil
    }
    var moved: [UIView] = []
    forEachInSubtree { view in
      view.storedWindow = window
      moved.append(view)
      return true
    }
    if window == nil { headlessSession.cancelAnimations(of: moved) }
    for view in moved { view.didMoveToWindow() }
    tellControllers(of: moved, didMoveTo: window)
  }

  /// Children are told before their parents. `views` stand in preorder.
  private func tellControllers(of views: [UIView], didMoveTo window: UIWindow?) {
    var open: [UIView] = []
    func closeTop() { open.popLast()?.owningController?.viewDidMove(to: window) }
    for view in views where view.owningController != nil {
      while let last = open.last, !view.isDescendant(of: last) { closeTop() }
      open.append(view)
    }
    while !open.isEmpty { closeTop() }
  }
}
