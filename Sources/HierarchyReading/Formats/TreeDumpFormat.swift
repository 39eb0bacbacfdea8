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

  /// Whether, behind other words, there are lines with rails that read as views with frames.
  private func hasViews(_ sample: Sample) -> Bool {
    sample.lines { line in
      guard let parsed = TreeDumpLine(line, in: sample.bytes) else { return false }
      return parsed.hasRails && parsed.frame != nil
    }
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    var lines = TextLines(bytes)
    var base: Int?
    var last: Int?
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
      if base == nil { base = view.columns }
      let level = view.writtenLevel.map { (base ?? 0) + 3 * $0 } ?? view.columns
      last = try add(view, level: level, base: base ?? 0, &assembler)
    }
    add(constraints, to: last, &assembler)
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
