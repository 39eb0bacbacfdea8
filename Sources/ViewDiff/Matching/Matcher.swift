import ViewTree

/// Finds for each view of one tree the view of another that it became.
///
/// In this order: keys that are unique in both trees; equal subtrees of two or more views that are; then, from the roots down, the
/// subviews of views that are matched, by the best alignment of what is left; then equal subtrees that stand elsewhere; then large
/// subtrees that are mostly equal. A match that crosses others, or that changes its superview, is a move, and only a key or an
/// equal subtree of two or more views makes one. (A large subtree two thirds of which are equal counts as equal: a screenful
/// that moved is still the same screenful when a label in it changed.)
///
/// - Complexity: O(*n* log *n*). Long lists of subviews without much in common take a short cut, and `shortcut` says so.
struct Matcher {
  var old: Side
  var new: Side
  let options: ComparisonOptions
  /// Whether a node of the old tree was matched by a key, or as a large subtree that is mostly equal.
  var isIdentified: [Bool]
  /// What became of a matched node's subviews.
  var progress: [Progress]
  /// How often subtrees of two or more nodes occur.
  var subtreeTally = Tally(capacity: 0)
  /// The number that the subtree at each node has there; -1 for a single node, and for what one tree alone has.
  var subtreeNumbers: (old: [Int32], new: [Int32]) = ([], [])
  /// Nodes of the old tree that move among their siblings.
  private(set) var movesAmongSiblings: [Bool]
  var shortcut: TreeChanges.Shortcut?

  enum Progress: UInt8 {
    case open
    /// The subviews are matched one to one.
    case settled
    /// Some subviews have partners elsewhere: pairing them in parallel was tried and failed.
    case mixed
  }

  init(old: Side, new: Side, options: ComparisonOptions) {
    self.old = old
    self.new = new
    self.options = options
    isIdentified = Array(repeating: false, count: old.count)
    progress = Array(repeating: .open, count: old.count)
    movesAmongSiblings = Array(repeating: false, count: old.count)
  }

  mutating func match(usingIdentity: Bool) {
    matchKeys(usingIdentity: usingIdentity)
    tallySubtrees()
    matchUniqueSubtrees()
    alignSubviews(of: -1, with: -1)
    alignAllMatched()
    matchEqualSubtreesElsewhere()
    if matchMostlyEqualSubtrees() {
      alignAllMatched()
      matchEqualSubtreesElsewhere()
    }
    decideMoves()
  }

  mutating func pair(_ a: Int, _ b: Int) {
    old.partners[a] = Int32(b)
    new.partners[b] = Int32(a)
  }

  private mutating func unpair(_ a: Int) {
    new.partners[Int(old.partners[a])] = -1
    old.partners[a] = -1
  }

  /// Whether `a` may be said to have moved to `b`.
  func mayMove(_ a: Int, _ b: Int) -> Bool {
    isIdentified[a] || (old.hasSubviews(a) && old.prints.movable[a] == new.prints.movable[b])
  }

  // MARK: From the roots down

  /// Goes through the old tree in preorder and settles what is matched.
  private mutating func alignAllMatched() {
    for a in 0..<old.count where progress[a] != .settled {
      let b = Int(old.partners[a])
      if b < 0 { continue }
      if progress[a] == .open, old.prints.content[a] == new.prints.content[b] { pairInParallel(a, b) }
      if progress[a] != .settled { alignSubviews(of: a, with: b) }
    }
  }

  /// Pairs all below `a` with all below `b`, which has the same shape, as far as no partner is known yet.
  mutating func pairInParallel(_ a: Int, _ b: Int) {
    let size = old.size(a)
    guard size == new.size(b), (0..<size).allSatisfy({ Int(old.ends[a + $0]) - a == Int(new.ends[b + $0]) - b }) else {
      progress[a] = .mixed
      return
    }
    progress[a] = .settled
    for k in 1..<max(size, 1) {
      let x = a + k
      let y = b + k
      let parent = Int(old.parents[x])
      guard old.partners[parent] == new.parents[y] else { continue }
      if old.partners[x] < 0, new.partners[y] < 0 {
        pair(x, y)
      } else if Int(old.partners[x]) != y {
        progress[parent] = .mixed
        continue
      }
      progress[x] = .settled
    }
  }

  // MARK: What moved

  /// Says which matched siblings moved, the fewest (of as few, the smaller) that make the others stand in order, and undoes
  /// matches that would be moves without anything to show for them.
  private mutating func decideMoves() {
    orderSubviews(of: -1, with: -1)
    for a in 0..<old.count where old.hasSubviews(a) {
      if old.partners[a] >= 0 { orderSubviews(of: a, with: Int(old.partners[a])) } else { releaseSubviews(of: a) }
    }
  }

  private mutating func orderSubviews(of a: Int, with b: Int) {
    var last: Int32 = -1
    var isInOrder = true
    var child = a + 1
    let end = a < 0 ? old.count : Int(old.ends[a])
    while child < end {
      let partner = old.partners[child]
      if partner >= 0 {
        if Int(new.parents[Int(partner)]) == b {
          if partner < last { isInOrder = false }
          last = partner
        } else if !mayMove(child, Int(partner)) {
          unpair(child)
        }
      }
      child = Int(old.ends[child])
    }
    if isInOrder { return }
    for crossing in crossings(of: a, with: b) {
      if mayMove(crossing, Int(old.partners[crossing])) { movesAmongSiblings[crossing] = true } else { unpair(crossing) }
    }
  }

  /// Undoes matches below a view that went, but for those that are moves.
  private mutating func releaseSubviews(of a: Int) {
    var child = a + 1
    while child < Int(old.ends[a]) {
      let partner = old.partners[child]
      if partner >= 0, !mayMove(child, Int(partner)) { unpair(child) }
      child = Int(old.ends[child])
    }
  }

  /// The matched subviews of `a` that don't stand in the order of their partners below `b`, where the others do: as few as can
  /// be, where a view that may not move counts for itself and all below it.
  func crossings(of a: Int, with b: Int) -> [Int] {
    var children: [Int] = []
    var places: [Int32] = []
    var weights: [Int64] = []
    old.forEachSubview(of: a) { child in
      let partner = old.partners[child]
      guard partner >= 0, Int(new.parents[Int(partner)]) == b else { return }
      children.append(child)
      places.append(partner)
      let size = Int64(old.size(child))
      weights.append((mayMove(child, Int(partner)) ? 1 : 1 + size) << 31 + size)
    }
    let stay = heaviestIncreasingSubsequence(of: places, weights: weights)
    return zip(children, stay).compactMap { $1 ? nil : $0 }
  }

  /// Undoes the crossing matches among the subviews of `a` that cannot be moves.
  mutating func dropCrossings(of a: Int, with b: Int) {
    for crossing in crossings(of: a, with: b) where !mayMove(crossing, Int(old.partners[crossing])) { unpair(crossing) }
  }
}
