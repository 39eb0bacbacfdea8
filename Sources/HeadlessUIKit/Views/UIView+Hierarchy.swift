extension UIView {
  public var window: UIWindow? { storedWindow }

  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The first view with this tag in the subtree, the view itself first, in preorder.
  public func viewWithTag(_ tag: Int) -> UIView? { firstInSubtree { $0.tag == tag } }

  func firstInSubtree(_ isWanted: (UIView) -> Bool) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if isWanted(view) { return view }
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }

  /// Calls `body` with the view and all below it, in preorder; where it returns false, not with what is below that view.
  func forEachInSubtree(_ body: (UIView) -> Bool) {
    var waiting = [self]
    while let view = waiting.popLast() {
      if body(view) { waiting.append(contentsOf: view.subviews.reversed()) }
    }
  }

  var topmostView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  // MARK: Ordering subviews

  func bringToFront(_ view: UIView) {
    guard let index = indexOfSubview(view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  func sendToBack(_ view: UIView) {
    guard let index = indexOfSubview(view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    for index in [index1, index2] where !subviews.indices.contains(index) {
      return headlessSession.report(.indexOutOfRange(view: faultName, index: index, count: subviews.count))
    }
    subviews.swapAt(index1, index2)
  }

  func indexOfSubview(_ view: UIView) -> Int? { subviews.firstIndex { $0 === view } }

  /// How faults call the view: its class, and what tells it from others.
  var faultName: String {
    let text = shownName ?? shownText ?? owningController.map(\.lifecycleName)
    return text.map { "\(shownClassName) '\($0)'" } ?? "\(shownClassName) #\(number)"
  }
}
