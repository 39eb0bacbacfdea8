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
    if views > 0, hasSign { return isOther || OutlineFormat().confidence(in: sample) == .certain ? .likely : .certain }
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
    assembler.close(downTo: level)
    if let last = assembler.level {
      if level > last + 3 { assembler.repairs.note(.missingLevels, at: view.className.lowerBound) }
    } else if level > base || view.hasRails {
      assembler.repairs.note(.missingRoot, at: view.className.lowerBound)
    }
    return try assembler.open(view, level: level)
  }
}
