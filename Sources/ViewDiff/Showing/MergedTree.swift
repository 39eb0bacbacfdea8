import ViewTree

/// The views of both trees as one, in the order people read them: those of the new tree, and those that went or moved away where
/// they stood.
///
/// - Complexity: O(*n*) to make; nothing recurses.
struct MergedTree {
  let changes: TreeChanges
  private(set) var rows: [Row] = []

  struct Row {
    var kind: Kind
    /// The view before and after; -1 where there is none.
    var before: Int
    var after: Int
    var depth: Int
    /// The row behind those below this one.
    var end = 0
    /// How many rows of the subtree, this one included, say that something changed.
    var touched = 0
    /// Which of `changes.changed` or -1.
    var modification = -1
  }

  enum Kind: Equatable {
    case kept, changed, added, removed
    /// Moved here; the number of the move.
    case moved(Int)
    /// Stood here before it moved; nothing stands below it.
    case departed
  }

  /// - Parameter showsDepartures: Whether a view that moved has a row where it stood, too.
  init(_ changes: TreeChanges, showsDepartures: Bool) {
    self.changes = changes
    var builder = Builder(changes, showsDepartures: showsDepartures)
    rows = builder.rows()
  }

  /// The number of views below the row, as the tree has them that the row shows.
  func countBelow(_ row: Row) -> Int {
    row.after >= 0 ? changes.after.subtree(of: row.after).count - 1 : changes.before.subtree(of: row.before).count - 1
  }

  private struct Builder {
    let changes: TreeChanges
    let showsDepartures: Bool
    private var moveAfter: [Int: Int] = [:]
    private var movedBefore: Set<Int> = []
    private var modificationAfter: [Int: Int] = [:]
    private var indexBefore: [Int32]

    init(_ changes: TreeChanges, showsDepartures: Bool) {
      self.changes = changes
      self.showsDepartures = showsDepartures
      for (number, move) in changes.moved.enumerated() {
        moveAfter[move.after] = number
        movedBefore.insert(move.before)
      }
      for (number, change) in changes.changed.enumerated() { modificationAfter[change.after] = number }
      indexBefore = Array(repeating: -1, count: changes.after.count)
      for (before, after) in changes.partners.enumerated() where after >= 0 { indexBefore[Int(after)] = Int32(before) }
    }

    mutating func rows() -> [Row] {
      var rows: [Row] = []
      rows.reserveCapacity(changes.after.count)
      var open: [Int] = []  // rows whose subtrees are not complete
      var waiting = children(before: -1, after: -1, depth: 0)
      func close(to depth: Int) {
        while let last = open.last, rows[last].depth >= depth {
          rows[last].end = rows.count
          open.removeLast()
          if let parent = open.last { rows[parent].touched += rows[last].touched }
        }
      }
      while let row = waiting.popLast() {
        close(to: row.depth)
        open.append(rows.count)
        rows.append(row)
        if row.kind != .departed { waiting += children(before: row.before, after: row.after, depth: row.depth + 1) }
      }
      close(to: 0)
      return rows
    }

    /// The rows below a view, the last one first; below both roots for -1, -1.
    private func children(before: Int, after: Int, depth: Int) -> [Row] {
      var rows: [Row] = []
      let isRoot = before < 0 && after < 0
      var old = before >= 0 ? changes.before.subviews(of: before) : isRoot ? changes.before.roots : nil
      let new = after >= 0 ? changes.after.subviews(of: after) : isRoot ? changes.after.roots : nil
      /// Appends what stood before `limit` and is gone from there.
      func appendGone(upTo limit: Int) {
        while let child = old?.next(), child != limit {
          if changes.partners[child] < 0 {
            rows.append(Row(kind: .removed, before: child, after: -1, depth: depth, touched: 1))
          } else if showsDepartures, (after < 0 && !isRoot) || movedBefore.contains(child) {
            rows.append(Row(kind: .departed, before: child, after: -1, depth: depth, touched: 1))
          }
        }
      }
      for child in new.map(Array.init) ?? [] {
        let partner = Int(indexBefore[child])
        if partner >= 0, moveAfter[child] == nil { appendGone(upTo: partner) }
        rows.append(row(after: child, before: partner, depth: depth))
      }
      appendGone(upTo: -1)
      return rows.reversed()
    }

    private func row(after: Int, before: Int, depth: Int) -> Row {
      if before < 0 { return Row(kind: .added, before: -1, after: after, depth: depth, touched: 1) }
      let modification = modificationAfter[after] ?? -1
      if let move = moveAfter[after] {
        return Row(kind: .moved(move), before: before, after: after, depth: depth, touched: 1, modification: modification)
      }
      let isChanged = modification >= 0
      return Row(
        kind: isChanged ? .changed : .kept, before: before, after: after, depth: depth, touched: isChanged ? 1 : 0,
        modification: modification)
    }
  }
}
