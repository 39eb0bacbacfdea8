import ViewTree

/// The background colour of every cell of a canvas: that of the frontmost view there which has one.
struct CellColors {
  private var colors: [Color?]

  init(tree: ViewTree, cards: [Card], columns: Int, rows: Int) {
    colors = Array(repeating: nil, count: columns * rows)
    var isSettled = Array(repeating: false, count: columns * rows)
    for card in cards {
      let color = tree.backgroundColor(of: card.node).flatMap { $0.alpha > 0 ? $0 : nil }
      guard color != nil || card.covers else { continue }
      let left = max(card.left, 0)
      let right = min(card.right, columns - 1)
      let top = max(card.top, 0)
      let bottom = min(card.bottom, rows - 1)
      if left > right || top > bottom { continue }
      for row in top...bottom {
        for cell in row * columns + left...row * columns + right where !isSettled[cell] {
          // A cover without a colour of its own, a label, shows the colour behind it in the plan.
          colors[cell] = color
          isSettled[cell] = color != nil
        }
      }
    }
  }

  subscript(cell: Int) -> Color? { colors[cell] }

  /// The escape sequence that sets a background, and black or white letters, whichever reads better on it; `nil` resets both.
  static func escape(_ color: Color?) -> String {
    guard let color else { return "\u{1B}[0m" }
    let luminance = 0.2126 * Double(color.red) + 0.7152 * Double(color.green) + 0.0722 * Double(color.blue)
    return "\u{1B}[48;2;\(color.red);\(color.green);\(color.blue);38;5;\(luminance > 127 ? 16 : 231)m"
  }
}
