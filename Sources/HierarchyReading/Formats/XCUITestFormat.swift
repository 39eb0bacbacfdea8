internal import PullParsing
internal import ViewTree

/// XCUITest's `XCUIElement.debugDescription`, as test failures print it.
///
///     Element subtree:
///      →Application, 0x600, pid: 12, label: 'App'
///         Button, 0x601, {{16.0, 40.0}, {80.0, 44.0}}, identifier: 'go', label: 'Go', Disabled
///     Path to element:
///
/// Only what stands between `Element subtree:` and `Path to element:` is the tree; the query chain repeats lookalikes. Where a
/// document has no subtree, the path (a `↳` a level) is the tree.
struct XCUITestFormat: HierarchyFormat {
  let name = "xcuitest"
  let summary = "XCUITest's debugDescription, as test failures print it"
  let example = """
    Element subtree:
     →Application, 0x600, pid: 12, label: 'App'
        Button, 0x601, {{16.0, 40.0}, {80.0, 44.0}}, label: 'Go'
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("the type, the pointer", "class; identity #1, #2 …"),
      ("{{x, y}, {w, h}}, points of the screen", "frame, superview"),
      ("label; without it value, title, placeholderValue", "text"),
      ("identifier", "name"),
      ("(Main), Main Window, Selected, Disabled …", "attributes with the value YES"),
      ("all else", "attributes"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    let first = sample.firstByte
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return .none }
    if first == UInt8(ascii: "<"), !sample.contains("Element subtree:") || sample.contains(anyOf: "&apos;", "&quot;", "&#") { return .none }
    if sample.contains("Element subtree:") { return .certain }
    if sample.contains("\\n") { return .none }
    if sample.contains(anyOf: "→Application, ", "↳Window", "Path to element:") { return .likely }
    let isElement = sample.lines { line in
      XCUITestReader.element(on: line, sample.bytes, inPath: false) != nil && sample.bytes.find("}, {", in: line) != nil
    }
    return isElement ? .likely : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    assembler.frameSpace = .screen
    var reader = XCUITestReader()
    try reader.read(into: &assembler)
  }
}

struct XCUITestReader {
  /// The part of the description that a line stands in.
  private enum Section {
    case none, subtree, path, query
  }

  /// The beginning of an element on its line.
  struct Element {
    var level: Int
    var type: Range<Int>
    /// Behind the type.
    var rest: Int
  }

  private var section = Section.none

  mutating func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    let all = 0..<bytes.count
    let hasSubtree = bytes.find("Element subtree:", in: all) != nil
    // Without headings all lines count up to the first heading; with a path alone, the path.
    section = hasSubtree ? .none : .subtree
    let isPathAlone = !hasSubtree && firstElement(bytes) == nil
    var lines = TextLines(bytes)
    var pending: (element: Element, end: Int)?
    var elementsAbove = 0
    while let line = lines.next() {
      if let heading = heading(line, bytes) {
        if let done = pending { try add(done.element, upTo: done.end, isLast: false, &assembler) }
        pending = nil
        section = heading
        if heading == .subtree { assembler.beginTree() }
        continue
      }
      let isRead = section == .subtree || (isPathAlone && section == .path)
      if section == .path, !isPathAlone, bytes.find("↳", in: line) != nil || bytes.find("→", in: line) != nil { elementsAbove += 1 }
      guard isRead else { continue }
      if let element = Self.element(on: line, bytes, inPath: section == .path) {
        if let done = pending { try add(done.element, upTo: done.end, isLast: false, &assembler) }
        pending = (element, line.upperBound)
      } else if pending != nil {
        pending?.end = line.upperBound
      } else if !bytes.trimmed(line).isEmpty {
        assembler.repairs.note(.foreignText, at: bytes.trimmed(line).lowerBound)
      }
    }
    if let done = pending {
      try add(done.element, upTo: done.end, isLast: true, &assembler)
    }
    if elementsAbove > 1 {
      let count = elementsAbove == 2 ? "1 element" : "\(elementsAbove - 1) elements"
      assembler.note("the path to the element names \(count) around it, no part of the tree")
    }
  }

  private func firstElement(_ bytes: ByteView) -> Element? {
    var lines = TextLines(bytes)
    while let line = lines.next() {
      if heading(line, bytes) != nil { return nil }
      if let element = Self.element(on: line, bytes, inPath: false) { return element }
    }
    return nil
  }

  private func heading(_ line: Range<Int>, _ bytes: ByteView) -> Section? {
    if let found = bytes.find("Element subtree:", in: line), found >= line.lowerBound { return .subtree }
    if bytes.find("Path to element:", in: line) != nil { return .path }
    let words = bytes.trimmed(line)
    if bytes.hasPrefix("Query chain", in: words) || bytes.hasPrefix("Possible matches", in: words) { return .query }
    if bytes.hasPrefix("Attributes: ", in: words) || bytes.hasPrefix("Element debug description", in: words) {
      return Section.none
    }
    return nil
  }

  /// `Type, 0x…`, `Type (Main), {{…`, `Type, pid: 1`, behind blanks and an arrow.
  static func element(on line: Range<Int>, _ bytes: ByteView, inPath: Bool) -> Element? {
    var cursor = ByteCursor(bytes, line)
    var level = cursor.skipSpaces()
    if cursor.skip("→") {
      level += 1
    } else if cursor.skip("↳") {
      level += 1
    } else if inPath {
      return nil
    }
    let type = cursor.take { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
    guard type.count >= 3 else { return nil }
    let rest = cursor.position
    if cursor.skip(" (") {
      _ = cursor.take { $0 != UInt8(ascii: ")") }
      guard cursor.skip(")") else { return nil }
    }
    if cursor.starts(with: " 0x") || cursor.starts(with: ", 0x") || cursor.starts(with: ", {{") || cursor.starts(with: ", pid: ")
      || cursor.starts(with: ", Main Window") || cursor.starts(with: ", traits: ") || cursor.starts(with: ", Keyboard Focused")
    {
      return Element(level: level, type: type, rest: rest)
    }
    return nil
  }

  // MARK: One element

  private func add(_ element: Element, upTo end: Int, isLast: Bool, _ assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    assembler.close(downTo: element.level)
    if assembler.level == nil, assembler.latest != nil { assembler.repairs.note(.missingRoot, at: element.type.lowerBound) }
    let index = try assembler.open(level: element.level, className: -1)
    assembler.setClassNumber(assembler.nameNumber(element.type), at: index)
    var cursor = ByteCursor(bytes, element.rest..<bytes.trimmedEnd(element.rest..<end))
    if cursor.skip(" ("), let close = bytes.find(UInt8(ascii: ")"), in: cursor.rest) {
      assembler.addAttribute(cursor.position..<close, assembler.ref("YES"), to: index)
      cursor.position = close + 1
    }
    var isWhole = true
    while !cursor.isAtEnd {
      _ = cursor.take { $0 == UInt8(ascii: ",") || $0 <= 0x20 || $0 == UInt8(ascii: ":") }
      if cursor.isAtEnd { break }
      isWhole = readPart(&cursor, index, &assembler)
    }
    if isLast, !isWhole, section != .query { assembler.isCut = true }
  }

  /// Reads what stands up to the next comma that parts. Returns whether it is whole.
  private func readPart(_ cursor: inout ByteCursor, _ index: Int, _ assembler: inout TreeAssembler) -> Bool {
    let bytes = cursor.bytes
    if cursor.starts(with: "0x") {
      assembler.setIdentity(address: cursor.take { $0 == UInt8(ascii: "x") || AddressTable.digit($0) != nil }, at: index)
      return true
    }
    if cursor.starts(with: "{{") {
      guard let close = bytes.find("}}", in: cursor.rest) else {
        cursor.position = cursor.end
        return false
      }
      let range = cursor.position..<close
      cursor.position = close + 2
      if let frame = bytes.rect(in: range) {
        assembler.setFrame(frame, at: index)
      } else {
        assembler.repairs.note(.unreadableFrame, at: range.lowerBound)
      }
      return true
    }
    let key = cursor.take { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ",") && $0 != 0x0A && $0 != 0x0D }
    guard cursor.skip(":") else {
      let flag = bytes.trimmed(key)
      if !flag.isEmpty { assembler.addAttribute(flag, assembler.ref("YES"), to: index) }
      return true
    }
    _ = cursor.skip(" ")
    let (value, isWhole) = Self.value(&cursor)
    add(bytes.trimmed(key), value, index, &assembler)
    return isWhole
  }

  private static func value(_ cursor: inout ByteCursor) -> (Range<Int>, isWhole: Bool) {
    let bytes = cursor.bytes
    if cursor.skip("'") {
      let start = cursor.position
      var from = start
      while let quote = bytes.find(UInt8(ascii: "'"), in: from..<cursor.end) {
        var after = ByteCursor(bytes, quote + 1..<cursor.end)
        if after.isAtEnd || isPartNext(&after) {
          cursor.position = quote + 1
          return (start..<quote, true)
        }
        from = quote + 1
      }
      cursor.position = cursor.end
      return (start..<cursor.end, false)
    }
    let start = cursor.position
    while !cursor.isAtEnd {
      if cursor.byte == UInt8(ascii: ",") {
        var after = cursor
        if isPartNext(&after) { break }
      }
      cursor.position += 1
    }
    return (bytes.trimmed(start..<cursor.position), cursor.position > start)
  }

  /// Whether what follows is `, key:` or `, Flag`, so that a value ends here.
  private static func isPartNext(_ cursor: inout ByteCursor) -> Bool {
    guard cursor.skip(", ") else { return false }
    if cursor.starts(with: "0x") || cursor.starts(with: "{{") { return true }
    cursor.end = min(cursor.end, cursor.position + 40)
    let key = cursor.take { ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 == 0x20 }
    if key.isEmpty { return false }
    if cursor.byte == UInt8(ascii: ":") { return keys.contains { cursor.bytes.isEqual(key, to: $0) } }
    return flags.contains { cursor.bytes.isEqual(cursor.bytes.trimmed(key), to: $0) }
  }

  private static let keys: [StaticString] = ["identifier", "label", "title", "value", "placeholderValue", "pid", "traits"]
  private static let flags: [StaticString] = ["Selected", "Disabled", "Focused", "Keyboard Focused", "Main Window", "Has focus"]

  private func add(_ key: Range<Int>, _ value: Range<Int>, _ index: Int, _ assembler: inout TreeAssembler) {
    let bytes = assembler.text.view
    if bytes.isEqual(key, to: "identifier") {
      assembler.setName(value, at: index)
    } else if bytes.isEqual(key, to: "label") {
      let isRepeated = !assembler.hasNoText(index)
      assembler.setText(value, at: index)
      if isRepeated { assembler.addAttribute(key, value, to: index) }
    } else {
      if assembler.hasNoText(index), !value.isEmpty,
        bytes.isEqual(key, to: "value") || bytes.isEqual(key, to: "title") || bytes.isEqual(key, to: "placeholderValue")
      {
        assembler.setText(value, at: index)
      }
      if !key.isEmpty { assembler.addAttribute(key, value, to: index) }
    }
  }
}
