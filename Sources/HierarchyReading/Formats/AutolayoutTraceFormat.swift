internal import PullParsing
internal import ViewTree

/// UIKit's `-[UIView _autolayoutTrace]`, of iOS 7 (`*<UILabel:0x…>`) and later (`*UILabel:0x…'text'`).
///
/// There are no frames.
struct AutolayoutTraceFormat: HierarchyFormat {
  let name = "autolayout-trace"
  let summary = "UIKit's _autolayoutTrace"
  let example = """
    •UIWindow:0x7f - AMBIGUOUS LAYOUT
    |   •UIView:0x80
    |   |   *UILabel:0x81'Hello'
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("class and address", "class; identity #1, #2 …"),
      ("•, *, +", "attribute layout = engine host, auto layout, translated autoresizing mask"),
      (#"'text', "text""#, "text"),
      ("AMBIGUOUS LAYOUT for …", "attribute ambiguous: the variables, or YES"),
      ("all else behind the address", "attribute description"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    if sample.contains(anyOf: "; frame = (", "; AX=") { return .none }
    if sample.contains(anyOf: "|   *", "|   •", "_autolayoutTrace", "- AMBIGUOUS LAYOUT") { return .certain }
    let isRoot = sample.lines(20) { line in
      let bytes = sample.bytes
      return (bytes.hasPrefix("•", in: line) || bytes.hasPrefix("*", in: line)) && bytes.find(":0x", in: line) != nil
    }
    return isRoot ? .likely : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    var lines = TextLines(bytes)
    while let line = lines.next() {
      if try readView(on: line, bytes, &assembler) { continue }
      let words = bytes.trimmed(line)
      if words.isEmpty || isLegend(words, bytes) { continue }
      if lines.isAtEnd, bytes[words.lowerBound] == UInt8(ascii: "|") {
        assembler.isCut = true
      } else {
        assembler.repairs.note(.foreignText, at: words.lowerBound)
      }
    }
  }

  private func isLegend(_ words: Range<Int>, _ bytes: ByteView) -> Bool {
    bytes.hasPrefix("Legend:", in: words) || bytes.hasPrefix("* - is laid out", in: words)
      || bytes.hasPrefix("+ - is laid out", in: words) || bytes.hasPrefix("• - layout engine", in: words)
  }

  private func readView(on line: Range<Int>, _ bytes: ByteView, _ assembler: inout TreeAssembler) throws(HierarchyError) -> Bool {
    guard let colon = bytes.find(":0x", in: line) ?? bytes.find(": 0x", in: line) else { return false }
    // Back from the address over the class, to the mark before it.
    var start = colon
    while start > line.lowerBound, isClassByte(bytes[start - 1]) { start -= 1 }
    if start == colon { return false }
    var before = start
    let isWrapped = before > line.lowerBound && bytes[before - 1] == UInt8(ascii: "<")
    if isWrapped { before -= 1 }
    var mark: String?
    if before > line.lowerBound, bytes[before - 1] == UInt8(ascii: "*") {
      mark = "auto layout"
      before -= 1
    } else if before > line.lowerBound, bytes[before - 1] == UInt8(ascii: "+") {
      mark = "translated autoresizing mask"
      before -= 1
    } else if before - 3 >= line.lowerBound, bytes.hasPrefix("•", at: before - 3) {
      mark = "engine host"
      before -= 3
    }
    let gutter = Gutter(before: before, from: line.lowerBound, in: bytes)
    if gutter.bars == 0, mark == nil, gutter.start > line.lowerBound { return false }  // an address in prose
    let index = try assembler.open(counted: gutter.bars, at: start)
    assembler.setClass(start..<colon, at: index)
    var cursor = ByteCursor(bytes, colon + 1..<bytes.trimmedEnd(line))
    cursor.skipSpaces()
    assembler.setIdentity(address: cursor.take { $0 == UInt8(ascii: "x") || AddressTable.digit($0) != nil }, at: index)
    if let mark { assembler.addAttribute("layout", assembler.ref(mark), to: index) }
    readRest(&cursor, isWrapped, index, &assembler)
    return true
  }

  private func isClassByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "|"), 0x80...0xFF, 0...0x20, UInt8(ascii: "-"): false
    default: true
    }
  }

  private func readRest(_ cursor: inout ByteCursor, _ isWrapped: Bool, _ index: Int, _ assembler: inout TreeAssembler) {
    let bytes = cursor.bytes
    let ambiguity = cursor.find("AMBIGUOUS LAYOUT")
    var middle = bytes.trimmed(cursor.position..<(ambiguity ?? cursor.end))
    if isWrapped, middle.count > 0, bytes[middle.lowerBound] == UInt8(ascii: ">") { middle = middle.lowerBound + 1..<middle.upperBound }
    middle = bytes.trimmed(middle)
    while let first = middle.first, bytes[first] == UInt8(ascii: "-") || bytes[first] == 0x20 { middle = first + 1..<middle.upperBound }
    while let last = middle.last, bytes[last] == UInt8(ascii: "-") || bytes[last] == 0x20 { middle = middle.lowerBound..<last }
    if bytes.unquoted(middle) != middle {
      assembler.setText(bytes.unquoted(middle), at: index)
    } else if !middle.isEmpty {
      assembler.addAttribute("description", middle, to: index)
    }
    guard let ambiguity else { return }
    var variables = ambiguity + 16..<cursor.end
    if bytes.hasPrefix(" for ", in: variables) { variables = variables.lowerBound + 5..<variables.upperBound }
    variables = bytes.trimmed(variables)
    if variables.isEmpty {
      assembler.addAttribute("ambiguous", assembler.ref("YES"), to: index)
    } else {
      assembler.addAttribute("ambiguous", variables, to: index)
    }
  }
}
