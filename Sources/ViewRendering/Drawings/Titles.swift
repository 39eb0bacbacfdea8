import ViewTree

/// Writes the cards' names and texts where they show, and says which cards found no room.
///
/// A name stands on the top edge: on the longest run of cells there that shows and joins nothing, so that a covered title slides to
/// where its edge shows. A text stands inside. Both are whole or end in `…` after at least three characters; a card without room
/// for that gets a number, and the legend says what it is.
struct Titles {
  /// What a card is called on the canvas, and what it shows.
  struct Label {
    var title: String
    var text: String?
    /// What the title begins with and is never cut: without room for more it stands alone.
    var mark: String?
  }

  let glyphs: Glyphs
  /// The numbers of the cards whose title is nowhere, in no particular order.
  private(set) var unnamed: [Int] = []
  /// The numbers of the cards whose mark is nowhere.
  private(set) var unmarked: [Int] = []

  init(glyphs: Glyphs) {
    self.glyphs = glyphs
  }

  /// A stretch of free cells in one row.
  private struct Run {
    var row = 0
    var column = 0
    var count = 0
  }

  mutating func place(_ cards: [Card], on canvas: inout Canvas, label: (Card) -> Label) {
    for (number, card) in cards.enumerated() {
      guard canvas.claimed[number] > 0 else {
        unnamed.append(number)
        unmarked.append(number)
        continue
      }
      let label = label(card)
      let textIsInside = card.hasInterior && placeText(label.text ?? "", of: card, number, on: &canvas)
      // Without room for its text a card is called by it: "Sign in" tells more than UIButton.
      var title = label.title
      if !textIsInside, let text = label.text { title = label.mark.map { "\($0) \(text)" } ?? text }
      if placeTitle(title, label.mark, of: card, number, on: &canvas) { continue }
      unnamed.append(number)
      guard let mark = label.mark else { continue }
      let columns = TextColumns.count(mark)
      let room = roomForNumber(columns, of: card, number, on: canvas) ?? roomOnOwnCells(columns, of: card, number, on: canvas)
      if let run = room {
        canvas.write(mark, row: run.row, column: run.column)
      } else {
        unmarked.append(number)
      }
    }
  }

  /// Writes `numbers` of cards into cells of theirs. Returns those that found room, with their numbers.
  func placeNumbers(_ numbers: [(card: Int, number: Int)], of cards: [Card], on canvas: inout Canvas) -> [Int: Int] {
    var placed: [Int: Int] = [:]
    for (card, number) in numbers where canvas.claimed[card] > 0 {
      let text = String(number)
      guard let run = roomForNumber(text.utf8.count, of: cards[card], card, on: canvas) else { continue }
      canvas.write(text, row: run.row, column: run.column)
      placed[card] = number
    }
    return placed
  }

  // MARK: Titles

  private func placeTitle(_ title: String, _ mark: String?, of card: Card, _ number: Int, on canvas: inout Canvas) -> Bool {
    if title.isEmpty { return false }
    for row in card.top == card.bottom ? [card.top] : [card.top, card.bottom] {
      let run = longestRun(in: row, of: card, number, on: canvas, edge: .horizontal)
      if let piece = fit(title, mark, run.count) {
        let lead = run.count - TextColumns.count(piece) >= 2 ? 1 : 0
        canvas.write(piece, row: row, column: run.column + lead)
        return true
      }
    }
    guard card.hasInterior else { return false }
    for row in card.interiorRows(on: canvas) {
      let run = longestRun(in: row, of: card, number, on: canvas, edge: [])
      if let piece = fit(title, mark, run.count, padded: false) {
        canvas.write(piece, row: row, column: run.column)
        return true
      }
    }
    return false
  }

  /// `title` with a space on each side where there is room, cut where needed; `nil` where fewer than three characters would stay.
  private func fit(_ title: String, _ mark: String?, _ columns: Int, padded: Bool = true) -> String? {
    let width = TextColumns.count(title)
    if padded, width + 2 <= columns { return " \(title) " }
    if width <= columns { return title }
    let cut = TextColumns.cut(title, to: columns, ellipsis: glyphs.ellipsis)
    if let mark, !cut.hasPrefix(mark) { return nil }
    return cut.count >= 4 ? cut : nil
  }

  private func longestRun(in row: Int, of card: Card, _ number: Int, on canvas: Canvas, edge: Strokes) -> Run {
    var best = Run(row: row)
    guard row >= 0, row < canvas.rows else { return best }
    var run = Run(row: row)
    for column in card.interiorColumns(on: canvas) {
      if canvas.isFree(row, column, for: Int32(number), on: edge) {
        if run.count == 0 { run.column = column }
        run.count += 1
        if run.count > best.count { best = run }
      } else {
        run.count = 0
      }
    }
    return best
  }

  // MARK: Texts

  /// Writes `text` inside `card`, broken at words over as many rows as there are; `false` where not even three characters fit.
  private func placeText(_ text: String, of card: Card, _ number: Int, on canvas: inout Canvas) -> Bool {
    if text.isEmpty { return false }
    var runs: [Run] = []  // the largest block of rows that show in the same columns
    var best: [Run] = []
    for row in card.interiorRows(on: canvas) {
      let run = longestRun(in: row, of: card, number, on: canvas, edge: [])
      if let last = runs.last, last.column != run.column || last.count != run.count { runs = [] }
      runs.append(run)
      if area(runs) > area(best) { best = runs }
    }
    guard let first = best.first, first.count >= 3 else { return false }
    var pad = first.count >= 5 ? 1 : 0
    var lines = TextLines(text, columns: first.count - 2 * pad, rows: best.count, ellipsis: glyphs.ellipsis).lines
    if pad == 1, lines.last?.last == glyphs.ellipsis {
      pad = 0
      lines = TextLines(text, columns: first.count, rows: best.count, ellipsis: glyphs.ellipsis).lines
    }
    if lines.count == 1, lines[0].count < 4, lines[0] != text { return false }
    let top = first.row + (best.count - lines.count) / 2
    for (k, line) in lines.enumerated() { canvas.write(line, row: top + k, column: first.column + pad) }
    return true
  }

  private func area(_ runs: [Run]) -> Int { (runs.first?.count ?? 0) * runs.count }

  // MARK: Numbers

  private func roomForNumber(_ digits: Int, of card: Card, _ number: Int, on canvas: Canvas) -> Run? {
    for row in card.rows(on: canvas) {
      let isEdge = row == card.top || row == card.bottom
      let run = longestRun(in: row, of: card, number, on: canvas, edge: isEdge ? .horizontal : [])
      if run.count >= digits { return run }
    }
    // A card of a column or a row or two has no cell between its corners: any cell of its own will do.
    guard card.right - card.left <= 3 || card.bottom - card.top <= 1 else { return nil }
    return roomOnOwnCells(digits, of: card, number, on: canvas)
  }

  /// Room for a number on any cells of a card, its corners too.
  private func roomOnOwnCells(_ digits: Int, of card: Card, _ number: Int, on canvas: Canvas) -> Run? {
    for row in card.rows(on: canvas) {
      var run = Run(row: row)
      for column in card.columns(on: canvas) {
        if canvas.isOwn(row, column, for: Int32(number)) {
          if run.count == 0 { run.column = column }
          run.count += 1
          if run.count == digits { return run }
        } else {
          run.count = 0
        }
      }
    }
    return nil
  }
}

extension Canvas {
  /// Whether a cell is the card's own and has no letter yet.
  func isOwn(_ row: Int, _ column: Int, for card: Int32) -> Bool {
    let cell = row * columns + column
    return owners[cell] == card && !hasLetter(cell)
  }
}
