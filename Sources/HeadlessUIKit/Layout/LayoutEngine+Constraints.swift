import AutoLayout

extension LayoutEngine {
  func add(_ constraint: NSLayoutConstraint) {
    // A fitting size asks for what is inside the root alone.
    if fitting != nil {
      for view in [constraint.firstView, constraint.secondView].compactMap(\.self) where !view.isDescendant(of: root) { return }
    }
    guard var terms = terms(constraint.firstItem, constraint.firstAttribute, factor: 1, other: constraint.secondView) else { return }
    if constraint.secondAttribute != .notAnAttribute {
      guard
        let second = self.terms(
          constraint.secondItem, constraint.secondAttribute, factor: -constraint.multiplier, other: constraint.firstView)
      else { return }
      terms += second
    }
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    add(terms, relation, .priority(Double(constraint.priority.rawValue)), .constraint(constraint))
  }

  /// The view whose attribute it is: of a stack view's baselines those of the first or last that it shows.
  func baselineView(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> UIView? {
    guard var view = item as? UIView else { return nil }
    guard attribute == .firstBaseline || attribute == .lastBaseline else { return view }
    while let stack = view as? UIStackView {
      let shown = stack.arrangedSubviews.filter { !$0.isHidden }
      guard let next = attribute == .lastBaseline && stack.axis == .vertical ? shown.last : shown.first else { break }
      view = next
    }
    return attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
  }

  /// The unknowns an attribute is made of. A scroll view's edges mean its content's to what stands inside it; its size and its centre
  /// are its own (Apple, Auto Layout Guide, Working with Scroll Views).
  func terms(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, factor: CGFloat, other: UIView?
  ) -> [Term]? {
    let item = baselineView(of: item, attribute) ?? item
    let rectangle: Rectangle
    let isReversed: Bool
    if let view = item as? UIView {
      let own = register(view)
      isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let isContent = view is UIScrollView && attribute.isEdge && other !== view && other?.isDescendant(of: view) == true
      if isContent { constrainedContents.insert(ObjectIdentifier(view)) }
      rectangle = isContent ? contents[ObjectIdentifier(view)] ?? own : own
    } else if let guide = item as? UILayoutGuide, let own = register(guide) {
      isReversed = guide.owningView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      rectangle = own
    } else {
      return nil
    }
    func place(_ start: Variable, _ length: Variable, _ share: CGFloat) -> [Term] {
      share == 0 ? [Term(factor, start)] : [Term(factor, start), Term(factor * share, length)]
    }
    switch attribute {
    case .notAnAttribute: return []
    case .left, .leftMargin: return place(rectangle.left, rectangle.width, 0)
    case .right, .rightMargin: return place(rectangle.left, rectangle.width, 1)
    case .leading, .leadingMargin: return place(rectangle.left, rectangle.width, isReversed ? 1 : 0)
    case .trailing, .trailingMargin: return place(rectangle.left, rectangle.width, isReversed ? 0 : 1)
    case .centerX, .centerXWithinMargins: return place(rectangle.left, rectangle.width, 0.5)
    case .top, .topMargin: return place(rectangle.top, rectangle.height, 0)
    case .bottom, .bottomMargin: return place(rectangle.top, rectangle.height, 1)
    case .firstBaseline, .lastBaseline:
      // Text stands in the middle of what shows it, however high that is.
      let centers = (item as? UIView)?.textHeight(width: .infinity) != nil
      return place(rectangle.top, rectangle.height, centers ? 0.5 : attribute == .firstBaseline ? 0 : 1)
    case .centerY, .centerYWithinMargins: return place(rectangle.top, rectangle.height, 0.5)
    case .width: return [Term(factor, rectangle.width)]
    case .height: return [Term(factor, rectangle.height)]
    }
  }
}
