import ViewTree

/// A drawing of a tree in pixels: boxes, from back to front, on a canvas that is bounded whatever the frames say. The plan and the
/// exploded form show the same views as those made of characters.
package struct SVGPicture {
  package enum Style: Sendable {
    case plan, exploded
  }

  let tree: ViewTree
  let style: Style
  /// Whether the source tells backgrounds: then a view without one shows what is behind it in the plan.
  let knowsBackgrounds: Bool
  /// From back to front.
  private(set) var boxes: [SVGBox] = []
  private(set) var width: Double
  private(set) var height: Double
  var leftOut: LeftOut
  /// Views that are outlined in front of everything, with a badge.
  package var marks = DrawingMarks()
  /// Views that are drawn in the colour of a kind of change.
  package var tints: [Int: DrawingMarks.Kind] = [:]

  /// How many pixels a column counts.
  static let columnWidth = 8.0
  /// A drawing has at most so many pixels from top to bottom; what is below is counted.
  package static let maximumHeight = 9600.0
  /// A point is at most so many pixels.
  static let maximumScale = 4.0
  /// How many pixels a layer of the exploded form is shifted right and down, where there is room.
  static let shift = (right: 26.0, down: 30.0)
  static let barHeight = 14.0
  /// Views are drawn up to this number, marked ones first, then the largest; the others are counted.
  package static let maximumViews = 10_000

  private init(tree: ViewTree, style: Style, width: Double, height: Double, leftOut: LeftOut) {
    self.tree = tree
    self.style = style
    knowsBackgrounds = tree.extras.contains { $0.background != nil }
    self.width = width
    self.height = height
    self.leftOut = leftOut
  }

  /// Drawings of trees to one scale, the same place in the same pixel.
  package static func pictures(of trees: [ViewTree], _ style: Style, _ options: DrawingOptions) -> [SVGPicture] {
    let columns = Double(options.boundedColumns)
    switch style {
    case .plan: return plans(of: trees, trees.map { PlanViews(of: $0, options.hiddenViews) }, width: columns * columnWidth)
    case .exploded:
      let maximum = ExplodedDrawing.maximumLayers(options)
      let views = trees.map { ExplodedViews(of: $0, options.hiddenViews, maximumLayers: maximum) }
      return exploded(trees, views, width: columns * columnWidth)
    }
  }

  private static func plans(of trees: [ViewTree], _ plans: [PlanViews], width: Double) -> [SVGPicture] {
    let areas = plans.compactMap(\.views.area)
    let area = areas.dropFirst().reduce(areas.first ?? .zero) { $0.union($1) }
    let scale = min(width / area.width, maximumScale)
    return zip(trees, plans).map { tree, plan in
      var picture = SVGPicture(tree: tree, style: .plan, width: 0, height: 0, leftOut: plan.leftOut)
      picture.boxes = plan.views.map { view in
        SVGBox(
          view, left: (view.rect.x - area.x) * scale, top: (view.rect.y - area.y) * scale, right: (view.rect.maxX - area.x) * scale,
          bottom: (view.rect.maxY - area.y) * scale)
      }
      picture.fit(area.isEmpty ? 0 : area.width * scale, area.isEmpty ? 0 : area.height * scale)
      return picture
    }
  }

  private static func exploded(_ trees: [ViewTree], _ exploded: [ExplodedViews], width: Double) -> [SVGPicture] {
    let last = Double(max((exploded.map(\.layers).max() ?? 0) - 1, 1))
    let right = min(shift.right, width / 2 / last)
    let down = shift.down * right / shift.right
    let all = exploded.flatMap(\.views)
    let x = all.map(\.rect.x).min() ?? 0
    let y = all.map(\.rect.y).min() ?? 0
    var scale = maximumScale
    for view in all { scale = min(scale, (width - Double(view.layer) * right) / (view.rect.maxX - x)) }
    var pictures = zip(trees, exploded).map { tree, views in
      var picture = SVGPicture(tree: tree, style: .exploded, width: 0, height: 0, leftOut: views.leftOut)
      picture.boxes = views.views.map { view in
        let across = Double(view.layer) * right
        let below = Double(view.layer) * down
        var box = SVGBox(
          view, left: (view.rect.x - x) * scale + across, top: (view.rect.y - y) * scale + below,
          right: (view.rect.maxX - x) * scale + across, bottom: (view.rect.maxY - y) * scale + below)
        if tree.extra(of: view.node).controllerClass >= 0 {
          box.bar = min(barHeight, down / 2)
          box.y -= box.bar
          box.height += box.bar
        }
        return box
      }
      picture.boxes.sort { ($0.view.layer, $0.view.node) < ($1.view.layer, $1.view.node) }
      return picture
    }
    let left = pictures.lazy.flatMap(\.boxes).map(\.x).min() ?? 0
    let top = pictures.lazy.flatMap(\.boxes).map(\.y).min() ?? 0
    for place in pictures.indices {
      for box in pictures[place].boxes.indices {
        pictures[place].boxes[box].x -= left
        pictures[place].boxes[box].y -= top
      }
    }
    let size = pictures.lazy.flatMap(\.boxes).reduce((0.0, 0.0)) { (max($0.0, $1.maxX), max($0.1, $1.maxY)) }
    for place in pictures.indices { pictures[place].fit(size.0, size.1) }
    return pictures
  }

  /// Sets the size, and leaves out what is below it.
  private mutating func fit(_ width: Double, _ height: Double) {
    self.width = max(min(width, 1e5), 1)
    self.height = max(min(height, Self.maximumHeight), 1)
    let count = boxes.count
    boxes.removeAll { $0.y >= Self.maximumHeight }
    leftOut.add("below \(Int(Self.maximumHeight)) pixels", count - boxes.count)
  }

  /// Leaves out the smallest views until there are so many, marked ones last.
  package mutating func limit(to maximum: Int = maximumViews) {
    if boxes.count <= maximum { return }
    func rank(_ place: Int) -> (Int, Double, Int) {
      let box = boxes[place]
      let isMarked = marks[box.view.node] != nil || tints[box.view.node] != nil
      return (isMarked ? 0 : 1, -(box.width * box.height), place)
    }
    let kept = Set(boxes.indices.map(rank).sorted(by: <).prefix(maximum).map(\.2))
    leftOut.add("smaller than the largest \(maximum)", boxes.count - maximum)
    boxes = boxes.indices.filter(kept.contains).map { boxes[$0] }
  }
}
