import ViewTree

/// The views of a tree that a drawing has to show: with a frame that is known, and neither hidden nor transparent, nor inside one
/// that is.
struct ShownViews {
  struct Shown {
    var node: Int
    /// Whether it is drawn although it is hidden or transparent.
    var isDashed: Bool
    /// Whether a side is zero.
    var isEmpty: Bool
  }

  /// From back to front.
  private(set) var views: [Shown] = []

  init(of tree: ViewTree, _ layout: ScreenLayout, _ hiddenViews: DrawingOptions.HiddenViews, _ leftOut: inout LeftOut) {
    views.reserveCapacity(tree.count)
    var index = 0
    var dashedUntil = 0
    while index < tree.count {
      let isHidden = tree.isHidden(index)
      if isHidden || tree.alpha(of: index) <= 0 {
        let end = tree.subtree(of: index).upperBound
        if hiddenViews == .omit {
          leftOut.add(isHidden ? "hidden" : "transparent", end - index)
          index = end
          continue
        }
        dashedUntil = max(dashedUntil, end)
      }
      if let frame = layout.frame(of: index) {
        views.append(Shown(node: index, isDashed: index < dashedUntil, isEmpty: frame.isEmpty))
      } else {
        leftOut.add("without a frame")
      }
      index += 1
    }
  }
}
