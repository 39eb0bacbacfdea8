import ViewTree

extension Matcher {
  /// Matches views whose object id, accessibility identifier or tag occurs once in each tree.
  mutating func matchKeys(usingIdentity: Bool) {
    let (a, b) = (old.prints, new.prints)
    if usingIdentity, b.identityCount > 0 { matchKeys({ $0.identity }, count: a.identityCount, text: { $0.identity }) }
    if b.nameCount > 0 { matchKeys({ $0.name }, count: a.nameCount, text: { $0.name }) }
    if b.tagCount > 0 { matchKeys({ $0.tag }, count: a.tagCount, text: nil) }
  }

  private mutating func matchKeys(_ key: (Fingerprints.Traits) -> UInt64, count: Int, text: ((Record) -> TextRef)?) {
    if count == 0 { return }
    var tally = Tally(capacity: count)
    for (index, traits) in old.prints.traits.enumerated() where key(traits) != 0 { _ = tally.countBefore(key(traits), at: index) }
    for (index, traits) in new.prints.traits.enumerated() where key(traits) != 0 { _ = tally.countAfter(key(traits), at: index) }
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
