import ViewTree

/// Cards on a canvas, with their names, a legend of those that found no room, and a line of what is left out: what the plan and
/// the exploded drawing have in common.
struct CardDrawing {
  let tree: ViewTree
  let options: DrawingOptions
  /// From front to back.
  var cards: [Card]
  var columns: Int
  var rows: Int
  var leftOut: LeftOut
  /// Whether a view in the same place as its superview is named with it, `UIWindow › ◉ ViewController`, since they share one box.
  var namesSharedPlaces: Bool
  /// Views whose boxes are heavy and have their mark before their title.
  var marks = DrawingMarks()

  /// How many views the legend names one by one; more are counted by class.
  static let maximumLegendLines = 200

  var glyphs: Glyphs { options.charset == .ascii ? .ascii : .unicode }
  private var names: ViewNames { ViewNames(tree: tree, controllerMark: glyphs.controllerMark, isASCII: glyphs.isASCII) }

  /// A canvas with cards and titles on it.
  struct Painted {
    var canvas: Canvas
    var titles: Titles
    /// The views that share a box, by the frontmost of them.
    var chains: [Int: [Int]]
  }

  func paint() -> Painted {
    var canvas = Canvas(columns: columns, rows: rows)
    canvas.paint(cards)
    let chains = namesSharedPlaces ? ViewNames.sharedPlaces(of: cards, in: tree, on: canvas) : [:]
    var titles = Titles(glyphs: glyphs)
    titles.place(cards, on: &canvas) { card in label(of: card, chains) }
    return Painted(canvas: canvas, titles: titles, chains: chains)
  }

  func render(to output: inout TextOutput) {
    if cards.isEmpty { return output.writeNothingToDraw(leftOut, columns: options.columns) }
    var painted = paint()
    var unnamed = unnamedViews(painted.titles.unnamed, painted.chains)
    unnamed.sort { cards[$0].node < cards[$1].node }
    // Numbers go to those that show at all; the others are listed without.
    var numbers: [(card: Int, number: Int)] = []
    for card in unnamed.prefix(Self.maximumLegendLines) where painted.canvas.claimed[card] > 0 {
      numbers.append((card, numbers.count + 1))
    }
    let placed = painted.titles.placeNumbers(numbers, of: cards, on: &painted.canvas)
    let legend = unnamed.map { card in (number: placed[card], node: cards[card].node) }

    write(painted.canvas, to: &output)
    Legend(tree: tree, entries: legend, columns: options.columns, glyphs: glyphs).write(to: &output)
    leftOut.write(columns: options.columns, to: &output)
  }

  // MARK: Names

  /// Of the cards that found no room for a title, those that no shared title names either.
  private func unnamedViews(_ unnamed: [Int], _ chains: [Int: [Int]]) -> [Int] {
    var isNamed = [Bool](repeating: false, count: tree.count)
    var isMissing = isNamed
    for card in unnamed { isMissing[cards[card].node] = true }
    for card in cards {
      guard let chain = chains[card.node], !isMissing[card.node], chainTitle(chain, card) != nil else { continue }
      for node in chain { isNamed[node] = true }
    }
    return unnamed.filter { !isNamed[cards[$0].node] }
  }

  private func label(of card: Card, _ chains: [Int: [Int]]) -> Titles.Label {
    let chain = chains[card.node] ?? [card.node]
    let marked = chain.filter { marks[$0] != nil }
    let mark = marked.isEmpty ? nil : marked.compactMap { marks[$0]?.text }.joined(separator: " ")
    let text = names.text(of: card.node)
    if chain.count > 1, let title = chainTitle(chain, card) { return Titles.Label(title: title, text: text, mark: mark) }
    // Beside a mark stands the view that has it; several have room for their marks alone.
    if marked.count > 1, let mark { return Titles.Label(title: mark, text: text, mark: mark) }
    return Titles.Label(title: title(of: marked.first ?? card.node), text: text, mark: mark)
  }

  /// All names of a chain, where the edge has room for them whole.
  private func chainTitle(_ chain: [Int], _ card: Card) -> String? {
    let title = chain.map(title).joined(separator: glyphs.chain)
    return TextColumns.count(title) + 4 <= card.right - card.left ? title : nil
  }

  private func title(of node: Int) -> String {
    let title = names.title(of: node)
    return marks[node].map { "\($0.text) \(title)" } ?? title
  }

  // MARK: The canvas

  private func write(_ canvas: Canvas, to output: inout TextOutput) {
    let colors = options.usesColor ? CellColors(tree: tree, cards: cards, on: canvas) : nil
    for row in 0..<rows {
      var line = ""
      var end = line.endIndex
      var paint: Color?
      for cell in row * columns..<(row + 1) * columns {
        guard let character = canvas.character(cell, glyphs) else { continue }
        if let colors, colors[cell] != paint {
          paint = colors[cell]
          line += CellColors.escape(paint)
        }
        line.append(character)
        if character != " " || paint != nil { end = line.endIndex }
      }
      output.write(String(line[..<end]))
      if paint != nil { output.write(CellColors.escape(nil)) }
      output.endLine()
    }
  }
}

extension TextOutput {
  mutating func writeNothingToDraw(_ leftOut: LeftOut, columns: Int) {
    write("(nothing to draw)")
    endLine()
    leftOut.write(columns: columns, to: &self)
  }
}
