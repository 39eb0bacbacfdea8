extension NSLayoutConstraint {
  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  var firstView: UIView? { NSLayoutConstraint.view(of: firstItem) }
  var secondView: UIView? { NSLayoutConstraint.view(of: secondItem) }

  /// Positions go with positions of the same axis, sizes with sizes, and only sizes stand alone.
  private var isWellFormed: Bool {
    if secondAttribute == .notAnAttribute { return firstAttribute.kind == .size }
    return firstAttribute.kind == secondAttribute.kind && firstAttribute.kind != .none
  }

  func activate() {
    guard holder == nil, let first = firstView else { return }
    let session = first.headlessSession
    guard isWellFormed else { return session.report(.mixedAttributes(constraint: text)) }
    guard secondAttribute != .notAnAttribute else { return install(on: first) }
    guard let second = secondView, let ancestor = first.commonAncestor(with: second) else {
      return session.report(.noCommonAncestor(constraint: text))
    }
    install(on: ancestor)
  }

  func install(on view: UIView) {
    guard holder !== view else { return }
    deactivate()
    holder = view
    activationNumber = view.headlessSession.nextConstraintNumber()
    view.constraintState.constraints.append(self)
    view.markUsesAutoLayout()
    view.engineStructureChanged()
  }

  func deactivate() {
    guard let holder else { return }
    self.holder = nil
    holder.constraintState.constraints.removeAll { $0 === self }
    holder.engineStructureChanged()
  }
}

extension UIView {
  /// The nearest view that contains both, or is one of them.
  func commonAncestor(with other: UIView) -> UIView? {
    if self === other || other.isDescendant(of: self) { return self }
    var ancestors: Set<ObjectIdentifier> = []
    var view: UIView? = self
    while let current = view {
      ancestors.insert(ObjectIdentifier(current))
      view = current.superview
    }
    view = other
    while let current = view {
      if ancestors.contains(ObjectIdentifier(current)) { return current }
      view = current.superview
    }
    return nil
  }
}
