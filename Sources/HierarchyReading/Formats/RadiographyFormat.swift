internal import PullParsing
internal import ViewTree

/// Radiography's `Radiography.scan()`, of Android views and composables.
///
///     com.example/com.example.MainActivity:
///     window-focus:false
///      DecorView { 1080×2160px }
///      ╰─TextView { id:title, GONE, 80×20px, text-length:5 }
///
/// Each window is a tree, called as its heading is.
struct RadiographyFormat: HierarchyFormat {
  let name = "radiography"
  let summary = "Radiography's scan of Android views and composables"
  let example = """
    DecorView { 1080×2160px }
    ╰─TextView { id:title, GONE, 80×20px, text-length:5 }
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("the class", "class"),
      ("id:", "name; without it test-tag:"),
      ("GONE, INVISIBLE", "isHidden, and attribute visibility"),
      (#"text:"…""#, "text"),
      ("W×Hpx", "attribute size; positions are not told, so there are no frames"),
      ("all else", "attributes; bare words with YES"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    sample.contains(" { ") && sample.contains(anyOf: "px }", "px,", "├─", "╰─") && sample.contains("px") ? .certain : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    var lines = TextLines(bytes)
    var heading: Range<Int>?
    var focus: Range<Int>?
    while let line = lines.next() {
      var cursor = ByteCursor(bytes, line)
      cursor.end = bytes.trimmedEnd(line)
      let rails = Rails(&cursor)
      let columns = rails.columns
      let hasRails = rails.branch != nil || rails.hasBars
      if cursor.isAtEnd { continue }
      let words = cursor.rest
      let brace = cursor.find(" {")
      if brace == nil, !hasRails {
        if bytes.hasPrefix("window-focus:", in: words) {
          focus = words.lowerBound + 13..<words.upperBound
        } else if bytes[words.upperBound - 1] == UInt8(ascii: ":") {
          heading = words.lowerBound..<words.upperBound - 1
        } else {
          assembler.repairs.note(.foreignText, at: words.lowerBound)
        }
        continue
      }
      if !hasRails, heading != nil || assembler.latest != nil {
        assembler.beginTree(named: heading.map { assembler.text.bytes.string(in: $0) })
      }
      assembler.close(downTo: columns)
      if hasRails, assembler.level == nil { assembler.repairs.note(.missingRoot, at: words.lowerBound) }
      let index = try assembler.open(level: columns, className: -1)
      assembler.setClass(bytes.trimmed(words.lowerBound..<(brace ?? words.upperBound)), at: index)
      if !hasRails {
        if let focus { assembler.addAttribute("window-focus", focus, to: index) }
        heading = nil
        focus = nil
      }
      guard let brace else { continue }
      cursor.position = brace + 2
      if bytes[cursor.end - 1] == UInt8(ascii: "}") {
        cursor.end -= 1
      } else if lines.isAtEnd {
        assembler.isCut = true
      } else {
        assembler.repairs.note(.unfinishedTag, at: words.lowerBound)
      }
      readValues(&cursor, index, &assembler)
    }
  }

  private func readValues(_ cursor: inout ByteCursor, _ index: Int, _ assembler: inout TreeAssembler) {
    let bytes = cursor.bytes
    while !cursor.isAtEnd {
      _ = cursor.take { $0 == UInt8(ascii: ",") || $0 <= 0x20 }
      let start = cursor.position
      var isQuoted = false
      _ = cursor.take { byte in
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        return isQuoted || byte != UInt8(ascii: ",")
      }
      let part = bytes.trimmed(start..<cursor.position)
      if part.isEmpty { continue }
      if bytes.isEqual(part, to: "GONE") || bytes.isEqual(part, to: "INVISIBLE") {
        assembler.setHidden(at: index)
        assembler.addAttribute("visibility", part, to: index)
      } else if part.count > 2, bytes.hasPrefix("px", at: part.upperBound - 2), bytes[part.lowerBound] &- UInt8(ascii: "0") < 10 {
        assembler.addAttribute("size", part, to: index)
      } else if let colon = bytes.find(UInt8(ascii: ":"), in: part) {
        add(part.lowerBound..<colon, bytes.unquoted(bytes.trimmed(colon + 1..<part.upperBound)), index, &assembler)
      } else {
        assembler.addAttribute(part, assembler.ref("YES"), to: index)
      }
    }
  }

  private func add(_ key: Range<Int>, _ value: Range<Int>, _ index: Int, _ assembler: inout TreeAssembler) {
    let bytes = assembler.text.view
    if bytes.isEqual(key, to: "id") { return assembler.setName(value, at: index) }
    if bytes.isEqual(key, to: "text") { return assembler.setText(value, at: index) }
    if bytes.isEqual(key, to: "test-tag"), assembler.hasNoName(index) { assembler.setName(value, at: index) }
    if !key.isEmpty { assembler.addAttribute(key, value, to: index) }
  }
}
