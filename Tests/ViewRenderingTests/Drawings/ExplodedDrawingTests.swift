import Testing
import ViewRendering
import ViewTree

@Suite struct ExplodedDrawingTests {
  private func exploded(_ tree: ViewTree, columns: Int = 40) -> String {
    ExplodedDrawing(options: DrawingOptions(columns: columns)).render(tree)
  }

  @Test func `each layer stands three columns right and one row down of the one behind`() {
    let tree = ViewTree(screen: Size(width: 200, height: 100)) {
      View("UIWindow", frame: (0, 0, 200, 100)) {
        View("UIView", frame: (0, 0, 200, 100)) {
          View("UILabel", frame: (20, 20, 120, 40), text: "Hello")
        }.controller("ViewController")
      }
    }
    #expect(
      exploded(tree) == """
        ┌─ UIWindow ────────────────────────┐
        │  ┌─ ◉ ViewController ────────────────┐
        │  │                                   │
        │  │                                   │
        │  │      ┌─ UILabel ──────────┐       │
        │  │      │ Hello              │       │
        │  │      │                    │       │
        │  │      └────────────────────┘       │
        │  │                                   │
        └──│                                   │
           └───────────────────────────────────┘

        """)
  }

  @Test func `views side by side stand on one layer, and one that overlaps both in front of them`() {
    let tree = ViewTree(screen: Size(width: 200, height: 100)) {
      View("UIView", frame: (0, 0, 200, 100)) {
        View("UIView", name: "left", frame: (0, 0, 100, 100))
        View("UIView", name: "right", frame: (100, 0, 100, 100))
        View("UIView", name: "top", frame: (60, 30, 80, 40))
      }
    }
    #expect(
      exploded(tree) == """
        ┌─ UIView ──────────────────────────┐
        │  ┌─ left ──────────┬─ right ─────────┐
        │  │                 │                 │
        │  │                 │                 │
        │  │                 │                 │
        │  │             ┌─ top ───────┐       │
        │  │             │             │       │
        │  │             │             │       │
        │  │             └─────────────┘       │
        └──│                 │                 │
           └─────────────────┴─────────────────┘

        """)
  }

  @Test func `clipped content is drawn whole`() {
    let tree = ViewTree(screen: Size(width: 100, height: 50)) {
      View("UIScrollView", frame: (0, 0, 100, 50)) {
        View("UIView", name: "content", frame: (0, 0, 200, 50))
      }.clips()
    }
    #expect(
      exploded(tree) == """
        ┌─ UIScrollView ──┐
        │  ┌─ content ─────────────────────────┐
        │  │                                   │
        │  │                                   │
        │  │                                   │
        └──│                                   │
           └───────────────────────────────────┘

        """)
  }

  @Test func `a subview stands in front of its superview even where it lies beside it`() {
    let tree = ViewTree(screen: Size(width: 100, height: 60)) {
      View("UIView", name: "panel", frame: (0, 0, 50, 60)) {
        View("UIView", name: "badge", frame: (60, 0, 40, 20))
      }
    }
    #expect(
      exploded(tree) == """
        ┌─ panel ─────────┐
        │                 │      ┌─ badge ─────┐
        │                 │      │             │
        │                 │      │             │
        │                 │      │             │
        │                 │      └─────────────┘
        │                 │
        │                 │
        │                 │
        │                 │
        │                 │
        └─────────────────┘

        """)
  }

  @Test func `with many layers they move closer together, and the frontmost are counted`() {
    func nested(_ depth: Int) -> ViewTree {
      var builder = ViewTree.Builder()
      for level in 0..<depth { builder.open(.init("V\(level)", frame: Rect(x: 0, y: 0, width: 100, height: 50))) }
      return builder.finish()
    }
    let twelve = exploded(nested(12)).split(separator: "\n")
    #expect(twelve[1].hasPrefix("│┌"))  // one column a layer
    let fifty = exploded(nested(50))
    #expect(fifty.hasSuffix("not drawn: 30 in front of layer 20\n"))
    for line in fifty.split(separator: "\n") { #expect(TextColumns.count(String(line)) <= 40) }
  }

  @Test func `far content is left out and counted`() {
    let tree = ViewTree(screen: Size(width: 100, height: 50)) {
      View("UIScrollView", frame: (0, 0, 100, 50)) {
        for page in 0..<10 { View("UIView", name: "page \(page)", frame: (Double(page) * 100, 0, 100, 50)) }
      }.clips()
    }
    // The screen and three more to the right: pages 0 to 3.
    let drawing = exploded(tree, columns: 80)
    #expect(drawing.contains("page 3") && !drawing.contains("page 4"))
    #expect(drawing.hasSuffix("not drawn: 6 far off screen\n"))
  }
}
