internal import PullParsing
internal import ViewTree

/// Jetpack Compose's semantics tree, as `printToLog` and `printToString` give it.
///
///     Node #1 at (l=0.0, t=0.0, r=320.0, b=430.0)px
///      |-Node #2 at (l=20.0, t=50.0, r=310.0, b=90.0)px, Tag: 'title'
///        Text = '[Hello]'
struct ComposeFormat: HierarchyFormat {
  let name = "compose"
  let summary = "Jetpack Compose's semantics tree, as printToLog gives it"
  let example = """
    Node #1 at (l=0.0, t=0.0, r=320.0, b=430.0)px
     |-Node #2 at (l=20.0, t=50.0, r=310.0, b=90.0)px, Tag: 'title'
       Text = '[Hello]'
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("Role; without one Node", "class"),
      ("#2", "identity"),
      ("(l=, t=, r=, b=)px, pixels of the screen", "frame, superview; pixels, unless the density is told"),
      ("Tag:", "name"),
      ("Text, EditableText; without them ContentDescription", "text, without its brackets"),
      ("[Disabled] and other bare properties", "attributes with the value YES"),
      ("all else", "attributes"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence { sample.contains("Node #") && sample.contains(" at (") ? .certain : .none }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    assembler.unit = .pixels(perPoint: nil)
    assembler.frameSpace = .screen
    let bytes = assembler.text.view
    var lines = TextLines(bytes)
    while let line = lines.next() {
      if let mark = bytes.find("Node #", in: line), let at = bytes.find(" at (", in: mark..<line.upperBound) {
        try add(mark, at, line, isLast: lines.isAtEnd, &assembler)
      } else if bytes.find("Printing with useUnmergedTree", in: line) != nil {
        assembler.beginTree()
      } else if let index = assembler.latest {
        readProperty(wholeProperty(line, &lines, bytes), index, isLast: lines.isAtEnd, &assembler)
      } else if !bytes.trimmed(line).isEmpty, bytes.find("printToLog", in: line) == nil {
        assembler.repairs.note(.foreignText, at: bytes.trimmed(line).lowerBound)
      }
    }
  }

  private func add(
    _ mark: Int, _ at: Int, _ line: Range<Int>, isLast: Bool, _ assembler: inout TreeAssembler
  ) throws(HierarchyError) {
    let bytes = assembler.text.view
    let isChild = mark >= line.lowerBound + 2 && bytes.hasPrefix("|-", at: mark - 2)
    let columns = mark - line.lowerBound  // ASCII alone stands before it, but for logs, which have it on all lines
    if !isChild, assembler.latest != nil { assembler.beginTree() }
    let level = isChild ? columns : -1
    assembler.close(downTo: level)
    if isChild, assembler.level == nil { assembler.repairs.note(.missingRoot, at: mark) }
    let index = try assembler.open(level: level, className: assembler.nameNumber("Node"))
    var cursor = ByteCursor(bytes, mark + 6..<bytes.trimmedEnd(line))
    assembler.setIdentity(assembler.ref(cursor.take { $0 &- UInt8(ascii: "0") < 10 }), at: index)
    cursor.position = at + 5
    let close = bytes.find(UInt8(ascii: ")"), in: cursor.rest)
    if close == nil, isLast { assembler.isCut = true }
    var sides = ByteCursor(bytes, cursor.position..<(close ?? cursor.end))
    if let n = sides.numbers(4) {
      assembler.setFrame(Rect(x: n[0], y: n[1], width: n[2] - n[0], height: n[3] - n[1]), at: index)
    } else if close != nil {
      assembler.repairs.note(.unreadableFrame, at: cursor.position)
    }
    cursor.position = close ?? cursor.end
    if let tag = cursor.find("Tag: ") {
      assembler.setName(bytes.unquoted(tag + 5..<cursor.end), at: index)
    }
  }

  /// A property's line, with those that go on with its text: up to the one that ends in a quote, within bounds.
  private func wholeProperty(_ line: Range<Int>, _ lines: inout TextLines, _ bytes: ByteView) -> Range<Int> {
    guard let quote = bytes.find("= '", in: line) else { return line }
    func isClosed(_ range: Range<Int>) -> Bool {
      let end = bytes.trimmedEnd(range)
      return end > range.lowerBound && bytes[end - 1] == UInt8(ascii: "'")
    }
    if isClosed(quote + 3..<line.upperBound) { return line }
    var ahead = lines
    for _ in 0..<16 {
      guard let next = ahead.next(), bytes.find("Node #", in: next) == nil else { break }
      if isClosed(next) {
        lines = ahead
        return line.lowerBound..<next.upperBound
      }
    }
    return line
  }

  private func readProperty(_ line: Range<Int>, _ index: Int, isLast: Bool, _ assembler: inout TreeAssembler) {
    let bytes = assembler.text.view
    var cursor = ByteCursor(bytes, line)
    cursor.end = bytes.trimmedEnd(line)
    repeat { cursor.skipSpaces() } while cursor.skip("|") || cursor.skip("│") || cursor.skip("/")
    if cursor.isAtEnd { return }
    if cursor.byte == UInt8(ascii: "["), bytes[cursor.end - 1] == UInt8(ascii: "]") {
      return assembler.addAttribute(cursor.position + 1..<cursor.end - 1, assembler.ref("YES"), to: index)
    }
    let key = cursor.take { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ":") && $0 != 0x20 }
    cursor.skipSpaces()
    if bytes.isEqual(key, to: "Has") { return }  // `Has 2 siblings`: counts of what is left out
    guard !key.isEmpty, cursor.skip("=") || cursor.skip(":") else {
      if isLast { assembler.isCut = true } else { assembler.repairs.note(.foreignText, at: key.lowerBound) }
      return
    }
    cursor.skipSpaces()
    let whole = cursor.rest
    let value = bytes.unquoted(whole)
    if isLast, value == whole, cursor.byte == UInt8(ascii: "'") { assembler.isCut = true }
    let words = withoutBrackets(value, bytes)
    if bytes.isEqual(key, to: "Text") || bytes.isEqual(key, to: "EditableText") {
      if assembler.hasNoText(index) || bytes.isEqual(key, to: "EditableText") { assembler.setText(words, at: index) }
      return
    }
    if bytes.isEqual(key, to: "ContentDescription"), assembler.hasNoText(index), !words.isEmpty { assembler.setText(words, at: index) }
    if bytes.isEqual(key, to: "Role"), !words.isEmpty { assembler.setClassNumber(assembler.nameNumber(words), at: index) }
    if bytes.isEqual(key, to: "Tag"), assembler.hasNoName(index) { return assembler.setName(value, at: index) }
    assembler.addAttribute(key, value, to: index)
  }

  private func withoutBrackets(_ range: Range<Int>, _ bytes: ByteView) -> Range<Int> {
    guard range.count >= 2, bytes[range.lowerBound] == UInt8(ascii: "["), bytes[range.upperBound - 1] == UInt8(ascii: "]") else {
      return range
    }
    return range.lowerBound + 1..<range.upperBound - 1
  }
}
