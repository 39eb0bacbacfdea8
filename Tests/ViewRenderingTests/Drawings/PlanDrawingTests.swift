import Testing
import ViewRendering
import ViewTree

/// A screen of 200 × 100 points. On 40 columns a point is 39 / 200 of a column and half of that of a row: x 20 is column 4, x 120
/// column 23, y 40 row 4.
private func screen(@ViewsBuilder _ subviews: () -> [View]) -> ViewTree {
  ViewTree(screen: Size(width: 200, height: 100)) { View("UIView", frame: (0, 0, 200, 100), subviews: subviews) }
}

@Suite struct PlanDrawingTests {
  private func plan(_ tree: ViewTree, _ options: DrawingOptions = DrawingOptions(columns: 40)) -> String {
    PlanDrawing(options: options).render(tree)
  }

  @Test func `a nearer view covers a farther one, and its edge joins the lines that end there`() {
    let tree = screen {
      View("UIView", name: "back", frame: (20, 20, 100, 60))
      View("UIView", name: "front", frame: (80, 40, 100, 50))
    }
    #expect(
      plan(tree) == """
        ┌─ UIView ─────────────────────────────┐
        │                                      │
        │   ┌─ back ───────────┐               │
        │   │                  │               │
        │   │           ┌──────┴─ front ───┐   │
        │   │           │                  │   │
        │   │           │                  │   │
        │   │           │                  │   │
        │   └───────────┤                  │   │
        │               └──────────────────┘   │
        └──────────────────────────────────────┘

        """)
  }

  @Test func `ASCII draws the same with plus signs`() {
    let tree = screen {
      View("UIView", name: "back", frame: (20, 20, 100, 60))
      View("UILabel", name: "über", frame: (80, 40, 100, 50), text: "設定…")
    }
    #expect(
      plan(tree, DrawingOptions(columns: 40, charset: .ascii)) == """
        +- UIView -----------------------------+
        |                                      |
        |   +- back -----------+               |
        |   |                  |               |
        |   |           +------+- ?ber ----+   |
        |   |           |                  |   |
        |   |           | ?????            |   |
        |   |           |                  |   |
        |   +-----------+                  |   |
        |               +------------------+   |
        +--------------------------------------+

        """)
  }

  @Test func `what a clipping view cuts off is not drawn`() {
    let tree = screen {
      View("UIScrollView", frame: (40, 20, 120, 60)) {
        View("UIView", name: "content", frame: (-20, 10, 200, 30))
        View("UIView", name: "gone", frame: (130, 0, 40, 30))
      }.clips()
    }
    #expect(
      plan(tree) == """
        ┌─ UIView ─────────────────────────────┐
        │                                      │
        │       ┌─ UIScrollView ───────┐       │
        │       ├─ content ────────────┤       │
        │       │                      │       │
        │       │                      │       │
        │       ├──────────────────────┤       │
        │       │                      │       │
        │       └──────────────────────┘       │
        │                                      │
        └──────────────────────────────────────┘
        not drawn: 1 clipped away

        """)
  }

  @Test func `a scroll view shows what its offset brings in`() {
    // Rows of 40 points scrolled up by 60: row 1 shows from its middle on, row 3 up to its middle.
    let tree = ViewTree(screen: Size(width: 200, height: 100)) {
      View("UIScrollView", frame: (0, 0, 200, 100)) {
        for row in 0..<6 { View("UIView", name: "row \(row)", frame: (0, Double(row) * 40, 200, 40)) }
      }.clips().boundsOrigin(0, 60)
    }
    #expect(
      plan(tree) == """
        ┌─ UIScrollView ───────────────────────┐
        │row 1                                 │
        ├─ row 2 ──────────────────────────────┤
        │                                      │
        │                                      │
        │                                      │
        ├─ row 3 ──────────────────────────────┤
        │                                      │
        │                                      │
        │                                      │
        └──────────────────────────────────────┘
        not drawn: 3 off screen

        """)
  }

  @Test func `hidden and transparent views are left out and counted`() {
    #expect(
      plan(hiding()) == """
        ┌─ UIView ─────────────────────────────┐
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        └──────────────────────────────────────┘
        not drawn: 2 hidden, 1 transparent

        """)
  }

  @Test func `or drawn with dashed edges, see-through`() {
    #expect(
      plan(hiding(), DrawingOptions(columns: 40, hiddenViews: .outline)) == """
        ┌─ UIView ─────────────────────────────┐
        │                                      │
        │   ┌┄ menu ┄┄┄┄┄┄┄┄┄┄┄┐ ┌┄ ghost ┄┄┄┐ │
        │   ┆ ┌┄ Hi ┄┄┄┄┄┄┐    ┆ ┆           ┆ │
        │   ┆ ┆           ┆    ┆ ┆           ┆ │
        │   ┆ └┄┄┄┄┄┄┄┄┄┄┄┘    ┆ ┆           ┆ │
        │   ┆                  ┆ ┆           ┆ │
        │   ┆                  ┆ ┆           ┆ │
        │   └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘ └┄┄┄┄┄┄┄┄┄┄┄┘ │
        │                                      │
        └──────────────────────────────────────┘

        """)
  }

  private func hiding() -> ViewTree {
    screen {
      View("UIView", name: "menu", frame: (20, 20, 100, 60)) {
        View("UILabel", frame: (10, 10, 60, 20), text: "Hi")
      }.hidden()
      View("UIView", name: "ghost", frame: (130, 20, 60, 60)).alpha(0)
    }
  }

  @Test func `wide characters, emoji and combining marks keep the edges straight`() {
    let tree = screen {
      View("UILabel", name: "通知", frame: (20, 10, 100, 30), text: "通知と音の設定を変更する")
      View("UILabel", name: "e\u{301}x", frame: (20, 50, 100, 30), text: "😀 party e\u{301}🇩🇪")
    }
    #expect(
      plan(tree) == """
        ┌─ UIView ─────────────────────────────┐
        │   ┌─ 通知 ───────────┐               │
        │   │ 通知と音の設定を │               │
        │   │ 変更する         │               │
        │   └──────────────────┘               │
        │   ┌─ e\u{301}x ─────────────┐               │
        │   │ 😀 party e\u{301}🇩🇪     │               │
        │   │                  │               │
        │   └──────────────────┘               │
        │                                      │
        └──────────────────────────────────────┘

        """)
  }

  @Test func `neighbours share their edges`() {
    let titles = ["Home", "Search", "Favourites", "Me"]
    let tree = screen {
      for tab in 0..<4 { View("UIButton", frame: (Double(tab) * 50, 70, 50, 30), text: titles[tab]) }
    }
    #expect(
      plan(tree) == """
        ┌─ UIView ─────────────────────────────┐
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        ├UIButton─┬UIButton─┬UIButton┬UIButton─┤
        │ Home    │ Search  │ Favour │ Me      │
        │         │         │ ites   │         │
        └─────────┴─────────┴────────┴─────────┘

        """)
  }

  @Test func `views too small for a name get a number, and the legend names them`() {
    let tree = screen {
      View("UIImageView", name: "star", frame: (20, 20, 8, 8))
      View("UIView", name: "separator", frame: (0, 80, 200, 0.5))
      View("UIImageView", name: "dot", frame: (100, 50, 1, 1))
      View("UIView", name: "nothing", frame: (10, 10, 0, 20))
    }
    // 8 points are 1.56 columns wide, from column 4 to 5, and less than a row high, from row 2 to 3.
    #expect(
      plan(tree) == """
        ┌─ UIView ─────────────────────────────┐
        │                                      │
        │   1┐                                 │
        │   └┘                                 │
        │                                      │
        │                   2                  │
        │                                      │
        │                                      │
        ├─ separator ──────────────────────────┤
        │                                      │
        └──────────────────────────────────────┘
         1 UIImageView #star (20 20; 8 8)
         2 UIImageView #dot (100 50; 1 1)
        not drawn: 1 empty

        """)
  }

  @Test func `a view without a background shows what is behind it where the source tells backgrounds`() {
    let tree = ViewTree(screen: Size(width: 200, height: 100)) {
      View("UIView", frame: (0, 0, 200, 100)) {
        View("UIView", name: "solid", frame: (20, 20, 100, 60)).background("#ff0000")
        View("UIView", name: "glass", frame: (80, 40, 100, 50))
      }.background("#ffffff")
    }
    #expect(
      plan(tree) == """
        ┌─ UIView ─────────────────────────────┐
        │                                      │
        │   ┌─ solid ──────────┐               │
        │   │                  │               │
        │   │           ┌──────┼─ glass ───┐   │
        │   │           │      │           │   │
        │   │           │      │           │   │
        │   │           │      │           │   │
        │   └───────────┼──────┘           │   │
        │               └──────────────────┘   │
        └──────────────────────────────────────┘

        """)
  }

  @Test func `nested views in the same place share one box and its edge names them all`() {
    let tree = ViewTree(screen: Size(width: 200, height: 40)) {
      View("UIWindow", frame: (0, 0, 200, 40)) {
        View("UIView", frame: (0, 0, 200, 40)).controller("app.RootController")
      }
    }
    #expect(
      plan(tree) == """
        ┌─ UIWindow › ◉ RootController ────────┐
        │                                      │
        │                                      │
        │                                      │
        └──────────────────────────────────────┘

        """)
    // 21 columns hold the inner name alone; the legend names the window.
    #expect(
      plan(tree, DrawingOptions(columns: 21)) == """
        ┌ ◉ RootController ─┐
        │                   │
        └───────────────────┘
         · UIWindow (0 0; 20…

        """)
  }

  @Test func `texts stay on their lines and harm no terminal`() {
    let tree = ViewTree { View("UILabel", frame: (0, 0, 200, 30), text: "one\ntwo\u{1B}[31m red \u{202E}rtl") }
    #expect(
      plan(tree) == #"""
        ┌─ UILabel ────────────────────────────┐
        │ one two\u{1B}[31m red \u{202E}rtl    │
        │                                      │
        └──────────────────────────────────────┘

        """#)
  }

  @Test func `a tree without frames says that there is nothing to draw`() {
    #expect(plan(ViewTree { View("UIView") }) == "(nothing to draw)\nnot drawn: 1 without a frame\n")
    #expect(plan(ViewTree()) == "(nothing to draw)\n")
  }

  @Test func `frames beyond all measure are drawn or counted`() {
    let tree = ViewTree {
      View("A", frame: (.nan, 0, .infinity, 10))
      View("B", frame: (0, 0, -5, 10))
      View("C", frame: (0, 0, 1e300, 1e299))
    }
    #expect(
      plan(tree) == """
        ┌─ C ──────────────────────────────────┐
        │                                      │
        └──────────────────────────────────────┘
        not drawn: 1 without a frame, 1 empty

        """)
  }

  @Test func `a canvas is bounded and says what is below it`() {
    let tree = ViewTree(screen: Size(width: 10, height: 100_000)) {
      View("UIView", name: "top", frame: (0, 0, 10, 100))
      View("UIView", name: "bottom", frame: (0, 90_000, 10, 100))
    }
    let lines = plan(tree).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == PlanDrawing.maximumRows + 2)
    #expect(lines[PlanDrawing.maximumRows] == "not drawn: 1 below row 600")
  }

  @Test func `colour adds escape sequences and nothing else`() {
    let tree = ViewTree(screen: Size(width: 200, height: 40)) {
      View("UIView", frame: (0, 0, 200, 40)) {
        View("UILabel", frame: (20, 10, 100, 20), text: "Hi")
      }.background("#204080")
    }
    let plain = plan(tree)
    let colored = plan(tree, DrawingOptions(columns: 40, usesColor: true))
    #expect(colored.contains("\u{1B}[48;2;32;64;128;38;5;231m"))
    var words = ""
    var isInEscape = false
    for scalar in colored.unicodeScalars {
      if scalar == "\u{1B}" { isInEscape = true }
      if !isInEscape { words.unicodeScalars.append(scalar) }
      if scalar == "m" { isInEscape = false }
    }
    #expect(words == plain)
  }
}
