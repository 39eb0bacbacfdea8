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
    /// How many rows of the subtree, this one included, are `leftOut`.
    var leftOut = 0
    /// Which of `changes.changed` or -1.
    var modification = -1

    /// Whether the row itself says that something changed.
    var showsChange: Bool { kind != .kept && kind != .leftOut }
  }

  enum Kind: Equatable {
    case kept, changed, added, removed
    /// Moved here; the number of the move.
    case moved(Int)
    /// Stood here before it moved; nothing stands below it.
    case departed
    /// Came, went, moved or changed, but not in a way that counts: `TreeChanges.only(_:)` left that out.
    case leftOut
  }

  /// - Parameter showsDepartures: Whether a view that moved has a row where it stood, too.
  init(_ changes: TreeChanges, showsDepartures: Bool) {
    self.changes = changes
    var builder = Builder(changes, showsDepartures: showsDepartures)
    rows = builder.rows()
  }

  /// The views of rows that show no change.
  func unshown(_ rows: Range<Int>) -> UnshownViews {
    var index = rows.lowerBound
    var others = 0
    while index < rows.upperBound {
      others += self.rows[index].leftOut
      index = self.rows[index].end
    }
    return UnshownViews(unchanged: rows.count - others, others: others)
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
          guard let parent = open.last else { continue }
          rows[parent].touched += rows[last].touched
          rows[parent].leftOut += rows[last].leftOut
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
            rows.append(row(.removed, before: child, after: -1, depth: depth, isLeftOut: changes.removed.isEmpty))
          } else if showsDepartures, (after < 0 && !isRoot) || movedBefore.contains(child) {
            rows.append(row(.departed, before: child, after: -1, depth: depth))
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
      if before < 0 { return row(.added, before: -1, after: after, depth: depth, isLeftOut: changes.added.isEmpty) }
      let modification = modificationAfter[after] ?? -1
      var row: Row
      if let move = moveAfter[after] {
        row = self.row(.moved(move), before: before, after: after, depth: depth)
      } else if modification >= 0 {
        row = self.row(.changed, before: before, after: after, depth: depth)
      } else if changes.leftOutViews.contains(after) {
        row = self.row(.leftOut, before: before, after: after, depth: depth)
      } else {
        row = Row(kind: .kept, before: before, after: after, depth: depth)
      }
      row.modification = modification
      return row
    }

    /// A row of a view that isn't as it was. Where none of its kind counts, it is left out.
    private func row(_ kind: Kind, before: Int, after: Int, depth: Int, isLeftOut: Bool = false) -> Row {
      var row = Row(kind: isLeftOut ? .leftOut : kind, before: before, after: after, depth: depth)
      if row.showsChange { row.touched = 1 } else { row.leftOut = 1 }
      return row
    }
  }
}
