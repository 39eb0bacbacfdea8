/// Opaque rectangles with their order, asked for one in front that holds a given rectangle whole.
///
/// They stand in the leaves of a balanced binary tree, grouped by whichever of their four edges varies most; a branch knows the box
/// around its rectangles and the frontmost of them. A rectangle can be inside one of them only where it is inside that box, so a
/// question follows few branches.
struct CoveringViews {
  struct Cover {
    var box: Box
    /// The view's index in preorder; a larger one is in front.
    var view: Int32
  }

  private struct Branch {
    var box: Box
    var frontmost: Int32
  }

  private var covers: [Cover]
  /// Branch k has the branches 2k and 2k + 1 below it; branch 1 is the root.
  private var branches: [Branch]
  private let leafSize = 4
  /// Seeded by chance, once: asking the system for every number would take longer than using it.
  private var chance = UInt64.random(in: .min ... .max)

  /// - Complexity: O(*n* log *n*) expected, whatever the rectangles.
  init(_ covers: [Cover]) {
    self.covers = covers
    branches = []
    if !covers.isEmpty { build() }
  }

  /// The frontmost rectangle that holds `box` and is no view before `first`.
  ///
  /// - Complexity: O(log *n*) where rectangles are laid out as on a screen; for rectangles at random O(*n*^¾), as in any tree over
  ///   four dimensions.
  func frontmost(holding box: Box, from first: Int, _ waiting: inout [(branch: Int, range: Range<Int>)]) -> Int? {
    var best = Int32(first - 1)
    if branches.isEmpty { return nil }
    waiting.removeAll(keepingCapacity: true)
    waiting.append((1, 0..<covers.count))
    while let (k, range) = waiting.popLast() {
      guard branches[k].frontmost > best, branches[k].box.contains(box) else { continue }
      if range.count <= leafSize {
        for cover in covers[range] where cover.view > best && cover.box.contains(box) { best = cover.view }
        continue
      }
      let middle = range.lowerBound + range.count / 2
      let left = (branch: 2 * k, range: range.lowerBound..<middle)
      let right = (branch: 2 * k + 1, range: middle..<range.upperBound)
      // The one that is farther in front is looked at first: what it finds spares most of the other.
      if branches[left.branch].frontmost > branches[right.branch].frontmost {
        waiting.append(right)
        waiting.append(left)
      } else {
        waiting.append(left)
        waiting.append(right)
      }
    }
    return best >= first ? Int(best) : nil
  }

  // MARK: Building

  private mutating func build() {
    var levels = 1
    while covers.count >> (levels - 1) > leafSize { levels += 1 }
    let empty = Branch(box: covers[0].box, frontmost: -1)
    branches = Array(repeating: empty, count: 1 << (levels + 1))
    var waiting = [(branch: 1, range: 0..<covers.count)]
    while let (k, range) = waiting.popLast() {
      branches[k] = summary(of: range)
      if range.count <= leafSize { continue }
      let middle = range.lowerBound + range.count / 2
      if let edge = widestEdge(of: range) { partition(range, around: middle, by: edge) }
      waiting.append((2 * k, range.lowerBound..<middle))
      waiting.append((2 * k + 1, middle..<range.upperBound))
    }
  }

  private func summary(of range: Range<Int>) -> Branch {
    var branch = Branch(box: covers[range.lowerBound].box, frontmost: -1)
    for cover in covers[range] {
      branch.box = branch.box.union(cover.box)
      branch.frontmost = max(branch.frontmost, cover.view)
    }
    return branch
  }

  private enum Edge { case minX, minY, maxX, maxY }

  @inline(__always)
  private func position(of edge: Edge, at index: Int) -> Double {
    switch edge {
    case .minX: covers[index].box.minX
    case .minY: covers[index].box.minY
    case .maxX: covers[index].box.maxX
    case .maxY: covers[index].box.maxY
    }
  }

  /// The edge that varies most among the rectangles at `range`; `nil` when they are all the same.
  private func widestEdge(of range: Range<Int>) -> Edge? {
    var low = covers[range.lowerBound].box
    var high = low
    for cover in covers[range] {
      low.minX = min(low.minX, cover.box.minX)
      low.minY = min(low.minY, cover.box.minY)
      low.maxX = min(low.maxX, cover.box.maxX)
      low.maxY = min(low.maxY, cover.box.maxY)
      high.minX = max(high.minX, cover.box.minX)
      high.minY = max(high.minY, cover.box.minY)
      high.maxX = max(high.maxX, cover.box.maxX)
      high.maxY = max(high.maxY, cover.box.maxY)
    }
    var widest: (edge: Edge?, spread: Double) = (nil, 0)
    for (edge, spread) in [
      (Edge.minX, high.minX - low.minX), (.minY, high.minY - low.minY), (.maxX, high.maxX - low.maxX), (.maxY, high.maxY - low.maxY),
    ] where spread > widest.spread {
      widest = (edge, spread)
    }
    return widest.edge
  }

  /// Reorders the rectangles at `range` so that none before `middle` has its edge behind that of one from there on.
  ///
  /// Hoare's quickselect with three ways and a pivot by chance, so that no input is made to be slow; what is found later doesn't
  /// depend on the order.
  private mutating func partition(_ range: Range<Int>, around middle: Int, by edge: Edge) {
    var range = range
    while range.count > 1 {
      chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407  // Knuth's MMIX
      let pivot = position(of: edge, at: range.lowerBound + Int(chance >> 33) % range.count)
      var less = range.lowerBound
      var i = range.lowerBound
      var more = range.upperBound
      while i < more {
        let value = position(of: edge, at: i)
        if value < pivot {
          covers.swapAt(i, less)
          less += 1
          i += 1
        } else if value > pivot {
          more -= 1
          covers.swapAt(i, more)
        } else {
          i += 1
        }
      }
      if middle < less {
        range = range.lowerBound..<less
      } else if middle >= more {
        range = more..<range.upperBound
      } else {
        return
      }
    }
  }
}
