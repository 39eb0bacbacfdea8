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

  /// How many views the legend names one by one; more are counted by class.
  static let maximumLegendLines = 200

  private var glyphs: Glyphs { options.charset == .ascii ? .ascii : .unicode }

  func render(to output: inout TextOutput) {
    var canvas = Canvas(columns: columns, rows: rows)
    canvas.paint(cards)
    var titles = Titles(glyphs: glyphs)
    let chains = namesSharedPlaces ? sharedPlaces(on: canvas) : [:]
    titles.place(cards, on: &canvas) { card in label(of: card, chains) }

    var unnamed = unnamedViews(titles.unnamed, chains)
    unnamed.sort { cards[$0].node < cards[$1].node }
    // Numbers go to those that show at all; the others are listed without.
    var numbers: [(card: Int, number: Int)] = []
    for card in unnamed.prefix(Self.maximumLegendLines) where canvas.claimed[card] > 0 {
      numbers.append((card, numbers.count + 1))
    }
    let placed = titles.placeNumbers(numbers, of: cards, on: &canvas)
    let legend = unnamed.map { card in (number: placed[card], node: cards[card].node) }

    write(canvas, to: &output)
    Legend(tree: tree, entries: legend, columns: options.columns, glyphs: glyphs).write(to: &output)
    if let line = leftOut.line {
      output.write(TextColumns.cut(line, to: options.columns, ellipsis: glyphs.ellipsis))
      output.endLine()
    }
  }

  // MARK: Names

  /// For the frontmost view of each place that several nested views share: those views, from the outside inwards.
  private func sharedPlaces(on canvas: Canvas) -> [Int: [Int]] {
    var cardOf = [Int32](repeating: -1, count: tree.count)
    for (number, card) in cards.enumerated() { cardOf[card.node] = Int32(number) }
    var chains: [Int: [Int]] = [:]
    // Front to back: a subview before its superview. Only the frontmost of a place has claimed cells.
    for (number, card) in cards.enumerated() where canvas.claimed[number] > 0 {
      var chain = [card.node]
      while chain.count < 8, let outer = tree.superview(of: chain[chain.count - 1]), cardOf[outer] >= 0 {
        let place = cards[Int(cardOf[outer])]
        guard place.hasSamePlace(as: card), place.isDashed == card.isDashed, canvas.claimed[Int(cardOf[outer])] == 0 else { break }
        chain.append(outer)
      }
      if chain.count > 1 { chains[card.node] = chain.reversed() }
    }
    return chains
  }

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
    let text = tree.text(of: card.node).map(line)
    if let chain = chains[card.node], let title = chainTitle(chain, card) { return Titles.Label(title: title, text: text) }
    return Titles.Label(title: title(of: card.node), text: text)
  }

  /// All names of a chain, where the edge has room for them whole.
  private func chainTitle(_ chain: [Int], _ card: Card) -> String? {
    let title = chain.map(title).joined(separator: glyphs.chain)
    return TextColumns.count(title) + 4 <= card.right - card.left ? title : nil
  }

  /// What a view is called on its edge: its controller, else its name, else its class without what it is nested in.
  private func title(of node: Int) -> String {
    if let controller = tree.controller(of: node) { return glyphs.controllerMark + line(shortClass(controller.className)) }
    if let name = tree.name(of: node), !name.isEmpty { return line(name) }
    return line(shortClass(tree.className(of: node)))
  }

  /// `TextView` of `android.widget.TextView`; `Box<A.B>` of `Module.Box<A.B>`.
  private func shortClass(_ name: String) -> String {
    let head = name.prefix { $0 != "<" }
    guard let dot = head.lastIndex(of: "."), head.index(after: dot) < head.endIndex else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// A text as one line that is safe to print, in the drawing's character set.
  private func line(_ text: String) -> String {
    var output = TextOutput()
    output.writeEscaped(String(text.map { $0.isNewline ? " " : $0 }), quote: nil)
    let escaped = output.text
    guard glyphs.isASCII else { return escaped }
    return String(escaped.flatMap { $0.isASCII ? [$0] : Array(repeating: "?", count: TextColumns.count($0)) })
  }

  // MARK: The canvas

  private func write(_ canvas: Canvas, to output: inout TextOutput) {
    let colors = options.usesColor ? CellColors(tree: tree, cards: cards, columns: columns, rows: rows) : nil
    for row in 0..<rows {
      let cells = row * columns..<(row + 1) * columns
      var line = ""
      var end = line.endIndex
      var paint: Color?
      for cell in cells {
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
