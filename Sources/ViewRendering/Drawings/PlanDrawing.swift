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
    Self.drawings(of: [tree], [PlanViews(of: tree, options.hiddenViews)], options)[0].render(to: &output)
  }

  /// Trees drawn to one scale, the same place of the screen in the same cell.
  static func drawings(of trees: [ViewTree], _ plans: [PlanViews], _ options: DrawingOptions) -> [CardDrawing] {
    let areas = plans.compactMap(\.views.area)
    let area = areas.dropFirst().reduce(areas.first ?? .zero) { $0.union($1) }
    let columns = options.boundedColumns
    let scale = Double(columns - 1) / area.width
    let rows = areas.isEmpty ? 0 : min(max(Card.cell(area.height * scale / 2), 1) + 1, maximumRows)
    return zip(trees, plans).map { tree, plan in
      var leftOut = plan.leftOut
      var cards: [Card] = []
      cards.reserveCapacity(plan.views.count)
      for view in plan.views.reversed() {
        let rect = view.rect
        let card = Card(
          view, left: Card.cell((rect.x - area.x) * scale), top: Card.cell((rect.y - area.y) * scale / 2),
          right: Card.cell((rect.maxX - area.x) * scale), bottom: Card.cell((rect.maxY - area.y) * scale / 2))
        if card.top < rows { cards.append(card) }
      }
      leftOut.add("below row \(rows)", plan.views.count - cards.count)
      return CardDrawing(
        tree: tree, options: options, cards: cards, columns: columns, rows: rows, leftOut: leftOut, namesSharedPlaces: true)
    }
  }
}
