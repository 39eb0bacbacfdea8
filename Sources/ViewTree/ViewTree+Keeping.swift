extension ViewTree {
  /// The tree of the views that `keeps` says yes to, each inside the nearest of its superviews that is kept, or a root. Frames stay
  /// as they are.
  ///
  /// The new tree shares the texts of this one.
  /// - Complexity: O(*n*).
  public func keeping(_ keeps: (Int) -> Bool) -> ViewTree {
    var tree = self
    tree.records = []
    var open: [(end: Int32, kept: Int32)] = []  // kept views around, with where their subtrees end here
    func close(before index: Int) {
      while let last = open.last, Int(last.end) <= index {
        tree.records[Int(last.kept)].end = Int32(tree.records.count)
        open.removeLast()
      }
    }
    for index in indices {
      close(before: index)
      guard keeps(index) else { continue }
      var record = records[index]
      record.parent = open.last?.kept ?? -1
      record.depth = Int32(open.count)
      open.append((record.end, Int32(tree.records.count)))
      tree.records.append(record)
    }
    close(before: count)
    return tree
  }

  /// Gives the view at `index` another frame, in points; `nil`: none.
  package mutating func setFrame(_ frame: Rect?, of index: Int) {
    records[index].frame = frame ?? .zero
    if frame == nil { records[index].flags.remove(.hasFrame) } else { records[index].flags.insert(.hasFrame) }
  }

  /// The tree of the roots from the one at `range`'s beginning on up to its end, with all inside them. The new tree shares the texts
  /// of this one.
  ///
  /// - Complexity: O(*m*) in the size of `range`.
  public func part(ofRootsIn range: Range<Int>) -> ViewTree {
    precondition(range.isEmpty || (records[range.lowerBound].depth == 0 && isEndOfRoot(range.upperBound)), "\(range) is no run of roots")
    var tree = self
    tree.records = Array(records[range])
    let shift = Int32(range.lowerBound)
    for index in tree.records.indices {
      tree.records[index].end -= shift
      if tree.records[index].parent >= 0 { tree.records[index].parent -= shift }
    }
    return tree
  }

  private func isEndOfRoot(_ index: Int) -> Bool { index == count || records[index].depth == 0 }
}
