internal import HeadlessUIKit
public import InterfaceBuilder
public import ViewTree

/// What is wrong with the constraints of a subtree, in indices of its document's views and constraints.
public struct DiagnosedViews: Equatable, Sendable {
  public var conflicts: [Conflict] = []
  /// What no constraint decides, and none would that gave way in a conflict or names what isn't in the file.
  public var openAxes: [OpenAxis] = []
  public var misplaced: [MisplacedView] = []

  /// Constraints that can't all hold: without any of the members the others can.
  public struct Conflict: Equatable, Sendable {
    public var members: [Cause]
    /// The member that gave way.
    public var broken: Cause
  }

  /// What asks for something.
  public enum Cause: Equatable, Sendable {
    case constraint(Int)
    /// A frame that was saved with a mask, of a view without constraints; `attribute` is `left`, `top`, `width` or `height`.
    case savedFrame(view: Int, attribute: String, value: Double)
    /// The content, say a text, of a view that must show all of it or no more.
    case contentSize(view: Int, attribute: String, value: Double)
    /// The topmost view's size, that of the screen for most.
    case rootSize(attribute: String, value: Double)
    /// A stack view, for those of the views it arranges that the equation is about; none: for the gaps between them.
    case stackView(Int, arranged: [Int])
    /// That a view's length is not below 0.
    case notNegative(view: Int, attribute: String)
    /// What every layout has: where the topmost view and its safe area are.
    case nature
  }

  /// A place or a length along an axis that no constraint decides.
  public struct OpenAxis: Hashable, Sendable {
    public var view: Int
    public var axis: Axis
    public var part: Part

    public init(view: Int, axis: Axis, part: Part) {
      self.view = view
      self.axis = axis
      self.part = part
    }

    public enum Axis: Sendable { case horizontal, vertical }

    public enum Part: Sendable {
      /// Where the view is in its superview.
      case place
      case length
      /// How long a scroll view's content is.
      case contentLength
    }
  }

  /// A view whose saved frame its constraints contradict.
  public struct MisplacedView: Equatable, Sendable {
    public var view: Int
    public var saved: Rect
    /// As saved along an axis where something is open.
    public var solved: Rect
    /// Along which its constraints decide all.
    public var axes: Set<OpenAxis.Axis>
    /// Whether no system's fonts could explain the saved frame; else it is only that other views are misplaced for sure, and that the
    /// layout which puts those right moves this one too.
    public var isSure: Bool
    /// Whether its size is surely wrong, not its place alone.
    public var isResized: Bool
  }
}

extension InterfaceDocument {
  /// Looks for faults in the constraints of the subtree at `root`, a view's index.
  ///
  /// Frames count as misplaced from a difference of more than a point, which rounding to pixels can't make, and only where no
  /// solution has them: an axis along which something is open is left out, what else nothing decides is taken as saved, and so is the size of a text or picture that is saved about as large
  /// as it measures, for the font of the system that saved the file may be a little wider. Where there are some, all are that the
  /// layout puts elsewhere, and each is told with the frame of that layout. For another screen than the saved one
  /// there are none.
  /// - Complexity: that of some layouts.
  public func diagnosed(root: Int, options: LayoutOptions = LayoutOptions()) -> DiagnosedViews {
    guard usesAutoLayout else { return DiagnosedViews() }
    return Canvas.session(for: self, options: options).run { Canvas(self, root: root, options: options).diagnosed() }
  }
}

extension Canvas {
  func diagnosed() -> DiagnosedViews {
    _ = laidOut()
    let indices = Dictionary(maker.views.map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    var constraints: [ObjectIdentifier: Int] = [:]
    for (k, saved) in document.constraints.enumerated() {
      if let constraint = saved.id.flatMap({ maker.objects[$0] }) { constraints[ObjectIdentifier(constraint)] = k }
    }
    let found = view.layoutDiagnosis(saved: savedPlaces(), halves: halfConstraints())
    var diagnosed = DiagnosedViews()
    func cause(_ cause: LayoutDiagnosis.Cause) -> DiagnosedViews.Cause {
      switch cause {
      case .constraint(let constraint):
        if let index = constraints[ObjectIdentifier(constraint)] { return .constraint(index) }
        return stackCause(of: constraint, indices) ?? .nature
      case .savedFrame(let view, let attribute, let value):
        return indices[ObjectIdentifier(view)].map { .savedFrame(view: $0, attribute: attribute, value: value) } ?? .nature
      case .contentSize(let view, let axis, let value):
        let attribute = axis == .horizontal ? "width" : "height"
        return indices[ObjectIdentifier(view)].map { .contentSize(view: $0, attribute: attribute, value: value) } ?? .nature
      case .rootSize(let axis, let value): return .rootSize(attribute: axis == .horizontal ? "width" : "height", value: value)
      case .notNegative(let view, let axis):
        let attribute = axis == .horizontal ? "width" : "height"
        return indices[ObjectIdentifier(view)].map { .notNegative(view: $0, attribute: attribute) } ?? .nature
      case .nature: return .nature
      }
    }
    diagnosed.conflicts = found.conflicts.map { .init(members: $0.members.map(cause), broken: cause($0.broken)) }
    func openAxis(_ open: LayoutDiagnosis.OpenAxis) -> DiagnosedViews.OpenAxis? {
      guard let index = indices[ObjectIdentifier(open.view)] else { return nil }
      let part: DiagnosedViews.OpenAxis.Part =
        switch open.part {
        case .place: .place
        case .length: .length
        case .contentLength: .contentLength
        }
      return .init(view: index, axis: open.axis == .horizontal ? .horizontal : .vertical, part: part)
    }
    diagnosed.openAxes = found.openAxes.compactMap(openAxis)
    if isAtSavedSize { diagnosed.misplaced = misplaced(found.frames, open: found.undecidedAxes.compactMap(openAxis)) }
    return diagnosed
  }

  /// What is left of the equations that name what isn't in the file.
  private func halfConstraints() -> [HalfConstraint] {
    func isMade(_ id: String?) -> Bool { id.map { maker.objects[$0] != nil } ?? true }
    let inside = document.constraints.indices.filter { k in
      let constraint = document.constraints[k]
      return (constraint.owner.map { maker.views[$0] != nil } ?? false) && constraint.isInstalled && constraint.relation == "equal"
        && !(isMade(constraint.firstItem) && isMade(constraint.secondItem))
    }
    if inside.isEmpty { return [] }
    let dangling = document.danglingConstraints
    return inside.filter { dangling[$0] != nil }.compactMap { k in
      let constraint = document.constraints[k]
      let isFirst = isMade(constraint.firstItem)
      let own = constraint.owner.flatMap { document.views[$0].id }
      guard let id = (isFirst ? constraint.firstItem : constraint.secondItem) ?? own, let view = maker.objects[id] as? UIView,
        let name = isFirst ? constraint.firstAttribute : constraint.secondAttribute,
        let attribute = NSLayoutConstraint.Attribute(name: name)
      else { return nil }
      return HalfConstraint(view: view, attribute: attribute)
    }
  }

  /// What a constraint comes from that the file doesn't have: a stack view, whose own holds one of its arranged views, itself or a gap.
  private func stackCause(of constraint: NSLayoutConstraint, _ indices: [ObjectIdentifier: Int]) -> DiagnosedViews.Cause? {
    let items = [constraint.firstItem, constraint.secondItem]
    let views = items.compactMap { $0 as? UIView }
    let owners = items.compactMap { ($0 as? UILayoutGuide)?.owningView }
    // Between a stack view and another that it arranges, the outer one's it is.
    let outer = views.lazy.compactMap { view in
      (view.superview as? UIStackView).flatMap { stack in
        views.allSatisfy { $0 === stack || $0.superview === stack } ? stack : nil
      }
    }
    let inner = (views + owners).lazy.compactMap { $0 as? UIStackView }
    guard let stack = outer.first ?? inner.first, let index = indices[ObjectIdentifier(stack)] else { return nil }
    return .stackView(index, arranged: views.filter { $0.superview === stack }.compactMap { indices[ObjectIdentifier($0)] })
  }

  /// Where the file says that its views are, and how large their contents.
  private func savedPlaces() -> SavedPlaces {
    var places = SavedPlaces()
    for (index, view) in maker.views {
      guard let frame = document.views[index].frame, !view.translatesAutoresizingMaskIntoConstraints else { continue }
      let insets = view.alignmentRectInsets
      let rect = CGRect(
        x: frame.x + insets.left, y: frame.y + insets.top, width: frame.width - insets.left - insets.right,
        height: frame.height - insets.top - insets.bottom)
      let own = view.intrinsicContentSize
      let height = own.width >= 0 ? view.heightOfContent(forWidth: rect.size.width) ?? own.height : own.height
      func place(width: Bool, height: Bool) -> SavedPlace {
        SavedPlace(frame: rect, contentSize: CGSize(width: width ? rect.size.width : -1, height: height ? rect.size.height : -1))
      }
      let id = ObjectIdentifier(view)
      places.measured[id] = place(
        width: Self.isNear(rect.size.width, own.width, within: 1.5 + own.width * 0.03),
        height: Self.isNear(rect.size.height, height, within: 0.4))
      places.trusted[id] = place(
        width: Self.isNear(rect.size.width, own.width, within: 8 + own.width / 4),
        height: Self.isNear(rect.size.height, height, within: 8 + height / 4))
    }
    return places
  }

  /// Whether a saved length is what content of length `own` may have been on the system that saved it.
  private static func isNear(_ saved: Double, _ own: Double, within error: Double) -> Bool { own >= 0 && abs(saved - own) <= error }

  private func misplaced(
    _ frames: [ObjectIdentifier: CGRect], open: [DiagnosedViews.OpenAxis]
  ) -> [DiagnosedViews.MisplacedView] {
    let tolerance = 1.01
    var openAxes: [Int: Set<DiagnosedViews.OpenAxis.Axis>] = [:]
    for axis in open where axis.part != .contentLength { openAxes[axis.view, default: []].insert(axis.axis) }
    let found = maker.views.keys.sorted().compactMap { index -> DiagnosedViews.MisplacedView? in
      guard let view = maker.views[index], !view.translatesAutoresizingMaskIntoConstraints, view.superview != nil,
        !view.isHiddenInHierarchy,
        let saved = document.views[index].frame, saved.isFinite, let solved = frames[ObjectIdentifier(view)]
      else { return nil }
      let axes = Set([DiagnosedViews.OpenAxis.Axis.horizontal, .vertical]).subtracting(openAxes[index] ?? [])
      func decided(_ solved: CGRect) -> Rect {
        var frame = saved
        if axes.contains(.horizontal) {
          frame.x = solved.origin.x
          frame.width = solved.size.width
        }
        if axes.contains(.vertical) {
          frame.y = solved.origin.y
          frame.height = solved.size.height
        }
        return frame
      }
      func isNear(_ frame: Rect) -> Bool {
        abs(frame.x - saved.x) <= tolerance && abs(frame.y - saved.y) <= tolerance && abs(frame.width - saved.width) <= tolerance
          && abs(frame.height - saved.height) <= tolerance
      }
      // What is told is where the layout puts it, all contents as they measure.
      let nearest = decided(solved)
      let laidOut = decided(view.frame)
      if isNear(nearest), isNear(laidOut) { return nil }
      return .init(
        view: index, saved: saved, solved: isNear(laidOut) ? nearest : laidOut, axes: axes, isSure: !isNear(nearest),
        isResized: abs(nearest.width - saved.width) > 1 || abs(nearest.height - saved.height) > 1)
    }
    return found.contains(where: \.isSure) ? found : []
  }
}
