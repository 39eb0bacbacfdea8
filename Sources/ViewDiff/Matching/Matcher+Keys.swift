import ViewTree

extension Matcher {
  /// Matches views whose object id, accessibility identifier or tag occurs once in each tree.
  mutating func matchKeys(usingIdentity: Bool) {
    if usingIdentity { matchKeys({ $0.identity }, text: { $0.identity }) }
    matchKeys({ $0.name }, text: { $0.name })
    matchKeys({ $0.tag }, text: nil)
  }

  private mutating func matchKeys(_ key: (Fingerprints.Traits) -> UInt64, text: ((Record) -> TextRef)?) {
    var tally = Tally(capacity: 0)
    var isEmpty = true
    for (index, traits) in old.prints.traits.enumerated() {
      let value = key(traits)
      if value == 0 { continue }
      if isEmpty { tally = Tally(capacity: old.count) }
      isEmpty = false
      tally.countBefore(value, at: index)
    }
    if isEmpty { return }
    for (index, traits) in new.prints.traits.enumerated() {
      let value = key(traits)
      if value != 0 { tally.countAfter(value, at: index) }
    }
    for entry in tally.entries where entry.isUniqueInBoth {
      let a = Int(entry.firstBefore)
      let b = Int(entry.firstAfter)
      guard old.partners[a] < 0, new.partners[b] < 0 else { continue }
      if let text {
        guard
          TextPool.areEqual(text(old.tree.records[a]), in: old.tree.pool, text(new.tree.records[b]), in: new.tree.pool)
        else { continue }
      }
      pair(a, b)
      isIdentified[a] = true
    }
  }
}
