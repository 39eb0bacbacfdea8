import AutoLayout

/// The constraints of one hierarchy as a system of equations, and its solution.
///
/// Every view that has a part in it has four unknowns: where its alignment rectangle starts, from the topmost view's corner, and how
/// large that is. A
/// scroll view has four more for its content, which starts at its own corner less the offset.
final class LayoutEngine {
  struct Rectangle {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable
  }

  struct NamedConflict {
    let members: [String]
    let broken: String
  }

  /// An equation whose constant can change, and what it comes from.
  struct Entry {
    let id: ConstraintID
    let source: Source
  }

  let root: UIView
  let fitting: FittingSize?
  /// Contents that are taken to be as large as a file says.
  let saved: [ObjectIdentifier: SavedPlace]
  var solver = ConstraintSolver()
  var rectangles: [ObjectIdentifier: Rectangle] = [:]
  var contents: [ObjectIdentifier: Rectangle] = [:]
  /// In preorder, and after that those that a constraint named.
  var views: [Unowned] = []
  var scrollViews: [UnownedScrollView] = []
  var entries: [Entry] = []
  /// What lengths are kept from going below 0.
  var notNegative: [ConstraintID: Length] = [:]
  /// The widths for which texts that wrap told their heights.
  var textWidths: [ObjectIdentifier: CGFloat] = [:]
  var wrappingViews: [Unowned] = []
  /// What contents measured since anything outside changed: measuring a text takes longer than all else that a round asks for.
  var contentSizes: [ObjectIdentifier: CGSize] = [:]
  var constantsAreStale = false
  private var isSolved = false
  private(set) var conflicts: [NamedConflict] = []

  /// A size the root should come near to.
  struct FittingSize {
    let size: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
  }

  struct Length {
    unowned let view: UIView
    let axis: NSLayoutConstraint.Axis
  }

  // The engine is thrown away before a view of it can leave the hierarchy.
  struct Unowned { unowned let view: UIView }
  struct UnownedScrollView { unowned let view: UIScrollView }

  init(root: UIView, saved: [ObjectIdentifier: SavedPlace] = [:]) {
    self.root = root
    self.saved = saved
    fitting = nil
    build()
  }

  init(root: UIView, fitting size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    self.root = root
    saved = [:]
    fitting = FittingSize(size: size, horizontal: horizontal, vertical: vertical)
    build()
  }

  // MARK: Solving

  /// - Returns: false if nothing has changed since the last time.
  func solveIfStale() -> Bool {
    guard !isSolved || constantsAreStale else { return false }
    if isSolved {
      contentSizes.removeAll(keepingCapacity: true)
      updateConstants(of: entries)
    }
    constantsAreStale = false
    isSolved = true
    solver.solve()
    // A text's height depends on its width, which may depend on heights; a few rounds settle what can be settled.
    var wrappingEntries: [Entry]?
    for _ in 0..<4 where wrapTexts() {
      let entries = wrappingEntries ?? entries.filter { followsWidths($0.source) }
      wrappingEntries = entries
      updateConstants(of: entries)
      solver.solve()
    }
    conflicts = solver.conflicts.map { conflict in
      NamedConflict(members: conflict.members.map(text(of:)), broken: text(of: conflict.broken))
    }
    return true
  }

  private func wrapTexts() -> Bool {
    var changed = false
    for wrapping in wrappingViews {
      let id = ObjectIdentifier(wrapping.view)
      guard let rectangle = rectangles[id] else { continue }
      let width = solver.value(of: rectangle.width)
      if abs((textWidths[id] ?? -1) - width) > 1e-6 {
        textWidths[id] = width
        changed = true
      }
    }
    return changed
  }

  /// Whether the constant may change with the width of a text that wraps: its size, and where its baselines are.
  private func followsWidths(_ source: Source) -> Bool {
    switch source {
    case .contentSize(let view, _): textWidths[ObjectIdentifier(view)] != nil
    case .constraint(let constraint): constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline
    default: false
    }
  }

  private func updateConstants(of entries: [Entry]) {
    for entry in entries { solver.setConstant(of: entry.id, to: constant(of: entry.source)) }
  }

  private func text(of id: ConstraintID) -> String {
    entries.first { $0.id == id }.map { text(of: $0.source) } ?? "a size is not negative"
  }

  // MARK: The solution

  var rootSize: CGSize {
    guard let rectangle = rectangles[ObjectIdentifier(root)] else { return .zero }
    return CGSize(width: solver.value(of: rectangle.width), height: solver.value(of: rectangle.height))
  }

  /// In the superview's coordinates, edges rounded to device pixels; `nil` for a view that has no part in the system.
  func frame(of view: UIView) -> CGRect? {
    guard let rectangle = rectangles[ObjectIdentifier(view)], let superview = view.superview else { return nil }
    let outer = origin(inside: superview)
    return roundedFrame(rectangle, from: outer, outsetBy: view.alignmentRectInsets)
  }

  func frame(of guide: UILayoutGuide, in view: UIView) -> CGRect? {
    guard let rectangle = rectangles[ObjectIdentifier(guide)] else { return nil }
    return roundedFrame(rectangle, from: origin(inside: view))
  }

  private func roundedFrame(_ rectangle: Rectangle, from outer: CGPoint, outsetBy insets: UIEdgeInsets = .zero) -> CGRect {
    let x = solver.value(of: rectangle.left) - outer.x - insets.left
    let y = solver.value(of: rectangle.top) - outer.y - insets.top
    let width = solver.value(of: rectangle.width) + insets.left + insets.right
    let height = solver.value(of: rectangle.height) + insets.top + insets.bottom
    let scale = root.headlessSession.screen.scale
    // Half a pixel goes up, and must do so whatever the last bit says.
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let left = rounded(x)
    let top = rounded(y)
    return CGRect(
      x: left, y: top, width: rounded(x + width) - left, height: rounded(y + height) - top)
  }

  /// Where `view`'s own coordinates start.
  private func origin(inside view: UIView) -> CGPoint {
    if let content = contents[ObjectIdentifier(view)] {
      return CGPoint(x: solver.value(of: content.left), y: solver.value(of: content.top))
    }
    guard let rectangle = rectangles[ObjectIdentifier(view)] else { return .zero }
    return CGPoint(
      x: solver.value(of: rectangle.left) - view.boundsOrigin.x, y: solver.value(of: rectangle.top) - view.boundsOrigin.y)
  }

  func forEachPlacedView(_ body: (UIView, CGRect) -> Void) {
    for entry in views where entry.view !== root && !entry.view.translatesAutoresizingMaskIntoConstraints {
      if let frame = frame(of: entry.view) { body(entry.view, frame) }
    }
  }

  func forEachContentSize(_ body: (UIScrollView, CGSize) -> Void) {
    for entry in scrollViews {
      if let size = contentSize(of: entry.view) { body(entry.view, size) }
    }
  }

  /// `nil` where no constraint reaches the content's edges.
  func contentSize(of scrollView: UIScrollView) -> CGSize? {
    guard constrainedContents.contains(ObjectIdentifier(scrollView)), let content = contents[ObjectIdentifier(scrollView)] else {
      return nil
    }
    let screen = root.headlessSession.screen
    return CGSize(
      width: screen.rounded(solver.value(of: content.width)), height: screen.rounded(solver.value(of: content.height)))
  }

  var constrainedContents: Set<ObjectIdentifier> = []
}
