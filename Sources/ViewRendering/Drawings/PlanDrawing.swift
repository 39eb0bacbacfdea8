public import ViewTree

/// The screen from the front: views are boxes on a grid of characters, nearer ones cover farther ones, children of clipping views
/// are clipped, shared edges join.
///
/// A character cell counts as twice as high as wide. A view hides what is behind it unless it is see-through: without a text of its
/// own, and without a background in a tree whose source tells backgrounds.
public struct PlanDrawing: TreeRenderer {
  public let name = "plan"
  public let summary = "a drawing of the screen from the front"
  public var options: DrawingOptions

  /// A drawing has at most so many rows; what is below is counted.
  public static let maximumRows = 600

  public init(options: DrawingOptions = DrawingOptions()) {
    self.options = options
  }

  public func render(_ tree: ViewTree, to output: inout TextOutput) {
    let layout = tree.layoutInScreen()
    var leftOut = LeftOut()
    let shown = ShownViews(of: tree, layout, options.hiddenViews, &leftOut)
    var visible: [(node: Int, isDashed: Bool, rect: Rect)] = []
    for view in shown.views {
      guard let rect = layout.visibleRect(of: view.node) else {
        leftOut.add(view.isEmpty ? "empty" : isOffScreen(view.node, tree, layout) ? "off screen" : "clipped away")
        continue
      }
      visible.append((view.node, view.isDashed, rect))
    }
    guard let area = visible.first.map({ first in visible.dropFirst().reduce(first.rect) { $0.union($1.rect) } }) else {
      output.writeNothingToDraw(tree, leftOut)
      return
    }
    let columns = min(max(options.columns, DrawingOptions.minimumColumns), DrawingOptions.maximumColumns)
    let scale = Double(columns - 1) / area.width
    let rows = min(max(Int((area.height * scale / 2).rounded()), 1) + 1, Self.maximumRows)
    let knowsBackgrounds = tree.extras.contains { $0.background != nil }
    var cards: [Card] = []
    cards.reserveCapacity(visible.count)
    var below = 0
    for (node, isDashed, rect) in visible.reversed() {
      guard let frame = layout.frame(of: node) else { continue }
      var card = Card(
        node: node, left: Int(((rect.x - area.x) * scale).rounded()), top: Int(((rect.y - area.y) * scale / 2).rounded()),
        right: Int(((rect.maxX - area.x) * scale).rounded()), bottom: Int(((rect.maxY - area.y) * scale / 2).rounded()))
      if card.top >= rows {
        below += 1
        continue
      }
      if rect.x > frame.x { card.edges.remove(.left) }
      if rect.y > frame.y { card.edges.remove(.top) }
      if rect.maxX < frame.maxX { card.edges.remove(.right) }
      if rect.maxY < frame.maxY { card.edges.remove(.bottom) }
      card.isDashed = isDashed
      card.covers = !isDashed && (!knowsBackgrounds || isFilled(node, tree))
      cards.append(card)
    }
    leftOut.add("below row \(rows)", below)
    CardDrawing(tree: tree, options: options, cards: cards, columns: columns, rows: rows, leftOut: leftOut, namesSharedPlaces: true)
      .render(to: &output)
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

extension TextOutput {
  mutating func writeNothingToDraw(_ tree: ViewTree, _ leftOut: LeftOut) {
    write("(nothing to draw)")
    endLine()
    if let line = leftOut.line {
      write(line)
      endLine()
    }
  }
}
