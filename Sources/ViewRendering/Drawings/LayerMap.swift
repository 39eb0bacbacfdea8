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

  private let limit: Int32
  /// Where a view's place is looked up, kept to spare allocations.
  private var waiting: [Visit] = []

  /// A map for `rects`. Up to 1,000 of them overlap is exact. With more the plane is divided into 256 columns and rows, with more
  /// than 20,000 into 128: edges closer together than that may count as one, and a view narrower than that as one so wide.
  ///
  /// Layers are told apart up to `limit`; what is in front of that counts as on it.
  init(for rects: [Rect], limit: Int) {
    self.limit = Int32(limit)
    let maximum = rects.count <= 1000 ? Int.max : rects.count <= 20_000 ? 256 : 128
    xs = Self.edges(rects, maximum, low: \.x, high: \.maxX)
    ys = Self.edges(rects, maximum, low: \.y, high: \.maxY)
    var side = 1
    while side < max(xs.count, ys.count) { side *= 2 }
    self.side = Int32(side)
  }

  private static func edges(_ rects: [Rect], _ maximum: Int, low: (Rect) -> Double, high: (Rect) -> Double) -> [Double] {
    if rects.count * 2 <= maximum {
      var edges: [Double] = []
      for edge in (rects.map(low) + rects.map(high)).sorted() where edges.last != edge { edges.append(edge) }
      return edges
    }
    let first = rects.reduce(Double.infinity) { min($0, low($1)) }
    let last = rects.reduce(-Double.infinity) { max($0, high($1)) }
    return (0..<maximum).map { first + (last - first) * Double($0) / Double(maximum - 1) }
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
    let layer = min(highest(in: area) + 1, limit)
    if layer < limit { raise(area, to: layer) }
    return Int(layer)
  }

  private typealias Area = (left: Int32, top: Int32, right: Int32, bottom: Int32)
  private typealias Visit = (square: Int32, left: Int32, top: Int32, side: Int32)

  @inline(__always)
  private func isInside(_ visit: Visit, _ area: Area) -> Bool {
    visit.left >= area.left && visit.left + visit.side <= area.right && visit.top >= area.top && visit.top + visit.side <= area.bottom
  }

  /// Puts those quarters of a square on the waiting list that `area` touches.
  @inline(__always)
  private mutating func wait(forQuartersOf visit: Visit, _ first: Int32, in area: Area) {
    let half = visit.side / 2
    let middleX = visit.left + half
    let middleY = visit.top + half
    if area.left < middleX {
      if area.top < middleY { waiting.append((first, visit.left, visit.top, half)) }
      if area.bottom > middleY { waiting.append((first + 2, visit.left, middleY, half)) }
    }
    if area.right > middleX {
      if area.top < middleY { waiting.append((first + 1, middleX, visit.top, half)) }
      if area.bottom > middleY { waiting.append((first + 3, middleX, middleY, half)) }
    }
  }

  private mutating func highest(in area: Area) -> Int32 {
    var result: Int32 = -1
    waiting.removeAll(keepingCapacity: true)
    waiting.append((0, 0, 0, side))
    while result < limit - 1, let visit = waiting.popLast() {
      let square = squares[Int(visit.square)]
      if square.highest <= result { continue }
      if isInside(visit, area) {
        result = square.highest
      } else {
        result = max(result, square.whole)
        if square.quarters >= 0 { wait(forQuartersOf: visit, square.quarters, in: area) }
      }
    }
    return result
  }

  private mutating func raise(_ area: Area, to layer: Int32) {
    waiting.removeAll(keepingCapacity: true)
    waiting.append((0, 0, 0, side))
    while let visit = waiting.popLast() {
      let place = Int(visit.square)
      // What is above all it overlaps need not be the highest of a square that it only reaches into.
      squares[place].highest = max(squares[place].highest, layer)
      if isInside(visit, area) {
        squares[place].whole = layer
        continue
      }
      if squares[place].quarters < 0 {
        squares[place].quarters = Int32(squares.count)
        for _ in 0..<4 { squares.append(Square()) }
      }
      wait(forQuartersOf: visit, squares[place].quarters, in: area)
    }
  }
}
