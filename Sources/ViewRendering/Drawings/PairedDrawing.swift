import ViewTree

/// Two trees drawn to one scale, beside each other where the columns allow, else one under the other. Views that have a mark have a
/// heavy box and the mark before their title.
package struct PairedDrawing {
  package enum Style: Sendable {
    case plan, exploded

    /// How many columns each of two drawings beside each other must have at least.
    var columnsBeside: Int { self == .plan ? 38 : 58 }
  }

  package struct Side {
    package var title: String
    package var tree: ViewTree
    package var marks: DrawingMarks

    package init(title: String, tree: ViewTree, marks: DrawingMarks) {
      self.title = title
      self.tree = tree
      self.marks = marks
    }
  }

  private let sides: [Side]
  private let isBeside: Bool
  private let options: DrawingOptions
  private let totalColumns: Int
  private var drawings: [CardDrawing]
  private static let gap = 3

  package init(_ before: Side, _ after: Side, _ style: Style, _ options: DrawingOptions) {
    sides = [before, after]
    totalColumns = options.boundedColumns
    let half = (totalColumns - Self.gap) / 2
    isBeside = half >= style.columnsBeside
    var options = options
    options.columns = isBeside ? half : totalColumns
    self.options = options
    let trees = sides.map(\.tree)
    switch style {
    case .plan:
      drawings = PlanDrawing.drawings(of: trees, trees.map { PlanViews(of: $0, options.hiddenViews) }, options)
    case .exploded:
      let maximum = ExplodedDrawing.maximumLayers(options)
      let views = trees.map { ExplodedViews(of: $0, options.hiddenViews, maximumLayers: maximum) }
      drawings = ExplodedDrawing.drawings(of: trees, views, options)
    }
    for side in drawings.indices {
      let marks = sides[side].marks
      drawings[side].marks = marks
      for place in drawings[side].cards.indices where marks[drawings[side].cards[place].node] != nil {
        drawings[side].cards[place].isHeavy = true
      }
    }
  }

  /// Writes both drawings with a line above each that says which it is, and what they leave out.
  /// - Returns: The numbers of the marks that stand in one of the drawings.
  package func write(to output: inout TextOutput) -> Set<Int> {
    var shown: Set<Int> = []
    let blocks = zip(sides, drawings).map { side, drawing in lines(of: side, drawing, &shown) }
    if isBeside {
      for row in 0..<max(blocks[0].count, blocks[1].count) {
        let left = row < blocks[0].count ? blocks[0][row] : Line()
        let right = row < blocks[1].count ? blocks[1][row] : Line()
        output.write(left.text)
        if !right.text.isEmpty {
          output.write(String(repeating: " ", count: max(0, options.columns + Self.gap - left.columns)))
          output.write(right.text)
        }
        output.endLine()
      }
      for (side, drawing) in zip(sides, drawings) { drawing.leftOut.write("\(side.title): ", columns: totalColumns, to: &output) }
    } else {
      for (place, block) in blocks.enumerated() {
        let end = (block.lastIndex { !$0.text.isEmpty } ?? -1) + 1
        for line in block[..<end] {
          output.write(line.text)
          output.endLine()
        }
        drawings[place].leftOut.write(columns: totalColumns, to: &output)
      }
    }
    return shown
  }

  /// A line without what is blank at its end.
  private struct Line {
    var text = ""
    var columns = 0
  }

  private func lines(of side: Side, _ drawing: CardDrawing, _ shown: inout Set<Int>) -> [Line] {
    let heading = Line(text: side.title + ":", columns: TextColumns.count(side.title) + 1)
    if drawing.cards.isEmpty { return [heading, Line(text: "(nothing to draw)", columns: 17)] }
    let painted = drawing.paint()
    let unmarked = Set(painted.titles.unmarked)
    for (number, card) in drawing.cards.enumerated() where !unmarked.contains(number) {
      for node in painted.chains[card.node] ?? [card.node] {
        if let mark = side.marks[node] { shown.insert(mark.number) }
      }
    }
    let kinds = drawing.cards.map { side.marks[$0.node]?.kind }
    return [heading] + (0..<drawing.rows).map { line($0, of: painted.canvas, drawing.glyphs, kinds) }
  }

  private func line(_ row: Int, of canvas: Canvas, _ glyphs: Glyphs, _ kinds: [DrawingMarks.Kind?]) -> Line {
    var line = Line()
    var blanks = 0
    var tint: DrawingMarks.Kind?
    for column in 0..<canvas.columns {
      let cell = row * canvas.columns + column
      guard let character = canvas.character(cell, glyphs) else { continue }
      if character == " " {
        blanks += 1
        continue
      }
      line.text += String(repeating: " ", count: blanks)
      line.columns += blanks + TextColumns.count(character)
      blanks = 0
      let kind = options.usesColor && canvas.owners[cell] >= 0 ? kinds[Int(canvas.owners[cell])] : nil
      if kind != tint {
        line.text += kind?.escape ?? "\u{1B}[0m"
        tint = kind
      }
      line.text.append(character)
    }
    if tint != nil { line.text += "\u{1B}[0m" }
    return line
  }
}

extension DrawingMarks.Kind {
  /// The escape sequence for letters in its colour.
  package var escape: String {
    switch self {
    case .added: "\u{1B}[32m"
    case .removed: "\u{1B}[31m"
    case .moved: "\u{1B}[36m"
    case .changed: "\u{1B}[33m"
    }
  }
}
