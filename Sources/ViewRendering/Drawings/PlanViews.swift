import ViewTree

/// What a plan shows: each view with the part of its frame that the screen and its superviews let show.
package struct PlanViews: Sendable {
  /// From back to front.
  package var views: [DrawnView] = []
  var leftOut = LeftOut()

  package init(of tree: ViewTree, _ hiddenViews: DrawingOptions.HiddenViews) {
    let layout = tree.layoutInScreen()
    let knowsBackgrounds = tree.extras.contains { $0.background != nil }
    for view in ShownViews(of: tree, layout, hiddenViews, &leftOut).views {
      guard let rect = layout.visibleRect(of: view.node), let frame = layout.frame(of: view.node) else {
        leftOut.add(view.isEmpty ? "empty" : isOffScreen(view.node, tree, layout) ? "off screen" : "clipped away")
        continue
      }
      var drawn = DrawnView(node: view.node, rect: rect, isDashed: view.isDashed)
      if rect.x > frame.x { drawn.edges.remove(.left) }
      if rect.y > frame.y { drawn.edges.remove(.top) }
      if rect.maxX < frame.maxX { drawn.edges.remove(.right) }
      if rect.maxY < frame.maxY { drawn.edges.remove(.bottom) }
      drawn.covers = !view.isDashed && (!knowsBackgrounds || isFilled(view.node, tree))
      views.append(drawn)
    }
  }

  private func isFilled(_ node: Int, _ tree: ViewTree) -> Bool {
    tree.backgroundColor(of: node).map { $0.alpha > 0 } ?? false || !(tree.records[node].text.isNone || tree.records[node].text.count == 0)
  }

  private func isOffScreen(_ node: Int, _ tree: ViewTree, _ layout: ScreenLayout) -> Bool {
    guard let frame = layout.frame(of: node) else { return false }
    var root = node
    while let outer = tree.superview(of: root) { root = outer }
    let screen = tree.screen.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? layout.frame(of: root)
    return screen.map { $0.intersection(frame) == nil } ?? false
  }
}
