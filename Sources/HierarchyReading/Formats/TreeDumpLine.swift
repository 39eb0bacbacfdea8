internal import PullParsing
internal import ViewTree

/// A line of a `tree` dump or an `outline`, taken apart.
struct TreeDumpLine {
  /// How many columns stand before the class.
  private(set) var columns = 0
  private(set) var hasRails = false
  /// The level that a line past 200 levels names.
  private(set) var writtenLevel: Int?
  private(set) var className = 0..<0
  private(set) var name: Range<Int>?
  private(set) var text: Range<Int>?
  private(set) var frame: Rect?
  private(set) var isHidden = false
  private(set) var clips = false
  private(set) var alpha: Double?
  private(set) var boundsOrigin: Point?
  private(set) var controllerClass: Range<Int>?
  private(set) var controllerTitle: Range<Int>?
  private(set) var controllerState: Range<Int>?

  /// `nil` where the line is none of a `tree` dump.
  init?(_ line: Range<Int>, in bytes: ByteView) {
    var cursor = ByteCursor(bytes, line)
    cursor.end = bytes.trimmedEnd(line)
    readRails(&cursor)
    if Self.skipMark(&cursor) { return nil }
    guard let className = Self.className(&cursor) else { return nil }
    self.className = className
    while !cursor.isAtEnd {
      guard cursor.skip(UInt8(ascii: " ")) else { return nil }
      if controllerClass != nil {
        readControllerRest(&cursor)
      } else if !readWord(&cursor) {
        return nil
      }
    }
  }

  /// Whether all it has is a class, outside of quotes, and no rails.
  func isBareWord(in bytes: ByteView) -> Bool {
    !hasRails && writtenLevel == nil && name == nil && text == nil && frame == nil && !isHidden && !clips && alpha == nil
      && boundsOrigin == nil && controllerClass == nil && bytes[className.upperBound] != UInt8(ascii: "`")
  }

  /// What stands in a line below a view, behind its mark; nil where the line is none.
  static func constraint(_ line: Range<Int>, in bytes: ByteView) -> Range<Int>? {
    var cursor = ByteCursor(bytes, line)
    cursor.end = bytes.trimmedEnd(line)
    var rails = TreeDumpLine()
    rails.readRails(&cursor)
    return skipMark(&cursor) ? cursor.rest : nil
  }

  /// A line below a view in an `outline`: what it tells of the view, and where it stands.
  struct Fact {
    let columns: Int
    let hasRails: Bool
    let name: Range<Int>
    let value: Range<Int>
  }

  /// `· name: value`, or with a name in quotes; nil where the line is none.
  ///
  /// White space at the end belongs to the value.
  static func fact(_ line: Range<Int>, in bytes: ByteView) -> Fact? {
    var cursor = ByteCursor(bytes, line)
    var rails = TreeDumpLine()
    rails.readRails(&cursor)
    guard cursor.skip("· ") else { return nil }
    var name = quoted(&cursor)
    if name == nil, let end = cursor.find(": ") ?? (bytes[line.upperBound - 1] == UInt8(ascii: ":") ? line.upperBound - 1 : nil) {
      name = cursor.position..<end
      cursor.position = end
    }
    guard let name, cursor.skip(UInt8(ascii: ":")) else { return nil }
    guard cursor.isAtEnd || cursor.skip(UInt8(ascii: " ")) else { return nil }
    return Fact(columns: rails.columns, hasRails: rails.hasRails, name: name, value: cursor.rest)
  }

  private init() {}

  private static func skipMark(_ cursor: inout ByteCursor) -> Bool { cursor.skip("· ") || cursor.skip("* ") }

  private mutating func readRails(_ cursor: inout ByteCursor) {
    while true {
      columns += cursor.skipSpaces()
      if cursor.skip("│") || (cursor.byte == UInt8(ascii: "|") && cursor.byte(1) == 0x20 && cursor.skip(UInt8(ascii: "|"))) {
        columns += 1
      } else if cursor.skip("├─ ") || cursor.skip("╰─ ") || cursor.skip("|- ") || cursor.skip("`- ") {
        columns += 3
        hasRails = true
        return
      } else {
        break
      }
    }
    var ahead = cursor
    if let level = ahead.number(), level > 200, level < 1e9, ahead.skip(": ") {
      cursor = ahead
      writtenLevel = Int(level)
    }
  }

  private static func className(_ cursor: inout ByteCursor) -> Range<Int>? {
    if cursor.skip(UInt8(ascii: "`")) {
      let start = cursor.position
      guard let end = OwnEscapes.end(ofTextAt: start, quote: UInt8(ascii: "`"), in: cursor.bytes, end: cursor.end) else { return nil }
      cursor.position = end + 1
      return start..<end
    }
    if cursor.byte == 0xE2 { return nil }  // a rail, an arrow, a bullet
    let range = cursor.take { isClassByte($0) || $0 >= 0x80 }
    return range.isEmpty ? nil : range
  }

  private static func isClassByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ":"),
      UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "?"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private static func quoted(_ cursor: inout ByteCursor) -> Range<Int>? {
    guard cursor.byte == UInt8(ascii: "\"") else { return nil }
    let start = cursor.position + 1
    guard let end = OwnEscapes.end(ofTextAt: start, quote: UInt8(ascii: "\""), in: cursor.bytes, end: cursor.end) else { return nil }
    cursor.position = end + 1
    return start..<end
  }

  private mutating func readWord(_ cursor: inout ByteCursor) -> Bool {
    switch cursor.byte {
    case UInt8(ascii: "#"):
      cursor.position += 1
      name = Self.quoted(&cursor) ?? cursor.take { $0 != 0x20 }
      return true
    case UInt8(ascii: "\""):
      text = Self.quoted(&cursor)
      return text != nil
    case UInt8(ascii: "("):
      guard let n = Self.parenthesized(&cursor, count: 4) else { return false }
      frame = Rect(x: n[0], y: n[1], width: n[2], height: n[3])
      return true
    default: break
    }
    if cursor.skip("hidden") {
      isHidden = true
    } else if cursor.skip("clips") {
      clips = true
    } else if cursor.skip("alpha ") {
      alpha = cursor.number()
      return alpha != nil
    } else if cursor.skip("offset ") {
      guard let n = Self.parenthesized(&cursor, count: 2) else { return false }
      boundsOrigin = Point(x: n[0], y: n[1])
    } else if cursor.skip("◉ ") || cursor.skip("@ ") {
      controllerClass = Self.className(&cursor)
      return controllerClass != nil
    } else {
      return false
    }
    return true
  }

  private static func parenthesized(_ cursor: inout ByteCursor, count: Int) -> [Double]? {
    guard cursor.skip(UInt8(ascii: "(")), let close = cursor.bytes.find(UInt8(ascii: ")"), in: cursor.rest) else { return nil }
    var inside = ByteCursor(cursor.bytes, cursor.position..<close)
    var numbers: [Double] = []
    while !inside.isAtEnd {
      guard let number = inside.number() else { return nil }
      numbers.append(number)
      _ = inside.skip(UInt8(ascii: ";"))
      inside.skipSpaces()
    }
    cursor.position = close + 1
    return numbers.count == count ? numbers : nil
  }

  private mutating func readControllerRest(_ cursor: inout ByteCursor) {
    if controllerTitle == nil, let title = Self.quoted(&cursor) {
      controllerTitle = title
      return
    }
    var ahead = cursor
    if ahead.skip("state "), let state = Self.quoted(&ahead), ahead.isAtEnd {
      controllerState = state
    } else {
      controllerState = cursor.rest
    }
    cursor.position = cursor.end
  }
}

extension TreeAssembler {
  /// Opens the view that `view` tells of, as `open(level:className:)` does.
  ///
  /// - Returns: Its index.
  mutating func open(_ view: TreeDumpLine, level: Int) throws(HierarchyError) -> Int {
    let index = try open(level: level, className: -1)
    setClassNumber(number(ofName: view.className), at: index)
    if let range = view.name { setName(ref(ownEscaped: range), at: index) }
    if let range = view.text { setText(ref(ownEscaped: range), at: index) }
    if let frame = view.frame { setFrame(frame, at: index) }
    if view.isHidden { setHidden(at: index) }
    if view.clips { setClips(at: index) }
    if let alpha = view.alpha { setAlpha(alpha, at: index) }
    if let origin = view.boundsOrigin { setBoundsOrigin(origin, at: index) }
    if let controller = view.controllerClass {
      let className = number(ofName: controller)
      let title = view.controllerTitle.map { ref(ownEscaped: $0) } ?? .none
      let state = view.controllerState.map { ref(ownEscaped: $0) } ?? .none
      setController(className, title: title, state: state, at: index)
    }
    return index
  }

  /// The number of a class, whose escapes are resolved.
  private mutating func number(ofName range: Range<Int>) -> Int32 {
    OwnEscapes.has(range, in: text.view) ? nameNumber(OwnEscapes.text(range, of: text.view)) : nameNumber(range)
  }
}

extension ByteView {
  /// Where `range` ends without the white space behind.
  func trimmedEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1] <= 0x20 { end -= 1 }
    return end
  }
}
