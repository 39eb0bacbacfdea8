public import ViewTree

extension TreeChanges {
  /// `tree`, changed as these changes say.
  ///
  /// Applied to `before`, that gives a tree equal to `after`, as far as the comparison went: not what was ignored, and frames
  /// within the tolerance. Of `after` only what came is read.
  ///
  /// - Throws: `ChangesError` where `tree` is not the tree the changes were found in, or changes were left out.
  /// - Complexity: O(*n* log *n*).
  public func applied(to tree: ViewTree) throws(ChangesError) -> ViewTree {
    if leftOutCount > 0 { throw ChangesError.incomplete(leftOut: leftOutCount) }
    guard tree == before else { throw ChangesError.otherTree(expected: before.count, found: tree.count) }
    var application = Application(changes: self, tree: tree)
    return application.result()
  }
}

/// Why changes could not be applied.
public enum ChangesError: Error, Equatable, CustomStringConvertible {
  case otherTree(expected: Int, found: Int)
  case incomplete(leftOut: Int)

  public var description: String {
    switch self {
    case .otherTree(let expected, let found):
      "these changes were found in another tree (\(expected) views; this one has \(found)); compare again"
    case .incomplete(let count):
      "\(count) changes were left out, so what is left doesn't lead from one tree to the other; apply the changes before `only(_:)`"
    }
  }
}

/// Puts a changed tree together. Its nodes are known by their index before, or, where they came, by the count of the tree before
/// plus their index after; its superview is -1 for a root.
private struct Application {
  let changes: TreeChanges
  let tree: ViewTree
  private var isAdded: [Bool]
  private var isMoved: [Bool]
  /// Nodes that come to stand below a node, with their positions.
  private var newcomers: [Int: [(position: Int, node: Int)]] = [:]
  private var isRemoved: [Bool]
  private var indexBefore: [Int]

  init(changes: TreeChanges, tree: ViewTree) {
    self.changes = changes
    self.tree = tree
    isMoved = Array(repeating: false, count: tree.count)
    isRemoved = Array(repeating: false, count: tree.count)
    indexBefore = Array(repeating: -1, count: changes.after.count)
    isAdded = Array(repeating: false, count: changes.after.count)
    for (before, after) in changes.partners.enumerated() where after >= 0 { indexBefore[Int(after)] = before }
    for move in changes.moved { isMoved[move.before] = true }
    markWhatWent()
    findNewcomers()
  }

  private mutating func markWhatWent() {
    for subtree in changes.removed {
      for index in tree.subtree(of: subtree.root) where !isMoved[index] {
        isRemoved[index] = index == subtree.root || isRemoved[tree.superview(of: index)!]
      }
    }
  }

  private mutating func findNewcomers() {
    let after = changes.after
    var arrivals = Set<Int>()
    for move in changes.moved { arrivals.insert(move.after) }
    for subtree in changes.added {
      var positions: [Int: Int] = [:]
      for index in after.subtree(of: subtree.root) {
        let parent = after.superview(of: index) ?? -1
        let position = positions[parent, default: 0]
        positions[parent] = position + 1
        guard !arrivals.contains(index), index == subtree.root || (parent >= 0 && isAdded[parent]) else { continue }
        isAdded[index] = true
        add(tree.count + index, below: parent, at: index == subtree.root ? subtree.position : position)
      }
    }
    for move in changes.moved { add(move.before, below: move.to.parent ?? -1, at: move.to.position) }
  }

  /// `parent` is an index of the tree after.
  private mutating func add(_ node: Int, below parent: Int, at position: Int) {
    let parent = parent < 0 ? -1 : isAdded[parent] ? tree.count + parent : indexBefore[parent]
    newcomers[parent, default: []].append((position, node))
  }

  /// The subviews of a node of the result.
  private func subviews(of node: Int) -> [Int] {
    var result: [Int] = []
    var stay: [Int] = []
    if node < tree.count {
      let siblings = node < 0 ? tree.roots : tree.subviews(of: node)
      stay = siblings.filter { !isRemoved[$0] && !isMoved[$0] }
    }
    guard let newcomers = newcomers[node] else { return stay }
    var rest = stay[...]
    for (position, newcomer) in newcomers.sorted(by: { $0.position < $1.position }) {
      while result.count < position, let next = rest.popFirst() { result.append(next) }
      result.append(newcomer)
    }
    return result + rest
  }

  mutating func result() -> ViewTree {
    var modifications: [Int: [PropertyChange]] = [:]
    for change in changes.changed { modifications[change.before] = change.properties }
    var builder = ViewTree.Builder()
    builder.source = changes.after.source
    builder.screen = changes.screen.map(\.to) ?? tree.screen
    var ordinal = changes.ordinals?.after
    var waiting = subviews(of: -1).reversed().map { (node: $0, depth: 0) }
    while let (index, depth) = waiting.popLast() {
      while builder.depth > depth { builder.close() }
      var node = index < tree.count ? tree[index] : changes.after[index - tree.count]
      if index < tree.count, let properties = modifications[index] { node.apply(properties) }
      if let number = ordinal, node.identity != nil {
        node.identity = String(number)
        ordinal = number + 1
      }
      builder.open(node)
      for subview in subviews(of: index).reversed() { waiting.append((subview, depth + 1)) }
    }
    return builder.finish()
  }
}

extension ViewTree.Node {
  /// Changes the node as `changes` say.
  mutating func apply(_ changes: [PropertyChange]) {
    var removed: Set<Int> = []
    var added: [(place: PropertyChange.Place, name: String)] = []
    var order: [String]?
    for change in changes {
      switch change {
      case .className(_, let to): className = to
      case .identity(_, let to): identity = to
      case .name(_, let to): name = to
      case .frame(_, let to): frame = to
      case .boundsOrigin(_, let to): boundsOrigin = to
      case .isHidden(_, let to): isHidden = to
      case .alpha(_, let to): alpha = to
      case .clipsToBounds(_, let to): clipsToBounds = to
      case .isUserInteractionEnabled(_, let to): isUserInteractionEnabled = to
      case .text(_, let to): text = to
      case .backgroundColor(_, let to): backgroundColor = to
      case .controller(_, let to): controller = to
      case .attribute(let name, nil, let to?): added.append((to, name))
      case .attribute(_, let from?, nil): removed.insert(from.index)
      case .attribute(_, let from?, let to?): attributes[from.index].value = to.value
      case .attribute(_, nil, nil): break
      case .attributeOrder(_, let to): order = to
      }
    }
    attributes = attributes.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
    for (place, name) in added.sorted(by: { $0.place.index < $1.place.index }) {
      attributes.insert(.init(name, place.value), at: min(place.index, attributes.count))
    }
    if let order { arrangeAttributes(order) }
  }

  /// Puts the attributes in the order of `names`; of those with one name, the first stays first.
  private mutating func arrangeAttributes(_ names: [String]) {
    var values: [String: [String]] = [:]
    for attribute in attributes.reversed() { values[attribute.name, default: []].append(attribute.value) }
    attributes = names.compactMap { name in values[name]?.popLast().map { .init(name, $0) } }
  }
}
