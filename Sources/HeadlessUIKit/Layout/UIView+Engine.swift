extension UIView {
  /// Marks the view and all above it as having constraints somewhere below.
  func markUsesAutoLayout() {
    var view: UIView? = self
    while let current = view, !current.subtreeUsesAutoLayout {
      current.subtreeUsesAutoLayout = true
      view = current.superview
    }
    markSubtreeNeedsLayout()
  }

  /// Constraints came, went or changed their priority: the topmost view's engine is made anew.
  func engineStructureChanged() {
    guard subtreeUsesAutoLayout || isInEngine else { return }
    topmostView.layoutEngine = nil
  }

  /// Only numbers changed.
  func engineConstantsChanged() {
    topmostView.layoutEngine?.constantsAreStale = true
  }

  /// The frame or the mask of a view that Auto Layout knows changed.
  func translationChanged() {
    guard isInEngine else { return }
    let root = topmostView
    guard root === self || translatesAutoresizingMaskIntoConstraints else { return }
    if autoresizingMask.isEmpty || root === self { engineConstantsChanged() } else { engineStructureChanged() }
  }

  func intrinsicContentSizeChanged() {
    guard isInEngine else { return }
    // Whether there is an intrinsic size decides which constraints there are.
    engineStructureChanged()
  }

  /// Insets depend on where a view stands.
  func insetsMayHaveChanged() {
    if let engine = topmostView.layoutEngine { engine.constantsAreStale = true }
  }

  // MARK: Updating

  func markNeedsConstraintUpdate() {
    needsConstraintUpdate = true
    markSubtreeNeedsConstraintUpdate()
  }

  func markSubtreeNeedsConstraintUpdate() {
    var view: UIView? = self
    while let current = view, !current.subtreeNeedsConstraintUpdate {
      current.subtreeNeedsConstraintUpdate = true
      view = current.superview
    }
  }

  /// Calls `updateConstraints()` where it is due, subviews before their superviews.
  func updateConstraintsOfSubtree() {
    guard subtreeNeedsConstraintUpdate else { return }
    var marked: [UIView] = []
    forEachInSubtree { view in
      guard view.subtreeNeedsConstraintUpdate || view.needsConstraintUpdate else { return false }
      view.subtreeNeedsConstraintUpdate = false
      if view.needsConstraintUpdate { marked.append(view) }
      return true
    }
    for view in marked.reversed() where view.needsConstraintUpdate {
      view.needsConstraintUpdate = false
      if let controller = view.owningController {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }

  // MARK: Solving

  /// Brings the engine up to date, of a topmost view, and marks the superviews of what is to move.
  func solveConstraints() {
    guard subtreeUsesAutoLayout else { return }
    updateConstraintsOfSubtree()
    let engine = currentEngine
    guard engine.solveIfStale() else { return }
    reportConflicts(engine.conflicts)
    engine.forEachPlacedView { view, frame in
      if view.origin != frame.origin || view.size != frame.size { view.superview?.setNeedsLayout() }
    }
    engine.forEachContentSize { scrollView, size in
      if scrollView.contentSize != size { scrollView.setNeedsLayout() }
    }
  }

  private var currentEngine: LayoutEngine {
    if let layoutEngine { return layoutEngine }
    let engine = LayoutEngine(root: self)
    layoutEngine = engine
    return engine
  }

  private func reportConflicts(_ conflicts: [LayoutEngine.NamedConflict]) {
    guard !conflicts.isEmpty else {
      layoutState?.toldConflicts = []
      return
    }
    for conflict in conflicts where constraintState.toldConflicts.insert(conflict.broken).inserted {
      headlessSession.report(.unsatisfiable(constraints: conflict.members, broken: conflict.broken))
    }
  }

  /// Gives the subviews that constraints place the frames of the last solution, and a scroll view its content's size.
  func applyEngineFrames() {
    guard subtreeUsesAutoLayout, let engine = topmostView.layoutEngine else { return }
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      guard let frame = engine.frame(of: view) else { continue }
      view.setGeometry(origin: frame.origin, size: frame.size)
    }
    if let scrollView = self as? UIScrollView, let size = engine.contentSize(of: scrollView) { scrollView.contentSize = size }
  }

  func solvedFrame(of guide: UILayoutGuide, in view: UIView) -> CGRect {
    layoutEngine?.frame(of: guide, in: view) ?? .zero
  }

  /// The smallest size that the constraints inside the view allow, or whichever comes nearest to `target` at these priorities.
  func sizeFitting(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConstraintsOfSubtree()
    let engine = LayoutEngine(root: self, fitting: target, horizontal, vertical)
    _ = engine.solveIfStale()
    let size = engine.rootSize
    let screen = headlessSession.screen
    return CGSize(width: screen.roundedUp(size.width), height: screen.roundedUp(size.height))
  }
}
