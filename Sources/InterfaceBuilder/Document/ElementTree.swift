public import PullParsing

/// Every element of a document as it is written, in one array in preorder. The typed parts of an `InterfaceDocument` name the
/// element they were read from, so that nothing a file says is out of reach: `<variation>`, `<fontDescription>`, odd attributes.
public struct ElementTree: Sendable {
  private struct Record: Sendable {
    var offset: Int
    var name: Range<Int>
    var parent: Int
    var end: Int
    var attributes: Range<Int>
    var texts: Range<Int>
  }

  /// Knows the bytes and how to decode them.
  private let reader: XMLReader
  private var records: [Record] = []
  private var attributeStore: [XMLAttribute] = []
  private var textStore: [XMLText] = []
  /// For elements that have any: the `<variation>` elements that apply, the most specific last. What these say comes before what
  /// the element itself says.
  var variations: [Int: [Int]] = [:]
  /// Text that stands beside elements, where documents of this kind have none.
  let strayTexts: [Range<Int>]

  /// Reads all of `input`.
  init(reading input: InputBytes, file: String, options: XMLReader.Options) throws(XMLError) {
    var reader = try XMLReader(input, file: file, options: options)
    var open: [Int] = []
    var strayTexts: [Range<Int>] = []
    /// Where the texts since the last tag start in the store.
    var mark = 0
    reading: while true {
      let event = try reader.next()
      switch event {
      case .text: textStore.append(reader.text)
      case .endElement where open.last == records.count - 1:
        let leaf = open.removeLast()
        records[leaf].texts = mark..<textStore.count
        mark = textStore.count
      case .startElement, .endElement:
        for text in textStore[mark...] where !reader.input.isBlank(text.range) { strayTexts.append(text.range) }
        textStore.removeSubrange(mark...)
        if event == .endElement {
          records[open.removeLast()].end = records.count
          continue reading
        }
        let attributeStart = attributeStore.count
        for k in 0..<reader.attributeCount { attributeStore.append(reader.attribute(at: k)) }
        records.append(
          Record(
            offset: reader.offset, name: reader.name, parent: open.last ?? -1, end: records.count + 1,
            attributes: attributeStart..<attributeStore.count, texts: 0..<0))
        open.append(records.count - 1)
      case .endOfDocument: break reading
      }
    }
    self.reader = reader
    self.strayTexts = strayTexts
  }

  public var count: Int { records.count }
  public var indices: Range<Int> { 0..<records.count }

  // MARK: Structure

  public func parent(of index: Int) -> Int? { records[index].parent < 0 ? nil : records[index].parent }

  /// The element at `index` and all inside it.
  public func subtree(of index: Int) -> Range<Int> { index..<records[index].end }

  /// The elements inside that are no further down: as varied, where variations apply.
  public func children(of index: Int) -> Children {
    Children(tree: self, following: index + 1, end: records[index].end, varied: variations.isEmpty ? nil : variedChildren(of: index))
  }

  /// The first child of `index` called `name`, and with that `key` where one is given.
  public func child(_ name: StaticString, key: StaticString? = nil, of index: Int) -> Int? {
    for child in children(of: index) where isNamed(child, name) {
      guard let key else { return child }
      if has(child, "key", key) { return child }
    }
    return nil
  }

  /// The first child whose `key` is `key`, whatever it is called.
  public func child(key: StaticString, of index: Int) -> Int? {
    children(of: index).first { has($0, "key", key) }
  }

  public struct Children: Sequence, IteratorProtocol {
    let tree: ElementTree
    var following: Int
    let end: Int
    /// What stands in place of those written.
    var varied: ArraySlice<Int>?

    public mutating func next() -> Int? {
      if varied != nil { return varied?.popFirst() }
      guard following < end else { return nil }
      defer { following = tree.records[following].end }
      return following
    }
  }

  // MARK: What an element says

  public func name(of index: Int) -> String { reader.string(in: records[index].name) }

  public func isNamed(_ index: Int, _ name: StaticString) -> Bool { reader.isEqual(records[index].name, to: name) }

  /// The value of attribute `name`, decoded.
  public func attribute(_ name: StaticString, of index: Int) -> String? {
    place(ofAttribute: name, of: index).map { reader.string(attributeStore[$0]) }
  }

  /// Whether attribute `name` is there and is `value`.
  public func has(_ index: Int, _ name: StaticString, _ value: StaticString) -> Bool {
    place(ofAttribute: name, of: index).map { reader.isEqual(attributeStore[$0].value, to: value) } ?? false
  }

  /// Where attribute `name` is kept.
  private func place(ofAttribute name: StaticString, of index: Int) -> Int? {
    if !variations.isEmpty, let applied = variations[index], !Self.isKey(name) {
      for variation in applied.reversed() {
        if let place = writtenPlace(ofAttribute: name, of: variation) { return place }
      }
    }
    return writtenPlace(ofAttribute: name, of: index)
  }

  private func writtenPlace(ofAttribute name: StaticString, of index: Int) -> Int? {
    for k in records[index].attributes where reader.isEqual(attributeStore[k].name, to: name) { return k }
    return nil
  }

  /// `YES` or `NO`; `nil` where attribute `name` is missing or neither.
  public func flag(_ name: StaticString, of index: Int) -> Bool? {
    has(index, name, "YES") ? true : has(index, name, "NO") ? false : nil
  }

  public func number(_ name: StaticString, of index: Int) -> Double? {
    attribute(name, of: index).flatMap(Double.init)
  }

  /// Every attribute, in the order written.
  public func attributes(of index: Int) -> [(name: String, value: String)] {
    let written = writtenAttributes(of: index)
    guard !variations.isEmpty, let applied = variations[index] else { return written }
    return varied(written, by: applied)
  }

  func writtenAttributes(of index: Int) -> [(name: String, value: String)] {
    records[index].attributes.map { (reader.string(in: attributeStore[$0].name), reader.string(attributeStore[$0])) }
  }

  /// The text inside an element without children. Interface Builder writes some strings as base64; they are decoded.
  public func text(of index: Int) -> String {
    let text = records[index].texts.map { reader.string(textStore[$0]) }.joined()
    return has(index, "base64-UTF8", "YES") ? Base64.decoded(text) ?? text : text
  }

  // MARK: Where it stands

  /// Where the element's start tag begins.
  public func location(of index: Int) -> SourceLocation { reader.location(of: records[index].offset) }
  func location(ofOffset offset: Int) -> SourceLocation { reader.location(of: offset) }
  func string(in range: Range<Int>) -> String { reader.string(in: range) }
}

extension InputBytes {
  fileprivate func isBlank(_ range: Range<Int>) -> Bool {
    withBytes(in: range) { $0.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D } }
  }
}
