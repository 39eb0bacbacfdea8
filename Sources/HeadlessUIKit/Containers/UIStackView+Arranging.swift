extension UIStackView {
  /// Replaces the constraints by those the arrangement asks for now.
  func arrange() {
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints = []
    for guide in ownGuides { removeLayoutGuide(guide) }
    ownGuides = []
    let shown = arrangedSubviews.filter { !$0.isHidden }
    hideHidden()
    alignAcross(shown)
    if let first = shown.first, let last = shown.last {
      pin(first, start, to: self, edge(start), "canvas-connection")
      pin(self, edge(end), to: last, end, "canvas-connection")
      distribute(shown)
    }
    NSLayoutConstraint.activate(ownConstraints)
  }

  // MARK: Attributes along and across the axis

  private var start: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
  private var middle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }
  private var acrossStart: NSLayoutConstraint.Attribute { axis == .horizontal ? .top : .leading }
  private var acrossEnd: NSLayoutConstraint.Attribute { axis == .horizontal ? .bottom : .trailing }
  private var acrossMiddle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerY : .centerX }

  /// The stack view's own edge, or that of its margins.
  private func edge(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    guard isLayoutMarginsRelativeArrangement else { return attribute }
    switch attribute {
    case .leading: return .leadingMargin
    case .trailing: return .trailingMargin
    case .top: return .topMargin
    case .bottom: return .bottomMargin
    case .centerX: return .centerXWithinMargins
    case .centerY: return .centerYWithinMargins
    default: return attribute
    }
  }

  private func pin(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    to second: AnyObject?, _ other: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required, _ identifier: String
  ) {
    let constraint = NSLayoutConstraint(
      first: first, attribute, relation, second: second, other, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    ownConstraints.append(constraint)
  }

  private func space(after view: UIView) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
    return spacing == UIStackView.spacingUseSystem ? UIView.systemSpacing : spacing
  }

  // MARK: Along the axis

  /// What is hidden has no length unless constraints of its own want one, at the end of what is shown before it unless they put it
  /// elsewhere (Interface Builder saves it there). From iOS 11 on a required length is no conflict with that.
  private func hideHidden() {
    var previous: UIView?
    var firstHidden: UIView?
    for view in arrangedSubviews {
      if view.isHidden {
        pin(view, length, to: nil, constant: 0, priority: UILayoutPriority(999.9), "hiding")
        let (neighbour, side) = previous.map { ($0, end) } ?? (self as UIView, edge(start))
        pin(view, start, to: neighbour, side, priority: UILayoutPriority(999.5), "hiding")
        alignHidden(view, first: firstHidden)
        if firstHidden == nil { firstHidden = view }
      } else {
        previous = view
      }
    }
  }

  /// Across the axis what is hidden is as it would be, but doesn't make the stack view larger; where nothing is shown, what is hidden
  /// is as large as the others that are.
  private func alignHidden(_ view: UIView, first: UIView?) {
    switch alignment {
    case .fill where arrangedSubviews.contains { !$0.isHidden }:
      pin(view, acrossStart, to: self, edge(acrossStart), "hiding")
      pin(self, edge(acrossEnd), to: view, acrossEnd, "hiding")
    case .fill:
      pin(view, acrossStart, to: self, edge(acrossStart), "hiding")
      if let first { pin(view, acrossEnd, to: first, acrossEnd, "hiding") }
    case .center: pin(view, acrossMiddle, to: self, edge(acrossMiddle), "hiding")
    case .trailing: pin(self, edge(acrossEnd), to: view, acrossEnd, "hiding")
    case .leading, .firstBaseline, .lastBaseline: pin(view, acrossStart, to: self, edge(acrossStart), "hiding")
    }
  }

  private func distribute(_ shown: [UIView]) {
    let neighbours = zip(shown, shown.dropFirst())
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (view, next) in neighbours { pin(next, start, to: view, end, constant: space(after: view), "spacing") }
      if distribution == .fillEqually { equalize(shown) }
      if distribution == .fillProportionally { proportion(shown) }
    case .equalSpacing, .equalCentering:
      for (view, next) in neighbours {
        pin(next, start, .greaterThanOrEqual, to: view, end, constant: space(after: view), "spacing")
      }
      if shown.count > 2 { distributeGaps(shown) }
      // Of two views that could take the room, the one that isn't a stack view does.
      pin(self, length, to: nil, constant: 0, priority: UILayoutPriority(49), "ambiguity-suppression")
    }
  }

  private func equalize(_ shown: [UIView]) {
    guard let first = shown.first else { return }
    for view in shown.dropFirst() { pin(view, length, to: first, length, "fill-equally") }
  }

  /// Lengths in proportion to the content's, together what the spaces leave; equal where there is no content to go by.
  private func proportion(_ shown: [UIView]) {
    let lengths = shown.map { view -> CGFloat in
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return axis == .horizontal ? size.width : size.height
    }
    guard let first = shown.first, let firstLength = lengths.first, lengths.allSatisfy({ $0 > 0 }) else { return equalize(shown) }
    for (view, own) in zip(shown, lengths).dropFirst() {
      pin(view, length, to: first, length, multiplier: own / firstLength, priority: UILayoutPriority(999), "fill-proportionally")
    }
  }

  /// A guide between each two neighbours, from edge to edge or from middle to middle; all are equally long.
  private func distributeGaps(_ shown: [UIView]) {
    let isCentering = distribution == .equalCentering
    var first: UILayoutGuide?
    for (view, next) in zip(shown, shown.dropFirst()) {
      let guide = UILayoutGuide()
      guide.identifier = "distributing"
      addLayoutGuide(guide)
      ownGuides.append(guide)
      pin(guide, start, to: view, isCentering ? middle : end, "distributing-edge")
      pin(guide, end, to: next, isCentering ? middle : start, "distributing-edge")
      if let first {
        pin(guide, length, to: first, length, priority: isCentering ? UILayoutPriority(150) : .required, "distributing")
      } else {
        first = guide
      }
    }
  }

  // MARK: Across the axis

  /// Everyone lies inside; what isn't stretched is placed, and the stack view is no larger than it must be.
  private func alignAcross(_ shown: [UIView]) {
    guard let first = shown.first else { return }
    let extent: NSLayoutConstraint.Attribute = axis == .horizontal ? .height : .width
    if alignment != .fill {
      pin(self, extent, to: nil, constant: 0, priority: UILayoutPriority(49), "ambiguity-suppression")
    }
    for view in shown {
      if alignment == .fill || alignment == .leading {
        pin(view, acrossStart, to: self, edge(acrossStart), "alignment")
      } else {
        pin(view, acrossStart, .greaterThanOrEqual, to: self, edge(acrossStart), "alignment")
      }
      if alignment == .fill || alignment == .trailing {
        pin(self, edge(acrossEnd), to: view, acrossEnd, "alignment")
      } else {
        pin(self, edge(acrossEnd), .greaterThanOrEqual, to: view, acrossEnd, "alignment")
      }
      switch alignment {
      case .center: pin(view, acrossMiddle, to: self, edge(acrossMiddle), "alignment")
      case .firstBaseline where axis == .horizontal && view !== first:
        pin(view, .firstBaseline, to: first, .firstBaseline, "alignment")
      case .lastBaseline where axis == .horizontal && view !== first:
        pin(view, .lastBaseline, to: first, .lastBaseline, "alignment")
      default: break
      }
    }
  }
}
