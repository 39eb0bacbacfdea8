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

  public init(options: DrawingOptions = DrawingOptions()) {
    self.options = options
  }

  public func render(_ tree: ViewTree, to output: inout TextOutput) {
    let views = ExplodedViews(of: tree, options.hiddenViews, maximumLayers: Self.maximumLayers(options))
    Self.drawings(of: [tree], [views], options)[0].render(to: &output)
  }

  /// At least half of the columns show the views themselves.
  static func maximumLayers(_ options: DrawingOptions) -> Int { options.boundedColumns / 2 }

  /// Trees drawn to one scale, the same place on the same layer in the same cell.
  static func drawings(of trees: [ViewTree], _ exploded: [ExplodedViews], _ options: DrawingOptions) -> [CardDrawing] {
    let columns = options.boundedColumns
    let layers = exploded.map(\.layers).max() ?? 0
    let shift = max(1, min(Self.shift, columns / 2 / max(layers - 1, 1)))
    let all = exploded.flatMap(\.views)
    let x = all.map(\.rect.x).min() ?? 0
    let y = all.map(\.rect.y).min() ?? 0
    var scale = Double.infinity
    for view in all { scale = min(scale, Double(columns - 1 - view.layer * shift) / (view.rect.maxX - x)) }
    var drawings = exploded.map { views in
      views.views.map { view in
        let across = view.layer * shift
        return Card(
          view, left: Card.cell((view.rect.x - x) * scale) + across,
          top: Card.cell((view.rect.y - y) * scale / 2) + view.layer,
          right: Card.cell((view.rect.maxX - x) * scale) + across,
          bottom: Card.cell((view.rect.maxY - y) * scale / 2) + view.layer)
      }
    }
    moveToCorner(&drawings)
    let rows = min((drawings.joined().map(\.bottom).max() ?? -1) + 1, maximumRows)
    return zip(zip(trees, exploded), drawings).map { pair, cards in
      var leftOut = pair.1.leftOut
      var cards = cards
      leftOut.add("below row \(rows)", cards.count { $0.top >= maximumRows })
      cards.removeAll { $0.top >= maximumRows }
      cards.sort { ($0.layer, $0.node) > ($1.layer, $1.node) }
      return CardDrawing(
        tree: pair.0, options: options, cards: cards, columns: columns, rows: rows, leftOut: leftOut, namesSharedPlaces: false)
    }
  }

  /// Moves the cards so that the first row and column are not blank, which they are where the backmost layers begin farther in.
  private static func moveToCorner(_ drawings: inout [[Card]]) {
    let left = drawings.joined().map(\.left).min() ?? 0
    let top = drawings.joined().map(\.top).min() ?? 0
    for drawing in drawings.indices {
      for place in drawings[drawing].indices {
        drawings[drawing][place].left -= left
        drawings[drawing][place].right -= left
        drawings[drawing][place].top -= top
        drawings[drawing][place].bottom -= top
      }
    }
  }
}
