internal import PullParsing
internal import ViewTree

/// Flutter's `debugDumpRenderTree()` and `toStringDeep()`.
///
///     RenderView#e441f
///      │ configuration: Size(800.0, 600.0) at 3.0x (in logical pixels)
///      └─child: RenderParagraph#0a1b2
///          parentData: offset=Offset(16.0, 40.0)
///          size: Size(80.0, 20.0)
struct FlutterRenderTreeFormat: HierarchyFormat {
  let name = "flutter-render-tree"
  let summary = "Flutter's debugDumpRenderTree"
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
      ("the property's name, where it is not child", "attribute slot"),
      ("OFFSTAGE", "isHidden"),
      ("all else", "attributes, wrapped lines joined"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    if sample.contains("RenderView#") { return .certain }
    let isTree = sample.lines { line in Node(on: line, in: sample.bytes).map { $0.hasRails } ?? false }
    return isTree ? .certain : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    var reader = FlutterReader()
    try reader.read(into: &assembler)
  }

  /// A line that begins a render object.
  struct Node {
    /// The column of its branch; −1 for a root without one.
    var level: Int
    var hasRails: Bool
    var slot: Range<Int>?
    var className: Range<Int>
    var hash: Range<Int>
    /// Behind the hash.
    var rest: Range<Int>

    init?(on line: Range<Int>, in bytes: ByteView) {
      guard let mark = bytes.find(UInt8(ascii: "#"), in: line) else { return nil }
      var cursor = ByteCursor(bytes, line)
      cursor.end = bytes.trimmedEnd(line)
      var columns = cursor.skipSpaces()
      level = -1
      hasRails = false
      while true {
        if cursor.skip("│") || cursor.skip("╎") {
          columns += 1 + cursor.skipSpaces()
        } else if cursor.skip("├─") || cursor.skip("└─") || cursor.skip("╞═") || cursor.skip("╘═") || cursor.skip("├╌") || cursor.skip("└╌")
        {
          level = columns
          hasRails = true
          break
        } else {
          break
        }
      }
      if !hasRails, columns > 0, cursor.position > line.lowerBound + columns { return nil }  // a property below a rail
      while cursor.skip("╌") || cursor.skip("─") {}
      if hasRails, let colon = bytes.find(": ", in: cursor.position..<mark) {
        slot = cursor.position..<colon
        cursor.position = colon + 2
      }
      className = cursor.position..<mark
      cursor.position = mark + 1
      hash = cursor.take { AddressTable.digit($0) != nil }
      guard !className.isEmpty, hash.count == 5, !className.contains(where: { Self.endsClass(bytes[$0]) }) else { return nil }
      guard hasRails || bytes.hasPrefix("Render", in: className) || bytes.hasPrefix("_Render", in: className) else { return nil }
      rest = cursor.rest
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
    if !node.hasRails, assembler.latest != nil { assembler.beginTree() }
    assembler.close(downTo: node.level)
    if node.hasRails, assembler.level == nil { assembler.repairs.note(.missingRoot, at: node.className.lowerBound) }
    let index = try assembler.open(level: node.level, className: -1)
    assembler.setClass(node.className, at: index)
    assembler.setIdentity(address: node.hash, at: index)
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
    while cursor.skip("│") || cursor.skip("╎") || cursor.skip("║") { columns += 1 + cursor.skipSpaces() }
    if cursor.isAtEnd { return }
    if cursor.starts(with: "╘═") || cursor.starts(with: "╞═") || cursor.starts(with: "╚═") || cursor.starts(with: "╠═") {
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
      value.append(0x20)
      bytes.append(cursor.rest, to: &value)
      look(at: cursor.rest, bytes)
      return
    }
    flushProperty(index, &assembler)
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

  /// Takes the offset out of `parentData`.
  private mutating func look(at range: Range<Int>, _ bytes: ByteView) {
    guard origin == nil, let mark = bytes.find("offset=Offset(", in: range) else { return }
    origin = bytes.point(in: mark + 14..<range.upperBound)
  }

  private mutating func flushProperty(_ index: Int, _ assembler: inout TreeAssembler) {
    if let key, !key.isEmpty {
      if isWrapped {
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
