internal import PullParsing
internal import ViewTree

/// Android's `dumpsys activity`: the view hierarchies of activities.
///
///     ACTIVITY com.example/.MainActivity 1f2e pid=12
///         View Hierarchy:
///           DecorView@fce7e75[MainActivity]
///             android.widget.TextView{730e35f V.ED..... ........ 22,22-1058,104 #7f0800c4 app:id/title}
///
/// Each `View Hierarchy:` is a tree, called as its activity is. A task without one gives none.
struct DumpsysActivityFormat: HierarchyFormat {
  let name = "dumpsys-activity"
  let summary = "Android's 'dumpsys activity'"
  let example = """
    View Hierarchy:
      DecorView@fce7e75[MainActivity]
        android.widget.TextView{730e35f V.ED..... ........ 22,22-1058,104 #7f0800c4 app:id/title}
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("class, hash", "class; identity #1, #2 …"),
      ("l,t-r,b, pixels", "frame, superview; pixels, unless the density is told"),
      ("first flag I or G", "isHidden"),
      ("app:id/title", "name"),
      ("flags, #7f0800c4, aid=…, the activity in brackets", "attributes"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    if sample.contains(anyOf: "+>", "+->", "visibility=") { return .none }
    if sample.contains("View Hierarchy:"), sample.contains("DecorView@") { return .certain }
    let isView = sample.lines { line in
      guard let view = Self.view(on: line, sample.bytes) else { return false }
      return view.open != nil && sample.bytes.find(UInt8(ascii: "-"), in: line) != nil
    }
    return isView ? .certain : .none
  }

  /// A line's view: its class, and where its brace opens; without one it is a root `Class@hash[Activity]`.
  private struct Line {
    var level: Int
    var className: Range<Int>
    var hash: Range<Int>
    var open: Int?
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    assembler.unit = .pixels(perPoint: nil)
    let bytes = assembler.text.view
    let hasHeading = bytes.find("View Hierarchy:", in: 0..<bytes.count) != nil
    var isInside = !hasHeading
    var activity: Range<Int>?
    var lines = TextLines(bytes)
    while let line = lines.next() {
      let words = bytes.trimmed(line)
      if words.isEmpty { continue }
      if bytes.find("View Hierarchy:", in: line) != nil {
        assembler.beginTree(named: activity.map { assembler.text.bytes.string(in: $0) })
        isInside = true
      } else if isInside, let view = Self.view(on: line, bytes) {
        try add(view, line, isLast: lines.isAtEnd, bytes, &assembler)
      } else {
        if isInside, lines.isAtEnd, assembler.latest != nil { assembler.isCut = true }
        if hasHeading { isInside = false }
        if bytes.hasPrefix("ACTIVITY ", in: words) {
          var cursor = ByteCursor(bytes, words.lowerBound + 9..<words.upperBound)
          activity = cursor.take { $0 != 0x20 }
        } else if !hasHeading {
          assembler.repairs.note(.foreignText, at: words.lowerBound)
        }
      }
    }
  }

  private static func view(on line: Range<Int>, _ bytes: ByteView) -> Line? {
    var cursor = ByteCursor(bytes, line)
    let level = cursor.skipSpaces()
    let className = cursor.take { byte in
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "@"), 0x20, UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "("): false
      default: true
      }
    }
    guard !className.isEmpty else { return nil }
    let mark = cursor.byte
    guard cursor.skip("{") || cursor.skip("@") else { return nil }
    let hash = cursor.take { AddressTable.digit($0) != nil }
    guard !hash.isEmpty else { return nil }
    if mark == UInt8(ascii: "{") {
      guard cursor.byte == 0x20 || cursor.byte == 0 else { return nil }
      let flag = cursor.byte(1)  // V, I, G: a window or a looper has other words there
      guard flag == UInt8(ascii: "V") || flag == UInt8(ascii: "I") || flag == UInt8(ascii: "G") || flag == UInt8(ascii: ".") || flag == 0
      else { return nil }
      return Line(level: level, className: className, hash: hash, open: cursor.position)
    }
    guard cursor.byte == UInt8(ascii: "[") || cursor.byte == 0 else { return nil }
    return Line(level: level, className: className, hash: hash, open: nil)
  }

  private func add(
    _ view: Line, _ line: Range<Int>, isLast: Bool, _ bytes: ByteView, _ assembler: inout TreeAssembler
  ) throws(HierarchyError) {
    assembler.close(downTo: view.level)
    if assembler.level == nil, assembler.latest != nil { assembler.repairs.note(.missingRoot, at: view.className.lowerBound) }
    let index = try assembler.open(level: view.level, className: -1)
    assembler.setClassNumber(assembler.nameNumber(view.className), at: index)
    assembler.setIdentity(address: view.hash, at: index)
    var after = ByteCursor(bytes, view.hash.upperBound..<bytes.trimmedEnd(line))
    if let open = view.open {
      let close = bytes.find(UInt8(ascii: "}"), in: open..<line.upperBound)
      if close == nil, isLast { assembler.isCut = true }
      readInside(open..<(close ?? after.end), index, bytes, isCut: close == nil, &assembler)
      after.position = close.map { $0 + 1 } ?? after.end
    }
    if after.skip("["), let end = bytes.find(UInt8(ascii: "]"), in: after.rest) {
      assembler.addAttribute("activity", after.position..<end, to: index)
    }
  }

  /// `V.E...... ........ 0,0-1080,1920 #1020002 android:id/content aid=12`
  private func readInside(_ range: Range<Int>, _ index: Int, _ bytes: ByteView, isCut: Bool, _ assembler: inout TreeAssembler) {
    var cursor = ByteCursor(bytes, range)
    cursor.skipSpaces()
    let flagsStart = cursor.position
    let visibility = cursor.byte
    _ = cursor.take { $0 != 0x20 }
    cursor.skipSpaces()
    _ = cursor.take { $0 != 0x20 }
    if visibility == UInt8(ascii: "I") || visibility == UInt8(ascii: "G") { assembler.setHidden(at: index) }
    assembler.addAttribute("flags", bytes.trimmed(flagsStart..<cursor.position), to: index)
    let words = cursor.find(" #") ?? cursor.find(" aid=") ?? cursor.end
    // Pages that wrap text put blanks into the numbers.
    var numbers = ByteCursor(bytes, cursor.position..<words)
    var sides: [Double] = []
    while sides.count < 4, !numbers.isAtEnd {
      numbers.skipSpaces()
      guard let side = numbers.number() else { break }
      sides.append(side)
      numbers.skipSpaces()
      if !numbers.skip(",") { _ = numbers.skip("-") }
    }
    if sides.count == 4 {
      assembler.setFrame(Rect(x: sides[0], y: sides[1], width: sides[2] - sides[0], height: sides[3] - sides[1]), at: index)
    } else if !isCut {
      assembler.repairs.note(.unreadableFrame, at: cursor.position)
    }
    cursor.position = words
    while !cursor.isAtEnd {
      cursor.skipSpaces()
      let word = cursor.take { $0 != 0x20 }
      if word.isEmpty { continue }
      if bytes[word.lowerBound] == UInt8(ascii: "#") {
        assembler.addAttribute("id", word.lowerBound + 1..<word.upperBound, to: index)
      } else if let equals = bytes.find(UInt8(ascii: "="), in: word) {
        assembler.addAttribute(word.lowerBound..<equals, equals + 1..<word.upperBound, to: index)
      } else {
        assembler.setName(word, at: index)
      }
    }
  }
}
