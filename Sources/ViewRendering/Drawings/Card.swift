import ViewTree

/// A view as a rectangle of cells.
struct Card {
  /// The view's index.
  var node: Int
  /// The first and last column and row, both part of the card; they may lie outside the canvas.
  var left, top, right, bottom: Int
  /// How far in front: cards join edges within a layer alone.
  var layer = 0
  /// Which edges show; the others lie behind a clipping edge.
  var edges = Edges.all
  /// Whether the card hides what is behind it.
  var covers = true
  var isDashed = false

  struct Edges: OptionSet {
    let rawValue: UInt8
    static let left = Edges(rawValue: 1)
    static let top = Edges(rawValue: 2)
    static let right = Edges(rawValue: 4)
    static let bottom = Edges(rawValue: 8)
    static let all: Edges = [.left, .top, .right, .bottom]
  }

  /// Whether there is a cell that is no edge.
  var hasInterior: Bool { right - left >= 2 && bottom - top >= 2 }

  func hasSamePlace(as other: Card) -> Bool {
    left == other.left && top == other.top && right == other.right && bottom == other.bottom
  }
}
