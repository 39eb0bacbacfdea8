import AutoLayout

extension LayoutEngine {
  func build() {
    var constraints: [NSLayoutConstraint] = []
    root.forEachInSubtree { view in
      guard view === root || view.subtreeUsesAutoLayout else { return false }
      register(view)
      if let state = view.layoutState { constraints += state.constraints }
      return true
    }
    // Of constraints in conflict the latest gives way, so they are added in the order they were activated.
    constraints.sort { $0.activationNumber < $1.activationNumber }
    for constraint in constraints { add(constraint) }
  }

  // MARK: Views

  /// The unknowns of `view`; those of its superviews come first.
  @discardableResult
  func register(_ view: UIView) -> Rectangle {
    if let known = rectangles[ObjectIdentifier(view)] { return known }
    var missing = [view]
    while let last = missing.last, last !== root, let superview = last.superview, rectangles[ObjectIdentifier(superview)] == nil {
      missing.append(superview)
    }
    var rectangle = addView(missing.removeLast())
    while let next = missing.popLast() { rectangle = addView(next) }
    return rectangle
  }

  private func makeRectangle() -> Rectangle {
    Rectangle(left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(), height: solver.makeVariable())
  }

  private func addView(_ view: UIView) -> Rectangle {
    let rectangle = makeRectangle()
    rectangles[ObjectIdentifier(view)] = rectangle
    views.append(Unowned(view: view))
    if fitting == nil { view.isInEngine = true }
    if view === root {
      addRoot(rectangle)
    } else if view.translatesAutoresizingMaskIntoConstraints {
      addTranslation(of: view, rectangle)
    } else {
      addNotNegative(rectangle, of: view)
    }
    let hasContentSize = view === root ? fitting != nil : !view.translatesAutoresizingMaskIntoConstraints
    if hasContentSize { addContentSize(of: view, rectangle) }
    if let scrollView = view as? UIScrollView { addContent(of: scrollView, rectangle) }
    return rectangle
  }

  private func addRoot(_ rectangle: Rectangle) {
    solver.add(Constraint([Term(1, rectangle.left)], 0, .equal))
    solver.add(Constraint([Term(1, rectangle.top)], 0, .equal))
    addNotNegative(rectangle)
    // A topmost view that constraints should place has nobody to do so; it keeps its size if nothing says otherwise.
    let isFree = !root.translatesAutoresizingMaskIntoConstraints && root.superview == nil
    let stays = Strength.priority(isFree ? Double(UILayoutPriority.fittingSizeLevel.rawValue) : 1000)
    let horizontal = fitting.map { Strength.priority(Double($0.horizontal.rawValue)) } ?? stays
    let vertical = fitting.map { Strength.priority(Double($0.vertical.rawValue)) } ?? stays
    add([Term(1, rectangle.width)], .equal, horizontal, .rootSize(.horizontal))
    add([Term(1, rectangle.height)], .equal, vertical, .rootSize(.vertical))
  }

  private func addNotNegative(_ rectangle: Rectangle, of view: UIView? = nil) {
    let width = solver.add(Constraint([Term(1, rectangle.width)], 0, .greaterThanOrEqual))
    let height = solver.add(Constraint([Term(1, rectangle.height)], 0, .greaterThanOrEqual))
    guard let view else { return }
    notNegative[width] = Length(view: view, axis: .horizontal)
    notNegative[height] = Length(view: view, axis: .vertical)
  }

  /// A frame and a mask as equations: place and length as they follow the superview's size.
  private func addTranslation(of view: UIView, _ rectangle: Rectangle) {
    guard let superview = view.superview, let outer = rectangles[ObjectIdentifier(superview)] else { return }
    let inside = contents[ObjectIdentifier(superview)] ?? outer
    let horizontal = view.horizontalAutoresizing(in: superview.size.width).linear
    let vertical = view.verticalAutoresizing(in: superview.size.height).linear
    add(
      [Term(1, rectangle.left), Term(-1, inside.left), Term(-horizontal.placeFactor, outer.width)], .equal, .required,
      .translation(view, .horizontal, isLength: false))
    add(
      [Term(1, rectangle.width), Term(-horizontal.lengthFactor, outer.width)], .equal, .required,
      .translation(view, .horizontal, isLength: true))
    add(
      [Term(1, rectangle.top), Term(-1, inside.top), Term(-vertical.placeFactor, outer.height)], .equal, .required,
      .translation(view, .vertical, isLength: false))
    add(
      [Term(1, rectangle.height), Term(-vertical.lengthFactor, outer.height)], .equal, .required,
      .translation(view, .vertical, isLength: true))
  }

  private func addContentSize(of view: UIView, _ rectangle: Rectangle) {
    let size = contentSize(of: view)
    let wraps = !isContentHeightTold(of: view) && size.width > 0 && view.intrinsicHeight(forWidth: size.width) != nil
    if wraps { wrappingViews.append(Unowned(view: view)) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let length = axis == .horizontal ? size.width : size.height
      guard length >= 0 || (wraps && axis == .vertical) else { continue }
      let variable = axis == .horizontal ? rectangle.width : rectangle.height
      let hugging = contentStrength(view.contentHuggingPriority(for: axis))
      let resistance = contentStrength(view.contentCompressionResistancePriority(for: axis))
      add([Term(1, variable)], .lessThanOrEqual, hugging, .contentSize(view, axis))
      add([Term(1, variable)], .greaterThanOrEqual, resistance, .contentSize(view, axis))
    }
  }

  /// Of a required content size and a required constraint that can't both hold, the content size gives way: saved frames of buttons
  /// with a width and required hugging show it.
  private func contentStrength(_ priority: UILayoutPriority) -> Strength { .priority(min(Double(priority.rawValue), 999.75)) }

  private func addContent(of scrollView: UIScrollView, _ rectangle: Rectangle) {
    let content = makeRectangle()
    contents[ObjectIdentifier(scrollView)] = content
    scrollViews.append(UnownedScrollView(view: scrollView))
    add([Term(1, content.left), Term(-1, rectangle.left)], .equal, .required, .contentOffset(scrollView, .horizontal))
    add([Term(1, content.top), Term(-1, rectangle.top)], .equal, .required, .contentOffset(scrollView, .vertical))
  }

  // MARK: Guides

  func register(_ guide: UILayoutGuide) -> Rectangle? {
    if let known = rectangles[ObjectIdentifier(guide)] { return known }
    guard let view = guide.owningView else { return nil }
    let outer = register(view)
    switch guide.kind {
    case .frameLayout: return outer
    case .contentLayout:
      constrainedContents.insert(ObjectIdentifier(view))
      return contents[ObjectIdentifier(view)] ?? outer
    default: break
    }
    let rectangle = makeRectangle()
    rectangles[ObjectIdentifier(guide)] = rectangle
    if guide.kind == .custom {
      addNotNegative(rectangle)
      return rectangle
    }
    // What is inset, or at an edge: left and top follow the view's, and the far edges too.
    add([Term(1, rectangle.left), Term(-1, outer.left)], .equal, .required, .guide(guide, .left))
    add(
      [Term(1, rectangle.top), Term(-1, outer.top)] + (guide.kind == .bottom || guide.kind == .keyboard ? [Term(-1, outer.height)] : []),
      .equal, .required,
      .guide(guide, .top))
    let right = [Term(1, rectangle.left), Term(1, rectangle.width), Term(-1, outer.left), Term(-1, outer.width)]
    add(right, .equal, .required, .guide(guide, .right))
    let bottomOfTop = [Term(1, rectangle.top), Term(1, rectangle.height), Term(-1, outer.top)]
    let bottom = bottomOfTop + (guide.kind == .top ? [] : [Term(-1, outer.height)])
    add(bottom, .equal, .required, .guide(guide, .bottom))
    return rectangle
  }

  func add(_ terms: [Term], _ relation: Relation, _ strength: Strength, _ source: Source) {
    let id = solver.add(Constraint(terms.filter { $0.coefficient != 0 }, constant(of: source), relation, strength: strength))
    entries.append(Entry(id: id, source: source))
  }
}
