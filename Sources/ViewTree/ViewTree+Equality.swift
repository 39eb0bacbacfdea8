extension ViewTree: Equatable {
  /// The same source, screen, nodes and structure, however they are stored.
  public static func == (a: ViewTree, b: ViewTree) -> Bool {
    guard a.source == b.source, a.screen == b.screen, a.count == b.count else { return false }
    return a.indices.allSatisfy { a.records[$0].end == b.records[$0].end && a.hasSameProperties(at: $0, as: $0, of: b) }
  }

  /// Whether the node at `index` tells the same as the one at `otherIndex` of `other`, its place and subviews aside.
  public func hasSameProperties(at index: Int, as otherIndex: Int, of other: ViewTree) -> Bool {
    let a = records[index]
    let b = other.records[otherIndex]
    guard a.flags == b.flags, !a.flags.contains(.hasFrame) || a.frame == b.frame, a.attributeCount == b.attributeCount,
      TextPool.areEqual(names.refs[Int(a.className)], in: pool, other.names.refs[Int(b.className)], in: other.pool),
      TextPool.areEqual(a.identity, in: pool, b.identity, in: other.pool),
      TextPool.areEqual(a.name, in: pool, b.name, in: other.pool),
      TextPool.areEqual(a.text, in: pool, b.text, in: other.pool)
    else { return false }
    if a.extra >= 0 || b.extra >= 0 {
      let x = extra(of: index)
      let y = other.extra(of: otherIndex)
      guard x.boundsOrigin == y.boundsOrigin, isSame(x.alpha, y.alpha), x.background == y.background,
        controller(of: index) == other.controller(of: otherIndex)
      else { return false }
    }
    return zip(a.attributes, b.attributes).allSatisfy { i, j in
      let x = attributeRecords[i]
      let y = other.attributeRecords[j]
      return TextPool.areEqual(names.refs[Int(x.name)], in: pool, other.names.refs[Int(y.name)], in: other.pool)
        && TextPool.areEqual(x.value, in: pool, y.value, in: other.pool)
    }
  }
}
