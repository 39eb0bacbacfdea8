internal import PullParsing

extension SourceText {
  /// The text without what stands before its lines where that is none of it: `> ` of a quotation, `[Xcode] `, times, and what Android's,
  /// Flutter's and Apple's logs begin with. `self` where less than half of the lines have the like.
  var withoutLinePrefixes: SourceText {
    if let prefix = CommonPrefix(ofLogIn: view) { return without(prefix) }
    guard let (usual, hasSpace) = usualLinePrefix() else { return withoutDiffMarks }
    func length(of line: Range<Int>) -> Int {
      let prefix = LinePrefix(on: line, in: view)
      // What a line has beyond the others, `[root]`, is its own.
      guard prefix.kinds.starts(with: usual) else { return 0 }
      let end = prefix.ends[usual.count - 1]
      return end - line.lowerBound + (hasSpace && end < line.upperBound && view[end] == 0x20 ? 1 : 0)
    }
    let isColored = usual.contains(.color)
    return keepingLines(upTo: { isColored ? withoutColor($0) : $0.upperBound }, without: length)
  }

  /// Where a line ends without the sequences that end its colour.
  private func withoutColor(_ line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, view[end - 1] == UInt8(ascii: "m") {
      var start = end - 1
      while start > line.lowerBound, view[start - 1] &- UInt8(ascii: "0") < 12 { start -= 1 }
      guard start - 2 >= line.lowerBound, view.hasPrefix("\u{1B}[", at: start - 2) else { break }
      end = start - 2
    }
    return end
  }

  /// The text with so many bytes less at the beginning of each line, and nothing behind a place in it.
  func keepingLines(upTo end: (Range<Int>) -> Int = { $0.upperBound }, without length: (Range<Int>) -> Int) -> SourceText {
    var text: [UInt8] = []
    text.reserveCapacity(view.count)
    var pieces = Pieces()
    var lines = TextLines(view)
    while let line = lines.next() {
      let start = line.lowerBound + length(line)
      pieces.starts.append((text.count, start))
      view.append(start..<max(start, end(line)), to: &text)
      text.append(0x0A)
    }
    return SourceText(InputBytes(text), pieces: pieces, of: self)
  }

  /// The text without the `+`, `-` or blank that a diff puts before each of its lines. `self` where a line of the beginning has another
  /// sign there.
  private var withoutDiffMarks: SourceText {
    guard isDiff else { return self }
    return keepingLines { DiffMark(on: $0, in: view)?.length ?? 0 }
  }

  private var isDiff: Bool {
    var marks = 0
    let hasOthers = Sample(self, length: 1 << 14).lines { line in
      if view.trimmed(line).isEmpty || DiffMark.isHeading(line, in: view) { return false }
      guard let mark = DiffMark(on: line, in: view) else { return true }
      if mark.isChange { marks += 1 }
      return false
    }
    return !hasOthers && marks >= 2
  }

  /// The kinds of prefix that at least half of the lines have, and two; and whether a space stands behind it in each of them.
  private func usualLinePrefix() -> (kinds: [LinePrefix.Kind], hasSpace: Bool)? {
    let sample = Sample(self, length: 1 << 16)
    var counts: [[LinePrefix.Kind]: Int] = [:]
    var spaces: [[LinePrefix.Kind]: Int] = [:]
    var total = 0
    _ = sample.lines { line in
      if view.trimmed(line).isEmpty { return false }
      total += 1
      let prefix = LinePrefix(on: line, in: view)
      if prefix.kinds.isEmpty { return false }
      counts[prefix.kinds, default: 0] += 1
      if prefix.end >= line.upperBound || view[prefix.end] == 0x20 { spaces[prefix.kinds, default: 0] += 1 }
      return false
    }
    // Of two that half of the lines have each, either would do; the longer one is taken, so that it is always the same.
    let usual = counts.max { ($0.value, $0.key.count) < ($1.value, $1.key.count) }
    guard let usual, usual.value >= 2, usual.value * 2 >= total else { return nil }
    return (usual.key, spaces[usual.key] == usual.value)
  }
}

/// What a log, a console or a mail program puts before a line.
struct LinePrefix {
  enum Kind: Hashable {
    /// `> `
    case quotation
    /// `[Xcode] `, `[12:00:01] `, `[  +3 ms] `
    case brackets
    /// `2024-05-01 `, `10:00:00.123+0200 `
    case time
    /// ` 1234  1250 E Tag: ` behind a time, as logcat's `threadtime`
    case threadtime
    /// `E/Tag( 1234): `, `E/Tag: `
    case brief
    /// `App[1234:5678] ` behind a time, as NSLog
    case process
    /// `flutter: `, `▸ `
    case word
    /// `// `, `# `, ` * `, `$ `, `E   `
    case comment
    /// `  12  `
    case number
    /// What colours a line.
    case color
  }

  private(set) var kinds: [Kind] = []
  /// Behind each kind. A blank there may belong to it or to the line.
  private(set) var ends: [Int] = []
  /// Behind all of it.
  var end: Int { ends.last ?? start }
  private let start: Int

  private static let longest = 64

  init(on line: Range<Int>, in bytes: ByteView) {
    var cursor = ByteCursor(bytes, line)
    start = cursor.position
    while kinds.count < 8, let kind = Self.next(&cursor, after: kinds.last) {
      kinds.append(kind)
      ends.append(cursor.position)
      if kind != .time { _ = cursor.skip(" ") }
    }
  }

  /// The next piece, which the cursor is moved behind.
  private static func next(_ cursor: inout ByteCursor, after last: Kind?) -> Kind? {
    var start = cursor.position
    if last == nil || last == .quotation, cursor.skip(">") {
      return .quotation
    }
    if skipColor(&cursor) { return .color }
    cursor.position = start
    if last == nil || last == .quotation {
      if skipComment(&cursor) { return .comment }
      cursor.position = start
      if skipNumber(&cursor) { return .number }
      cursor.position = start
    }
    if last == .time {
      if skipThreadtime(&cursor) { return .threadtime }
      cursor.position = start
      _ = cursor.skip(" ")
      let word = cursor.position
      if skipProcess(&cursor) { return .process }
      cursor.position = word
      start = word
    }
    if cursor.skip("flutter:") || cursor.skip("▸") { return .word }
    if skipBrackets(&cursor) { return .brackets }
    cursor.position = start
    if skipTime(&cursor) { return .time }
    cursor.position = start
    return skipBrief(&cursor) ? .brief : nil
  }

  private static func skipColor(_ cursor: inout ByteCursor) -> Bool {
    guard cursor.skip("\u{1B}[") else { return false }
    _ = cursor.take { $0 &- UInt8(ascii: "0") < 12 }  // digits and `;`
    return cursor.skip("m")
  }

  /// A comment's mark with a blank or nothing behind it.
  private static func skipComment(_ cursor: inout ByteCursor) -> Bool {
    if cursor.skip("E   ") { return true }
    let blanks = cursor.take { $0 == 0x20 || $0 == 0x09 }.count
    // Own dumps have `* ` further in, before constraints.
    guard
      cursor.skip("///") || cursor.skip("//") || cursor.skip("#") || (blanks < 2 && cursor.skip("*")) || (blanks == 0 && cursor.skip("$"))
    else { return false }
    return cursor.isAtEnd || cursor.byte == 0x20
  }

  /// A line's number, with a tab, a bar or two blanks behind it.
  private static func skipNumber(_ cursor: inout ByteCursor) -> Bool {
    cursor.skipSpaces()
    let digits = cursor.take { $0 &- UInt8(ascii: "0") < 10 }
    guard !digits.isEmpty, digits.count < 7 else { return false }
    return cursor.skip("\t") || cursor.skip(" | ") || cursor.skip(" │ ") || cursor.starts(with: "  ")
  }

  private static func skipBrackets(_ cursor: inout ByteCursor) -> Bool {
    guard cursor.skip("[") else { return false }
    let inside = cursor.take { byte in
      switch byte {
      case UInt8(ascii: "]"), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
        UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: ","):
        false
      default: true
      }
    }
    // AppKit's flags stand in brackets too, before the columns `h=` and `v=`.
    guard !inside.isEmpty, inside.count <= longest, cursor.skip("]"), !cursor.starts(with: " h=") else { return false }
    _ = cursor.skip(":")
    return true
  }

  /// Digits with `:` or `-` between, up to a space.
  private static func skipTime(_ cursor: inout ByteCursor) -> Bool {
    var marks = 0
    let time = cursor.take { byte in
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "/"):
        marks += 1
        return true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "T"), UInt8(ascii: "Z"): return true
      default: return false
      }
    }
    guard marks > 0, time.count >= 5, time.count <= longest, cursor.bytes[time.lowerBound] &- UInt8(ascii: "0") < 10 else { return false }
    return cursor.byte == 0x20
  }

  private static func skipThreadtime(_ cursor: inout ByteCursor) -> Bool {
    for _ in 0..<2 {
      cursor.skipSpaces()
      if cursor.take(while: { $0 &- UInt8(ascii: "0") < 10 }).isEmpty { return false }
      guard cursor.byte == 0x20 else { return false }
    }
    cursor.skipSpaces()
    guard isLevel(cursor.byte) else { return false }
    cursor.position += 1
    guard cursor.skip(" ") else { return false }
    let tag = cursor.take(upTo: UInt8(ascii: ":"))
    return tag.count <= longest && cursor.skip(":")
  }

  private static func skipBrief(_ cursor: inout ByteCursor) -> Bool {
    guard isLevel(cursor.byte) else { return false }
    cursor.position += 1
    guard cursor.skip("/") else { return false }
    let tag = cursor.take { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "{") }
    if cursor.skip("(") {
      _ = cursor.take { $0 == 0x20 || $0 &- UInt8(ascii: "0") < 10 }
      guard cursor.skip(")") else { return false }
    }
    return !tag.isEmpty && tag.count <= longest && cursor.skip(":")
  }

  private static func skipProcess(_ cursor: inout ByteCursor) -> Bool {
    let name = cursor.take { $0 > 0x20 && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "{") }
    guard !name.isEmpty, name.count <= longest, cursor.skip("[") else { return false }
    let numbers = cursor.take { $0 == UInt8(ascii: ":") || AddressTable.digit($0) != nil }
    guard !numbers.isEmpty, cursor.skip("]") else { return false }
    _ = cursor.skip(":")
    return true
  }

  private static func isLevel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "V"), UInt8(ascii: "D"), UInt8(ascii: "I"), UInt8(ascii: "W"), UInt8(ascii: "E"), UInt8(ascii: "F"): true
    default: false
    }
  }
}

/// What a diff puts before a line of a file.
struct DiffMark {
  var length: Int
  /// Whether the line came or went; else it is one of those around.
  var isChange: Bool

  /// `nil` where the line begins with something else, as the rails `+-` and `+>` do.
  init?(on line: Range<Int>, in bytes: ByteView) {
    var cursor = ByteCursor(bytes, line)
    if cursor.skip(" ") {
      isChange = false
    } else if cursor.skip("+") || cursor.skip("-") || cursor.skip("\u{2212}") {
      isChange = true
      switch cursor.byte {
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ">"): return nil
      default: break
      }
    } else {
      return nil
    }
    length = cursor.position - line.lowerBound
  }

  /// `@@ -1,2 +1,2 @@`, `+++ b/file`, and the fence around all of it.
  static func isHeading(_ line: Range<Int>, in bytes: ByteView) -> Bool {
    bytes.hasPrefix("@@ ", in: line) || bytes.hasPrefix("--- ", in: line) || bytes.hasPrefix("+++ ", in: line)
      || bytes.hasPrefix("diff ", in: line) || bytes.hasPrefix("index ", in: line) || bytes.hasPrefix("```", in: line)
  }
}
