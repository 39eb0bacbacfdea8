internal import PullParsing
internal import ViewTree

/// Gecko's frame tree, as its debug builds and debugger commands dump it.
///
///     Block(body)(1)@0x1f00 {480,480,47040,1140} [state=000b] <
///       line 0x1f10: count=1 state=inline {0,0,2400,1140} <
///         Text(0)"Hello"@0x1f20 {0,60,2400,1020} [run=0x1f30][0,5,T]
///       >
///     >
///
/// A line box is no frame: what it holds belongs to the block around it, and frames' places are relative to that too. Whole numbers are
/// app units, 60 of which make a CSS pixel; those with a decimal point are CSS pixels already.
struct GeckoFrameReader {
  static let appUnitsPerPixel = 60.0

  /// Whether a frame stands on the line.
  static func isFrame(_ line: Range<Int>, _ bytes: ByteView) -> Bool { Frame(on: line, in: bytes) != nil }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    var lines = TextLines(bytes)
    while let line = lines.next() {
      if let frame = Frame(on: line, in: bytes) {
        try add(frame, bytes, &assembler)
      } else if isPunctuation(bytes.trimmed(line), bytes) {
        var cursor = ByteCursor(bytes, line)
        let columns = cursor.skipSpaces()
        if !cursor.isAtEnd { assembler.close(downTo: columns) }  // what follows stands beside what stood here
      } else {
        if lines.isAtEnd, assembler.latest != nil {
          assembler.isCut = true
        } else {
          assembler.repairs.note(.foreignText, at: bytes.trimmed(line).lowerBound)
        }
      }
    }
  }

  /// Closing marks, line boxes, the heads of further child lists, what was left out, and nothing.
  private func isPunctuation(_ words: Range<Int>, _ bytes: ByteView) -> Bool {
    if words.isEmpty { return true }
    if bytes.isEqual(words, to: ">") || bytes.isEqual(words, to: "...") || bytes.hasPrefix("line ", in: words) { return true }
    return bytes[words.upperBound - 1] == UInt8(ascii: "<") && bytes.find("ist", in: words) != nil
  }

  private func add(_ frame: Frame, _ bytes: ByteView, _ assembler: inout TreeAssembler) throws(HierarchyError) {
    assembler.close(downTo: frame.level)
    if assembler.level == nil, assembler.latest != nil { assembler.beginTree() }
    let index = try assembler.open(level: frame.level, className: -1)
    assembler.setClass(frame.className, at: index)
    assembler.setIdentity(address: frame.address, at: index)
    if let tag = frame.tag { assembler.setName(tag, at: index) }
    if let text = frame.text { assembler.setText(text, at: index) }
    if let number = frame.contentIndex { assembler.addAttribute("index", number, to: index) }
    guard let place = frame.place, let rect = bytes.rect(in: place) else {
      assembler.repairs.note(.unreadableFrame, at: frame.address.upperBound)
      return keep(frame.address.upperBound..<frame.end, index, bytes, &assembler)
    }
    let unit = bytes.find(UInt8(ascii: "."), in: place) == nil ? Self.appUnitsPerPixel : 1
    if unit != 1 { assembler.note("frames are converted from app units to CSS pixels, 60 app units a pixel") }
    assembler.setFrame(
      Rect(x: rect.x / unit, y: rect.y / unit, width: rect.width / unit, height: rect.height / unit), at: index)
    keep(frame.address.upperBound..<place.lowerBound, index, bytes, &assembler)
    keep(place.upperBound..<frame.end, index, bytes, &assembler)
  }

  /// Keeps `[key=value]` and `key=value`.
  private func keep(_ range: Range<Int>, _ index: Int, _ bytes: ByteView, _ assembler: inout TreeAssembler) {
    var cursor = ByteCursor(bytes, range)
    while !cursor.isAtEnd {
      cursor.skipSpaces()
      let isBracketed = cursor.skip("[")
      let words = cursor.take { isBracketed ? $0 != UInt8(ascii: "]") : $0 != 0x20 && $0 != UInt8(ascii: "[") }
      if isBracketed { _ = cursor.skip("]") }
      if words.isEmpty || bytes.isEqual(words, to: "<") { continue }
      if let equals = bytes.find(UInt8(ascii: "="), in: words), equals > words.lowerBound {
        assembler.addAttribute(words.lowerBound..<equals, equals + 1..<words.upperBound, to: index)
      } else {
        assembler.addAttribute("range", words, to: index)
      }
    }
  }

  /// A line that begins a frame: `Class(tag)(index)"text"@0xaddress` and what follows.
  private struct Frame {
    var level: Int
    var className: Range<Int>
    var tag: Range<Int>?
    var contentIndex: Range<Int>?
    var text: Range<Int>?
    var address: Range<Int>
    /// Four numbers in braces, or in parentheses with names.
    var place: Range<Int>?
    var end: Int

    init?(on line: Range<Int>, in bytes: ByteView) {
      var cursor = ByteCursor(bytes, line)
      cursor.end = bytes.trimmedEnd(line)
      level = cursor.skipSpaces()
      className = cursor.take { byte in
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: ":")
      }
      guard !className.isEmpty, bytes[className.lowerBound] > UInt8(ascii: "9") else { return nil }
      while cursor.skip("(") {
        let inside = cursor.take(upTo: UInt8(ascii: ")"))
        guard cursor.skip(")") else { return nil }
        if bytes.number(in: inside) != nil { contentIndex = inside } else { tag = inside }
      }
      if cursor.skip("\"") {
        // A quote in the text is not marked as such, so the last one before an address ends it.
        guard let close = cursor.find("\"@") else { return nil }
        text = cursor.position..<close
        cursor.position = close + 1
      }
      guard cursor.skip("@") else { return nil }
      _ = cursor.skip("0x")
      address = cursor.take { AddressTable.digit($0) != nil }
      guard address.count >= 3, cursor.isAtEnd || cursor.byte == 0x20 || cursor.byte == UInt8(ascii: "<") else { return nil }
      end = cursor.end
      place = nil
      let braces = cursor.find("{")
      let names = cursor.find("(x=")
      if let open = braces ?? names,
        let close = bytes.find(open == braces ? UInt8(ascii: "}") : UInt8(ascii: ")"), in: open..<cursor.end)
      {
        place = open..<close + 1
      } else if tag == nil, contentIndex == nil, text == nil {
        return nil  // an address and no place: prose
      }
    }
  }
}
