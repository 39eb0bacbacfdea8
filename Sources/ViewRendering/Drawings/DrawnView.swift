import ViewTree

/// A view of a drawing, before it becomes characters or SVG.
package struct DrawnView: Equatable, Sendable {
  /// The view's index.
  package var node: Int
  /// What shows of it, in points.
  package var rect: Rect
  /// How far in front it stands; 0 throughout the plan.
  package var layer = 0
  /// Which edges show; the others lie behind a clipping edge.
  package var edges = Edges.all
  /// Whether it hides what is behind it.
  package var covers = true
  /// Whether it is drawn although it is hidden or transparent.
  package var isDashed = false

  package struct Edges: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let left = Edges(rawValue: 1)
    package static let top = Edges(rawValue: 2)
    package static let right = Edges(rawValue: 4)
    package static let bottom = Edges(rawValue: 8)
    package static let all: Edges = [.left, .top, .right, .bottom]
  }
}

extension [DrawnView] {
  /// The smallest rectangle around all of them; `nil` for none.
  var area: Rect? {
    guard let first else { return nil }
    return dropFirst().reduce(first.rect) { $0.union($1.rect) }
  }
}
