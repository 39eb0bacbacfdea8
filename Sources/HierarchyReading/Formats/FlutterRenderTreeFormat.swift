internal import PullParsing
internal import ViewTree

/// Flutter's `debugDumpRenderTree()` and `toStringDeep()`, `debugDumpLayerTree()`, `debugDumpSemanticsTree()` and `debugDumpApp()`, with
/// rails of any character set.
///
///     RenderView#e441f
///      │ configuration: Size(800.0, 600.0) at 3.0x (in logical pixels)
///      └─child: RenderParagraph#0a1b2
///          parentData: offset=Offset(16.0, 40.0)
///          size: Size(80.0, 20.0)
struct FlutterRenderTreeFormat: HierarchyFormat {
  let name = "flutter-render-tree"
  let summary = "Flutter's debugDumpRenderTree, also its trees of widgets, layers and semantics"
  let example = """
    RenderView#e441f
     │ configuration: Size(800.0, 600.0) at 3.0x (in logical pixels)
     └─child: RenderParagraph#0a1b2
         size: Size(80.0, 20.0)
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("RenderX, #hash", "class; identity #1, #2 …"),
      (
        "size: Size(w, h), offset=Offset(x, y) in parentData, logical pixels",
        "frame, superview; without an offset at 0, 0, as parentData: <none> means"
      ),
      (#""…" in a text block"#, "text"),
      ("Rect.fromLTRB(l, t, r, b) of semantics", "frame, superview; attribute transform where it is scaled"),
      ("label of semantics; without it value, hint", "text"),
      ("identifier of semantics", "name"),
      ("isHidden among the flags of semantics", "isHidden"),
      ("the property's name, where it is not child", "attribute slot"),
      ("OFFSTAGE", "isHidden"),
      (#"a widget's "text", -[<'key'>] and arguments"#, "text, name, attributes; widgets have no frames"),
      ("all else", "attributes, wrapped lines joined"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    if sample.contains(anyOf: "RenderView#", "SemanticsNode#0") || FlutterOutlineReader.isOutline(sample) { return .certain }
    let isTree = sample.lines { line in Node(on: line, in: sample.bytes).map { $0.hasRails || $0.isQuestioned } ?? false }
    return isTree ? .certain : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    if FlutterOutlineReader.isOutline(Sample(assembler.text, length: 1 << 16)) { return try FlutterOutlineReader().read(into: &assembler) }
    var reader = FlutterReader()
    try reader.read(into: &assembler)
  }

  /// A line that begins a render object.
  struct Node {
    /// The column of its branch; −1 for a root without one.
    var level: Int
    var hasRails: Bool
    /// Whether an error's message names it: what stands below it has no rails.
    var isQuestioned = false
    var isSemantics = false
    var slot: Range<Int>?
    var className = 0..<0
    var hash = 0..<0
    /// Behind the hash.
    var rest = 0..<0

    init?(on line: Range<Int>, in bytes: ByteView) {
      var cursor = ByteCursor(bytes, line)
      cursor.end = bytes.trimmedEnd(line)
      let rails = Rails(&cursor)
      level = rails.branch ?? -1
      hasRails = rails.branch != nil
      if !hasRails, rails.hasBars { return nil }  // a property below a rail
      guard let mark = bytes.find(UInt8(ascii: "#"), in: cursor.rest) else {
        guard readWithoutHash(&cursor) else { return nil }
        return
      }
      if let colon = bytes.find(": ", in: cursor.position..<mark), hasRails || readQuestion(cursor.position..<colon, rails.columns, bytes) {
        if !isQuestioned { slot = cursor.position..<colon }
        cursor.position = colon + 2
      }
      className = cursor.position..<mark
      cursor.position = mark + 1
      hash = cursor.take { AddressTable.digit($0) != nil }
      isSemantics = bytes.hasSuffix("SemanticsNode", in: className)
      guard !className.isEmpty, isSemantics ? !hash.isEmpty : hash.count == 5, !className.contains(where: { Self.endsClass(bytes[$0]) })
      else { return nil }
      guard hasRails || slot != nil || isRoot(bytes) else { return nil }
      rest = cursor.rest
    }

    /// `child: RenderPadding`, as before 2018, or `RenderView` alone.
    private mutating func readWithoutHash(_ cursor: inout ByteCursor) -> Bool {
      let bytes = cursor.bytes
      if hasRails {
        guard let colon = cursor.find(": ") else { return false }
        slot = cursor.position..<colon
        cursor.position = colon + 2
      }
      className = cursor.take { (($0 | 0x20) &- UInt8(ascii: "a") < 26) || $0 == UInt8(ascii: "_") || $0 &- UInt8(ascii: "0") < 10 }
      rest = cursor.rest
      if !hasRails {
        return cursor.isAtEnd && (bytes.isEqual(className, to: "RenderView") || bytes.isEqual(className, to: "TransformLayer"))
      }
      return (cursor.isAtEnd || cursor.byte == 0x20) && isRoot(bytes)
    }

    /// What stands before a view that an error asks about, or before one below it, where there are no rails but blanks.
    private mutating func readQuestion(_ words: Range<Int>, _ columns: Int, _ bytes: ByteView) -> Bool {
      if bytes.hasPrefix("child", in: words), columns > 0 {
        level = columns
        return true
      }
      isQuestioned = bytes.hasSuffix("in question is", in: words) || bytes.hasSuffix("when the exception was fired", in: words)
      return isQuestioned
    }

    private func isRoot(_ bytes: ByteView) -> Bool {
      isSemantics || bytes.hasPrefix("Render", in: className) || bytes.hasPrefix("_Render", in: className)
        || bytes.hasSuffix("Layer", in: className)
    }

    private static func endsClass(_ byte: UInt8) -> Bool {
      byte <= 0x20 || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ":")
    }
  }
}

struct FlutterReader {
  /// The property that wrapped lines belong to.
  private var key: Range<Int>?
  private var value: [UInt8] = []
  private var valueRange = 0..<0
  private var isWrapped = false
  private var keyColumn = 0
  private var origin: Point?
  private var size: Size?
  private var textLines = 0
  /// Whether the view being read is a node of a semantics tree.
  private var isSemantics = false

  mutating func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    var lines = TextLines(bytes)
    while let line = lines.next() {
      if let node = FlutterRenderTreeFormat.Node(on: line, in: bytes) {
        finishNode(&assembler)
        try add(node, bytes, &assembler)
      } else if let index = assembler.latest {
        readProperty(line, index, isLast: lines.isAtEnd, bytes, &assembler)
      } else if !bytes.trimmed(line).isEmpty {
        assembler.repairs.note(.foreignText, at: bytes.trimmed(line).lowerBound)
      }
    }
    finishNode(&assembler)
  }

  private mutating func add(_ node: FlutterRenderTreeFormat.Node, _ bytes: ByteView, _ assembler: inout TreeAssembler)
    throws(HierarchyError)
  {
    if node.level < 0, assembler.latest != nil { assembler.beginTree() }
    assembler.close(downTo: node.level)
    isSemantics = node.isSemantics
    if node.level >= 0, assembler.level == nil { assembler.repairs.note(.missingRoot, at: node.className.lowerBound) }
    let index = try assembler.open(level: node.level, className: -1)
    assembler.setClass(node.className, at: index)
    if isSemantics {
      assembler.setIdentity(assembler.ref(node.hash), at: index)
    } else if !node.hash.isEmpty {
      assembler.setIdentity(address: node.hash, at: index)
    }
    if let slot = node.slot, !bytes.isEqual(slot, to: "child") { assembler.addAttribute("slot", slot, to: index) }
    let flags = bytes.trimmed(node.rest)
    if !flags.isEmpty {
      assembler.addAttribute("flags", flags, to: index)
      if bytes.find("OFFSTAGE", in: flags) != nil { assembler.setHidden(at: index) }
    }
    textLines = 0
  }

  private mutating func readProperty(
    _ line: Range<Int>, _ index: Int, isLast: Bool, _ bytes: ByteView, _ assembler: inout TreeAssembler
  ) {
    var cursor = ByteCursor(bytes, line)
    cursor.end = bytes.trimmedEnd(line)
    var columns = cursor.skipSpaces()
    while cursor.skip("│") || cursor.skip("╎") || cursor.skip("║") || cursor.skip(UInt8(ascii: "|")) { columns += 1 + cursor.skipSpaces() }
    if cursor.isAtEnd { return }
    if cursor.position == line.lowerBound {  // words behind the tree
      flushProperty(index, &assembler)
      return assembler.repairs.note(.foreignText, at: cursor.position)
    }
    if cursor.starts(with: "╘═") || cursor.starts(with: "╞═") || cursor.starts(with: "╚═") || cursor.starts(with: "╠═")
      || cursor.starts(with: "===")
    {
      flushProperty(index, &assembler)
      textLines = cursor.find(" text ") != nil ? 1 : 0
      return
    }
    if textLines > 0 {
      if cursor.byte == UInt8(ascii: "\"") { assembler.setText(bytes.unquoted(cursor.rest), at: index) }
      return
    }
    let colon = cursor.find(": ") ?? (bytes[cursor.end - 1] == UInt8(ascii: ":") ? cursor.end - 1 : nil)
    let isContinued = key != nil && columns > keyColumn
    if isContinued {
      isWrapped = true
      if value.isEmpty { bytes.append(valueRange, to: &value) }
      value.append(isSemantics ? 0x0A : 0x20)
      bytes.append(cursor.rest, to: &value)
      look(at: cursor.rest, bytes)
      return
    }
    flushProperty(index, &assembler)
    if isSemantics, cursor.skip("Rect.fromLTRB(") { return readSides(&cursor, index, &assembler) }
    guard let colon else {
      if isLast { assembler.isCut = true }
      return assembler.addAttribute(cursor.rest, assembler.ref("YES"), to: index)
    }
    key = cursor.position..<colon
    keyColumn = columns
    valueRange = min(colon + 2, cursor.end)..<cursor.end
    let isSize = bytes.isEqual(cursor.position..<colon, to: "size") || bytes.isEqual(cursor.position..<colon, to: "configuration")
    if isSize, bytes.hasPrefix("Size(", in: valueRange) {
      var numbers = ByteCursor(bytes, valueRange.lowerBound + 5..<valueRange.upperBound)
      if let n = numbers.numbers(2) {
        size = Size(width: n[0], height: n[1])
        if bytes.isEqual(cursor.position..<colon, to: "configuration") {
          assembler.setScreen(Size(width: n[0], height: n[1]))
        } else if bytes.find(UInt8(ascii: ")"), in: valueRange).map({ $0 + 1 == cursor.end }) == true {
          key = nil  // all of it is in the frame
        }
      }
    }
    look(at: valueRange, bytes)
    if isLast, valueRange.isEmpty || bytes[cursor.end - 1] == UInt8(ascii: "(") { assembler.isCut = true }
  }

  /// `Rect.fromLTRB(0.0, 0.0, 402.0, 874.0) scaled by 3.0x`
  private mutating func readSides(_ cursor: inout ByteCursor, _ index: Int, _ assembler: inout TreeAssembler) {
    let close = cursor.find(")")
    var sides = ByteCursor(cursor.bytes, cursor.position..<(close ?? cursor.end))
    guard let close, let n = sides.numbers(4) else { return }
    origin = Point(x: n[0], y: n[1])
    size = Size(width: n[2] - n[0], height: n[3] - n[1])
    let transform = cursor.bytes.trimmed(close + 1..<cursor.end)
    if !transform.isEmpty { assembler.addAttribute("transform", transform, to: index) }
  }

  /// Sets what a property of semantics means for its view. Returns whether it is to be kept as an attribute too.
  private func takeSemantics(_ key: Range<Int>, _ value: TextRef, _ words: Range<Int>, _ index: Int, _ assembler: inout TreeAssembler)
    -> Bool
  {
    let bytes = assembler.text.view
    if bytes.isEqual(key, to: "flags"), bytes.find("isHidden", in: words) != nil { assembler.setHidden(at: index) }
    if bytes.isEqual(key, to: "label") || bytes.isEqual(key, to: "identifier") {
      if bytes.isEqual(key, to: "label") { assembler.setText(value, at: index) } else { assembler.setName(value, at: index) }
      return false
    }
    if bytes.isEqual(key, to: "value") || bytes.isEqual(key, to: "hint"), assembler.hasNoText(index) { assembler.setText(value, at: index) }
    return true
  }

  /// Takes the offset out of `parentData`.
  private mutating func look(at range: Range<Int>, _ bytes: ByteView) {
    guard origin == nil, let mark = bytes.find("offset=Offset(", in: range) else { return }
    origin = bytes.point(in: mark + 14..<range.upperBound)
  }

  private mutating func flushProperty(_ index: Int, _ assembler: inout TreeAssembler) {
    if let key, !key.isEmpty {
      if isSemantics {
        var words = value
        if !isWrapped { assembler.text.view.append(valueRange, to: &words) }
        words = Array(words.drop { $0 <= 0x20 })
        if words.count > 1, words.first == UInt8(ascii: "\""), words.last == UInt8(ascii: "\"") {
          words = Array(words[1..<words.count - 1])
        }
        let text = assembler.ref(decodedBy: { $0.append(contentsOf: words) })
        if takeSemantics(key, text, valueRange, index, &assembler) { assembler.addAttribute(key, text, to: index) }
      } else if isWrapped {
        let value = value
        assembler.addAttribute(key, assembler.ref(decodedBy: { $0.append(contentsOf: value) }), to: index)
      } else {
        assembler.addAttribute(key, valueRange, to: index)
      }
    }
    key = nil
    value.removeAll(keepingCapacity: true)
    isWrapped = false
  }

  private mutating func finishNode(_ assembler: inout TreeAssembler) {
    guard let index = assembler.latest else { return }
    flushProperty(index, &assembler)
    if let size {
      assembler.setFrame(Rect(x: origin?.x ?? 0, y: origin?.y ?? 0, width: size.width, height: size.height), at: index)
    }
    origin = nil
    size = nil
    textLines = 0
  }
}
