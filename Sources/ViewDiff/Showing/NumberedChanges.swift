import ViewRendering
import ViewTree

/// The changes as a list with numbers, in the order of the merged tree, and which views of both trees they mark: what drawings and
/// pages show beside each other. Views that were shifted or resized alike, wherever they stand, are one entry.
struct NumberedChanges {
  struct Entry: Equatable {
    var mark: DrawingMarks.Mark
    /// The line of the tree that names the view; for views that were shifted alike, how many.
    var view: String
    /// What changed.
    var words: String
    /// Whether it is about several views.
    var isGroup = false
  }

  private(set) var entries: [Entry] = []
  /// The marks of the tree before, and of the tree after.
  private(set) var before = DrawingMarks()
  private(set) var after = DrawingMarks()
  /// Views that came or went below the one that is marked so.
  private(set) var addedInside: Set<Int> = []
  private(set) var removedInside: Set<Int> = []

  private let changes: TreeChanges
  private let first: Int
  private let usesASCII: Bool
  private let merged: MergedTree
  private var addedRoots: [Int: TreeChanges.Subtree] = [:]
  private var removedRoots: [Int: TreeChanges.Subtree] = [:]
  private var groupSizes: [FrameShift: Int] = [:]
  private var groups: [FrameShift: DrawingMarks.Mark] = [:]

  /// - Parameter first: The number of the first entry.
  init(_ changes: TreeChanges, from first: Int = 1, usesASCII: Bool = false) {
    self.changes = changes
    self.usesASCII = usesASCII
    self.first = first
    merged = MergedTree(changes, showsDepartures: false)
    for subtree in changes.added { addedRoots[subtree.root] = subtree }
    for subtree in changes.removed { removedRoots[subtree.root] = subtree }
    let moved = Set(changes.moved.map(\.after))
    for change in changes.changed where !moved.contains(change.after) {
      if let shift = FrameShift(change.properties) { groupSizes[shift, default: 0] += 1 }
    }
    for row in merged.rows { add(row) }
  }

  private mutating func add(_ row: MergedTree.Row) {
    switch row.kind {
    case .kept, .departed, .leftOut: break
    case .added:
      guard let subtree = addedRoots[row.after] else {
        addedInside.insert(row.after)
        return
      }
      addEntry(.added, row, "added \(place(subtree.parent, changes.after))\(size(subtree))")
    case .removed:
      guard let subtree = removedRoots[row.before] else {
        removedInside.insert(row.before)
        return
      }
      addEntry(.removed, row, "was \(place(subtree.parent, changes.before))\(size(subtree))")
    case .moved(let number):
      var words = TextOutput()
      words.write("moved from ")
      words.writeOrigin(of: changes.moved[number], in: changes, usesASCII: usesASCII)
      if row.modification >= 0 {
        words.write(", ")
        words.write(changes.changed[row.modification].properties, usesASCII: usesASCII)
      }
      addEntry(.moved, row, words.text)
    case .changed: addChange(row)
    }
  }

  private mutating func addChange(_ row: MergedTree.Row) {
    let properties = changes.changed[row.modification].properties
    guard let shift = FrameShift(properties), let count = groupSizes[shift], count > 1 else {
      var words = TextOutput()
      words.write(properties, usesASCII: usesASCII)
      return addEntry(.changed, row, words.text)
    }
    if let mark = groups[shift] { return setMark(mark, row) }
    let mark = DrawingMarks.Mark(.changed, first + entries.count)
    groups[shift] = mark
    entries.append(Entry(mark: mark, view: "\(count) views", words: shift.description, isGroup: true))
    setMark(mark, row)
  }

  private mutating func addEntry(_ kind: DrawingMarks.Kind, _ row: MergedTree.Row, _ words: String) {
    var view = TextOutput()
    if row.after >= 0 {
      view.writeTreeLine(ofNodeAt: row.after, of: changes.after, usesASCII: usesASCII)
    } else {
      view.writeTreeLine(ofNodeAt: row.before, of: changes.before, usesASCII: usesASCII)
    }
    let mark = DrawingMarks.Mark(kind, first + entries.count)
    entries.append(Entry(mark: mark, view: view.text, words: words))
    setMark(mark, row)
  }

  private mutating func setMark(_ mark: DrawingMarks.Mark, _ row: MergedTree.Row) {
    if row.before >= 0 { before[row.before] = mark }
    if row.after >= 0 { after[row.after] = mark }
  }

  private func place(_ parent: Int?, _ tree: ViewTree) -> String {
    parent.map { "in " + tree.placeLabel(of: $0, usesASCII: usesASCII) } ?? "at the top"
  }

  private func size(_ subtree: TreeChanges.Subtree) -> String { subtree.count == 1 ? "" : ", \(subtree.count) views" }
}
