internal import PullParsing
internal import ViewTree

/// Trees with box-drawing rails whose views look like calls, as small printers of `UIView` trees make them.
///
///     UIWindow(frame: {{0, 0}, {393, 852}}, ax=0)
///     └─ UILabel(frame: {{16, 40}, {80, 20}}, ax=1, "Hello")
struct TreeCLIFormat: HierarchyFormat {
  let name = "tree-cli"
  let summary = "trees with rails, of views with '(frame: {{x, y}, {w, h}}, …)'"
  let example = """
    UIWindow(frame: {{0, 0}, {393, 852}}, ax=0)
    └─ UILabel(frame: {{16, 40}, {80, 20}}, ax=1, "Hello")
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("the class; generic arguments go to attribute class", "class"),
      ("frame: {{x, y}, {w, h}}, points", "frame, superview"),
      ("a value in quotes", "text"),
      ("key=value, key: value", "attributes"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence { sample.contains("(frame: {{") ? .certain : .none }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    var lines = TextLines(bytes)
    while let line = lines.next() {
      var cursor = ByteCursor(bytes, line)
      cursor.end = bytes.trimmedEnd(line)
      let rails = Rails(&cursor)
      let start = bytes.trimmed(line).lowerBound
      let nameStart = cursor.position
      guard let open = bytes.find(UInt8(ascii: "("), in: cursor.rest), open > nameStart,
        bytes[nameStart] >= UInt8(ascii: "A"),
        !(nameStart..<open).contains(where: { bytes[$0] == UInt8(ascii: ":") || bytes[$0] == UInt8(ascii: "=") })
      else {
        if cursor.isAtEnd { continue }
        if lines.isAtEnd, nameStart > start { assembler.isCut = true } else { assembler.repairs.note(.foreignText, at: start) }
        continue
      }
      try add(nameStart..<open, rails.columns, &cursor, &assembler)
    }
  }

  private func add(_ className: Range<Int>, _ columns: Int, _ cursor: inout ByteCursor, _ assembler: inout TreeAssembler)
    throws(HierarchyError)
  {
    let bytes = cursor.bytes
    assembler.close(downTo: columns)
    if assembler.level == nil {
      if columns == 0, assembler.latest != nil {
        assembler.beginTree()
      } else if assembler.latest != nil {
        assembler.repairs.note(.missingRoot, at: className.lowerBound)
      }
    }
    let index = try assembler.open(level: columns, className: -1)
    assembler.setClass(className, at: index)
    cursor.position = className.upperBound + 1
    if cursor.end > cursor.position, bytes[cursor.end - 1] == UInt8(ascii: ")") { cursor.end -= 1 } else { assembler.isCut = true }
    while !cursor.isAtEnd {
      _ = cursor.take { $0 == UInt8(ascii: ",") || $0 == 0x20 }
      if cursor.byte == UInt8(ascii: "\"") {
        let start = cursor.position
        cursor.position = bytes.find("\", ", in: start + 1..<cursor.end).map { $0 + 1 } ?? cursor.end
        assembler.setText(bytes.unquoted(start..<cursor.position), at: index)
        continue
      }
      let key = cursor.take { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ",") }
      guard cursor.skip(":") || cursor.skip("=") else {
        if !key.isEmpty { assembler.addAttribute(key, key, to: index) }
        continue
      }
      cursor.skipSpaces()
      let start = cursor.position
      var depth = 0
      _ = cursor.take { byte in
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
        return depth > 0 || byte != UInt8(ascii: ",")
      }
      let value = bytes.trimmed(start..<cursor.position)
      if bytes.isEqual(key, to: "frame"), let frame = bytes.rect(in: value) {
        assembler.setFrame(frame, at: index)
      } else if bytes.isEqual(key, to: "hidden"), bytes.isEqual(value, to: "true") || bytes.isEqual(value, to: "1") {
        assembler.setHidden(at: index)
      } else if bytes.isEqual(key, to: "alpha"), let alpha = bytes.number(in: value) {
        assembler.setAlpha(alpha, at: index)
      } else {
        assembler.addAttribute(key, value, to: index)
      }
    }
  }
}
