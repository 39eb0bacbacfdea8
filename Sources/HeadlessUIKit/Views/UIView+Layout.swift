extension UIView {
  func markNeedsLayout() {
    needsLayout = true
    markSubtreeNeedsLayout()
  }

  /// Marks the view and all above it, so that a pass finds its way down.
  func markSubtreeNeedsLayout() {
    var view: UIView? = self
    while let current = view, !current.subtreeNeedsLayout {
      current.subtreeNeedsLayout = true
      view = current.superview
    }
  }

  /// Lays out what is marked in the subtree, beginning with the highest of the superviews that are marked without a gap (Apple's
  /// page on `CALayer.layoutIfNeeded()`).
  func layOutIfNeeded() {
    if HeadlessSession.current !== headlessSession { return headlessSession.run { layOutIfNeeded() } }
    let root = topmostView
    for _ in 0..<100 {
      root.solveConstraints()
      var start = self
      while let superview = start.superview, superview.needsLayout { start = superview }
      guard start.subtreeNeedsLayout || start.needsLayout else { return }
      start.layOutSubtree()
    }
    headlessSession.report(.layoutLoop(view: faultName))
  }

  private func layOutSubtree() {
    var waiting = [self]
    while let view = waiting.popLast() {
      guard view.subtreeNeedsLayout || view.needsLayout else { continue }
      view.subtreeNeedsLayout = false
      if view.needsLayout {
        view.needsLayout = false
        view.checkSafeArea()
        view.owningController?.tellIsAppearing()
        view.owningController?.sendViewWillLayoutSubviews()
        view.layoutSubviews()
        view.owningController?.sendViewDidLayoutSubviews()
      }
      waiting.append(contentsOf: view.subviews.reversed())
    }
  }

  func resizeToFit() {
    let fitting = sizeThatFits(bounds.size)
    // The top left corner stays where it is, not the centre.
    frame = CGRect(origin: frame.origin, size: fitting)
  }
}
