internal import PullParsing
internal import ViewTree

/// AppKit's `-[NSView _subtreeDescription]`.
///
///     [   AF    ! wLU ] h=--- v=--- NSButton "Push Me" f=(0,0,87,32) b=(-) => <NSViewBackingLayer>
///       [   A     ! wLU ] h=--- v=--- NSTextField "Push Me" f=(11,6,65,16) b=(-) => <NSTextLayer>
struct SubtreeDescriptionFormat: HierarchyFormat {
  let name = "subtree-description"
  let summary = "AppKit's _subtreeDescription"
  let example = """
    [   AF    ! wLU ] h=--- v=--- NSButton "Push Me" f=(0,0,87,32) b=(-)
      [   A     ! wLU ] h=--- v=--- NSTextField "Push Me" f=(11,6,65,16) b=(-)
    """

  var mapping: [(source: String, tree: String)] {
    [
      (#"class, "title""#, "class, text"),
      ("f=(x,y,w,h)", "frame, superview; y down: turned over where the superview is not flipped (no F)"),
      ("b=(x,y,w,h)", "boundsOrigin, and attribute b"),
      ("flag H", "isHidden (h only says that a superview is)"),
      ("flags, h=, v=, the layer behind =>", "attributes"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    sample.contains(allOf: "] h=", " f=(", " b=(") ? .certain : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    var lines = TextLines(bytes)
    var open: [Superview] = []
    while let line = lines.next() {
      if try readView(on: line, bytes, &open, &assembler) { continue }
      let words = bytes.trimmed(line)
      if words.isEmpty || bytes.hasPrefix("A=autoresizesSubviews", in: words) { continue }
      if lines.isAtEnd, bytes[words.lowerBound] == UInt8(ascii: "[") || bytes.find("=autoresizes", in: words) != nil {
        assembler.isCut = true
      } else {
        assembler.repairs.note(.foreignText, at: words.lowerBound)
      }
    }
  }

  /// What a view's subviews need of it to turn their frames over.
  private struct Superview {
    var level: Int
    var isFlipped: Bool
    var height: Double?
  }

  private func readView(
    on line: Range<Int>, _ bytes: ByteView, _ open: inout [Superview], _ assembler: inout TreeAssembler
  ) throws(HierarchyError) -> Bool {
    guard let bracket = bytes.find(UInt8(ascii: "["), in: line), let close = bytes.find("] h=", in: bracket..<line.upperBound) else {
      return false
    }
    let columns = Gutter(before: bracket, from: line.lowerBound, in: bytes).columns
    var cursor = ByteCursor(bytes, close + 2..<bytes.trimmedEnd(line))
    let horizontal = cursor.skip("h=") ? cursor.take { $0 != 0x20 } : cursor.position..<cursor.position
    cursor.skipSpaces()
    let vertical = cursor.skip("v=") ? cursor.take { $0 != 0x20 } : cursor.position..<cursor.position
    cursor.skipSpaces()
    guard let mark = bytes.find(" f=(", in: cursor.rest) ?? (cursor.isAtEnd ? nil : cursor.end) else { return false }
    if columns == 0, assembler.latest != nil { assembler.beginTree() }
    assembler.close(downTo: columns)
    if assembler.level == nil, columns > 0 || assembler.latest != nil { assembler.repairs.note(.missingRoot, at: bracket) }
    while let last = open.last, last.level >= columns { open.removeLast() }
    let index = try assembler.open(level: columns, className: -1)
    readClass(&cursor, upTo: mark, index, &assembler)
    let flags = bracket + 1..<close
    func has(_ flag: UInt8) -> Bool { flags.contains { bytes[$0] == flag } }
    if has(UInt8(ascii: "H")) { assembler.setHidden(at: index) }
    assembler.addAttribute("flags", bytes.trimmed(flags), to: index)
    if !horizontal.isEmpty { assembler.addAttribute("h", horizontal, to: index) }
    if !vertical.isEmpty { assembler.addAttribute("v", vertical, to: index) }
    var frame = readFrame(&cursor)
    open.append(Superview(level: columns, isFlipped: has(UInt8(ascii: "F")), height: frame?.height))
    if let superview = open.dropLast().last, !superview.isFlipped, let height = superview.height, let y = frame?.y, let own = frame?.height
    {
      frame?.y = height - y - own
    }
    if let frame { assembler.setFrame(frame, at: index) } else { assembler.isCut = true }
    readRest(&cursor, index, &assembler)
    return true
  }

  private func readClass(_ cursor: inout ByteCursor, upTo mark: Int, _ index: Int, _ assembler: inout TreeAssembler) {
    let bytes = cursor.bytes
    var words = ByteCursor(bytes, cursor.position..<mark)
    let quote = words.find(" \"")
    let className = bytes.trimmed(words.position..<(quote ?? mark))
    if let hex = bytes.find(" 0x", in: className) {
      assembler.setClass(bytes.trimmed(className.lowerBound..<hex), at: index)
      assembler.setIdentity(address: hex + 1..<className.upperBound, at: index)
    } else {
      assembler.setClass(className, at: index)
    }
    if let quote {
      words.position = quote + 1
      assembler.setText(bytes.unquoted(bytes.trimmed(words.rest)), at: index)
    }
    cursor.position = mark
  }

  private func readFrame(_ cursor: inout ByteCursor) -> Rect? {
    guard cursor.skip(" f=("), let close = cursor.bytes.find(UInt8(ascii: ")"), in: cursor.rest) else { return nil }
    let range = cursor.position..<close
    cursor.position = close + 1
    return cursor.bytes.rect(in: range)
  }

  private func readRest(_ cursor: inout ByteCursor, _ index: Int, _ assembler: inout TreeAssembler) {
    let bytes = cursor.bytes
    if cursor.skip(" b=("), let close = bytes.find(UInt8(ascii: ")"), in: cursor.rest) {
      let range = cursor.position..<close
      cursor.position = close + 1
      if let bounds = bytes.rect(in: range) {
        assembler.setBoundsOrigin(bounds.origin, at: index)
        assembler.addAttribute("b", range, to: index)
      }
    }
    if let arrow = cursor.find("=> ") {
      assembler.addAttribute("layer", bytes.trimmed(arrow + 3..<cursor.end), to: index)
    }
  }
}
