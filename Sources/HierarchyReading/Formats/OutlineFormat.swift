internal import PullParsing
internal import ViewTree

/// Plainview's own `outline` dump, and what it has git compare.
///
///     UIView (0 0; 375 667) ◉ LoginViewController
///       · background: #ffffff
///       UILabel #title "Sign in" (16 60; 343 41)
///         · font: system 17
///
/// How deep a view is shows in the column it begins in, two a level; past 200 levels in the number before it. Attributes come back in
/// the order of their names, which is all that an outline tells of it.
struct OutlineFormat: HierarchyFormat {
  let name = "outline"
  let hasEscapes = true
  let summary = "Plainview's own 'outline' dump"
  let example = """
    UIView (0 0; 375 667)
      · background: #ffffff
      UILabel #title "Sign in" (16 60; 343 41)
        · font: system 17
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("a line's words", "as in 'tree'"),
      ("· background: #rrggbbaa", "backgroundColor"),
      ("· interactive: no", "isUserInteractionEnabled"),
      (#"· name: value, · "any name": value"#, "its attribute name"),
      ("==> file: scene <==, scene NAME", "another tree, called scene, NAME"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    var form = Form()
    _ = sample.lines(80) { line in
      form.add(line, in: sample.bytes)
      return false
    }
    if !form.hasInner { return .none }
    // Without a frame or a fact only what can't be prose is one.
    if !form.hasSign { return form.others == 0 && form.areClasses && form.words.areClasses ? .likely : .none }
    return form.others == 0 ? .certain : form.others < form.views ? .likely : .none
  }

  /// What the lines of a document have of an outline's form.
  private struct Form {
    private(set) var views = 0
    /// Lines that are not as an outline has them.
    private(set) var others = 0
    /// Whether anything is indented by the two columns of a level.
    private(set) var hasInner = false
    /// Whether a line says what only our own dumps say so.
    private(set) var hasSign = false
    /// Whether all views have classes as UIKit's are: words of letters and digits that begin with a capital or `_`.
    private(set) var areClasses = true
    private(set) var words = ClassWords()
    private var base = 0
    private var last: Int?

    mutating func add(_ line: Range<Int>, in bytes: ByteView) {
      if bytes.trimmed(line).isEmpty { return }
      if let view = TreeDumpLine(line, in: bytes) {
        if last == nil { base = view.columns }
        let columns = view.writtenLevel.map { base + 2 * $0 } ?? view.columns
        let isInForm = !view.hasRails && columns >= base && (columns - base) % 2 == 0 && columns <= (last ?? base) + 2
        views += 1
        if !isInForm { others += 1 }
        if isInForm, columns > base { hasInner = true }
        if view.frame != nil { hasSign = true }
        if !Self.isClass(view.className, in: bytes) { areClasses = false }
        words.add(view.className, in: bytes)
        last = columns
      } else if let fact = TreeDumpLine.fact(line, in: bytes), let last, !fact.hasRails, fact.columns == last + 2 {
        hasInner = true
        hasSign = true
      } else if Heading.words(on: line, in: bytes) != nil || OutlineFormat.sceneName(line, in: bytes) != nil {
        last = nil
      } else {
        others += 1
      }
    }

    private static func isClass(_ word: Range<Int>, in bytes: ByteView) -> Bool {
      if bytes[word.upperBound] == UInt8(ascii: "`") { return true }
      let first = bytes[word.lowerBound]
      guard first == UInt8(ascii: "_") || first &- UInt8(ascii: "A") < 26 else { return false }
      return word.allSatisfy { i in
        let byte = bytes[i]
        return (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
          || (byte == UInt8(ascii: ".") && i + 1 < word.upperBound)
      }
    }
  }

  /// What stands behind `scene`, at the beginning of a line that is no view's.
  private static func sceneName(_ line: Range<Int>, in bytes: ByteView) -> Range<Int>? {
    bytes.hasPrefix("scene ", in: line) ? line.lowerBound + 6..<line.upperBound : nil
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    var lines = TextLines(bytes)
    var base: Int?
    var last: Int?
    while let line = lines.next() {
      if let last, let fact = TreeDumpLine.fact(line, in: bytes) {
        add(fact, to: last, &assembler)
      } else if let view = TreeDumpLine(line, in: bytes) {
        let first = base ?? view.columns
        base = first
        last = try add(view, level: view.writtenLevel.map { first + 2 * $0 } ?? view.columns, base: first, &assembler)
      } else if let heading = Heading.words(on: line, in: bytes) {
        assembler.beginTree(under: heading)
        (base, last) = (nil, nil)
      } else if let name = Self.sceneName(line, in: bytes) {
        assembler.beginTree(named: OwnEscapes.text(name, of: bytes))
        (base, last) = (nil, nil)
      } else {
        let words = bytes.trimmed(line)
        if !words.isEmpty { assembler.repairs.note(.foreignText, at: words.lowerBound) }
      }
    }
  }

  private func add(_ fact: TreeDumpLine.Fact, to view: Int, _ assembler: inout TreeAssembler) {
    let bytes = assembler.text.view
    let isQuoted = bytes[fact.name.lowerBound - 1] == UInt8(ascii: "\"")
    if !isQuoted, bytes.isEqual(fact.name, to: "background"), let color = bytes.color(in: fact.value) {
      assembler.setBackground(color, at: view)
    } else if !isQuoted, bytes.isEqual(fact.name, to: "interactive"), bytes.isEqual(bytes.trimmed(fact.value), to: "no") {
      assembler.setNotInteractive(at: view)
    } else {
      let value = assembler.ref(ownEscaped: fact.value)
      assembler.addAttribute(OwnEscapes.text(fact.name, of: bytes), value, to: view)
    }
  }

  /// - Returns: The index of the view.
  private func add(
    _ view: TreeDumpLine, level: Int, base: Int, _ assembler: inout TreeAssembler
  ) throws(HierarchyError) -> Int {
    assembler.close(downTo: level)
    if let last = assembler.level {
      if level > last + 2 { assembler.repairs.note(.missingLevels, at: view.className.lowerBound) }
    } else if level > base {
      assembler.repairs.note(.missingRoot, at: view.className.lowerBound)
    }
    return try assembler.open(view, level: level)
  }
}
