internal import PullParsing
internal import ViewTree

/// The view hierarchy in the failures of Espresso.
///
///     View Hierarchy:
///     +>DecorView{id=-1, visibility=VISIBLE, width=1080, height=2400, x=0.0, y=0.0, child-count=1}
///     |
///     +->TextView{id=2, res-name=title, visibility=GONE, width=80, height=20, text=Hello, x=16.0, y=40.0}
///
/// The message before the tree and the stack trace behind it belong to the format. Reports and logs put all of it on one line too.
struct EspressoFormat: HierarchyFormat {
  let name = "espresso"
  let summary = "the view hierarchy of Espresso's failures"
  let example = """
    View Hierarchy:
    +>DecorView{id=-1, visibility=VISIBLE, width=1080, height=2400, x=0.0, y=0.0}
    |
    +->TextView{id=2, res-name=title, visibility=VISIBLE, width=80, height=20, text=Hello, x=16.0, y=40.0}
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("the class", "class; View where there is none"),
      ("x, y, width, height, pixels", "frame, superview; pixels, unless the density is told"),
      ("visibility other than VISIBLE", "isHidden, and the attribute"),
      ("text; without it hint, desc", "text"),
      ("res-name; without it desc", "name"),
      ("alpha", "alpha"),
      ("all else", "attributes; is-… and has-… where true, is-enabled where false"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    sample.contains("{id=") && sample.contains(anyOf: "+>", "->") && sample.contains("visibility=") ? .certain : .none
  }

  private struct Head {
    var level: Int
    /// Where its `+` is.
    var start: Int
    var className: Range<Int>
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    assembler.unit = .pixels(perPoint: nil)
    let bytes = assembler.text.view
    var pending: Head?
    var from = 0
    while let head = nextHead(in: from..<bytes.count, bytes) {
      if let pending { try add(pending, upTo: head.start, isLast: false, &assembler) }
      pending = head
      from = head.className.upperBound + 1
    }
    if let pending { try add(pending, upTo: bytes.count, isLast: true, &assembler) }
  }

  /// The next `+-->Class{`, at a line's beginning or behind anything: what a report put on one line parts the same.
  private func nextHead(in range: Range<Int>, _ bytes: ByteView) -> Head? {
    var from = range.lowerBound
    while let plus = bytes.find(UInt8(ascii: "+"), in: from..<range.upperBound) {
      var cursor = ByteCursor(bytes, plus + 1..<range.upperBound)
      let dashes = cursor.take { $0 == UInt8(ascii: "-") }
      from = cursor.position
      guard cursor.skip(">") else { continue }
      let className = cursor.take { Self.isClassByte($0) }
      from = cursor.position
      if cursor.skip("{") { return Head(level: dashes.count, start: plus, className: className) }
    }
    return nil
  }

  private static func isClassByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "+"), UInt8(ascii: ">"), UInt8(ascii: ","), UInt8(ascii: "="): false
    default: true
    }
  }

  private func add(_ head: Head, upTo end: Int, isLast: Bool, _ assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    let index = try assembler.open(counted: head.level, at: head.className.lowerBound)
    if head.className.isEmpty {
      assembler.setClassNumber(assembler.nameNumber("View"), at: index)
    } else {
      assembler.setClassNumber(assembler.nameNumber(head.className), at: index)
    }
    var cursor = ByteCursor(bytes, head.className.upperBound + 1..<end)
    var sides = (x: Double?.none, y: Double?.none, width: Double?.none, height: Double?.none)
    var isClosed = false
    while !cursor.isAtEnd, !isClosed {
      _ = cursor.take { $0 == UInt8(ascii: ",") || $0 <= 0x20 }
      if cursor.skip("}") {
        isClosed = true
        break
      }
      let key = cursor.take { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") && $0 != 0x0A }
      guard cursor.skip("=") else { continue }
      let value = value(&cursor, isBraced: bytes.isEqual(key, to: "layout-params"))
      if bytes.isEqual(key, to: "x") {
        sides.x = bytes.number(in: value)
      } else if bytes.isEqual(key, to: "y") {
        sides.y = bytes.number(in: value)
      } else if bytes.isEqual(key, to: "width") {
        sides.width = bytes.number(in: value)
      } else if bytes.isEqual(key, to: "height") {
        sides.height = bytes.number(in: value)
      } else {
        add(key, value, index, &assembler)
      }
    }
    if let width = sides.width, let height = sides.height, let x = sides.x, let y = sides.y {
      assembler.setFrame(Rect(x: x, y: y, width: width, height: height), at: index)
    } else if let width = sides.width, let height = sides.height {
      assembler.addAttribute("size", assembler.ref("\(numberText(width))×\(numberText(height))"), to: index)
    }
    if isClosed {
      cursor.skipSpaces()
      if cursor.starts(with: "****MATCHES****") { assembler.addAttribute("matches", assembler.ref("YES"), to: index) }
    } else if isLast {
      assembler.isCut = true
    } else {
      assembler.repairs.note(.unfinishedTag, at: head.className.lowerBound)
    }
  }

  /// A value up to `, key=` or the brace that ends the view. Layout parameters nest braces.
  private func value(_ cursor: inout ByteCursor, isBraced: Bool) -> Range<Int> {
    let bytes = cursor.bytes
    let start = cursor.position
    var depth = 0
    while !cursor.isAtEnd {
      switch cursor.byte {
      case UInt8(ascii: "{") where isBraced: depth += 1
      case UInt8(ascii: "}") where isBraced && depth > 0: depth -= 1
      case UInt8(ascii: "}"):
        var after = cursor
        after.position += 1
        if Self.isViewsEnd(&after) { return start..<cursor.position }
      case UInt8(ascii: ",") where depth == 0:
        var after = cursor
        after.end = min(after.end, after.position + 48)
        guard after.skip(", ") else { break }
        let key = after.take { ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 == UInt8(ascii: "-") }
        if !key.isEmpty, after.byte == UInt8(ascii: "=") { return start..<cursor.position }
      default: break
      }
      cursor.position += 1
    }
    return bytes.trimmed(start..<cursor.position)
  }

  /// Whether what stands behind a brace stands behind a view: a line's end, the bar before the next one, the mark of a match, or,
  /// where all is on one line, a stack trace.
  private static func isViewsEnd(_ cursor: inout ByteCursor) -> Bool {
    cursor.skipSpaces()
    if cursor.isAtEnd || cursor.byte == 0x0A || cursor.byte == 0x0D || cursor.byte == UInt8(ascii: "*") { return true }
    if cursor.starts(with: "at ") { return true }
    guard cursor.skip("|") else { return false }
    cursor.skipSpaces()
    return cursor.isAtEnd || cursor.byte == 0x0A || cursor.byte == 0x0D
  }

  private func add(_ key: Range<Int>, _ value: Range<Int>, _ index: Int, _ assembler: inout TreeAssembler) {
    let bytes = assembler.text.view
    func isKey(_ name: StaticString) -> Bool { bytes.isEqual(key, to: name) }
    if isKey("visibility") {
      if bytes.isEqual(value, to: "VISIBLE") { return }
      assembler.setHidden(at: index)
    } else if isKey("text") {
      return assembler.setText(value, at: index)
    } else if isKey("res-name") {
      return assembler.setName(value, at: index)
    } else if isKey("alpha"), let alpha = bytes.number(in: value) {
      return assembler.setAlpha(alpha, at: index)
    } else if isKey("hint"), assembler.hasNoText(index), !bytes.isEqual(value, to: "null") {
      assembler.setText(value, at: index)
    } else if isKey("desc") {
      if assembler.hasNoName(index) { assembler.setName(value, at: index) }
    } else if isKey("is-enabled") {
      if bytes.isEqual(value, to: "true") { return }
    } else if bytes.hasPrefix("is-", in: key) || bytes.hasPrefix("has-", in: key) || isKey("root-is-layout-requested") {
      if bytes.isEqual(value, to: "false") { return }
    }
    if !key.isEmpty { assembler.addAttribute(key, value, to: index) }
  }
}
