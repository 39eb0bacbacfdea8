import ViewTree

/// A view of an SVG drawing, in pixels.
struct SVGBox {
  var view: DrawnView
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  /// How high the title bar is that a controller's card has; part of `height`.
  var bar = 0.0

  var maxX: Double { x + width }
  var maxY: Double { y + height }

  /// The box as cells of so many pixels.
  func card(cell: Double) -> Card {
    let left = Int((x / cell).rounded(.down))
    let top = Int((y / cell).rounded(.down))
    return Card(
      view, left: left, top: top, right: max(left, Int((maxX / cell).rounded(.up)) - 1),
      bottom: max(top, Int((maxY / cell).rounded(.up)) - 1))
  }
}

extension SVGBox {
  /// The smallest side that is drawn, so that hairlines show.
  static let minimumSide = 1.0

  /// A box between two corners. What overflows, or is no number, comes nearer.
  init(_ view: DrawnView, left: Double, top: Double, right: Double, bottom: Double) {
    func pixels(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e5), 1e5) }
    let x = pixels(left)
    let y = pixels(top)
    self.init(
      view: view, x: x, y: y, width: max(pixels(right) - x, Self.minimumSide), height: max(pixels(bottom) - y, Self.minimumSide))
  }
}
