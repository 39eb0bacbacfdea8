import ViewTree

/// What an exploded drawing shows: each view whole, on a layer one more than the highest among the views drawn before it that it
/// overlaps, its superview included.
package struct ExplodedViews: Sendable {
  /// From back to front of the tree; the layers say what stands before what in the drawing.
  package var views: [DrawnView] = []
  var leftOut = LeftOut()

  /// Content is drawn whole up to so many screens beyond the screen.
  static let screensAround = 3.0

  /// - Parameter maximumLayers: Views in front of so many layers are left out and counted.
  package init(of tree: ViewTree, _ hiddenViews: DrawingOptions.HiddenViews, maximumLayers: Int) {
    let layout = tree.layoutInScreen()
    let region = region(of: tree, layout)
    for view in ShownViews(of: tree, layout, hiddenViews, &leftOut).views {
      guard let frame = layout.frame(of: view.node), !view.isEmpty else {
        leftOut.add("empty")
        continue
      }
      guard let rect = region.map({ frame.intersection($0) }) ?? frame else {
        leftOut.add("far off screen")
        continue
      }
      views.append(DrawnView(node: view.node, rect: rect, covers: !view.isDashed, isDashed: view.isDashed))
    }
    putOnLayers(of: tree, maximumLayers)
    leftOut.add("in front of layer \(maximumLayers)", views.count { $0.layer >= maximumLayers })
    views.removeAll { $0.layer >= maximumLayers }
  }

  /// How many layers there are.
  package var layers: Int { views.reduce(0) { max($0, $1.layer + 1) } }

  private mutating func putOnLayers(of tree: ViewTree, _ maximumLayers: Int) {
    if views.isEmpty { return }
    var map = LayerMap(for: views.map(\.rect), limit: maximumLayers)
    var layerOf = [Int32](repeating: -1, count: tree.count)  // what has no card stands on its superview's layer
    var place = 0
    for node in tree.indices {
      let outer = tree.superview(of: node).map { Int(layerOf[$0]) } ?? -1
      if place < views.count, views[place].node == node {
        views[place].layer = map.add(views[place].rect, above: outer)
        layerOf[node] = Int32(views[place].layer)
        place += 1
      } else {
        layerOf[node] = Int32(outer)
      }
    }
  }

  /// The screen with some room around; `nil` where neither the screen's nor a root's size is known.
  private func region(of tree: ViewTree, _ layout: ScreenLayout) -> Rect? {
    var screen = tree.screen.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
    if screen == nil {
      for root in tree.roots {
        guard let frame = layout.frame(of: root), !frame.isEmpty else { continue }
        screen = screen?.union(frame) ?? frame
      }
    }
    guard let screen, !screen.isEmpty, screen.isFinite else { return nil }
    let more = Self.screensAround
    return Rect(
      x: screen.x - more * screen.width, y: screen.y - more * screen.height, width: screen.width * (1 + 2 * more),
      height: screen.height * (1 + 2 * more))
  }
}
