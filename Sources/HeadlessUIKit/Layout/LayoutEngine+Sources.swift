extension LayoutEngine {
  /// What an equation's constant comes from, so that it can be asked again.
  enum Source {
    enum Edge { case top, left, bottom, right }

    case constraint(NSLayoutConstraint)
    case translation(UIView, NSLayoutConstraint.Axis, isLength: Bool)
    case contentSize(UIView, NSLayoutConstraint.Axis)
    case contentOffset(UIScrollView, NSLayoutConstraint.Axis)
    case guide(UILayoutGuide, Edge)
    case rootSize(NSLayoutConstraint.Axis)
  }

  /// The constant as it stands on the left: the equation is terms + constant = 0.
  func constant(of source: Source) -> Double {
    switch source {
    case .constraint(let constraint): return constant(of: constraint)
    case .translation(let view, let axis, let isLength):
      guard let superview = view.superview else { return 0 }
      let line =
        axis == .horizontal
        ? view.horizontalAutoresizing(in: superview.size.width).linear : view.verticalAutoresizing(in: superview.size.height).linear
      let isScrolled = contents[ObjectIdentifier(superview)] == nil
      let shift = axis == .horizontal ? superview.boundsOrigin.x : superview.boundsOrigin.y
      let insets = view.alignmentRectInsets
      let before = axis == .horizontal ? insets.left : insets.top
      if isLength { return before + (axis == .horizontal ? insets.right : insets.bottom) - line.lengthConstant }
      return -before - line.placeConstant + (isScrolled ? shift : 0)
    case .contentSize(let view, let axis): return -intrinsicLength(of: view, axis)
    case .contentOffset(let view, let axis): return axis == .horizontal ? view.boundsOrigin.x : view.boundsOrigin.y
    case .guide(let guide, let edge): return constant(of: guide, edge)
    case .rootSize(let axis):
      let size = fitting?.size ?? root.size
      return -(axis == .horizontal ? size.width : size.height)
    }
  }

  private func intrinsicLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    if axis == .horizontal {
      let width = max(0, contentSize(of: view).width)
      // Text that had to wrap asks for no more than its longest line.
      guard let wrapped = textWidths[ObjectIdentifier(view)], wrapped < width - 1e-6 else { return width }
      return view.intrinsicWidth(wrappedAt: wrapped) ?? width
    }
    if !isContentHeightTold(of: view), let width = textWidths[ObjectIdentifier(view)], let height = view.intrinsicHeight(forWidth: width) {
      return view.hasContentInWholePoints ? UIView.wholePoints(height) : height
    }
    return max(0, contentSize(of: view).height)
  }

  /// The content's size: a file's word where there is one, else the view's own measure.
  func contentSize(of view: UIView) -> CGSize {
    if let known = contentSizes[ObjectIdentifier(view)] { return known }
    let size = measuredContentSize(of: view)
    contentSizes[ObjectIdentifier(view)] = size
    return size
  }

  private func measuredContentSize(of view: UIView) -> CGSize {
    var size = view.usedContentSize
    guard let saved = saved[ObjectIdentifier(view)]?.contentSize else { return size }
    if saved.width >= 0 { size.width = saved.width }
    if saved.height >= 0 { size.height = saved.height }
    return size
  }

  /// Whether the content is as high as a file says, however wide it is.
  func isContentHeightTold(of view: UIView) -> Bool {
    view.placeholderContentSize.height != nil || (saved[ObjectIdentifier(view)].map { $0.contentSize.height >= 0 } ?? false)
  }

  private func constant(of guide: UILayoutGuide, _ edge: Source.Edge) -> Double {
    guard let view = guide.owningView else { return 0 }
    let insets =
      switch guide.kind {
      case .margins: view.layoutMargins
      case .readable: view.readableInsets
      default: view.safeAreaInsets
      }
    switch (guide.kind, edge) {
    case (.top, .bottom): return -insets.top
    case (.bottom, .top): return insets.bottom
    case (.keyboard, .top): return view.keyboardOverlap
    case (.top, _), (.bottom, _), (.keyboard, _): return 0
    case (_, .top): return -insets.top
    case (_, .left): return -insets.left
    case (_, .bottom): return insets.bottom
    case (_, .right): return insets.right
    }
  }

  private func constant(of constraint: NSLayoutConstraint) -> Double {
    var constant = shift(of: constraint.firstItem, constraint.firstAttribute)
    if constraint.secondAttribute != .notAnAttribute {
      constant -= constraint.multiplier * shift(of: constraint.secondItem, constraint.secondAttribute)
    }
    // A constant between trailing and leading edges goes the way of reading.
    let isReversed =
      constraint.firstView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && (constraint.firstAttribute == .leading || constraint.firstAttribute == .trailing)
    return constant - (isReversed ? -constraint.constant : constraint.constant)
  }

  /// How far the attribute lies from the edge or middle that its unknowns tell: margins and baselines.
  private func shift(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    guard let view = baselineView(of: item, attribute) else { return 0 }
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .leftMargin: return view.layoutMargins.left
    case .rightMargin: return -view.layoutMargins.right
    case .topMargin: return view.layoutMargins.top
    case .bottomMargin: return -view.layoutMargins.bottom
    case .leadingMargin: return isReversed ? -view.layoutMargins.right : view.layoutMargins.left
    case .trailingMargin: return isReversed ? view.layoutMargins.left : -view.layoutMargins.right
    case .centerXWithinMargins: return (view.layoutMargins.left - view.layoutMargins.right) / 2
    case .centerYWithinMargins: return (view.layoutMargins.top - view.layoutMargins.bottom) / 2
    case .firstBaseline:
      let width = textWidth(of: view)
      return (view.firstBaseline(width: width) ?? 0) - (view.textHeight(width: width) ?? 0) / 2
    case .lastBaseline:
      let width = textWidth(of: view)
      return (view.textHeight(width: width) ?? 0) / 2 - (view.lastBaseline(width: width) ?? 0)
    default: return 0
    }
  }

  private func textWidth(of view: UIView) -> CGFloat { textWidths[ObjectIdentifier(view)] ?? .infinity }

  func text(of source: Source) -> String {
    switch source {
    case .constraint(let constraint): return constraint.text
    case .translation(let view, let axis, let isLength):
      let attribute = axis == .horizontal ? (isLength ? "width" : "left") : (isLength ? "height" : "top")
      let value = axis == .horizontal ? (isLength ? view.size.width : view.origin.x) : (isLength ? view.size.height : view.origin.y)
      return "\(view.faultName).\(attribute) == \(shortNumber(value)) (autoresizing mask)"
    case .contentSize(let view, let axis): return "\(view.faultName).\(axis == .horizontal ? "width" : "height") of its content"
    case .contentOffset(let view, _): return "\(view.faultName)'s content offset"
    case .guide(let guide, let edge): return "\(guide.faultName).\(edge)"
    case .rootSize(let axis):
      let length = axis == .horizontal ? root.size.width : root.size.height
      return "\(root.faultName).\(axis == .horizontal ? "width" : "height") == \(shortNumber(length))"
    }
  }
}
