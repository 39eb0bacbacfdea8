import Testing
import ViewTree

@testable import ViewRendering

@Suite struct DrawingLawsTests {
  /// A view is not missing: its name, its text in place of it, or both are on the canvas or in the legend.
  @Test(arguments: 0..<60)
  func `every view that shows is on the canvas or in the legend, within the width`(seed: Int) {
    var random = FixedRandom(state: UInt64(seed))
    let tree = randomTree(&random)
    let layout = tree.layoutInScreen()
    var ignored = LeftOut()
    let shown = ShownViews(of: tree, layout, .omit, &ignored).views
    for columns in [20, 33, 40, 80, 131] {
      for hidden in DrawingOptions.HiddenViews.allCases {
        let options = DrawingOptions(columns: columns, hiddenViews: hidden)
        let plan = PlanDrawing(options: options).render(tree)
        let exploded = ExplodedDrawing(options: options).render(tree)
        let words = exploded.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for line in (plan + exploded).split(separator: "\n") { #expect(TextColumns.count(String(line)) <= columns, "\(line)") }
        for view in shown where tree.text(of: view.node) == nil {
          let name = tree.name(of: view.node) ?? ""
          if layout.visibleRect(of: view.node) != nil {
            let isDrawn = plan.contains(name)
            #expect(isDrawn, "\(name) at \(columns) columns")
          }
          // On few columns not all layers are drawn; the last line counts those left out.
          if !view.isEmpty, !words.contains("in front of layer"), !words.contains("far off screen") {
            let isDrawn = exploded.contains(name)
            #expect(isDrawn, "\(name) at \(columns) columns")
          }
        }
      }
    }
  }

  /// The plain twin: a cell belongs to the first card that has an edge there, or covers it.
  @Test(arguments: 0..<100)
  func `cells belong to the frontmost card`(seed: Int) {
    var random = FixedRandom(state: UInt64(seed))
    let columns = 30
    let rows = 20
    let cards = (0..<12).map { number in
      let left = Int.random(in: -5..<30, using: &random)
      let top = Int.random(in: -5..<20, using: &random)
      var card = Card(
        node: number, left: left, top: top, right: left + Int.random(in: 0..<20, using: &random),
        bottom: top + Int.random(in: 0..<14, using: &random))
      card.covers = Bool.random(using: &random)
      return card
    }
    var canvas = Canvas(columns: columns, rows: rows)
    canvas.paint(cards)
    for row in 0..<rows {
      for column in 0..<columns {
        let first = cards.firstIndex { card in
          guard (card.left...card.right).contains(column), (card.top...card.bottom).contains(row) else { return false }
          return card.covers || row == card.top || row == card.bottom || column == card.left || column == card.right
        }
        #expect(Int(canvas.owners[row * columns + column]) == first ?? -1)
      }
    }
  }

  /// The plain twin: compare each view with all before it.
  @Test(arguments: 0..<50)
  func `layers are one more than the highest overlapped`(seed: Int) {
    var random = FixedRandom(state: UInt64(seed))
    let rects = (0..<Int.random(in: 1..<120, using: &random)).map { _ in
      Rect(
        x: Double(Int.random(in: 0..<40, using: &random)), y: Double(Int.random(in: 0..<40, using: &random)),
        width: Double(Int.random(in: 1..<20, using: &random)), height: Double(Int.random(in: 1..<20, using: &random)))
    }
    var map = LayerMap(for: rects, limit: 1000)
    var layers: [Int] = []
    for (place, rect) in rects.enumerated() {
      let expected = (0..<place).filter { rects[$0].intersection(rect) != nil }.map { layers[$0] }.max() ?? -1
      layers.append(expected + 1)
      #expect(map.add(rect, above: -1) == expected + 1)
    }
  }

  static let widths: [(String, Int)] = [
    ("abc", 3), ("設定", 4), ("e\u{301}", 1), ("😀", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("☁️", 2), ("한글", 4), ("ｶﾅ", 2), ("Ａ", 2), ("\u{200B}", 0),
    ("é", 1), ("…", 1), ("─", 1), ("", 0), ("ไทย", 3), ("नि", 1),
  ]

  @Test(arguments: widths)
  func `columns of a text`(text: String, columns: Int) {
    #expect(TextColumns.count(text) == columns)
  }

  @Test func `cutting keeps to the columns and never halves a wide character`() {
    #expect(TextColumns.cut("設定を変更", to: 5) == "設定…")
    #expect(TextColumns.cut("設定を変更", to: 4) == "設…")
    #expect(TextColumns.cut("short", to: 5) == "short")
    #expect(TextColumns.cut("two words", to: 5) == "two…")
    #expect(TextColumns.cut("any", to: 0) == "")
  }

  @Test func `lines break at spaces, and what is left over is cut`() {
    #expect(TextLines("one two three", columns: 7, rows: 3, ellipsis: "…").lines == ["one two", "three"])
    #expect(TextLines("one two three", columns: 7, rows: 1, ellipsis: "…").lines == ["one tw…"])
    #expect(TextLines("unbreakable", columns: 4, rows: 9, ellipsis: "…").lines == ["unbr", "eaka", "ble"])
    #expect(TextLines("設定", columns: 1, rows: 9, ellipsis: "…").lines == ["設", "定"])
  }
}
