public import ViewTree

/// The view debugger's picture in text: every view a card on its own layer, each layer shifted right and down.
///
/// A view's layer is one more than the highest among the views drawn before it that it overlaps, its superview included. Clipped
/// content is drawn whole. A view controller's card has the title `◉ Controller`.
public struct ExplodedDrawing: TreeRenderer {
  public let name = "exploded"
  public let summary = "a drawing of every view as a card on its own layer, as the view debugger shows them"
  public var options: DrawingOptions

  /// How many columns a layer is shifted right, where there is room; each is one row down.
  static let shift = 3
  /// A drawing has at most so many rows; what is below is counted.
  public static let maximumRows = 600
  /// Content is drawn whole up to so many screens beyond the screen.
  static let screensAround = 3.0

  public init(options: DrawingOptions = DrawingOptions()) {
    self.options = options
  }

  public func render(_ tree: ViewTree, to output: inout TextOutput) {
    let layout = tree.layoutInScreen()
    var leftOut = LeftOut()
    let region = region(of: tree, layout)
    var views: [(node: Int, isDashed: Bool, rect: Rect, layer: Int)] = []
    for view in ShownViews(of: tree, layout, options.hiddenViews, &leftOut).views {
      guard let frame = layout.frame(of: view.node), !view.isEmpty else {
        leftOut.add("empty")
        continue
      }
      guard let rect = region.map({ frame.intersection($0) }) ?? frame else {
        leftOut.add("far off screen")
        continue
      }
      views.append((view.node, view.isDashed, rect, 0))
    }
    if views.isEmpty { return output.writeNothingToDraw(tree, leftOut) }
    let columns = min(max(options.columns, DrawingOptions.minimumColumns), DrawingOptions.maximumColumns)
    // At least half of the columns show the views themselves.
    let maximumLayers = columns / 2
    var map = LayerMap(for: views.map(\.rect), limit: maximumLayers)
    for place in views.indices { views[place].layer = map.add(views[place].rect) }
    leftOut.add("in front of layer \(maximumLayers)", views.count { $0.layer >= maximumLayers })
    views.removeAll { $0.layer >= maximumLayers }
    let layers = (views.map(\.layer).max() ?? 0) + 1
    let shift = max(1, min(Self.shift, columns / 2 / max(layers - 1, 1)))

    let x = views.map(\.rect.x).min() ?? 0
    let y = views.map(\.rect.y).min() ?? 0
    var scale = Double.infinity
    for view in views { scale = min(scale, Double(columns - 1 - view.layer * shift) / (view.rect.maxX - x)) }
    var cards: [Card] = []
    var rows = 0
    var below = 0
    for view in views {
      let down = view.layer
      let across = view.layer * shift
      let card = Card(
        node: view.node, left: Int(((view.rect.x - x) * scale).rounded()) + across,
        top: Int(((view.rect.y - y) * scale / 2).rounded()) + down,
        right: Int(((view.rect.maxX - x) * scale).rounded()) + across,
        bottom: Int(((view.rect.maxY - y) * scale / 2).rounded()) + down, layer: view.layer, covers: !view.isDashed, isDashed: view.isDashed
      )
      if card.top >= Self.maximumRows {
        below += 1
        continue
      }
      rows = min(max(rows, card.bottom + 1), Self.maximumRows)
      cards.append(card)
    }
    leftOut.add("below row \(rows)", below)
    cards.sort { ($0.layer, $0.node) > ($1.layer, $1.node) }
    CardDrawing(tree: tree, options: options, cards: cards, columns: columns, rows: rows, leftOut: leftOut, namesSharedPlaces: false)
      .render(to: &output)
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
