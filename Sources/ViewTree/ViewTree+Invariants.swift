extension ViewTree {
  /// What is wrong with the storage, in words; `nil` for every tree that this module makes. For tests and fuzzers.
  ///
  /// - Complexity: O(*n*).
  package func brokenInvariant() -> String? {
    var open: [Int] = []
    for (i, record) in records.enumerated() {
      while let last = open.last, Int(records[last].end) == i { open.removeLast() }
      let end = Int(record.end)
      if end <= i || end > count { return "node \(i)'s subtree ends at \(end) of \(count)" }
      if let last = open.last, end > Int(records[last].end) { return "node \(i)'s subtree ends behind its superview's" }
      if Int(record.parent) != open.last ?? -1 { return "node \(i)'s superview is \(record.parent), not \(open.last ?? -1)" }
      if Int(record.depth) != open.count { return "node \(i)'s depth is \(record.depth), not \(open.count)" }
      if !names.refs.indices.contains(Int(record.className)) { return "node \(i)'s class is number \(record.className)" }
      if record.extra >= extras.count { return "node \(i)'s extra record is \(record.extra) of \(extras.count)" }
      if record.attributes.upperBound > attributeRecords.count { return "node \(i)'s attributes end at \(record.attributes.upperBound)" }
      for ref in [record.identity, record.name, record.text] where !ref.isNone && Int(ref.offset) + Int(ref.count) > pool.count {
        return "node \(i) has a text behind the pool's end"
      }
      open.append(i)
    }
    return nil
  }
}
