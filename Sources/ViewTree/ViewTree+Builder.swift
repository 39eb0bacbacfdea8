package import PullParsing

extension ViewTree {
  /// Makes a tree node by node: open a view, open and close its subviews, close it.
  ///
  ///     var builder = ViewTree.Builder()
  ///     builder.open(.init("UIWindow"))
  ///     builder.open(.init("UIView"))
  ///     builder.close()
  ///     builder.close()
  ///     let tree = builder.finish()
  public struct Builder: Sendable {
    package var tree: ViewTree
    package private(set) var openNodes: [Int32] = []

    public init() {
      tree = ViewTree()
    }

    /// A builder whose texts may point into `bytes`, which the tree then keeps.
    package init(readingFrom bytes: InputBytes) {
      tree = ViewTree(pool: TextPool(source: bytes), names: NameTable())
    }

    /// How many views are open.
    public var depth: Int { openNodes.count }
    /// How many views there are so far.
    public var count: Int { tree.count }
    /// The innermost open view.
    public var current: Int? { openNodes.last.map(Int.init) }

    public var source: Source? {
      get { tree.source }
      set { tree.source = newValue }
    }

    public var screen: Size? {
      get { tree.screen }
      set { tree.screen = newValue }
    }

    /// Opens a view in front of the innermost open view's subviews so far, and returns its index.
    @discardableResult
    public mutating func open(_ node: Node) -> Int {
      let index = open(className: tree.names.number(of: node.className, in: &tree.pool))
      set(node, at: index)
      return index
    }

    /// Makes room, so that adding up to so many views in all need not move those that are there.
    package mutating func reserveCapacity(_ count: Int, attributes: Int, extras: Int) {
      tree.records.reserveCapacity(count)
      tree.attributeRecords.reserveCapacity(attributes)
      tree.extras.reserveCapacity(extras)
    }

    /// Closes the innermost open view.
    public mutating func close() {
      guard let index = openNodes.popLast() else { preconditionFailure("close() without a view that is open") }
      tree.records[Int(index)].end = Int32(tree.records.count)
    }

    /// Adds a view without subviews.
    @discardableResult
    public mutating func add(_ node: Node) -> Int {
      let index = open(node)
      close()
      return index
    }

    /// Adds the subtree at `index` of `other`, properties and all.
    public mutating func add(subtree index: Int, of other: ViewTree) {
      append(other, other.subtree(of: index))
    }

    /// Closes what is still open and returns the tree.
    public consuming func finish() -> ViewTree {
      while !openNodes.isEmpty { close() }
      return tree
    }
  }
}

// MARK: What the readers stream into

extension ViewTree.Builder {
  package mutating func open(className: Int32) -> Int {
    let index = tree.records.count
    precondition(index < Int32.max, "more than 2,147,483,647 views; readers have lower limits")
    tree.records.append(
      Record(
        className: className, parent: openNodes.last ?? -1, end: Int32(index + 1), depth: Int32(openNodes.count),
        attributeStart: Int32(tree.attributeRecords.count)))
    openNodes.append(Int32(index))
    return index
  }

  /// Takes back the one view there is, which is still open.
  package mutating func abandonOnlyNode() {
    precondition(tree.records.count == 1 && openNodes.count == 1, "\(tree.records.count) views, \(openNodes.count) open")
    tree.records.removeLast()
    openNodes.removeLast()
    tree.attributeRecords.removeAll()
    tree.extras.removeAll()
  }

  /// Closes what is still open.
  package mutating func closeAll() {
    while !openNodes.isEmpty { close() }
  }

  /// The number of a class or attribute name that stands at `range` of the source.
  package mutating func nameNumber(sourceRange range: Range<Int>, of bytes: InputBytes) -> Int32 {
    bytes.withBytes(in: range) { name in
      tree.names.number(of: name, in: &tree.pool) { _ in
        TextRef(offset: UInt32(range.lowerBound), count: UInt32(range.count))
      }
    }
  }

  package mutating func nameNumber(_ name: String) -> Int32 {
    tree.names.number(of: name, in: &tree.pool)
  }

  /// A text that stands at `range` of the source, letter for letter.
  package func text(sourceRange range: Range<Int>) -> TextRef {
    TextRef(offset: UInt32(range.lowerBound), count: UInt32(range.count))
  }

  /// Adds an attribute to the node at `index`. Cheap while no other node has got attributes since this one got its first.
  package mutating func addAttribute(_ name: Int32, _ value: TextRef, to index: Int) {
    let range = tree.records[index].attributes
    if range.upperBound != tree.attributeRecords.count {
      tree.records[index].attributeStart = Int32(tree.attributeRecords.count)
      for k in range { tree.attributeRecords.append(tree.attributeRecords[k]) }
    }
    tree.attributeRecords.append(AttributeRecord(name: name, value: value))
    tree.records[index].attributeCount += 1
  }

  /// Changes what few nodes have.
  package mutating func withExtra(of index: Int, _ change: (inout ExtraRecord) -> Void) {
    if tree.records[index].extra < 0 {
      tree.records[index].extra = Int32(tree.extras.count)
      tree.extras.append(.none)
    }
    change(&tree.extras[Int(tree.records[index].extra)])
  }

  package mutating func setFlag(_ flag: Record.Flags, to value: Bool, at index: Int) {
    if value { tree.records[index].flags.insert(flag) } else { tree.records[index].flags.remove(flag) }
  }

  package mutating func setFrame(_ frame: Rect?, at index: Int) {
    tree.records[index].frame = frame ?? .zero
    setFlag(.hasFrame, to: frame != nil, at: index)
  }

  /// Gives the node at `index` all properties of `node`.
  package mutating func set(_ node: ViewTree.Node, at index: Int) {
    let className = nameNumber(node.className)
    tree.records[index].className = className
    tree.records[index].identity = tree.pool.add(node.identity)
    tree.records[index].name = tree.pool.add(node.name)
    tree.records[index].text = tree.pool.add(node.text)
    setFrame(node.frame, at: index)
    setFlag(.isHidden, to: node.isHidden, at: index)
    setFlag(.clips, to: node.clipsToBounds, at: index)
    setFlag(.isInteractive, to: node.isUserInteractionEnabled, at: index)
    tree.records[index].extra = -1
    if node.boundsOrigin != .zero || node.alpha != 1 || node.backgroundColor != nil || node.controller != nil {
      let controllerClass = node.controller.map { nameNumber($0.className) } ?? -1
      let title = tree.pool.add(node.controller?.title)
      let state = tree.pool.add(node.controller?.state)
      withExtra(of: index) { extra in
        extra = ExtraRecord(
          boundsOrigin: node.boundsOrigin, alpha: node.alpha, background: node.backgroundColor?.packed,
          controllerClass: controllerClass, controllerTitle: title, controllerState: state)
      }
    }
    tree.records[index].attributeCount = 0
    tree.records[index].attributeStart = Int32(tree.attributeRecords.count)
    for attribute in node.attributes {
      let name = nameNumber(attribute.name)
      let value = tree.pool.add(attribute.value)
      addAttribute(name, value, to: index)
    }
  }

  /// Appends whole subtrees of `other`, which stand at `range`, below the innermost open view.
  package mutating func append(_ other: ViewTree, _ range: Range<Int>) {
    guard let first = range.first else { return }
    let base = tree.records.count
    let depthChange = Int32(openNodes.count) - other.records[first].depth
    let parentOfRange = other.records[first].parent
    var numbers = Array(repeating: Int32(-1), count: other.names.count)
    for i in range {
      var record = other.records[i]
      record.className = translate(record.className, of: other, &numbers)
      record.identity = tree.pool.add(record.identity, of: other.pool)
      record.name = tree.pool.add(record.name, of: other.pool)
      record.text = tree.pool.add(record.text, of: other.pool)
      record.parent = record.parent == parentOfRange ? openNodes.last ?? -1 : record.parent + Int32(base - first)
      record.end += Int32(base - first)
      record.depth += depthChange
      let attributes = record.attributes
      record.attributeStart = Int32(tree.attributeRecords.count)
      for k in attributes {
        let attribute = other.attributeRecords[k]
        let name = translate(attribute.name, of: other, &numbers)
        tree.attributeRecords.append(AttributeRecord(name: name, value: tree.pool.add(attribute.value, of: other.pool)))
      }
      if record.extra >= 0 {
        var extra = other.extras[Int(record.extra)]
        if extra.controllerClass >= 0 { extra.controllerClass = translate(extra.controllerClass, of: other, &numbers) }
        extra.controllerTitle = tree.pool.add(extra.controllerTitle, of: other.pool)
        extra.controllerState = tree.pool.add(extra.controllerState, of: other.pool)
        record.extra = Int32(tree.extras.count)
        tree.extras.append(extra)
      }
      tree.records.append(record)
    }
  }

  private mutating func translate(_ number: Int32, of other: ViewTree, _ numbers: inout [Int32]) -> Int32 {
    if numbers[Int(number)] < 0 {
      let ref = other.names.refs[Int(number)]
      numbers[Int(number)] = other.pool.withBytes(of: ref) { bytes in
        tree.names.number(of: bytes, in: &tree.pool) { pool in pool.add { $0.append(contentsOf: bytes) } }
      }
    }
    return numbers[Int(number)]
  }
}
