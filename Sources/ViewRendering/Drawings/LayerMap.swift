import ViewTree

/// Which layer each view of a drawing stands on: one more than the highest among the views before it that it overlaps.
///
/// A quadtree over the plane that knows the highest layer so far of each square. A new view is above all it overlaps, so a square
/// that it covers whole only ever rises: nothing has to be pushed down, and a view costs what its outline crosses.
struct LayerMap {
  private struct Square {
    /// A layer that the whole square has at least.
    var whole: Int32 = -1
    /// The highest layer anywhere in it.
    var highest: Int32 = -1
    /// The first of its four quarters, or -1.
    var quarters: Int32 = -1
  }

  private var squares: [Square] = [Square()]
  /// How many squares the plane is wide and high: a power of two.
  private let side: Int32
  private let xs: [Double]
  private let ys: [Double]

  /// How finely the plane is divided at most.
  static let maximumSide = 1024

  /// A map for `rects`. Up to 1,024 different edges in each direction overlap is exact; with more, edges closer together than a
  /// thousandth of the whole may count as one, and a view narrower than that as one so wide.
  init(for rects: [Rect]) {
    xs = Self.edges(rects.flatMap { [$0.x, $0.maxX] })
    ys = Self.edges(rects.flatMap { [$0.y, $0.maxY] })
    var side = 1
    while side < max(xs.count, ys.count) { side *= 2 }
    self.side = Int32(side)
  }

  private static func edges(_ all: [Double]) -> [Double] {
    let sorted = all.sorted()
    var different: [Double] = []
    for edge in sorted where different.last != edge { different.append(edge) }
    guard different.count > maximumSide, let first = different.first, let last = different.last else { return different }
    return (0..<maximumSide).map { first + (last - first) * Double($0) / Double(maximumSide - 1) }
  }

  /// The number of the edge at or next below `value`.
  private func place(_ value: Double, in edges: [Double]) -> Int32 {
    var low = 0
    var high = edges.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if edges[middle] <= value { low = middle } else { high = middle - 1 }
    }
    // Where edges were merged, the nearer of two counts.
    if low + 1 < edges.count, edges[low + 1] - value < value - edges[low] { low += 1 }
    return Int32(low)
  }

  /// Puts `rect` on top of all it overlaps, and returns its layer.
  mutating func add(_ rect: Rect) -> Int {
    let left = place(rect.x, in: xs)
    let top = place(rect.y, in: ys)
    let area = (
      left: left, top: top, right: max(place(rect.maxX, in: xs), left + 1), bottom: max(place(rect.maxY, in: ys), top + 1)
    )
    let layer = highest(in: area) + 1
    raise(area, to: layer)
    return Int(layer)
  }

  private typealias Area = (left: Int32, top: Int32, right: Int32, bottom: Int32)
  private typealias Visit = (square: Int32, left: Int32, top: Int32, side: Int32)

  private func isInside(_ visit: Visit, _ area: Area) -> Bool {
    visit.left >= area.left && visit.left + visit.side <= area.right && visit.top >= area.top && visit.top + visit.side <= area.bottom
  }

  private func isOutside(_ visit: Visit, _ area: Area) -> Bool {
    visit.left >= area.right || visit.left + visit.side <= area.left || visit.top >= area.bottom || visit.top + visit.side <= area.top
  }

  private func quarters(of visit: Visit, first: Int32) -> [Visit] {
    let half = visit.side / 2
    return [
      (first, visit.left, visit.top, half), (first + 1, visit.left + half, visit.top, half),
      (first + 2, visit.left, visit.top + half, half), (first + 3, visit.left + half, visit.top + half, half),
    ]
  }

  private func highest(in area: Area) -> Int32 {
    var result: Int32 = -1
    var waiting: [Visit] = [(0, 0, 0, side)]
    while let visit = waiting.popLast() {
      let square = squares[Int(visit.square)]
      if square.highest <= result || isOutside(visit, area) { continue }
      if isInside(visit, area) {
        result = square.highest
        continue
      }
      result = max(result, square.whole)
      if square.quarters >= 0 { waiting.append(contentsOf: quarters(of: visit, first: square.quarters)) }
    }
    return result
  }

  private mutating func raise(_ area: Area, to layer: Int32) {
    var waiting: [Visit] = [(0, 0, 0, side)]
    while let visit = waiting.popLast() {
      if isOutside(visit, area) { continue }
      let place = Int(visit.square)
      // What is above all it overlaps is the highest of every square around it, too.
      squares[place].highest = max(squares[place].highest, layer)
      if isInside(visit, area) {
        squares[place].whole = layer
        continue
      }
      if squares[place].quarters < 0 {
        squares[place].quarters = Int32(squares.count)
        squares.append(contentsOf: repeatElement(Square(), count: 4))
      }
      waiting.append(contentsOf: quarters(of: visit, first: squares[place].quarters))
    }
  }
}
