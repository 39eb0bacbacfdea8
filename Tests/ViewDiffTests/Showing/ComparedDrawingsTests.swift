import Testing
import ViewDiff
import ViewTree

@Suite struct ComparedDrawingsTests {
  private let before = tree(
    """
    Window (0 0 200 100)
      Bar #bar (0 0 200 20)
      Box #menu (20 30 60 30)
      Label "Hi" (100 30 80 30)
      Box #gone (20 70 60 20)
    """)
  private let after = tree(
    """
    Window (0 0 200 100)
      Bar #bar (0 0 200 20)
      Label "Hello" (100 30 80 30)
      Box #menu (20 60 60 30)
      Box #new (100 70 80 20)
        Label "inside" (0 0 9 9)
    """)

  private func drawings(_ columns: Int, _ style: ComparedDrawings.Style = .plan, ascii: Bool = false) -> String {
    ComparedDrawings(style, options: ChangesOptions(columns: columns, usesASCII: ascii)).render(ViewTree.changes(from: before, to: after))
  }

  @Test func `before and after beside each other, with numbers that the legend names`() {
    #expect(
      drawings(82) == """
        1 added (2 views), 1 removed, 1 moved, 2 changed; 2 unchanged
        before:                                   after:
        ┌─ bar ───────────────────────────────┐   ┌─ bar ───────────────────────────────┐
        │                                     │   │                                     │
        ├─────────────────────────────────────┤   ├─────────────────────────────────────┤
        │   ┏ >2 menu ━┓   ┏━ ~1 Label ━━━┓   │   │                  ┏━ ~1 Label ━━━┓   │
        │   ┃          ┃   ┃ Hi           ┃   │   │                  ┃ Hello        ┃   │
        │   ┃          ┃   ┃              ┃   │   │                  ┃              ┃   │
        │   ┗━━━━━━━━━━┛   ┗━━━━━━━━━━━━━━┛   │   │   ┏ >2 menu ━┓   ┗━━━━━━━━━━━━━━┛   │
        │   ┏ -4 gone ━┓                      │   │   ┃          ┃   ┏━┯━ +3 new ━━━┓   │
        │   ┃          ┃                      │   │   ┃          ┃   ┠─┘            ┃   │
        │   ┗━━━━━━━━━━┛                      │   │   ┗━━━━━━━━━━┛   ┗━━━━━━━━━━━━━━┛   │
        └─ Window ────────────────────────────┘   └─ Window ────────────────────────────┘
        ~1 Label "Hello" (100 30; 80 30) · text "Hi"→"Hello"
        >2 Box #menu (20 60; 60 30) · moved from position 1 to 2, y 30→60 (+30)
        +3 Box #new (100 70; 80 20) · added in Window, 2 views
        -4 Box #gone (20 70; 60 20) · was in Window

        """)
  }

  @Test func `one under the other where the columns do not do for both`() {
    #expect(
      drawings(40) == """
        1 added (2 views), 1 removed, 1 moved, 2 changed; 2 unchanged
        before:
        ┌─ bar ────────────────────────────────┐
        │                                      │
        ├──────────────────────────────────────┤
        │   ┏━ >2 menu ━┓   ┏━ ~1 Label ━━━┓   │
        │   ┃           ┃   ┃ Hi           ┃   │
        │   ┃           ┃   ┃              ┃   │
        │   ┗━━━━━━━━━━━┛   ┗━━━━━━━━━━━━━━┛   │
        │   ┏━ -4 gone ━┓                      │
        │   ┃           ┃                      │
        │   ┗━━━━━━━━━━━┛                      │
        └─ Window ─────────────────────────────┘
        after:
        ┌─ bar ────────────────────────────────┐
        │                                      │
        ├──────────────────────────────────────┤
        │                   ┏━ ~1 Label ━━━┓   │
        │                   ┃ Hello        ┃   │
        │                   ┃              ┃   │
        │   ┏━ >2 menu ━┓   ┗━━━━━━━━━━━━━━┛   │
        │   ┃           ┃   ┏┯━ +3 new ━━━━┓   │
        │   ┃           ┃   ┠┘             ┃   │
        │   ┗━━━━━━━━━━━┛   ┗━━━━━━━━━━━━━━┛   │
        └─ Window ─────────────────────────────┘
        ~1 Label "Hello" (100 30; 80 30)
             text "Hi"→"Hello"
        >2 Box #menu (20 60; 60 30)
             moved from position 1 to 2, y 30→60
             (+30)
        +3 Box #new (100 70; 80 20)
             added in Window, 2 views
        -4 Box #gone (20 70; 60 20)
             was in Window

        """)
  }

  @Test func `cards on layers`() {
    #expect(
      drawings(119, .exploded) == """
        1 added (2 views), 1 removed, 1 moved, 2 changed; 2 unchanged
        before:                                                      after:
        ┌─ Window ────────────────────────────────────────────┐      ┌─ Window ────────────────────────────────────────────┐
        │  ┌─ bar ───────────────────────────────────────────────┐   │  ┌─ bar ───────────────────────────────────────────────┐
        │  │                                                     │   │  │                                                     │
        │  │                                                     │   │  │                                                     │
        │  └─────────────────────────────────────────────────────┘   │  └─────────────────────────────────────────────────────┘
        │       ┏━ >2 menu ━━━━━━┓    ┏━ ~1 Label ━━━━━━━━━━┓ │      │                             ┏━ ~1 Label ━━━━━━━━━━┓ │
        │       ┃                ┃    ┃                     ┃ │      │                             ┃                     ┃ │
        │       ┃                ┃    ┃ Hi                  ┃ │      │                             ┃ Hello               ┃ │
        │       ┃                ┃    ┃                     ┃ │      │                             ┃                     ┃ │
        │       ┗━━━━━━━━━━━━━━━━┛    ┗━━━━━━━━━━━━━━━━━━━━━┛ │      │       ┏━ >2 menu ━━━━━━┓    ┗━━━━━━━━━━━━━━━━━━━━━┛ │
        │       ┏━ -4 gone ━━━━━━┓                            │      │       ┃                ┃    ┏━ +3 new ━━━━━━━━━━━━┓ │
        │       ┃                ┃                            │      │       ┃                ┃    ┃  ┌─┐                ┃ │
        │       ┃                ┃                            │      │       ┃                ┃    ┃  │ │                ┃ │
        │       ┗━━━━━━━━━━━━━━━━┛                            │      │       ┗━━━━━━━━━━━━━━━━┛    ┗━━└─┘━━━━━━━━━━━━━━━━┛ │
        └─────────────────────────────────────────────────────┘      └─────────────────────────────────────────────────────┘
        ~1 Label "Hello" (100 30; 80 30) · text "Hi"→"Hello"
        >2 Box #menu (20 60; 60 30) · moved from position 1 to 2, y 30→60 (+30)
        +3 Box #new (100 70; 80 20) · added in Window, 2 views
        -4 Box #gone (20 70; 60 20) · was in Window

        """)
  }

  @Test func `a mark stands with the view that has it, not with one in the same place`() {
    func shared(_ rest: String) -> ViewTree {
      tree("Window (0 0 200 100)\n  Box #container (20 30 60 30)\n    Box #scrolling (0 0 60 30)\(rest)")
    }
    let text = ComparedDrawings(.plan, options: ChangesOptions(columns: 82)).render(
      ViewTree.changes(from: shared(""), to: shared(" disabled")))
    #expect(text.contains("~1 scr") && !text.contains("~1 con"), "\(text)")
  }

  @Test func `ASCII`() {
    #expect(
      drawings(40, ascii: true) == """
        1 added (2 views), 1 removed, 1 moved, 2 changed; 2 unchanged
        before:
        +- bar --------------------------------+
        |                                      |
        +--------------------------------------+
        |   ## >2 menu ##   ## ~1 Label ####   |
        |   #           #   # Hi           #   |
        |   #           #   #              #   |
        |   #############   ################   |
        |   ## -4 gone ##                      |
        |   #           #                      |
        |   #############                      |
        +- Window -----------------------------+
        after:
        +- bar --------------------------------+
        |                                      |
        +--------------------------------------+
        |                   ## ~1 Label ####   |
        |                   # Hello        #   |
        |                   #              #   |
        |   ## >2 menu ##   ################   |
        |   #           #   ### +3 new #####   |
        |   #           #   #+             #   |
        |   #############   ################   |
        +- Window -----------------------------+
        ~1 Label "Hello" (100 30; 80 30)
             text "Hi"->"Hello"
        >2 Box #menu (20 60; 60 30)
             moved from position 1 to 2, y
             30->60 (+30)
        +3 Box #new (100 70; 80 20)
             added in Window, 2 views
        -4 Box #gone (20 70; 60 20)
             was in Window

        """)
  }

  @Test func `one added subtree is one mark; the same trees give no drawing`() {
    let one = ViewTree.changes(
      from: tree("A (0 0 100 50)\n  B #b (0 0 50 50)"),
      to: tree("A (0 0 100 50)\n  B #b (0 0 50 50)\n  C #c (50 0 50 50)\n    D #d (10 10 30 30)"))
    for style in [ComparedDrawings.Style.plan, .exploded] {
      let text: String = ComparedDrawings(style, options: ChangesOptions(columns: 120)).render(one)
      #expect(text.split(separator: "+1").count - 1 == 2)
      #expect(text.hasSuffix("\n+1 C #c (50 0; 50 50) · added in A, 2 views\n"))
      #expect(ComparedDrawings(style).render(ViewTree.changes(from: before, to: before)) == "no changes; 5 unchanged\n")
    }
  }

  @Test func `what shows in neither drawing is named all the same`() {
    let changes = ViewTree.changes(
      from: tree("A (0 0 100 50)\n  B #b (0 0 50 50) hidden"), to: tree("A (0 0 100 50)\n  B #b (0 0 50 40) hidden"))
    let text: String = ComparedDrawings(options: ChangesOptions(columns: 80)).render(changes)
    #expect(text.hasSuffix("\n~1 (not in the drawings) B #b (0 0; 50 40) hidden · height 50→40 (-10)\n"))
  }

  @Test func `a scene that came has nothing before it`() {
    let text: String = ComparedDrawings(options: ChangesOptions(columns: 80)).render(ViewTree.changes(from: ViewTree(), to: after))
    #expect(text.contains("\nbefore:                                  after:\n(nothing to draw)                        ┏━ bar ━"))
  }

  @Test func `no line is wider than asked for, and every mark that fits is there`() {
    for columns in [20, 39, 40, 79, 80, 81, 119, 200] {
      for style in [ComparedDrawings.Style.plan, .exploded] {
        for line in drawings(columns, style).split(separator: "\n").dropFirst() { #expect(line.count <= columns) }
      }
    }
  }
}
