extension VisualFormat {
  /// The constraints asked for, in reading order, those of `options` last.
  /// - Parameter format: the text, for the error.
  func constraints(options: VisualFormatOptions, format: String) throws(VisualFormatError) -> [VisualFormatConstraint] {
    for attribute in options.alignedAttributes where attribute.isHorizontal == (axis == .horizontal) {
      let direction = axis == .horizontal ? "horizontal" : "vertical"
      let message = "the options align views by their \(attribute), which the \(direction) format itself lays out; drop the option"
      throw VisualFormatError(message: message, format: format, column: 0)
    }
    var found: [VisualFormatConstraint] = []
    let edges = edges(options)
    if let leadingConnection, let first = views.first {
      let space = Space(from: .superview, edges.start, to: .view(first.name), edges.start)
      found += constraints(leadingConnection, space, isReversed: edges.isReversed)
    }
    for (index, view) in views.enumerated() {
      found += sizeConstraints(of: view)
      guard index < connections.count else { break }
      let isBaseline = options.contains(.spacingBaselineToBaseline) && axis == .vertical
      let space = Space(
        from: .view(view.name), isBaseline ? .lastBaseline : edges.end,
        to: .view(views[index + 1].name), isBaseline ? .firstBaseline : edges.start)
      found += constraints(connections[index], space, isReversed: edges.isReversed)
    }
    if let trailingConnection, let last = views.last {
      let space = Space(from: .view(last.name), edges.end, to: .superview, edges.end)
      found += constraints(trailingConnection, space, isReversed: edges.isReversed)
    }
    for (view, next) in zip(views, views.dropFirst()) {
      for attribute in options.alignedAttributes {
        found.append(
          VisualFormatConstraint(
            first: .view(view.name), firstAttribute: attribute, relation: .equal, second: .view(next.name), secondAttribute: attribute,
            constant: .points(0)))
      }
    }
    return found
  }

  /// The edges at which a view starts and ends along the axis; reversed where positions decrease on the way.
  private func edges(_ options: VisualFormatOptions) -> (start: LayoutAttribute, end: LayoutAttribute, isReversed: Bool) {
    guard axis == .horizontal else { return (.top, .bottom, false) }
    let direction = options.intersection(.directionMask)
    if direction == .directionLeftToRight { return (.left, .right, false) }
    if direction == .directionRightToLeft { return (.right, .left, true) }
    return (.leading, .trailing, false)
  }

  /// What lies between two items next to each other.
  private struct Space {
    var from: VisualFormatConstraint.Item
    var fromAttribute: LayoutAttribute
    var to: VisualFormatConstraint.Item
    var toAttribute: LayoutAttribute

    init(
      from: VisualFormatConstraint.Item, _ fromAttribute: LayoutAttribute, to: VisualFormatConstraint.Item, _ toAttribute: LayoutAttribute
    ) {
      self.from = from
      self.fromAttribute = fromAttribute
      self.to = to
      self.toAttribute = toAttribute
    }

    /// `to == from + constant`, or the other way round where positions decrease, so that the constant is the space's length.
    func constraint(
      _ relation: Relation, _ constant: VisualFormatConstraint.Constant, priority: Double, isReversed: Bool
    ) -> VisualFormatConstraint {
      VisualFormatConstraint(
        first: isReversed ? from : to, firstAttribute: isReversed ? fromAttribute : toAttribute, relation: relation,
        second: isReversed ? to : from, secondAttribute: isReversed ? toAttribute : fromAttribute, constant: constant,
        priority: priority)
    }
  }

  private func constraints(_ connection: Connection, _ space: Space, isReversed: Bool) -> [VisualFormatConstraint] {
    switch connection {
    case .flush:
      return [space.constraint(.equal, .points(0), priority: 1000, isReversed: isReversed)]
    case .standard:
      let isAtEdge = space.from == .superview || space.to == .superview
      let constant: VisualFormatConstraint.Constant = isAtEdge ? .standardSpacingToSuperview : .standardSpacingToSibling
      return [space.constraint(.equal, constant, priority: 1000, isReversed: isReversed)]
    case .spaces(let predicates):
      return predicates.compactMap { predicate in
        guard case .points(let length) = predicate.object else { return nil }
        return space.constraint(predicate.relation, .points(length), priority: predicate.priority, isReversed: isReversed)
      }
    }
  }

  private func sizeConstraints(of view: View) -> [VisualFormatConstraint] {
    let size: LayoutAttribute = axis == .horizontal ? .width : .height
    return view.sizes.map { predicate in
      var constraint = VisualFormatConstraint(
        first: .view(view.name), firstAttribute: size, relation: predicate.relation, constant: .points(0), priority: predicate.priority)
      switch predicate.object {
      case .points(let length): constraint.constant = .points(length)
      case .view(let other):
        constraint.second = .view(other)
        constraint.secondAttribute = size
      }
      return constraint
    }
  }
}
