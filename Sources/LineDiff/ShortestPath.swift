/// The longest common subsequence of two sequences of numbers that differ in few places.
///
/// E. W. Myers's greedy algorithm ("An O(ND) Difference Algorithm", 1986): for one difference more at a time, how far each diagonal
/// gets. What it finds is the longest there is, or nothing: past the limit of work it gives up.
///
/// - Complexity: O(*n* + *d*²) for *d* differences where lines out of step are seldom the same, or up to `workLimit`.
struct ShortestPath {
  let old: [Int32]
  let new: [Int32]
  /// How many steps are taken at most; `nil`: as many as the sequences are long, a few times over.
  var workLimit: Int?

  /// Calls `body` with the positions of every common element, last first.
  ///
  /// - Returns: Whether there is a result; else `body` was not called.
  func forEachPair(_ body: (_ old: Int, _ new: Int) -> Void) -> Bool {
    let workLimit = workLimit ?? 4 * (old.count + new.count)
    // Row d holds how far diagonals -d, -d + 2 … d came (place in old less place in new); rows lie one behind the other.
    var rows: [Int32] = []
    let end = (x: Int32(old.count), y: Int32(new.count))
    var work = 0
    var d = 0
    while true {
      let above = rowStart(d - 1)
      for place in 0...d {
        let k = Int32(2 * place - d)
        var x: Int32 = 0
        if d > 0 { (x, _) = start(rows, above, place: place, of: d) }
        let start = x
        while x < end.x, x - k < end.y, old[Int(x)] == new[Int(x - k)] { x += 1 }
        rows.append(x)
        work += 1 + Int(x - start)
        if x == end.x, x - k == end.y {
          walkBack(rows, from: d, place: place, body)
          return true
        }
      }
      if work > workLimit { return false }
      d += 1
    }
  }

  private func rowStart(_ d: Int) -> Int { d * (d + 1) / 2 }

  /// Where the best path to the diagonal at `place` of row `d` begins there, and whether it comes from the diagonal above, by an
  /// insertion, or from the one below, by a removal.
  @inline(__always)
  private func start(_ rows: [Int32], _ above: Int, place: Int, of d: Int) -> (x: Int32, isInsertion: Bool) {
    if place == 0 { return (rows[above], true) }
    if place == d { return (rows[above + d - 1] + 1, false) }
    let below = rows[above + place - 1]
    let behind = rows[above + place]
    return below < behind ? (behind, true) : (below + 1, false)
  }

  private func walkBack(_ rows: [Int32], from last: Int, place: Int, _ body: (_ old: Int, _ new: Int) -> Void) {
    var place = place
    var x = old.count
    for d in stride(from: last, through: 0, by: -1) {
      let (start, isInsertion) = d == 0 ? (0, false) : start(rows, rowStart(d - 1), place: place, of: d)
      while x > start {
        x -= 1
        body(x, x - (2 * place - d))
      }
      x = isInsertion ? Int(start) : Int(start) - 1
      place = isInsertion ? place : place - 1
    }
  }
}
