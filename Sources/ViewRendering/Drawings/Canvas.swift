import ViewTree

/// A grid of cells that cards are painted on from front to back.
///
/// From the front, because then a cell is settled by the first card that claims it: what lies behind is skipped, and painting
/// costs what the canvas has cells and the cards have edges, however much they overlap.
///
/// Where edges meet, they join. A cell on an edge stays open towards the outside of its card: the lines of a card behind that come
/// from there are added, those that would run on below the card are not.
struct Canvas {
  let columns: Int
  let rows: Int
  /// The number of the card that claimed a cell first, or -1.
  private(set) var owners: [Int32]
  private(set) var strokes: [Strokes]
  /// Those of a cell's lines that are heavy.
  private(set) var heavy: [Strokes]
  private var open: [Strokes]
  /// Whether all lines of a cell are dashed.
  private var dashed: [Bool]
  /// Letters over the lines: numbers in `letters`, 0 for none, -1 for the second column of a wide letter.
  private var letterOf: [Int32]
  private var letters: [Character] = [" "]
  /// For every cell, itself while it can be filled, else a cell farther right: the way to the next that can. One more a row.
  private var next: [Int32]
  /// How many cells each card claimed.
  private(set) var claimed: [Int32] = []
  /// The layer of each card painted.
  private var layers: [Int32] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    let count = columns * rows
    owners = Array(repeating: -1, count: count)
    strokes = Array(repeating: [], count: count)
    heavy = strokes
    open = Array(repeating: .all, count: count)
    dashed = Array(repeating: true, count: count)
    letterOf = Array(repeating: 0, count: count)
    next = (0..<Int32(rows * (columns + 1))).map { $0 }
  }

  /// Paints cards that are given from front to back.
  mutating func paint(_ cards: [Card]) {
    claimed = Array(repeating: 0, count: cards.count)
    layers = cards.map { Int32($0.layer) }
    var painted: Set<UInt64> = []
    // Of cards that look the same the frontmost settles all cells: a chain of wrappers costs no more than one of them.
    for (number, card) in cards.enumerated() where painted.insert(look(of: card)).inserted { paint(card, Int32(number)) }
  }

  /// All that matters of a card on this canvas, in one number.
  private func look(of card: Card) -> UInt64 {
    func place(_ value: Int, _ count: Int) -> UInt64 { UInt64(min(max(value, -1), count) + 1) }
    var look = place(card.left, columns) << 33 | place(card.right, columns) << 22 | place(card.top, rows) << 11 | place(card.bottom, rows)
    look |= UInt64(card.layer) << 50 | UInt64(card.edges.rawValue) << 46
    return look | (card.isHeavy ? 1 << 62 : 0) | (card.covers ? 1 << 45 : 0) | (card.isDashed ? 1 << 44 : 0)
  }

  private mutating func paint(_ card: Card, _ number: Int32) {
    let isRow = card.top == card.bottom
    let isColumn = card.left == card.right
    if isRow || card.edges.contains(.top) { paintRow(card.top, of: card, number, outside: isRow ? .vertical : .up) }
    if !isRow, card.edges.contains(.bottom) { paintRow(card.bottom, of: card, number, outside: .down) }
    if !isRow {
      if card.edges.contains(.left) || isColumn { paintColumn(card.left, of: card, number, outside: isColumn ? .horizontal : .left) }
      if card.edges.contains(.right), !isColumn { paintColumn(card.right, of: card, number, outside: .right) }
    }
    if card.covers { fill(card, number) }
  }

  /// Paints the top or bottom edge with its corners.
  private mutating func paintRow(_ row: Int, of card: Card, _ number: Int32, outside: Strokes) {
    guard row >= 0, row < rows else { return }
    let down: Strokes = card.top == card.bottom ? [] : row == card.top ? .down : .up
    for column in card.columns(on: self) {
      let isLeft = column == card.left
      let isRight = column == card.right
      var lines = Strokes.horizontal
      var free = outside
      if isLeft {
        lines.remove(.left)
        free.insert(.left)
      }
      if isRight {
        lines.remove(.right)
        free.insert(.right)
      }
      if isLeft && isRight && down.isEmpty { lines = [] }
      // Where the side edge lies behind a clipping edge, the line only runs up to that.
      if isLeft && !card.edges.contains(.left) || isRight && !card.edges.contains(.right) {
        addStub(lines, row, column, of: card)
        continue
      }
      if isLeft || isRight { lines.formUnion(down) }
      claim(row * columns + column, lines, free, card, number)
    }
  }

  /// Paints the left or right edge, its corners left to the rows where those show.
  private mutating func paintColumn(_ column: Int, of card: Card, _ number: Int32, outside: Strokes) {
    guard column >= 0, column < columns else { return }
    if !card.edges.contains(.top) {
      if card.top >= 0, card.top < rows { addStub(.down, card.top, column, of: card) }
    }
    if !card.edges.contains(.bottom) {
      if card.bottom >= 0, card.bottom < rows { addStub(.up, card.bottom, column, of: card) }
    }
    for row in card.interiorRows(on: self) { claim(row * columns + column, .vertical, outside, card, number) }
  }

  /// Adds a line's end to a cell that some other card will claim.
  private mutating func addStub(_ lines: Strokes, _ row: Int, _ column: Int, of card: Card) {
    let cell = row * columns + column
    guard owners[cell] < 0 || !open[cell].isEmpty else { return }
    let added = lines.intersection(open[cell])
    strokes[cell].formUnion(added)
    if card.isHeavy { heavy[cell].formUnion(added) }
  }

  @inline(__always)
  private mutating func claim(_ cell: Int, _ lines: Strokes, _ outside: Strokes, _ card: Card, _ number: Int32) {
    let owner = owners[cell]
    if owner >= 0 {
      let stillOpen = open[cell]
      if stillOpen.isEmpty { return }
      guard layers[Int(owner)] == layers[Int(number)] else {
        if card.covers { open[cell] = [] }
        return
      }
      let added = lines.intersection(stillOpen)
      strokes[cell].formUnion(added)
      if !added.isEmpty, !card.isDashed { dashed[cell] = false }
      // A heavy edge shows where it shares its place with a light one in front.
      if card.isHeavy { heavy[cell].formUnion(lines.intersection(strokes[cell])) }
      if card.covers { open[cell].formIntersection(outside) }
    } else {
      owners[cell] = number
      claimed[Int(number)] += 1
      strokes[cell].formUnion(lines)
      if card.isHeavy { heavy[cell].formUnion(lines) }
      dashed[cell] = card.isDashed
      open[cell] = card.covers ? outside : .all
    }
  }

  /// Claims what is inside the edges and still free, and closes it.
  private mutating func fill(_ card: Card, _ number: Int32) {
    let across = card.interiorColumns(on: self)
    if across.isEmpty { return }
    for row in card.interiorRows(on: self) {
      let base = row * (columns + 1)
      var column = nextFree(base + across.lowerBound) - base
      while column < across.upperBound {
        let cell = row * columns + column
        if owners[cell] < 0 {
          owners[cell] = number
          claimed[Int(number)] += 1
          strokes[cell] = []
          heavy[cell] = []
        }
        open[cell] = []
        next[base + column] = Int32(base + column + 1)
        column = nextFree(base + column + 1) - base
      }
    }
  }

  /// The first slot from `slot` on that is not filled, the way there shortened.
  private mutating func nextFree(_ slot: Int) -> Int {
    var end = slot
    while Int(next[end]) != end { end = Int(next[end]) }
    var slot = slot
    while Int(next[slot]) != end && slot != end {
      let following = Int(next[slot])
      next[slot] = Int32(end)
      slot = following
    }
    return end
  }

  // MARK: Letters

  /// Whether letters of the card may stand in a cell: it is the card's own, has no letter yet and, on an edge, joins nothing.
  @inline(__always)
  func isFree(_ row: Int, _ column: Int, for card: Int32, on edge: Strokes) -> Bool {
    let cell = row * columns + column
    return owners[cell] == card && letterOf[cell] == 0 && (strokes[cell] == edge)
  }

  func hasLetter(_ cell: Int) -> Bool { letterOf[cell] != 0 }

  /// Writes `text` from a cell on; the caller has looked that it fits.
  mutating func write(_ text: String, row: Int, column: Int) {
    var column = column
    for character in text {
      let width = TextColumns.count(character)
      if width == 0 || column + width > columns { continue }
      letterOf[row * columns + column] = Int32(letters.count)
      letters.append(character)
      if width == 2 { letterOf[row * columns + column + 1] = -1 }
      column += width
    }
  }

  /// Whether no card in front of `card` claimed a cell, and no letter stands there. What is behind shows through the card.
  @inline(__always)
  func isClear(_ row: Int, _ column: Int, for card: Int32) -> Bool {
    let cell = row * columns + column
    return letterOf[cell] == 0 && (owners[cell] < 0 || owners[cell] >= card)
  }

  /// Keeps other letters out of a cell.
  mutating func take(_ row: Int, _ column: Int) { letterOf[row * columns + column] = -1 }

  /// The character of a cell; `nil` for the second column of a wide one.
  func character(_ cell: Int, _ glyphs: Glyphs) -> Character? {
    let letter = letterOf[cell]
    if letter > 0 { return letters[Int(letter)] }
    if letter < 0 { return nil }
    if strokes[cell].isEmpty { return " " }
    if !heavy[cell].isEmpty { return glyphs.character(for: strokes[cell], heavy: heavy[cell]) }
    return glyphs.character(for: strokes[cell], isDashed: dashed[cell])
  }
}
