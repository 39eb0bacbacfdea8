extension LayoutEngine {
  /// The views placed by constraints that these would let stand elsewhere, too.
  func ambiguousViews() -> [UIView] {
    let ambiguous = solver.ambiguousVariables()
    var found: [UIView] = []
    guard !ambiguous.isEmpty else { return found }
    forEachPlacedView { view, _ in
      guard let place = rectangles[ObjectIdentifier(view)] else { return }
      if [place.left, place.top, place.width, place.height].contains(where: ambiguous.contains) { found.append(view) }
    }
    return found
  }
}

extension HeadlessSession {
  /// The views in windows that constraints place, but don't say just where: other frames would meet them as well.
  /// - Complexity: several solutions of each window's constraints; for tests and for looking into a layout.
  public func ambiguousViews() -> [UIView] {
    liveWindows.flatMap { window -> [UIView] in
      window.solveConstraints()
      return window.layoutEngine?.ambiguousViews() ?? []
    }
  }
}

extension UIView {
  /// Whether the constraints that place the view would let it stand elsewhere, too.
  public var hasAmbiguousLayout: Bool {
    let top = topmostView
    top.solveConstraints()
    return top.layoutEngine?.ambiguousViews().contains { $0 === self } ?? false
  }
}
