internal import PullParsing
internal import ViewTree

/// Plainview's own `tree` dump, as pasted from a terminal, a golden file or a pull request; with rails of either character set.
///
///     UIWindow (0 0; 375 667)
///     ╰─ UILabel #title "Sign in" (16 60; 343 41) hidden alpha 0.5 clips offset (0 44) ◉ LoginController "Sign in" appeared
///
/// How deep a view is shows in the column its class begins in; past 200 levels in the number before it. A heading begins another tree.
struct TreeDumpFormat: HierarchyFormat {
  let name = "tree"
  let hasEscapes = true
  let summary = "Plainview's own 'tree' dump"
  let example = """
    UIWindow (0 0; 375 667)
    ╰─ UILabel #title "Sign in" (16 60; 343 41)
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("first word, or words in backquotes", "class"),
      (#"#name, #"any name""#, "name"),
      (#""text""#, "text"),
      ("(x y; w h)", "frame"),
      ("hidden, alpha n, clips, offset (x y)", "isHidden, alpha, clipsToBounds, boundsOrigin"),
      (#"◉ Class "title" state (or @)"#, "controller"),
      ("· words (or *) in lines below a view", "its attribute constraints, a line each"),
      ("==> file: scene <==", "another tree, called scene"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    var views = 0
    var hasSign = false
    let isOther = sample.lines(40) { line in
      if sample.bytes.trimmed(line).isEmpty || Heading.words(on: line, in: sample.bytes) != nil { return false }
      guard let parsed = TreeDumpLine(line, in: sample.bytes) else { return views == 0 }
      views += 1
      if parsed.frame != nil || (views > 1 && parsed.hasRails) { hasSign = true }
      return false
    }
    if views > 0, hasSign { return isOther ? .likely : .certain }
    return sample.contains(anyOf: "╰─ ", "├─ ") && hasViews(sample) ? .likely : .none
  }

  /// Whether, behind other words, there are lines with rails and lines with frames that read as views.
  private func hasViews(_ sample: Sample) -> Bool {
    var hasRails = false
    var hasFrame = false
    return sample.lines { line in
      guard let parsed = TreeDumpLine(line, in: sample.bytes) else { return false }
      hasRails = hasRails || parsed.hasRails
      hasFrame = hasFrame || parsed.frame != nil
      return hasRails && hasFrame
    }
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    var lines = TextLines(bytes)
    var base: Int?
    var last: Int?
    var hasProse: Bool?
    var constraints: [Range<Int>] = []
    while let line = lines.next() {
      if last != nil, let constraint = TreeDumpLine.constraint(line, in: bytes) {
        constraints.append(constraint)
        continue
      }
      add(constraints, to: last, &assembler)
      constraints = []
      guard let view = TreeDumpLine(line, in: bytes) else {
        if let heading = Heading.words(on: line, in: bytes) {
          assembler.beginTree(under: heading)
          base = nil
          last = nil
          continue
        }
        let words = bytes.trimmed(line)
        if !words.isEmpty { assembler.repairs.note(.foreignText, at: words.lowerBound) }
        continue
      }
      if view.isBareWord(in: bytes), isProse(view, before: lines, bytes, &hasProse) {
        assembler.repairs.note(.foreignText, at: view.className.lowerBound)
        continue
      }
      if base == nil { base = view.columns }
      let level = view.writtenLevel.map { (base ?? 0) + 3 * $0 } ?? view.columns
      last = try add(view, level: level, base: base ?? 0, &assembler)
    }
    add(constraints, to: last, &assembler)
  }

  /// Whether a word alone on its line, which could be a root's class, is one of the words around a dump: nothing stands below it, and
  /// the document has lines that are surely none of ours, or what follows begins in another column.
  private func isProse(_ view: TreeDumpLine, before lines: TextLines, _ bytes: ByteView, _ hasProse: inout Bool?) -> Bool {
    var ahead = lines
    var next = ahead.next()
    while let line = next, bytes.trimmed(line).isEmpty { next = ahead.next() }
    if let line = next {
      if TreeDumpLine.constraint(line, in: bytes) != nil { return false }
      if let below = TreeDumpLine(line, in: bytes) {
        if below.hasRails || below.writtenLevel != nil { return false }
        if below.columns != view.columns { return true }
      }
    }
    if let hasProse { return hasProse }
    var all = TextLines(bytes)
    var found = false
    while !found, let line = all.next() {
      found =
        !bytes.trimmed(line).isEmpty && Heading.words(on: line, in: bytes) == nil && TreeDumpLine(line, in: bytes) == nil
        && TreeDumpLine.constraint(line, in: bytes) == nil
    }
    hasProse = found
    return found
  }

  /// Gives the view the lines that stand below it.
  private func add(_ constraints: [Range<Int>], to view: Int?, _ assembler: inout TreeAssembler) {
    guard let view, !constraints.isEmpty else { return }
    let bytes = assembler.text.view
    let text = assembler.ref(decodedBy: { text in
      for (number, line) in constraints.enumerated() {
        if number > 0 { text.append(UInt8(ascii: "\n")) }
        OwnEscapes.append(line, of: bytes, to: &text)
      }
    })
    assembler.addAttribute("constraints", text, to: view)
  }

  /// - Returns: The index of the view.
  private func add(
    _ view: TreeDumpLine, level: Int, base: Int, _ assembler: inout TreeAssembler
  ) throws(HierarchyError) -> Int {
    let bytes = assembler.text.view
    assembler.close(downTo: level)
    if let last = assembler.level {
      if level > last + 3 { assembler.repairs.note(.missingLevels, at: view.className.lowerBound) }
    } else if level > base || view.hasRails {
      assembler.repairs.note(.missingRoot, at: view.className.lowerBound)
    }
    let index = try assembler.open(level: level, className: -1)
    assembler.setClassNumber(number(ofName: view.className, bytes, &assembler), at: index)
    if let range = view.name { assembler.setName(assembler.ref(ownEscaped: range), at: index) }
    if let range = view.text { assembler.setText(assembler.ref(ownEscaped: range), at: index) }
    if let frame = view.frame { assembler.setFrame(frame, at: index) }
    if view.isHidden { assembler.setHidden(at: index) }
    if view.clips { assembler.setClips(at: index) }
    if let alpha = view.alpha { assembler.setAlpha(alpha, at: index) }
    if let origin = view.boundsOrigin { assembler.setBoundsOrigin(origin, at: index) }
    if let controller = view.controllerClass {
      let className = number(ofName: controller, bytes, &assembler)
      let title = view.controllerTitle.map { assembler.ref(ownEscaped: $0) } ?? .none
      let state = view.controllerState.map { assembler.ref(ownEscaped: $0) } ?? .none
      assembler.setController(className, title: title, state: state, at: index)
    }
    return index
  }

  private func number(ofName range: Range<Int>, _ bytes: ByteView, _ assembler: inout TreeAssembler) -> Int32 {
    guard OwnEscapes.has(range, in: bytes) else { return assembler.nameNumber(range) }
    var name: [UInt8] = []
    OwnEscapes.append(range, of: bytes, to: &name)
    return assembler.nameNumber(String(decoding: name, as: UTF8.self))
  }
}

/// A line of a `tree` dump, taken apart.
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

extension ByteView {
  /// Where `range` ends without the white space behind.
  func trimmedEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1] <= 0x20 { end -= 1 }
    return end
  }
}
