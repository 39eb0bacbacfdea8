import ViewTree

/// Finds room for names and texts in an SVG drawing: where a view shows, as in the drawings made of characters, on a finer grid.
///
/// How wide a text really is depends on the machine that shows it, so widths are estimated, on the safe side, and boxes clip.
struct SVGLabels {
  struct Label {
    var text: String
    /// The start of the base line, in pixels from the box's corner.
    var x: Double
    var y: Double
    var size: Double
    var isTitle: Bool
  }

  static let titleSize = 10.0
  static let textSize = 12.0
  /// The width of a column, per pixel of the font's size: of a monospaced font, and of a proportional one on average.
  static let titleColumn = 0.61
  static let textColumn = 0.56
  private static let titleHeight = 12.0
  private static let padding = 5.0

  private let picture: SVGPicture
  private let names: ViewNames
  /// Pixels a cell.
  private let cell: Double
  /// From front to back, as the canvas takes them.
  private let cards: [Card]
  private var canvas: Canvas
  private let chains: [Int: [Int]]
  /// The labels of each box of the picture, in its order.
  private(set) var labels: [[Label]]

  init(for picture: SVGPicture) {
    self.picture = picture
    let cell = max(4, picture.width / 1000, picture.height / 2000)
    self.cell = cell
    names = ViewNames(tree: picture.tree)
    cards = picture.boxes.reversed().map { $0.card(cell: cell) }
    canvas = Canvas(columns: Int((picture.width / cell).rounded(.up)), rows: Int((picture.height / cell).rounded(.up)))
    canvas.paint(cards)
    chains = picture.style == .plan ? ViewNames.sharedPlaces(of: cards, in: picture.tree, on: canvas) : [:]
    labels = Array(repeating: [], count: cards.count)
    for number in cards.indices where canvas.claimed[number] > 0 { place(number) }
  }

  private mutating func place(_ number: Int) {
    let place = cards.count - 1 - number
    let box = picture.boxes[place]
    let card = cards[number]
    let text = names.text(of: box.view.node) ?? ""
    let rows = card.rows(on: canvas)
    let height = box.bar > 0 ? box.bar : Self.titleHeight
    let strip = self.rows(from: box.y, to: box.y + height)
    if box.bar == 0, !text.isEmpty, box.height < Self.titleHeight + 15 {
      placeText(text, in: rows, of: number, place)
    } else if box.height < height {
      return
    } else if placeTitle(in: strip, top: 0, height: height, of: number, place) || box.bar > 0 {
      placeText(text, in: rows.clamped(to: strip.upperBound..<max(rows.upperBound, strip.upperBound)), of: number, place)
    } else if !placeText(text, in: rows, of: number, place) {
      placeTitle(
        in: self.rows(from: box.maxY - height, to: box.maxY), top: box.height - height, height: height, of: number, place)
    }
  }

  /// The rows of cells that lie between two heights, in part or whole.
  private func rows(from top: Double, to bottom: Double) -> Range<Int> {
    let first = Int((top / cell).rounded(.down))
    return (first..<max(Int((bottom / cell).rounded(.up)), first)).clamped(to: 0..<canvas.rows)
  }

  /// A block of cells that show and have no letters yet.
  private struct Block {
    var rows: Range<Int>
    var columns: Range<Int>
    var area: Int { rows.count * columns.count }
  }

  @discardableResult
  private mutating func placeTitle(in rows: Range<Int>, top: Double, height: Double, of number: Int, _ place: Int) -> Bool {
    let block = Block(rows: rows, columns: longestRun(in: rows, of: number))
    let node = cards[number].node
    let box = picture.boxes[place]
    guard let (x, width) = room(in: block, of: box) else { return false }
    let columns = Int(width / (Self.titleSize * Self.titleColumn))
    var titles = [names.title(of: node)]
    if let chain = chains[node] { titles.insert(chain.map(names.title).joined(separator: " › "), at: 0) }
    guard let title = titles.first(where: { TextColumns.count($0) <= columns }) ?? cut(titles[titles.count - 1], columns) else {
      return false
    }
    let size = min(Self.titleSize, (height * 8).rounded() / 10)
    let base = box.bar > 0 ? height / 2 + size * 0.35 : height - 1
    labels[place].append(Label(text: title, x: x, y: top + base, size: size, isTitle: true))
    let used = Int(((Double(TextColumns.count(title)) * Self.titleSize * Self.titleColumn + 2 * Self.padding) / cell).rounded(.up))
    take(Block(rows: rows, columns: block.columns.prefix(used)))
    return true
  }

  @discardableResult
  private mutating func placeText(_ text: String, in rows: Range<Int>, of number: Int, _ place: Int) -> Bool {
    if text.isEmpty || rows.isEmpty { return false }
    let block = largestBlock(in: rows, of: number)
    let box = picture.boxes[place]
    guard let (x, width) = room(in: block, of: box) else { return false }
    let top = max(Double(block.rows.lowerBound) * cell - box.y, 0)
    let height = min(Double(block.rows.upperBound) * cell - box.y, box.height) - top
    let size = min(Self.textSize, (height * 0.8 * 10).rounded() / 10)
    if size < 5 { return false }
    let columns = Int(width / (size * Self.textColumn))
    let lines = TextLines(text, columns: columns, rows: max(1, Int(height / (size * 1.25))), ellipsis: "…").lines
    if lines.isEmpty || lines.count == 1 && lines[0] != text && lines[0].count < 4 { return false }
    let lineHeight = size * 1.25
    for (number, line) in lines.enumerated() {
      let middle = top + height / 2 + (Double(number) - Double(lines.count - 1) / 2) * lineHeight
      labels[place].append(Label(text: line, x: x, y: middle + size * 0.35, size: size, isTitle: false))
    }
    take(block)
    return true
  }

  /// Where in `box` a label in `block` begins, and how wide it may be; `nil` where there is none.
  private func room(in block: Block, of box: SVGBox) -> (x: Double, width: Double)? {
    if block.columns.isEmpty || block.rows.isEmpty { return nil }
    let left = max(Double(block.columns.lowerBound) * cell - box.x, 0)
    let right = min(Double(block.columns.upperBound) * cell - box.x, box.width)
    let padding = min(Self.padding, (right - left) / 8)
    return right - left > 2 * padding ? (left + padding, right - left - 2 * padding) : nil
  }

  /// `nil` where fewer than three characters would stay.
  private func cut(_ title: String, _ columns: Int) -> String? {
    let cut = TextColumns.cut(title, to: columns)
    return cut.count >= 4 ? cut : nil
  }

  private func longestRun(in rows: Range<Int>, of number: Int) -> Range<Int> {
    var best = 0..<0
    var start: Int?
    let columns = cards[number].columns(on: canvas)
    for column in columns {
      if rows.allSatisfy({ canvas.isClear($0, column, for: Int32(number)) }) {
        let first = start ?? column
        start = first
        if column + 1 - first > best.count { best = first..<column + 1 }
      } else {
        start = nil
      }
    }
    return best
  }

  /// The largest block of rows that show in the same columns.
  private func largestBlock(in rows: Range<Int>, of number: Int) -> Block {
    var best = Block(rows: 0..<0, columns: 0..<0)
    var block = best
    for row in rows {
      let run = longestRun(in: row..<row + 1, of: number)
      if run == block.columns, !block.rows.isEmpty {
        block.rows = block.rows.lowerBound..<row + 1
      } else {
        block = Block(rows: row..<row + 1, columns: run)
      }
      if block.area > best.area { best = block }
    }
    return best
  }

  private mutating func take(_ block: Block) {
    for row in block.rows { for column in block.columns { canvas.take(row, column) } }
  }
}
