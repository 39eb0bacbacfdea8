/// Edits that make a new tree of other views than before. Texts and names are shared with the old one, not copied.
extension ViewTree {
  /// The tree without the views at `indices` and all inside them, in any order; one inside another is fine.
  ///
  /// - Complexity: O(*n*).
  public func removing(_ indices: some Sequence<Int>) throws(EditError) -> ViewTree {
    let removed = try set(of: indices)
    var arrangement = Arrangement(of: self)
    var index = 0
    while index < count {
      if removed[index] {
        index = Int(records[index].end)
      } else {
        arrangement.append(index, depth: depth(of: index))
        index += 1
      }
    }
    return arrangement.tree()
  }

  /// The tree with all of `other`, roots and what is inside them, as subviews of the view at `superview`, or as roots where that is `nil`.
  ///
  /// - Parameter position: How many subviews stay behind the new ones; `nil` puts them in front of all.
  /// - Complexity: O(*n* + *m*).
  public func inserting(_ other: ViewTree, into superview: Int?, at position: Int? = nil) throws(EditError) -> ViewTree {
    try inserting(other, other.indices, into: [superview], at: position)
  }

  /// The tree with all of `other` inside each of `superviews`.
  ///
  /// - Complexity: O(*n* + *km*) for *k* superviews.
  public func inserting(_ other: ViewTree, intoEach superviews: [Int], at position: Int? = nil) throws(EditError) -> ViewTree {
    try inserting(other, other.indices, into: superviews, at: position)
  }

  /// The tree with the view at `index` of `other` and all inside it as a subview of the view at `superview`.
  public func inserting(
    subtree index: Int, of other: ViewTree, into superview: Int?, at position: Int? = nil
  ) throws(EditError) -> ViewTree {
    try other.check(index)
    return try inserting(other, other.subtree(of: index), into: [superview], at: position)
  }

  /// The tree with the views at `indices`, and all inside them, as subviews of the view at `superview`, or as roots where that is `nil`.
  ///
  /// They stand side by side in the order they had; one that is inside another goes with it and stays where it is in there.
  /// - Parameter position: How many of the other subviews stay behind; `nil` moves to the front of all.
  /// - Throws: Where `superview` is one of the views, or inside one.
  /// - Complexity: O(*n*).
  public func moving(_ indices: some Sequence<Int>, into superview: Int?, at position: Int? = nil) throws(EditError) -> ViewTree {
    let isMoved = try set(of: indices)
    if let superview {
      try check(superview)
      if let moved = sequence(first: superview, next: { self.superview(of: $0) }).first(where: { isMoved[$0] }) {
        throw .intoItself(view: label(of: moved), superview: label(of: superview))
      }
    }
    var moved: [Range<Int>] = []
    var index = 0
    while index < count {
      if isMoved[index] { moved.append(subtree(of: index)) }
      index = isMoved[index] ? Int(records[index].end) : index + 1
    }
    let place = try place(in: superview, at: position) { isMoved[$0] }

    var arrangement = Arrangement(of: self)
    let newDepth = superview.map { depth(of: $0) + 1 } ?? 0
    var rest = moved[...]
    index = 0
    while true {
      if index == place {
        for range in moved { arrangement.append(range, depthChange: newDepth - depth(of: range.lowerBound)) }
      }
      // What moves leaves a gap. It can hold no place but its own beginning, which is dealt with above.
      let next = rest.first?.lowerBound ?? count
      if index == next, let gap = rest.popFirst() {
        if place > gap.lowerBound && place < gap.upperBound { preconditionFailure("place \(place) is inside \(gap), which moves") }
        index = gap.upperBound
      } else if index == count {
        return arrangement.tree()
      } else {
        let end = place > index ? min(next, place) : next
        arrangement.append(index..<end, depthChange: 0)
        index = end
      }
    }
  }

  // MARK: Places

  func check(_ index: Int) throws(EditError) {
    if !indices.contains(index) { throw .noSuchView(index, count: count) }
  }

  /// One entry a node: whether `indices` holds it.
  private func set(of indices: some Sequence<Int>) throws(EditError) -> [Bool] {
    var set = Array(repeating: false, count: count)
    for index in indices {
      try check(index)
      set[index] = true
    }
    return set
  }

  /// The index before which a new subview of `superview` stands, `position` others behind it; those that are `absent` don't count.
  private func place(in superview: Int?, at position: Int?, absent: (Int) -> Bool = { _ in false }) throws(EditError) -> Int {
    let end = superview.map { subtree(of: $0).upperBound } ?? count
    guard let position else { return end }
    var behind = 0
    for sibling in superview.map({ subviews(of: $0) }) ?? roots where !absent(sibling) {
      if behind == position { return sibling }
      behind += 1
    }
    if behind != position { throw .noSuchPosition(position, subviews: behind) }
    return end
  }

  private func inserting(
    _ other: ViewTree, _ range: Range<Int>, into superviews: [Int?], at position: Int?
  ) throws(EditError) -> ViewTree {
    var places: [(index: Int, depth: Int)] = []
    for superview in superviews {
      if let superview { try check(superview) }
      places.append((try place(in: superview, at: position), superview.map { depth(of: $0) + 1 } ?? 0))
    }
    if range.isEmpty { return self }
    // At one index the deepest goes first: it stands inside what the others stand in front of.
    places.sort { ($0.index, -$0.depth) < ($1.index, -$1.depth) }

    var builder = Builder()
    builder.tree = self
    builder.append(other, range)
    let inserted = count..<builder.tree.count
    var arrangement = Arrangement(of: builder.tree)
    var done = 0
    for (number, place) in places.enumerated() {
      arrangement.append(done..<place.index, depthChange: 0)
      arrangement.append(inserted, depthChange: place.depth, isCopy: number > 0)
      done = place.index
    }
    arrangement.append(done..<count, depthChange: 0)
    return arrangement.tree()
  }
}

/// The nodes of a tree in another order and depth, from which the links between them follow.
private struct Arrangement {
  private var result: ViewTree
  private let records: [Record]

  init(of tree: ViewTree) {
    result = tree
    records = tree.records
    result.records = []
    result.records.reserveCapacity(records.count)
  }

  mutating func append(_ index: Int, depth: Int) {
    var record = records[index]
    record.depth = Int32(depth)
    result.records.append(record)
  }

  /// - Parameter isCopy: Whether the nodes stand in the tree already.
  mutating func append(_ range: Range<Int>, depthChange: Int, isCopy: Bool = false) {
    for index in range {
      append(index, depth: Int(records[index].depth) + depthChange)
      if isCopy, records[index].extra >= 0 {
        // A node's extra record is its own, so that changing it changes no other.
        result.records[result.count - 1].extra = Int32(result.extras.count)
        result.extras.append(result.extras[Int(records[index].extra)])
      }
    }
  }

  /// - Complexity: O(*n*).
  consuming func tree() -> ViewTree {
    var open: [Int32] = []
    for index in result.records.indices {
      let depth = Int(result.records[index].depth)
      while open.count > depth { result.records[Int(open.removeLast())].end = Int32(index) }
      result.records[index].parent = open.last ?? -1
      open.append(Int32(index))
    }
    for index in open { result.records[Int(index)].end = Int32(result.count) }
    return result
  }
}
