extension Matcher {
  mutating func tallySubtrees() {
    // What the new tree doesn't have at all need not be counted. In a deep tree that is most of it, for a change below a view is one of its subtree.
    var sieve = Sieve(count: new.count)
    for b in 0..<new.count where new.hasSubviews(b) { sieve.insert(new.prints.movable[b]) }
    var candidates: [Int32] = []
    for a in 0..<old.count where old.hasSubviews(a) && sieve.mayContain(old.prints.movable[a]) { candidates.append(Int32(a)) }
    subtreeTally = Tally(capacity: candidates.count)
    var numbers = Array(repeating: Int32(-1), count: old.count)
    for a in candidates { numbers[Int(a)] = subtreeTally.countBefore(old.prints.movable[Int(a)], at: Int(a)) }
    subtreeNumbers.old = numbers
    numbers = Array(repeating: -1, count: new.count)
    for b in 0..<new.count where new.hasSubviews(b) { numbers[b] = subtreeTally.countAfter(new.prints.movable[b], at: b) }
    subtreeNumbers.new = numbers
  }

  /// Matches equal subtrees of two or more views that occur once in each tree, wherever they stand.
  mutating func matchUniqueSubtrees() {
    var a = 0
    while a < old.count {
      let index = a
      a += 1
      let number = Int(subtreeNumbers.old[index])
      guard number >= 0, old.partners[index] < 0 else { continue }
      let entry = subtreeTally.entries[number]
      guard entry.isUniqueInBoth else { continue }
      let b = Int(entry.firstAfter)
      if new.partners[b] >= 0 { continue }
      pair(index, b)
      pairInParallel(index, b)
      if progress[index] == .settled { a = Int(old.ends[index]) }
    }
  }

  /// Whether each subtree like the one at `a` can have an equal partner in the new tree.
  func isSpokenFor(old a: Int) -> Bool {
    if subtreeNumbers.old[a] < 0 { return false }
    let entry = subtreeTally.entries[Int(subtreeNumbers.old[a])]
    return entry.before <= entry.after
  }

  func isSpokenFor(new b: Int) -> Bool {
    if subtreeNumbers.new[b] < 0 { return false }
    let entry = subtreeTally.entries[Int(subtreeNumbers.new[b])]
    return entry.after <= entry.before
  }

  /// Matches equal subtrees of two or more views that are left, the largest first, those with the same superview before others,
  /// else in order.
  mutating func matchEqualSubtreesElsewhere() {
    let left = (0..<old.count).filter { old.partners[$0] < 0 && old.hasSubviews($0) }
    if left.isEmpty { return }
    let candidates = left.sorted { (old.size($0), $1) > (old.size($1), $0) }
    matchEqualSubtrees(candidates, withSameSuperview: true)
    matchEqualSubtrees(candidates, withSameSuperview: false)
  }

  private mutating func matchEqualSubtrees(_ candidates: [Int], withSameSuperview: Bool) {
    func key(_ hash: UInt64, superview: Int) -> UInt64 {
      withSameSuperview ? mix(hash ^ UInt64(superview + 1), 0x9E37_79B9_7F4A_7C15) : hash
    }
    var waiting: [UInt64: [Int]] = [:]
    for b in stride(from: new.count - 1, through: 0, by: -1) where new.partners[b] < 0 && new.hasSubviews(b) {
      waiting[key(new.prints.movable[b], superview: Int(new.parents[b])), default: []].append(b)
    }
    for a in candidates where old.partners[a] < 0 {
      let parent = Int(old.parents[a])
      let superview = parent < 0 ? -1 : Int(old.partners[parent])
      if withSameSuperview, parent >= 0, superview < 0 { continue }
      let key = key(old.prints.movable[a], superview: superview)
      while let b = waiting[key]?.popLast() {
        guard new.partners[b] < 0, new.size(b) == old.size(a) else { continue }
        pair(a, b)
        pairInParallel(a, b)
        if progress[a] == .mixed { alignSubviews(of: a, with: b) }
        break
      }
    }
  }

  /// Matches subtrees of eight or more views of the same class, two thirds of whose views lie in equal subtrees that are matched
  /// with each other. Returns whether there were any.
  mutating func matchMostlyEqualSubtrees() -> Bool {
    var foundAny = false
    // For a node that isn't matched: where most of what is below it went, and how much that is.
    var best = Array(repeating: (node: Int32(-1), weight: Int32(0)), count: old.count)
    for a in stride(from: old.count - 1, through: 0, by: -1) where old.partners[a] < 0 && old.hasSubviews(a) {
      best[a] = destination(of: a, best)
      let b = Int(best[a].node)
      guard b >= 0, old.size(a) >= 8, old.prints.traits[a].className == new.prints.traits[b].className,
        Int(best[a].weight) * 3 >= 2 * max(old.size(a), new.size(b))
      else { continue }
      pair(a, b)
      isIdentified[a] = true
      foundAny = true
    }
    return foundAny
  }

  /// The node of the new tree, not matched, below which most of what is below `a` stands, and how many views that is.
  private func destination(of a: Int, _ best: [(node: Int32, weight: Int32)]) -> (node: Int32, weight: Int32) {
    var votes: [Int32: Int32] = [:]
    old.forEachSubview(of: a) { child in
      let partner = Int(old.partners[child])
      let isEqual = partner >= 0 && best[child].weight == 0 && mayMove(child, partner)
      let (node, weight) = isEqual ? (Int32(partner), Int32(old.size(child))) : best[child]
      guard weight > 0, new.parents[Int(node)] >= 0, new.partners[Int(new.parents[Int(node)])] < 0 else { return }
      votes[new.parents[Int(node)], default: 0] += weight
    }
    let winner = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return winner.map { ($0.key, $0.value) } ?? (-1, 0)
  }
}
