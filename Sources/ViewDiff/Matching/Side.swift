import ViewTree

/// One of the two trees as matching sees it: flat arrays, and who is whose partner. -1 stands for none, and for the superview of
/// roots.
struct Side {
  let tree: ViewTree
  let prints: Fingerprints
  private(set) var ends: [Int32] = []
  private(set) var parents: [Int32] = []
  /// Each node's position among its siblings.
  private(set) var positions: [Int32] = []
  /// The index of each node's counterpart in the other tree, or -1.
  var partners: [Int32]

  init(_ tree: ViewTree, options: ComparisonOptions, comparingIdentity: Bool) {
    self.tree = tree
    prints = Fingerprints(of: tree, options: options, comparingIdentity: comparingIdentity)
    partners = Array(repeating: -1, count: tree.count)
    ends.reserveCapacity(tree.count)
    parents.reserveCapacity(tree.count)
    positions = Array(repeating: 0, count: tree.count)
    var counts = Array(repeating: Int32(0), count: tree.count + 1)
    for (index, record) in tree.records.enumerated() {
      ends.append(record.end)
      parents.append(record.parent)
      positions[index] = counts[Int(record.parent) + 1]
      counts[Int(record.parent) + 1] += 1
    }
  }

  var count: Int { ends.count }

  /// How many nodes the subtree at `index` has.
  func size(_ index: Int) -> Int { Int(ends[index]) - index }

  func hasSubviews(_ index: Int) -> Bool { Int(ends[index]) > index + 1 }

  /// The subview of `parent`, where it has one and no more; the root for -1.
  func onlySubview(of parent: Int) -> Int? {
    let end = parent < 0 ? count : Int(ends[parent])
    return parent + 1 < end && Int(ends[parent + 1]) == end ? parent + 1 : nil
  }

  /// Calls `body` with each subview of `parent`, from back to front; the roots for -1.
  @inline(__always)
  func forEachSubview(of parent: Int, _ body: (Int) -> Void) {
    var child = parent + 1
    let end = parent < 0 ? count : Int(ends[parent])
    while child < end {
      body(child)
      child = Int(ends[child])
    }
  }
}
