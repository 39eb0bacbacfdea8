import AutoLayout

/// What is wrong with the constraints of a hierarchy, and where they would have views that were saved at certain frames.
package struct LayoutDiagnosis {
  package var conflicts: [Conflict] = []
  /// What nothing decides, and wouldn't either if the constraints counted that gave way or that an item is missing of.
  package var openAxes: [OpenAxis] = []
  /// What nothing decides as it is.
  package var undecidedAxes: [OpenAxis] = []
  /// Frames that come as near to the saved ones as the constraints allow, in the superview's coordinates.
  package var frames: [ObjectIdentifier: CGRect] = [:]

  /// Required equations that can't all hold: as few as there can be, and the one that gives way.
  package struct Conflict {
    package let members: [Cause]
    package let broken: Cause
  }

  /// What an equation comes from.
  package enum Cause {
    case constraint(NSLayoutConstraint)
    /// A frame and a mask, of a view without constraints.
    case savedFrame(UIView, attribute: String, value: CGFloat)
    case contentSize(UIView, NSLayoutConstraint.Axis, value: CGFloat)
    case rootSize(NSLayoutConstraint.Axis, value: CGFloat)
    /// That a length is not below 0.
    case notNegative(UIView, NSLayoutConstraint.Axis)
    /// What every layout has: where the root and its safe area are.
    case nature
  }

  /// A place or a length that could be another just as well.
  package struct OpenAxis {
    package let view: UIView
    package let axis: NSLayoutConstraint.Axis
    package let part: Part

    package enum Part {
      /// Where it is in its superview.
      case place
      case length
      /// How long what a scroll view scrolls is.
      case contentLength
    }
  }
}

/// What is left of an equation whose other item doesn't exist.
package struct HalfConstraint {
  package let view: UIView
  package let attribute: NSLayoutConstraint.Attribute

  package init(view: UIView, attribute: NSLayoutConstraint.Attribute) {
    self.view = view
    self.attribute = attribute
  }
}

/// What a file says of a view's alignment rectangle.
package struct SavedPlace {
  package var frame: CGRect
  /// How large the content is taken to be, in place of what the view measures; a negative side: as measured.
  package var contentSize: CGSize

  package init(frame: CGRect, contentSize: CGSize) {
    self.frame = frame
    self.contentSize = contentSize
  }
}

/// Two views of what a file says: for faults, contents are as measured but for small errors of measuring; for frames they are as
/// saved, but for large ones.
package struct SavedPlaces {
  package var measured: [ObjectIdentifier: SavedPlace] = [:]
  package var trusted: [ObjectIdentifier: SavedPlace] = [:]

  package init() {}
}

extension UIView {
  /// How high the content is where it wraps at `width`; nil where it doesn't wrap.
  package func heightOfContent(forWidth width: CGFloat) -> CGFloat? { intrinsicHeight(forWidth: width) }

  /// The constraints of a topmost view and all inside it that could not all hold at the last layout.
  package var conflictsOfLastLayout: [(members: [String], broken: String)] {
    layoutEngine?.conflicts.map { ($0.members, $0.broken) } ?? []
  }

  /// Looks for faults in the constraints of a topmost view and all inside it, which is laid out.
  ///
  /// - Complexity: that of a few solutions from nothing, and a few more for each direction that nothing decides.
  package func layoutDiagnosis(saved: SavedPlaces, halves: [HalfConstraint] = []) -> LayoutDiagnosis {
    var diagnosis = LayoutDiagnosis()
    guard subtreeUsesAutoLayout else { return diagnosis }
    let engine = LayoutEngine(root: self, saved: saved.measured)
    _ = engine.solveIfStale()
    diagnosis.conflicts = engine.solver.conflicts.map { conflict in
      LayoutDiagnosis.Conflict(members: conflict.members.map(engine.cause(of:)), broken: engine.cause(of: conflict.broken))
    }
    diagnosis.undecidedAxes = engine.openAxes(of: engine.solver)
    diagnosis.openAxes =
      diagnosis.conflicts.isEmpty && halves.isEmpty || diagnosis.undecidedAxes.isEmpty
      ? diagnosis.undecidedAxes : engine.openAxes(of: engine.heldSolver(halves))
    let nearest = LayoutEngine(root: self, saved: saved.trusted)
    _ = nearest.solveIfStale()
    nearest.addStays(at: saved.trusted)
    _ = nearest.solveIfStale()
    for entry in nearest.views where entry.view !== self {
      diagnosis.frames[ObjectIdentifier(entry.view)] = nearest.frame(of: entry.view)
    }
    return diagnosis
  }
}

extension UIView {
  /// Whether the view or one that it stands in is hidden.
  package var isHiddenInHierarchy: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden { return true }
      view = current.superview
    }
    return false
  }
}

extension LayoutEngine {
  fileprivate func cause(of id: ConstraintID) -> LayoutDiagnosis.Cause {
    guard let source = entries.first(where: { $0.id == id })?.source else {
      return notNegative[id].map { .notNegative($0.view, $0.axis) } ?? .nature
    }
    switch source {
    case .constraint(let constraint): return .constraint(constraint)
    case .translation(let view, .horizontal, let isLength):
      return .savedFrame(view, attribute: isLength ? "width" : "left", value: isLength ? view.size.width : view.origin.x)
    case .translation(let view, .vertical, let isLength):
      return .savedFrame(view, attribute: isLength ? "height" : "top", value: isLength ? view.size.height : view.origin.y)
    case .contentSize(let view, let axis): return .contentSize(view, axis, value: -constant(of: source))
    case .rootSize(let axis): return .rootSize(axis, value: -constant(of: source))
    case .contentOffset, .guide: return .nature
    }
  }

  /// The solver, with what gave way and what is left of other constraints kept at its present value.
  fileprivate func heldSolver(_ halves: [HalfConstraint]) -> ConstraintSolver {
    var held = solver
    held.holdWhatGaveWay()
    for half in halves {
      guard let own = rectangles[ObjectIdentifier(half.view)], let superview = half.view.superview,
        let outer = contents[ObjectIdentifier(superview)] ?? rectangles[ObjectIdentifier(superview)],
        let terms = terms(half.view, half.attribute, factor: 1, other: nil)
      else { continue }
      // Places are held in the superview, whose own may be open.
      let starts = terms.compactMap { term -> Term? in
        if term.variable == own.left { return Term(-term.coefficient, outer.left) }
        return term.variable == own.top ? Term(-term.coefficient, outer.top) : nil
      }
      held.hold(terms + starts)
    }
    return held
  }

  fileprivate func openAxes(of solver: ConstraintSolver) -> [LayoutDiagnosis.OpenAxis] {
    typealias Axis = LayoutDiagnosis.OpenAxis
    var probe = solver
    var asked: [(variable: Variable, axis: Axis)] = []
    for entry in views where entry.view !== root && !entry.view.translatesAutoresizingMaskIntoConstraints {
      guard let own = rectangles[ObjectIdentifier(entry.view)], let superview = entry.view.superview,
        let outer = contents[ObjectIdentifier(superview)] ?? rectangles[ObjectIdentifier(superview)], !entry.view.isHiddenInHierarchy
      else { continue }
      for (axis, start, outerStart, length) in [
        (NSLayoutConstraint.Axis.horizontal, own.left, outer.left, own.width), (.vertical, own.top, outer.top, own.height),
      ] {
        // A stack view decides along its axis itself, by the order of its views (Apple's page on UIStackView.Distribution).
        if let stack = superview as? UIStackView, stack.axis == axis, stack.arrangedSubviews.contains(entry.view) { continue }
        let place = probe.makePlace(of: start, in: outerStart)
        asked.append((place, Axis(view: entry.view, axis: axis, part: .place)))
        asked.append((length, Axis(view: entry.view, axis: axis, part: .length)))
      }
    }
    for entry in scrollViews where constrainedContents.contains(ObjectIdentifier(entry.view)) {
      guard let content = contents[ObjectIdentifier(entry.view)] else { continue }
      asked.append((content.width, Axis(view: entry.view, axis: .horizontal, part: .contentLength)))
      asked.append((content.height, Axis(view: entry.view, axis: .vertical, part: .contentLength)))
    }
    let open = probe.ambiguousVariables()
    return asked.filter { open.contains($0.variable) }.map(\.axis)
  }

  /// Where nothing else decides, views stay where they were saved. To be called when all is solved.
  ///
  /// What is decided gets no stay: that would change nothing, and to weigh thousands of them in vain takes long.
  fileprivate func addStays(at saved: [ObjectIdentifier: SavedPlace]) {
    var probe = solver
    var stays: [(asked: Variable, terms: [Term], constant: Double)] = []
    for entry in views where entry.view !== root && !entry.view.translatesAutoresizingMaskIntoConstraints {
      guard let own = rectangles[ObjectIdentifier(entry.view)], let superview = entry.view.superview,
        let frame = saved[ObjectIdentifier(entry.view)]?.frame,
        let outer = contents[ObjectIdentifier(superview)] ?? rectangles[ObjectIdentifier(superview)]
      else { continue }
      let shift = contents[ObjectIdentifier(superview)] == nil ? superview.boundsOrigin : .zero
      for (start, outerStart, constant) in [
        (own.left, outer.left, shift.x - frame.origin.x), (own.top, outer.top, shift.y - frame.origin.y),
      ] {
        let place = probe.makePlace(of: start, in: outerStart)
        stays.append((place, [Term(1, start), Term(-1, outerStart)], constant))
      }
      stays.append((own.width, [Term(1, own.width)], -frame.size.width))
      stays.append((own.height, [Term(1, own.height)], -frame.size.height))
    }
    let open = probe.ambiguousVariables()
    let weakest = Strength.priority(0.001)
    for stay in stays where open.contains(stay.asked) {
      solver.add(Constraint(stay.terms, stay.constant, .equal, strength: weakest))
      constantsAreStale = true
    }
  }
}

extension ConstraintSolver {
  /// A variable that is `start` less `outer`: the place in a superview, which is known even where the superview's own is not.
  fileprivate mutating func makePlace(of start: Variable, in outer: Variable) -> Variable {
    let place = makeVariable()
    add(Constraint([Term(1, place), Term(-1, start), Term(1, outer)], 0, .equal))
    return place
  }
}
