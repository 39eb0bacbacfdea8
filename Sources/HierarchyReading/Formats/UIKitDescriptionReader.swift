internal import PullParsing
internal import ViewTree

/// Reads lines of bars and `<Class: 0x…; key = value; …>`.
struct UIKitDescriptionReader {
  /// Whether Plainview wrote it: texts are escaped.
  let isOwn: Bool

  /// The beginning of a view on its line.
  private struct Head {
    /// How many bars stand before it, or which level it names.
    var level: Int
    /// How many columns stand before it, in a document without bars, whose levels are indentation alone.
    var columns: Int?
    /// Where its '<' is.
    var start: Int
    var className: Range<Int>
    var address: Range<Int>?
    var isDoubled: Bool
    /// Behind class and address.
    var attributes: Int
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    let hasBars = bytes.find("| <", in: 0..<bytes.count) != nil || bytes.find("|<", in: 0..<bytes.count) != nil
    var lines = TextLines(bytes)
    var pending: Head?
    var end = 0
    while let line = lines.next() {
      if isOwn, let heading = Heading.words(on: line, in: bytes) {
        if let view = pending { try readView(view, upTo: end, isLast: false, &assembler) }
        pending = nil
        assembler.beginTree(under: heading)
      } else if let head = head(on: line, bytes, hasBars) {
        if let pending { try readView(pending, upTo: end, isLast: false, &assembler) }
        pending = head
      } else if pending == nil {
        noteForeign(line, &assembler)
      }
      end = line.upperBound
    }
    if let pending { try readView(pending, upTo: end, isLast: true, &assembler) }
  }

  private func open(_ head: Head, _ assembler: inout TreeAssembler) throws(HierarchyError) -> Int {
    guard let columns = head.columns else { return try assembler.open(counted: head.level, at: head.start) }
    if columns == 0, assembler.latest != nil { assembler.beginTree() }
    assembler.close(downTo: columns)
    if assembler.level == nil, columns > 0, assembler.latest != nil { assembler.repairs.note(.missingRoot, at: head.start) }
    return try assembler.open(level: columns, className: -1)
  }

  private func noteForeign(_ range: Range<Int>, _ assembler: inout TreeAssembler) {
    let words = assembler.text.view.trimmed(range)
    if !words.isEmpty { assembler.repairs.note(.foreignText, at: words.lowerBound) }
  }

  // MARK: Finding views

  private func head(on line: Range<Int>, _ bytes: ByteView, _ hasBars: Bool) -> Head? {
    var from = line.lowerBound
    var tries = 0
    while tries < 8, let start = bytes.find(UInt8(ascii: "<"), in: from..<line.upperBound) {
      if var head = head(at: start, on: line, bytes) {
        let gutter = Gutter(before: start, from: line.lowerBound, in: bytes)
        head.level = gutter.bars
        if gutter.bars > 0 { return head }
        if let level = writtenLevel(before: start, from: line.lowerBound, bytes) {
          head.level = level
        } else if !hasBars {
          head.columns = gutter.columns
        }
        return head
      }
      tries += 1
      from = start + 1
    }
    return nil
  }

  /// The level in `201: <UIView>`.
  private func writtenLevel(before start: Int, from lineStart: Int, _ bytes: ByteView) -> Int? {
    guard start - 3 >= lineStart, bytes.hasPrefix(": ", at: start - 2) else { return nil }
    var cursor = ByteCursor(bytes, lineStart..<start - 2)
    cursor.skipSpaces()
    guard let level = cursor.number(), cursor.isAtEnd, level > 200, level < 1e9 else { return nil }
    return Int(level)
  }

  private func head(at start: Int, on line: Range<Int>, _ bytes: ByteView) -> Head? {
    let isDoubled = !isOwn && start + 1 < line.upperBound && bytes[start + 1] == UInt8(ascii: "<")
    var cursor = ByteCursor(bytes, start + (isDoubled ? 2 : 1)..<line.upperBound)
    guard let className = Self.className(&cursor, isOwn: isOwn) else { return nil }
    var head = Head(level: 0, start: start, className: className, isDoubled: isDoubled, attributes: cursor.position)
    if !isOwn, cursor.skip(":") {
      cursor.skipSpaces()
      let address = cursor.take { AddressTable.digit($0) != nil || $0 == UInt8(ascii: "x") }
      guard !address.isEmpty else { return nil }
      head.address = address
      head.attributes = cursor.position
    }
    cursor.skipSpaces()
    let isAlone = Gutter(before: start, from: line.lowerBound, in: bytes).start == line.lowerBound
    switch cursor.byte {
    case UInt8(ascii: ";"):
      // In the middle of prose only what surely is a view counts.
      return isAlone || head.address != nil || bytes.hasPrefix("; frame = ", at: cursor.position) || isGutter(before: start, line, bytes)
        ? head : nil
    case UInt8(ascii: ">"):
      cursor.position += 1
      cursor.skipSpaces()
      if cursor.starts(with: "(layer)") { return head }
      return cursor.isAtEnd && (isAlone || isGutter(before: start, line, bytes)) ? head : nil
    case 0: return isAlone || isGutter(before: start, line, bytes) ? head : nil
    default: return nil
    }
  }

  /// Whether nothing but signs, digits and blanks stand before a view: no words.
  private func isGutter(before start: Int, _ line: Range<Int>, _ bytes: ByteView) -> Bool {
    (line.lowerBound..<start).allSatisfy { i in
      let byte = bytes[i]
      return !((byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "="))
    }
  }

  /// A class name, up to `:` with an address behind it, `;`, or the `>` that ends the view. Generic arguments nest `<` and `>`.
  /// In our own dumps it may hold anything, a `;` behind a backslash.
  static func className(_ cursor: inout ByteCursor, isOwn: Bool = false) -> Range<Int>? {
    if isOwn { return ownClassName(&cursor) }
    guard
      cursor.byte == UInt8(ascii: "_") || cursor.byte == UInt8(ascii: "$") || cursor.byte >= 0x80
        || (cursor.byte | 0x20) &- UInt8(ascii: "a") < 26
    else { return nil }
    let start = cursor.position
    var depth = 0
    scanning: while !cursor.isAtEnd {
      switch cursor.byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        if cursor.bytes[cursor.position - 1] != UInt8(ascii: "-") {
          if depth == 0 { break scanning }
          depth -= 1
        }
      case UInt8(ascii: ";") where depth == 0: break scanning
      case UInt8(ascii: ":") where cursor.byte(1) == 0x20 || cursor.byte(1) == UInt8(ascii: "0") || cursor.byte(1) == 0: break scanning
      case UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "/"): return nil
      case 0x20
      where depth == 0 && !cursor.starts(with: " in $") && !cursor.starts(with: " context at $") && !cursor.starts(with: " at $")
        && !cursor.starts(with: " $"):
        return nil
      default: break
      }
      cursor.position += 1
    }
    return cursor.position > start ? start..<cursor.position : nil
  }

  /// Up to a `;` without a backslash before it, or else the `>` that ends the line.
  private static func ownClassName(_ cursor: inout ByteCursor) -> Range<Int>? {
    let start = cursor.position
    if let end = OwnEscapes.end(ofTextAt: start, quote: UInt8(ascii: ";"), in: cursor.bytes, end: cursor.end) {
      cursor.position = end
    } else {
      cursor.position = cursor.bytes.trimmedEnd(start..<cursor.end)
      if cursor.position > start, cursor.bytes[cursor.position - 1] == UInt8(ascii: ">") { cursor.position -= 1 }
    }
    return start..<cursor.position
  }

  // MARK: Reading a view

  private func readView(_ head: Head, upTo end: Int, isLast: Bool, _ assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    let index = try open(head, &assembler)
    if isOwn, OwnEscapes.has(head.className, in: bytes) {
      let name = assembler.ref(ownEscaped: head.className)
      let words = assembler.builder.tree.pool.string(name) ?? ""
      assembler.setClassNumber(assembler.nameNumber(words), at: index)
    } else if isOwn {
      assembler.setClassNumber(assembler.nameNumber(head.className), at: index)
    } else {
      assembler.setClass(head.className, at: index)
    }
    if let address = head.address { assembler.setIdentity(address: address, at: index) }
    var cursor = ByteCursor(bytes, head.attributes..<end)
    var splitter = AttributeSplitter(isOwn: isOwn)
    while let (key, value) = splitter.next(&cursor) { add(key, value, to: index, &assembler) }
    if !splitter.isClosed {
      if isLast { assembler.isCut = true } else { assembler.repairs.note(.unfinishedTag, at: head.start) }
      return
    }
    cursor.skipSpaces()
    if cursor.skip("(layer)") {
      let layer = assembler.ref("layer")
      assembler.addAttribute("kind", layer, to: index)
    } else if head.isDoubled {
      // `<<Class …> key = value, …; …>`: a description around the view's own.
      cursor.end = bytes.find(0x0A, in: cursor.position..<end) ?? end
      var outer = AttributeSplitter(isOwn: false, splitsAtCommas: true)
      while let (key, value) = outer.next(&cursor) { add(key, value, to: index, &assembler) }
      cursor.end = end
    }
    noteForeign(cursor.rest, &assembler)
  }

  private func add(_ key: Range<Int>, _ value: Range<Int>, to index: Int, _ assembler: inout TreeAssembler) {
    let bytes = assembler.text.view
    func isKey(_ name: StaticString) -> Bool { bytes.isEqual(key, to: name) }
    func text(_ range: Range<Int>) -> TextRef {
      isOwn ? assembler.ref(ownEscaped: bytes.unquoted(range)) : assembler.ref(bytes.unquoted(range))
    }
    if isKey("frame") {
      if let frame = bytes.rect(in: value) { return assembler.setFrame(frame, at: index) }
      if !assembler.isCut { assembler.repairs.note(.unreadableFrame, at: value.lowerBound) }
    } else if isKey("hidden") {
      if bytes.isEqual(value, to: "YES") { return assembler.setHidden(at: index) }
    } else if isKey("clipsToBounds") {
      if bytes.isEqual(value, to: "YES") { return assembler.setClips(at: index) }
    } else if isKey("userInteractionEnabled") {
      if bytes.isEqual(value, to: "NO") { return assembler.setNotInteractive(at: index) }
    } else if isKey("alpha") {
      if let alpha = bytes.number(in: value) { return assembler.setAlpha(alpha, at: index) }
    } else if isKey("text") {
      return assembler.setText(text(value), at: index)
    } else if isKey("accessibilityIdentifier") {
      return assembler.setName(text(value), at: index)
    } else if isKey("backgroundColor") {
      if let color = bytes.color(in: value) { return assembler.setBackground(color, at: index) }
    } else if isKey("contentOffset") {
      if let origin = bytes.point(in: value) { return assembler.setBoundsOrigin(origin, at: index) }
    } else if isKey("placeholder"), assembler.hasNoText(index) {
      assembler.setText(bytes.unquoted(value), at: index)
    }
    assembler.addAttribute(key, value, to: index)
  }
}
