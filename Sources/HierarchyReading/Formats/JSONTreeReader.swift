internal import PullParsing
internal import ViewTree

/// What a key of a JSON dump means for its view, where its value is a word, a number or a boolean. What a format has no meaning
/// for is kept as an attribute.
enum KeyMeaning: UInt8, Sendable {
  case attribute
  case className, text, name, identity
  /// The text, where no other key has one; kept as an attribute too.
  case otherText
  /// The name, where no other key has one; kept as an attribute too.
  case otherName
  /// `[left,top][right,bottom]`
  case bounds
  /// `{{x, y}, {w, h}}`
  case frame
  case x, y, width, height, right, bottom, alpha
  /// Hidden where false, where true, where anything but `visible`.
  case isVisible, isHidden, visibility
  case keptUnlessTrue, keptUnlessFalse
  case screenWidth, screenHeight
  /// The platform; `android…` says that frames are in pixels. Kept as an attribute too.
  case system
  case ignored
}

/// What a key means where its value is an object or an array.
enum ContainerMeaning: UInt8, Sendable {
  /// Kept as an attribute, as it stands.
  case raw
  /// Views inside of this one.
  case children
  /// More keys of this view.
  case part
  /// Views that the object around, which is no view, only holds.
  case roots
  case ignored
}

/// How a format's JSON is read: a table.
struct JSONDialect: Sendable {
  var meanings: [(name: String, meaning: KeyMeaning)]
  var containers: [(name: String, meaning: ContainerMeaning)]
  /// The class of a view that has none.
  var fallbackClass = "Element"
  var droppedPrefixes: [String] = []
  var space: TreeAssembler.FrameSpace
  /// Whether `roots` keys name their trees.
  var namesTrees = false
  /// Whether a side of a frame that is left out is 0.
  var leavesZerosOut = false
}

/// Reads any JSON whose objects are views, in one pass, whatever the order of their keys.
struct JSONTreeReader {
  private let dialect: JSONDialect
  private let bytes: ByteView
  private var json: TolerantJSONReader
  private var contexts: [Context] = []
  private var views: [OpenView] = []
  /// Attributes of the open views, each view's behind those of the views around it: a view's are added when it ends, in one run,
  /// for its children's come in between.
  private var attributes: [(name: Int32, value: TextRef)] = []
  private var keys: [String: (scalar: KeyMeaning, container: ContainerMeaning)] = [:]
  private var keyNumbers: [Int32: (scalar: KeyMeaning, container: ContainerMeaning)] = [:]
  private var wrapperAttributes: [(name: Int32, value: TextRef)] = []
  private var screen = (width: Double?.none, height: Double?.none)

  private enum Context {
    /// An array of views.
    case list
    case view
    /// More keys of the view around.
    case part
    /// An object that is no view.
    case wrapper
  }

  private struct OpenView {
    var index: Int
    var firstAttribute: Int
    var hasClass = false
    var hasChildren = false
    var frame: Rect?
    var x, y, width, height, right, bottom: Double?
  }

  init(_ dialect: JSONDialect, _ assembler: TreeAssembler) {
    self.dialect = dialect
    bytes = assembler.text.view
    json = TolerantJSONReader(assembler.text.view)
    for (name, meaning) in dialect.meanings { keys[name] = (meaning, .raw) }
    for (name, meaning) in dialect.containers { keys[name] = (keys[name]?.scalar ?? .attribute, meaning) }
  }

  mutating func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    assembler.frameSpace = dialect.space
    while true {
      let event = json.next()
      switch event {
      case .end:
        finish(&assembler)
        return
      case .key(let range): try readMember(range, &assembler)
      case .beginObject:
        if contexts.isEmpty { beginTree(named: nil, &assembler) }
        try openView(&assembler)
      case .beginArray:
        if contexts.isEmpty {
          beginTree(named: nil, &assembler)
          contexts.append(.list)
        } else {
          skipContainer()
        }
      case .endArray: contexts.removeLast()
      case .endObject: if contexts.removeLast() == .view { closeView(&assembler) }
      default: break  // a word in a list of views
      }
    }
  }

  private mutating func finish(_ assembler: inout TreeAssembler) {
    assembler.repairs.add(json.repairs)
    if json.isCut { assembler.isCut = true }
    // A piece that was cut before its first view said anything holds none.
    if assembler.isCut, assembler.builder.count == 1, assembler.isBlank(0, className: dialect.fallbackClass) { assembler.dropTree() }
  }

  private mutating func beginTree(named name: String?, _ assembler: inout TreeAssembler) {
    assembler.beginTree(named: name)
    keyNumbers.removeAll()
    wrapperAttributes.removeAll()
    if let width = screen.width, let height = screen.height { assembler.setScreen(Size(width: width, height: height)) }
  }

  // MARK: Views

  private mutating func openView(_ assembler: inout TreeAssembler) throws(HierarchyError) {
    views.indices.last.map { views[$0].hasChildren = true }
    let index = try assembler.open(className: assembler.nameNumber(dialect.fallbackClass))
    views.append(OpenView(index: index, firstAttribute: attributes.count))
    contexts.append(.view)
    if views.count == 1 { attributes += wrapperAttributes }
  }

  private mutating func closeView(_ assembler: inout TreeAssembler) {
    guard let view = views.popLast() else { return }
    for k in view.firstAttribute..<attributes.count {
      assembler.addAttribute(number: attributes[k].name, attributes[k].value, to: view.index)
    }
    attributes.removeSubrange(view.firstAttribute...)
    assembler.setFrame(frame(of: view), at: view.index)
    assembler.close()
  }

  private func frame(of view: OpenView) -> Rect? {
    if dialect.leavesZerosOut, view.x ?? view.y ?? view.right ?? view.bottom != nil {
      let x = view.x ?? 0
      let y = view.y ?? 0
      return Rect(x: x, y: y, width: (view.right ?? 0) - x, height: (view.bottom ?? 0) - y)
    }
    if let x = view.x, let y = view.y {
      if let width = view.width, let height = view.height { return Rect(x: x, y: y, width: width, height: height) }
      if let right = view.right, let bottom = view.bottom { return Rect(x: x, y: y, width: right - x, height: bottom - y) }
    }
    if let frame = view.frame { return frame }
    if let width = view.width, let height = view.height {
      return Rect(x: view.x ?? 0, y: view.y ?? 0, width: width, height: height)
    }
    return nil
  }

  /// Makes the view that was opened last, and was none, a wrapper. Only the first of a tree can turn out to be one.
  private mutating func makeWrapper(_ assembler: inout TreeAssembler) -> Bool {
    guard assembler.builder.count == 1, views.count == 1, contexts.last == .view, let view = views.last, !view.hasChildren else {
      return false
    }
    wrapperAttributes = attributes
    attributes.removeAll()
    views.removeAll()
    contexts[contexts.count - 1] = .wrapper
    assembler.abandonOnlyNode()
    return true
  }

  // MARK: Members

  private mutating func readMember(_ key: Range<Int>, _ assembler: inout TreeAssembler) throws(HierarchyError) {
    let number = nameNumber(key, &assembler)
    let meaning = meaning(of: number, key, &assembler)
    switch json.next() {
    case .beginObject: try readContainer(isArray: false, meaning.container, key, number, &assembler)
    case .beginArray: try readContainer(isArray: true, meaning.container, key, number, &assembler)
    case .string(let range): readScalar(.string, range, meaning.scalar, number, &assembler)
    case .number(let range): readScalar(.number, range, meaning.scalar, number, &assembler)
    case .bool: readScalar(.bool, json.start..<json.position, meaning.scalar, number, &assembler)
    default: break
    }
  }

  private mutating func nameNumber(_ key: Range<Int>, _ assembler: inout TreeAssembler) -> Int32 {
    guard json.hasEscapes(key) else { return assembler.nameNumber(key) }
    var name: [UInt8] = []
    json.decode(key, into: &name)
    return assembler.nameNumber(String(decoding: name, as: UTF8.self))
  }

  private mutating func meaning(
    of number: Int32, _ key: Range<Int>, _ assembler: inout TreeAssembler
  ) -> (scalar: KeyMeaning, container: ContainerMeaning) {
    if let meaning = keyNumbers[number] { return meaning }
    let name = key.count < 64 ? bytes.input.string(in: key) : ""
    let meaning = keys[name] ?? (.attribute, .raw)
    keyNumbers[number] = meaning
    return meaning
  }

  private mutating func readContainer(
    isArray: Bool, _ meaning: ContainerMeaning, _ key: Range<Int>, _ number: Int32, _ assembler: inout TreeAssembler
  ) throws(HierarchyError) {
    let isWrapper = contexts.last == .wrapper
    switch meaning {
    case .children where contexts.last == .view:
      if isArray { contexts.append(.list) } else { try openView(&assembler) }
      return
    case .part where !isArray && !views.isEmpty && !isWrapper:
      contexts.append(.part)
      return
    case .roots where isWrapper || makeWrapper(&assembler), .children where isWrapper:
      let name = dialect.namesTrees ? bytes.input.string(in: key) : nil
      if assembler.builder.count > 0 || name != nil {
        let kept = wrapperAttributes
        let isFirst = assembler.builder.count == 0
        beginTree(named: name, &assembler)
        if isFirst { wrapperAttributes = kept }  // its numbers are still the builder's
      }
      if isArray { contexts.append(.list) } else { try openView(&assembler) }
      return
    default: break
    }
    let start = json.start
    skipContainer()
    if meaning == .ignored { return }
    let raw = bytes.trimmed(start..<json.position)
    if raw.count > 2, bytes[raw.lowerBound + 1] > 0x20 || !bytes.trimmed(raw.lowerBound + 1..<raw.upperBound - 1).isEmpty, !isWrapper,
      !views.isEmpty
    {
      attributes.append((number, assembler.ref(raw)))
    }
  }

  /// Moves behind the container that has just begun.
  private mutating func skipContainer() {
    let depth = json.depth
    while json.depth >= depth {
      if json.next() == .end { return }
    }
  }

  private enum ScalarKind {
    case string, number, bool
  }

  private mutating func readScalar(
    _ kind: ScalarKind, _ range: Range<Int>, _ meaning: KeyMeaning, _ number: Int32, _ assembler: inout TreeAssembler
  ) {
    if meaning == .screenWidth {
      screen.width = bytes.number(in: range)
      return
    }
    if meaning == .screenHeight {
      screen.height = bytes.number(in: range)
      return
    }
    guard contexts.last != .wrapper, let last = views.indices.last else { return }
    let index = views[last].index
    func isFalse() -> Bool { bytes.isEqual(range, to: "false") || bytes.isEqual(range, to: "0") }
    func isTrue() -> Bool { bytes.isEqual(range, to: "true") || bytes.isEqual(range, to: "1") }
    if range.isEmpty, meaning != .text { return }
    switch meaning {
    case .ignored, .screenWidth, .screenHeight: break
    case .attribute: keep(kind, range, number, &assembler)
    case .keptUnlessFalse: if !isFalse() { keep(kind, range, number, &assembler) }
    case .keptUnlessTrue: if !isTrue() { keep(kind, range, number, &assembler) }
    case .className: setClass(kind, range, last, &assembler)
    case .text:
      if assembler.hasNoText(index) {
        assembler.setText(value(kind, range, &assembler), at: index)
      } else {
        keep(kind, range, number, &assembler)
      }
    case .name: assembler.setName(value(kind, range, &assembler), at: index)
    case .identity: assembler.setIdentity(value(kind, range, &assembler), at: index)
    case .otherText:
      let value = value(kind, range, &assembler)
      attributes.append((number, value))
      if assembler.hasNoText(index) { assembler.setText(value, at: index) }
    case .otherName:
      let value = value(kind, range, &assembler)
      attributes.append((number, value))
      if assembler.hasNoName(index) { assembler.setName(value, at: index) }
    case .bounds:
      views[last].frame = bytes.androidBounds(in: range)
      if views[last].frame == nil { keep(kind, range, number, &assembler) }
    case .frame:
      if let frame = bytes.rect(in: range) { views[last].frame = frame } else { keep(kind, range, number, &assembler) }
    case .x: views[last].x = bytes.number(in: range)
    case .y: views[last].y = bytes.number(in: range)
    case .width: views[last].width = bytes.number(in: range)
    case .height: views[last].height = bytes.number(in: range)
    case .right: views[last].right = bytes.number(in: range)
    case .bottom: views[last].bottom = bytes.number(in: range)
    case .alpha: if let alpha = bytes.number(in: range) { assembler.setAlpha(alpha, at: index) }
    case .isVisible: if isFalse() { assembler.setHidden(at: index) }
    case .isHidden: if isTrue() { assembler.setHidden(at: index) }
    case .visibility:
      if !bytes.isEqual(range, to: "visible") {
        assembler.setHidden(at: index)
        keep(kind, range, number, &assembler)
      }
    case .system:
      keep(kind, range, number, &assembler)
      if bytes.hasPrefix("android", in: range) { assembler.unit = .pixels(perPoint: nil) }
    }
  }

  private mutating func setClass(_ kind: ScalarKind, _ range: Range<Int>, _ view: Int, _ assembler: inout TreeAssembler) {
    var range = range
    for prefix in dialect.droppedPrefixes where range.count > prefix.utf8.count {
      if prefix.utf8.enumerated().allSatisfy({ bytes[range.lowerBound + $0.offset] == $0.element }) {
        range = range.lowerBound + prefix.utf8.count..<range.upperBound
        break
      }
    }
    if bytes.hasPrefix("android", in: range) { assembler.unit = .pixels(perPoint: nil) }
    views[view].hasClass = true
    if kind == .string, json.hasEscapes(range) {
      assembler.setClassNumber(nameNumber(range, &assembler), at: views[view].index)
    } else {
      assembler.setClassNumber(assembler.shortNumber(range), at: views[view].index)
      if assembler.isShortened(range) { attributes.append((assembler.nameNumber("class"), assembler.ref(range))) }
    }
  }

  private mutating func keep(_ kind: ScalarKind, _ range: Range<Int>, _ number: Int32, _ assembler: inout TreeAssembler) {
    attributes.append((number, value(kind, range, &assembler)))
  }

  private mutating func value(_ kind: ScalarKind, _ range: Range<Int>, _ assembler: inout TreeAssembler) -> TextRef {
    guard kind == .string, json.hasEscapes(range) else { return assembler.ref(range) }
    var json = json
    let ref = assembler.ref(decodedBy: { json.decode(range, into: &$0) })
    self.json = json
    return ref
  }
}
