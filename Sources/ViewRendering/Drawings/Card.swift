import ViewTree

/// A view as a rectangle of cells.
struct Card {
  /// The view's index.
  var node: Int
  /// The first and last column and row, both part of the card; they may lie outside the canvas.
  var left, top, right, bottom: Int
  /// How far in front: cards join edges within a layer alone.
  var layer = 0
  var edges = DrawnView.Edges.all
  /// Whether the card hides what is behind it.
  var covers = true
  var isDashed = false
  /// Whether its edges are drawn with heavy lines.
  var isHeavy = false

  /// Whether there is a cell that is no edge.
  var hasInterior: Bool { right - left >= 2 && bottom - top >= 2 }

  /// The columns that lie on `canvas`, edges included; `interiorColumns` without those.
  func columns(on canvas: Canvas) -> Range<Int> { (left..<right + 1).clamped(to: 0..<canvas.columns) }
  func rows(on canvas: Canvas) -> Range<Int> { (top..<bottom + 1).clamped(to: 0..<canvas.rows) }
  func interiorColumns(on canvas: Canvas) -> Range<Int> { (left + 1..<max(right, left + 1)).clamped(to: 0..<canvas.columns) }
  func interiorRows(on canvas: Canvas) -> Range<Int> { (top + 1..<max(bottom, top + 1)).clamped(to: 0..<canvas.rows) }

  func hasSamePlace(as other: Card) -> Bool {
    left == other.left && top == other.top && right == other.right && bottom == other.bottom
  }
}

extension Card {
  /// The column or row at `value`. What lies a million away, or nowhere (frames in the wild have numbers that overflow), comes nearer.
  static func cell(_ value: Double) -> Int {
    if value.isNaN { return 0 }
    return Int(min(max(value, -1e6), 1e6).rounded())
  }

  /// `view`, whose rectangle stands at these columns and rows.
  init(_ view: DrawnView, left: Int, top: Int, right: Int, bottom: Int) {
    self.init(
      node: view.node, left: left, top: top, right: right, bottom: bottom, layer: view.layer, edges: view.edges, covers: view.covers,
      isDashed: view.isDashed)
  }
}
