/// A view hierarchy as one plain value.
///
/// The nodes stand in one array in preorder: a view, then its subviews from back to front, each with all below it. A node is
/// known by its index there; a subtree is a range of indices. For window(a(b), c) the indices are 0, 1, 2, 3 and the subtree of
/// a is `1 ..< 3`. Nothing here recurses, so a hierarchy may be as deep as it likes.
///
/// Copies share their storage until one of them changes.
public struct ViewTree: Sendable {
  /// Where the tree came from, where that is known.
  public var source: Source?
  /// The screen's size in points, where the source tells it.
  public var screen: Size?

  package var records: [Record] = []
  package var extras: [ExtraRecord] = []
  package var attributeRecords: [AttributeRecord] = []
  package var pool: TextPool
  package var names: NameTable

  /// A tree without nodes.
  public init() {
    pool = TextPool()
    names = NameTable()
  }

  package init(pool: TextPool, names: NameTable) {
    self.pool = pool
    self.names = names
  }

  public var count: Int { records.count }
  public var isEmpty: Bool { records.isEmpty }
  /// The index of every node, in preorder.
  public var indices: Range<Int> { 0..<records.count }

  // MARK: Structure

  /// The nodes without a superview, from back to front.
  public var roots: Siblings { Siblings(records: records, first: 0, end: records.count) }

  /// The subviews of the node at `index`, from back to front.
  public func subviews(of index: Int) -> Siblings {
    Siblings(records: records, first: index + 1, end: Int(records[index].end))
  }

  /// The superview of the node at `index`; `nil` for a root.
  public func superview(of index: Int) -> Int? {
    let parent = Int(records[index].parent)
    return parent < 0 ? nil : parent
  }

  /// The node at `index` and all below it.
  public func subtree(of index: Int) -> Range<Int> { index..<Int(records[index].end) }

  /// How many superviews stand above the node at `index`.
  public func depth(of index: Int) -> Int { Int(records[index].depth) }

  /// Whether no sibling stands in front of the node at `index`.
  public func isFrontmost(_ index: Int) -> Bool {
    let parent = Int(records[index].parent)
    return Int(records[index].end) == (parent < 0 ? records.count : Int(records[parent].end))
  }

  /// Indices of siblings, from back to front.
  public struct Siblings: Sequence, IteratorProtocol {
    let records: [Record]
    var first: Int
    let end: Int

    public mutating func next() -> Int? {
      guard first < end else { return nil }
      defer { first = Int(records[first].end) }
      return first
    }
  }

  // MARK: Properties of one node, without making a `Node`

  public func className(of index: Int) -> String { pool.string(names.refs[Int(records[index].className)]) ?? "" }
  public func identity(of index: Int) -> String? { pool.string(records[index].identity) }
  public func name(of index: Int) -> String? { pool.string(records[index].name) }
  public func text(of index: Int) -> String? { pool.string(records[index].text) }
  public func frame(of index: Int) -> Rect? { records[index].flags.contains(.hasFrame) ? records[index].frame : nil }
  public func boundsOrigin(of index: Int) -> Point { extra(of: index).boundsOrigin }
  public func isHidden(_ index: Int) -> Bool { records[index].flags.contains(.isHidden) }
  public func alpha(of index: Int) -> Double { extra(of: index).alpha }
  public func clipsToBounds(_ index: Int) -> Bool { records[index].flags.contains(.clips) }
  public func isUserInteractionEnabled(_ index: Int) -> Bool { records[index].flags.contains(.isInteractive) }
  public func backgroundColor(of index: Int) -> Color? { extra(of: index).background.map(Color.init(packed:)) }

  public func controller(of index: Int) -> Controller? {
    let extra = extra(of: index)
    guard extra.controllerClass >= 0 else { return nil }
    return Controller(
      pool.string(names.refs[Int(extra.controllerClass)]) ?? "", title: pool.string(extra.controllerTitle),
      state: pool.string(extra.controllerState))
  }

  public func attributes(of index: Int) -> [Attribute] {
    records[index].attributes.map { k in
      Attribute(
        pool.string(names.refs[Int(attributeRecords[k].name)]) ?? "", pool.string(attributeRecords[k].value) ?? "")
    }
  }

  /// The value of the first attribute called `name`.
  public func attribute(_ name: String, of index: Int) -> String? {
    var name = name
    return name.withUTF8 { wanted in
      for k in records[index].attributes
      where pool.withBytes(of: names.refs[Int(attributeRecords[k].name)], { $0.elementsEqual(wanted) }) {
        return pool.string(attributeRecords[k].value)
      }
      return nil
    }
  }

  package func extra(of index: Int) -> ExtraRecord {
    let extra = Int(records[index].extra)
    return extra < 0 ? .none : extras[extra]
  }

  /// The whole node at `index` as a value.
  public subscript(index: Int) -> Node {
    var node = Node(
      className(of: index), identity: identity(of: index), name: name(of: index), frame: frame(of: index), text: text(of: index))
    node.boundsOrigin = boundsOrigin(of: index)
    node.isHidden = isHidden(index)
    node.alpha = alpha(of: index)
    node.clipsToBounds = clipsToBounds(index)
    node.isUserInteractionEnabled = isUserInteractionEnabled(index)
    node.backgroundColor = backgroundColor(of: index)
    node.controller = controller(of: index)
    node.attributes = attributes(of: index)
    return node
  }
}
