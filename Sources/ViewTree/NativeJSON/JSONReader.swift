public import PullParsing

extension ViewTree {
  /// The trees of a native JSON document, version 1: one, or one a line as `jsonl` writes them.
  ///
  /// The trees keep `bytes`, which their texts point into.
  ///
  /// - Throws: `JSONError` or `NativeJSONError`, with the place.
  /// - Complexity: O(*n*) in the length of the input.
  public static func trees(json bytes: InputBytes, file: String) throws -> [ViewTree] {
    var reader = try NativeJSONReader(bytes, file: file)
    var trees: [ViewTree] = []
    while let tree = try reader.nextTree() { trees.append(tree) }
    return trees
  }

  /// The tree of a native JSON document, version 1, that holds one.
  public init(json bytes: InputBytes, file: String) throws {
    var reader = try NativeJSONReader(bytes, file: file)
    guard let tree = try reader.nextTree() else { throw reader.error(.noDocument) }
    if try reader.nextTree() != nil { throw reader.error(.severalDocuments) }
    self = tree
  }

  /// A tree of one node and all below it, from a NODE of native JSON alone: `{"class":"UIView","children":[…]}`.
  public init(nodeJSON text: String, file: String) throws {
    var reader = try NativeJSONReader(InputBytes(text), file: file)
    self = try reader.bareNode()
  }
}

/// Streams native JSON into a builder. Children are the one thing that nests without bound: the loop in `readNodes` keeps the
/// open views on the builder's own stack.
struct NativeJSONReader {
  private var json: JSONPullReader
  private let bytes: InputBytes
  private var builder: ViewTree.Builder
  /// Which keys each open view had so far, a bit a key.
  private var seen: [UInt16] = []

  init(_ bytes: InputBytes, file: String) throws(JSONError) {
    self.bytes = bytes
    json = try JSONPullReader(bytes, file: file)
    builder = ViewTree.Builder(readingFrom: bytes)
  }

  func error(_ reason: NativeJSONError.Reason, at offset: Int? = nil) -> NativeJSONError {
    NativeJSONError(location: bytes.location(of: offset ?? json.start, file: json.file), reason: reason)
  }

  // MARK: Documents

  mutating func nextTree() throws -> ViewTree? {
    switch try json.next() {
    case .end: return nil
    case .beginObject: break
    default: throw error(.notPlainview)
    }
    builder = ViewTree.Builder(readingFrom: bytes)
    let start = json.start
    var keys: [String] = []
    while case .key(let range, let hasEscapes) = try json.next() {
      let key = json.string(in: range, hasEscapes: hasEscapes)
      if keys.contains(key) { throw error(.repeatedKey(key)) }
      keys.append(key)
      switch key {
      case "plainview": try readVersion()
      case "source": try readSource()
      case "screen": try readScreen()
      case "roots":
        guard case .beginArray = try json.next() else { throw error(.wrongValue(key: "roots", expected: "an array of views")) }
        try readNodes(untilDepth: 0)
      default:
        if !keys.contains("plainview") { throw error(.notPlainview) }
        let all = ["plainview", "source", "screen", "roots"]
        throw error(.unknownKey(key, suggestion: closest(to: key, among: all)))
      }
    }
    if !keys.contains("plainview") { throw error(.notPlainview, at: start) }
    if !keys.contains("roots") { throw error(.missingKey("roots"), at: start) }
    return builder.finish()
  }

  mutating func bareNode() throws -> ViewTree {
    guard case .beginObject = try json.next() else { throw error(.wrongValue(key: "NODE", expected: "an object with \"class\"")) }
    beginNode()
    try readNodes(untilDepth: 0, startsInNode: true)
    guard case .end = try json.next() else { throw error(.severalDocuments) }
    return builder.finish()
  }

  private mutating func readVersion() throws {
    guard case .number(let range) = try json.next() else { throw error(.wrongValue(key: "plainview", expected: "a number, 1")) }
    if json.number(in: range) != 1 { throw error(.version(bytes.string(in: range))) }
  }

  private mutating func readSource() throws {
    let values = try readStrings(of: "source", keys: ["format", "name"])
    guard let format = values[0] else { throw error(.missingKey("format")) }
    builder.source = ViewTree.Source(format: format, name: values[1])
  }

  private mutating func readScreen() throws {
    var numbers: [Double] = []
    try readNumbers(key: "screen", count: 2) { numbers.append($0) }
    builder.screen = Size(width: numbers[0], height: numbers[1])
  }

  // MARK: Views

  /// Reads views until the array that the reader stands in ends with no more than `depth` views open, or, started in a view,
  /// until that view ends.
  private mutating func readNodes(untilDepth depth: Int, startsInNode: Bool = false) throws {
    var isInNode = startsInNode
    while true {
      let event = try json.next()
      if isInNode {
        switch event {
        case .key(let range, let hasEscapes):
          isInNode = try !readProperty(range, hasEscapes)
        default:  // a reader in an object gives keys and its end alone
          try endNode()
          if startsInNode, builder.depth == depth { return }
          isInNode = false
        }
      } else {
        switch event {
        case .beginObject:
          beginNode()
          isInNode = true
        case .endArray:
          if builder.depth == depth { return }
          isInNode = true
        default:
          throw error(.wrongValue(key: builder.depth == 0 ? "roots" : "children", expected: "objects, one a view"))
        }
      }
    }
  }

  private mutating func beginNode() {
    if builder.open(className: -1) == 1024 { reserveCapacity() }
    seen.append(0)
  }

  /// Makes room for as many views as there will be if the rest of the input is like its beginning. A growing array would take up to
  /// three times the memory and copy every view twice.
  private mutating func reserveCapacity() {
    let factor = 1.05 * Double(bytes.count) / Double(max(json.position, 1))
    func scaled(_ count: Int) -> Int { Int(Double(count) * factor) }
    builder.reserveCapacity(
      scaled(builder.count), attributes: scaled(builder.tree.attributeRecords.count), extras: scaled(builder.tree.extras.count))
  }

  private mutating func endNode() throws {
    if let current = builder.current, builder.tree.records[current].className < 0 { throw error(.missingKey("class")) }
    seen.removeLast()
    builder.close()
  }

  private enum Key: UInt16, CaseIterable {
    case `class`, id, name, frame, bounds, hidden, alpha, clips, interactive, text, background, controller, attributes, children

    var text: String { "\(self)" }
  }

  private func key(at range: Range<Int>) -> Key? {
    let first = range.isEmpty ? 0 : bytes[range.lowerBound]
    switch (range.count, first) {
    case (5, UInt8(ascii: "c")) where bytes[range.lowerBound + 1] == UInt8(ascii: "l"):
      return bytes[range.lowerBound + 2] == UInt8(ascii: "a") ? check(range, "class", .class) : check(range, "clips", .clips)
    case (2, _): return check(range, "id", .id)
    case (4, UInt8(ascii: "n")): return check(range, "name", .name)
    case (4, _): return check(range, "text", .text)
    case (5, UInt8(ascii: "f")): return check(range, "frame", .frame)
    case (5, _): return check(range, "alpha", .alpha)
    case (6, UInt8(ascii: "b")): return check(range, "bounds", .bounds)
    case (6, _): return check(range, "hidden", .hidden)
    case (8, _): return check(range, "children", .children)
    case (11, _): return check(range, "interactive", .interactive)
    case (10, UInt8(ascii: "b")): return check(range, "background", .background)
    case (10, UInt8(ascii: "c")): return check(range, "controller", .controller)
    case (10, _): return check(range, "attributes", .attributes)
    default: return nil
    }
  }

  /// `key`, if its spelling is what stands at `range`, which is as long.
  @inline(__always)
  private func check(_ range: Range<Int>, _ spelling: StaticString, _ key: Key) -> Key? {
    bytes.withBytes(in: range) { spelled in
      areSame(spelled, UnsafeBufferPointer(start: spelling.utf8Start, count: spelling.utf8CodeUnitCount)) ? key : nil
    }
  }

  /// Reads the value of a key of the innermost open view. Returns whether it was the view's children, which the reader then
  /// stands in.
  private mutating func readProperty(_ range: Range<Int>, _ hasEscapes: Bool) throws -> Bool {
    guard !hasEscapes, let key = key(at: range) else {
      let key = json.string(in: range, hasEscapes: hasEscapes)
      throw error(.unknownKey(key, suggestion: closest(to: key, among: Key.allCases.map(\.text))))
    }
    let bit: UInt16 = 1 << key.rawValue
    if seen[seen.count - 1] & bit != 0 { throw error(.repeatedKey(key.text)) }
    seen[seen.count - 1] |= bit
    if key == .children {
      guard case .beginArray = try json.next() else { throw error(.wrongValue(key: key.text, expected: "an array of views")) }
      return true
    }
    if let index = builder.current { try readValue(of: key, ofNodeAt: index) }
    return false
  }

  private mutating func readValue(of key: Key, ofNodeAt index: Int) throws {
    switch key {
    case .class:
      let name = try readName(key: key.text)
      builder.tree.records[index].className = name
    case .id: builder.tree.records[index].identity = try readText(key: key.text)
    case .name: builder.tree.records[index].name = try readText(key: key.text)
    case .text: builder.tree.records[index].text = try readText(key: key.text)
    case .frame:
      var numbers = (0.0, 0.0, 0.0, 0.0)
      var k = 0
      try readNumbers(key: key.text, count: 4) { number in
        switch k {
        case 0: numbers.0 = number
        case 1: numbers.1 = number
        case 2: numbers.2 = number
        default: numbers.3 = number
        }
        k += 1
      }
      builder.setFrame(Rect(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3), at: index)
    case .bounds:
      var origin = Point.zero
      var k = 0
      try readNumbers(key: key.text, count: 2) { number in
        if k == 0 { origin.x = number } else { origin.y = number }
        k += 1
      }
      builder.withExtra(of: index) { $0.boundsOrigin = origin }
    case .hidden: builder.setFlag(.isHidden, to: try readBool(key: key.text), at: index)
    case .clips: builder.setFlag(.clips, to: try readBool(key: key.text), at: index)
    case .interactive: builder.setFlag(.isInteractive, to: try readBool(key: key.text), at: index)
    case .alpha:
      let event = try json.next()
      let alpha = try number(event, key: key.text)
      builder.withExtra(of: index) { $0.alpha = alpha }
    case .background:
      let event = try json.next()
      guard case .string(let range, false) = event, let color = bytes.withBytes(in: range, { Color.packed(hex: Array($0)[...]) })
      else { throw error(.wrongValue(key: key.text, expected: "a colour, \"#rrggbbaa\"")) }
      builder.withExtra(of: index) { $0.background = color }
    case .controller:
      let values = try readStrings(of: key.text, keys: ["class", "title", "state"])
      guard let className = values[0] else { throw error(.missingKey("class")) }
      let number = builder.nameNumber(className)
      let title = builder.tree.pool.add(values[1])
      let state = builder.tree.pool.add(values[2])
      builder.withExtra(of: index) { extra in
        extra.controllerClass = number
        extra.controllerTitle = title
        extra.controllerState = state
      }
    case .attributes: try readAttributes(ofNodeAt: index)
    case .children: break
    }
  }

  private mutating func readAttributes(ofNodeAt index: Int) throws {
    guard case .beginObject = try json.next() else { throw error(.wrongValue(key: "attributes", expected: "an object of strings")) }
    while case .key(let range, let hasEscapes) = try json.next() {
      let name = name(range, hasEscapes)
      let value = try readText(key: "attributes")
      builder.addAttribute(name, value, to: index)
    }
  }

  // MARK: Values

  private mutating func name(_ range: Range<Int>, _ hasEscapes: Bool) -> Int32 {
    hasEscapes
      ? builder.nameNumber(json.string(in: range, hasEscapes: true))
      : builder.nameNumber(sourceRange: range, of: bytes)
  }

  private mutating func readName(key: @autoclosure () -> String) throws -> Int32 {
    guard case .string(let range, let hasEscapes) = try json.next() else { throw error(.wrongValue(key: key(), expected: "a string")) }
    return name(range, hasEscapes)
  }

  private mutating func readText(key: @autoclosure () -> String) throws -> TextRef {
    guard case .string(let range, let hasEscapes) = try json.next() else {
      throw error(.wrongValue(key: key(), expected: key() == "attributes" ? "an object of strings" : "a string"))
    }
    if !hasEscapes { return builder.text(sourceRange: range) }
    return builder.tree.pool.add { json.decode(range, into: &$0) }
  }

  private mutating func readBool(key: @autoclosure () -> String) throws -> Bool {
    guard case .bool(let value) = try json.next() else { throw error(.wrongValue(key: key(), expected: "true or false")) }
    return value
  }

  private mutating func readNumbers(key: @autoclosure () -> String, count: Int, _ body: (Double) -> Void) throws {
    guard case .beginArray = try json.next() else { throw notNumbers(count, key: key()) }
    for _ in 0..<count {
      let event = try json.next()
      if case .endArray = event { throw notNumbers(count, key: key()) }
      body(try number(event, key: key()))
    }
    guard case .endArray = try json.next() else { throw notNumbers(count, key: key()) }
  }

  private func notNumbers(_ count: Int, key: String) -> NativeJSONError {
    error(.wrongValue(key: key, expected: "an array of \(count) numbers"))
  }

  private func number(_ event: JSONPullReader.Event, key: @autoclosure () -> String) throws -> Double {
    switch event {
    case .number(let range): return json.number(in: range)
    case .string(let range, false):
      switch bytes.string(in: range) {
      case "nan": return .nan
      case "inf": return .infinity
      case "-inf": return -.infinity
      default: break
      }
    default: break
    }
    throw error(.wrongValue(key: key(), expected: "a number, or \"nan\", \"inf\" or \"-inf\""))
  }

  /// Reads an object of strings whose keys are all among `keys`, and returns their values in that order.
  private mutating func readStrings(of object: String, keys: [String]) throws -> [String?] {
    guard case .beginObject = try json.next() else { throw error(.wrongValue(key: object, expected: "an object")) }
    var values = [String?](repeating: nil, count: keys.count)
    while case .key(let range, let hasEscapes) = try json.next() {
      let key = json.string(in: range, hasEscapes: hasEscapes)
      guard let place = keys.firstIndex(of: key) else {
        throw error(.unknownKey(key, suggestion: closest(to: key, among: keys)))
      }
      if values[place] != nil { throw error(.repeatedKey(key)) }
      guard case .string(let value, let valueHasEscapes) = try json.next() else {
        throw error(.wrongValue(key: key, expected: "a string"))
      }
      values[place] = json.string(in: value, hasEscapes: valueHasEscapes)
    }
    return values
  }
}
