import Testing
import ViewTree

@testable import ViewRendering

/// A screen of 200 × 100 points. On 40 columns, 320 pixels, a point is 1.6 pixels.
private func screen(@ViewsBuilder _ subviews: () -> [View]) -> ViewTree {
  ViewTree(screen: Size(width: 200, height: 100)) { View("UIView", frame: (0, 0, 200, 100), subviews: subviews) }
}

@Suite struct SVGDrawingTests {
  private let options = DrawingOptions(columns: 40)

  /// What stands between the styles and the end.
  private func body(_ drawing: SVGDrawing, _ tree: ViewTree) -> String {
    let text: String = drawing.render(tree)
    return String(text.split(separator: "</style>\n")[1])
  }

  @Test func `the plan has an element a view, with its line of the tree, its colour and its name`() {
    let tree = screen {
      View("UIView", name: "card", frame: (20, 10, 150, 80)) {
        View("UILabel", frame: (10, 30, 100, 20), text: "a < b & \"c\"")
      }.background("#203040").controller("CardController")
    }
    #expect(
      body(SVGDrawing(.plan, options: options), tree) == """
        <rect class="g" width="100%" height="100%"/>
        <svg x="8" y="8" width="320" height="160">
        <svg x="0" y="0" width="320" height="160"><title>UIView (0 0; 200 100)</title>\
        <rect class="t" x="0.5" y="0.5" width="319" height="159"/>\
        <text class="n" font-size="9.6" x="5" y="11">UIView</text></svg>
        <svg x="32" y="16" width="240" height="128"><title>UIView #card (20 10; 150 80) ◉ CardController</title>\
        <rect x="0.5" y="0.5" width="239" height="127" fill="#203040"/>\
        <rect class="b" rx="2" x="2" y="1.4" width="99.7" height="12.6"/>\
        <text class="n c" font-size="9.6" x="5" y="11">◉ CardController</text></svg>
        <svg x="48" y="64" width="160" height="32"><title>UILabel &quot;a &lt; b &amp; \\&quot;c\\&quot;&quot; (10 30; 100 20)
        in ◉ CardController</title><rect class="t" x="0.5" y="0.5" width="159" height="31"/>\
        <text class="n w" font-size="9.6" x="5" y="11">UILabel</text>\
        <text class="x w" font-size="12" x="5" y="26.2">a &lt; b &amp; &quot;c&quot;</text></svg>
        </svg>
        </svg>

        """)
  }

  @Test func `cards on layers, a controller's with a title bar`() {
    let tree = screen {
      View("UIView", frame: (0, 0, 200, 100)) {
        View("UILabel", frame: (10, 30, 100, 20), text: "Hi")
      }.controller("CardController")
    }
    // Three layers, each 26 pixels right and 30 down. The middle one needs the most room: (320 - 26) / 200 = 1.47 pixels a point. The bar
    // adds 14 above. The label's text stands in the middle of what its name leaves: on the grid of 4 pixels that begins at 120, 15.9 below
    // the box's top; 13.5 are left, its letters 0.8 of that, and the base line 0.35 × 10.8 below the middle: 15.9 + 6.75 + 3.78.
    #expect(
      body(SVGDrawing(.exploded, options: options), tree) == """
        <rect class="g" width="100%" height="100%"/>
        <svg x="8" y="8" width="320" height="177">
        <svg x="0" y="0" width="294" height="147"><title>UIView (0 0; 200 100)</title>\
        <rect class="p" x="0.5" y="0.5" width="293" height="146"/>\
        <text class="n" font-size="9.6" x="5" y="11">UIView</text></svg>
        <svg x="26" y="16" width="294" height="161"><title>UIView (0 0; 200 100) ◉ CardController</title>\
        <rect class="p" x="0.5" y="0.5" width="293" height="160"/>\
        <rect class="b" x=".5" y=".5" width="293" height="13"/>\
        <text class="n c" font-size="10" x="5" y="10.5">◉ CardController</text></svg>
        <svg x="66.7" y="104.1" width="147" height="29.4"><title>UILabel &quot;Hi&quot; (10 30; 100 20)
        in ◉ CardController</title><rect class="p" x="0.5" y="0.5" width="146" height="28.4"/>\
        <text class="n" font-size="9.6" x="5" y="11">UILabel</text>\
        <text class="x" font-size="10.8" x="5" y="26.43">Hi</text></svg>
        </svg>
        </svg>

        """)
  }

  @Test func `hidden views are left out and counted, or dashed`() {
    let tree = screen {
      View("UIView", name: "menu", frame: (20, 20, 100, 60)) { View("UILabel", frame: (10, 10, 60, 20), text: "Hi") }.hidden()
      View("UIView", name: "ghost", frame: (130, 20, 60, 60)).alpha(0)
    }
    for style in [SVGDrawing.Style.plan, .exploded] {
      let omitted = body(SVGDrawing(style, options: options), tree)
      #expect(omitted.contains(">not drawn: 2 hidden, 1 transparent</text>"))
      #expect(!omitted.contains("menu") && !omitted.contains("ghost"))
      let dashed = body(SVGDrawing(style, options: DrawingOptions(columns: 40, hiddenViews: .outline)), tree)
      #expect(dashed.split(separator: "class=\"t d\"").count - 1 == 3)
      #expect(!dashed.contains("not drawn"))
    }
  }

  @Test func `an edge behind a clipping one lies outside its element, which clips`() {
    let tree = screen {
      View("UIScrollView", frame: (40, 20, 120, 60)) { View("UIView", name: "content", frame: (-20, 10, 200, 30)) }.clips()
    }
    #expect(
      body(SVGDrawing(.plan, options: options), tree).contains(
        #"<svg x="64" y="48" width="192" height="48"><title>UIView #content (-20 10; 200 30)</title>"#
          + #"<rect class="p" x="-4" y="0.5" width="200" height="47"/>"#))
  }

  @Test func `half transparent views are so with all that is in them`() {
    let tree = screen {
      View("UIView", name: "outer", frame: (0, 0, 100, 100)) { View("UIView", name: "inner", frame: (0, 0, 50, 50)).alpha(0.5) }.alpha(0.5)
    }
    let text = body(SVGDrawing(.plan, options: options), tree)
    #expect(text.contains(#"height="160" opacity="0.5"><title>UIView #outer"#))
    #expect(text.contains(#"height="80" opacity="0.25"><title>UIView #inner"#))
  }

  @Test func `several trees stand in one file, each under its name`() {
    var output = TextOutput()
    let trees = ["<Login>", "Menu"].map { name in SceneTree(name: name, tree: screen { View("UIView", name: name, frame: (0, 0, 50, 50)) })
    }
    SVGDrawing(.plan, options: options).render(trees, to: &output)
    #expect(SVGCheck(output.text).problem == nil)
    #expect(output.text.contains(">&lt;Login&gt;</text>") && output.text.contains(">Menu</text>"))
    #expect(output.text.contains(#"width="672" height="202">"#))  // 2 × (320 + 16) and 160 + 16 + 26
  }

  @Test func `a tree without views says so`() {
    #expect(body(SVGDrawing(), ViewTree()).contains(">(nothing to draw)</text>"))
    let text = body(SVGDrawing(.exploded), ViewTree { View("UIView").hidden() })
    #expect(text.contains(">(nothing to draw); not drawn: 1 hidden</text>"))
  }

  // MARK: Whatever a tree holds

  @Test func `texts stay texts, and nothing that XML forbids comes through`() {
    let evil = "</title></svg><script>alert(1)</script>]]><!-- & \u{0}\u{1B}[31m\u{FFFE}\u{FFFF}\u{202E}\n\t\"' onload=x"
    var node = ViewTree.Node(evil, identity: evil, name: evil, frame: Rect(x: 0, y: 0, width: 200, height: 100), text: evil)
    node.controller = .init(evil, title: evil, state: evil)
    node.attributes = [.init(evil, evil)]
    var builder = ViewTree.Builder()
    builder.source = .init(format: "x", name: evil)
    builder.open(node)
    node.controller = nil
    builder.open(node)
    for style in [SVGDrawing.Style.plan, .exploded] {
      let text: String = SVGDrawing(style).render(builder.finish())
      let check = SVGCheck(text)
      #expect(check.problem == nil)
      #expect(check.names.subtracting(["svg", "title", "style", "rect", "text"]) == [])
      #expect(
        check.attributes.subtracting([
          "xmlns", "role", "viewBox", "width", "height", "class", "x", "y", "rx", "fill", "fill-opacity", "font-size", "opacity",
        ]) == [])
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
      #expect(!text.contains("\u{202E}") && !text.contains("\u{FFFE}") && !text.contains("\u{FFFF}"))
    }
  }

  static let frames: [(Double, Double, Double, Double)] = [
    (.nan, 0, 10, 10), (0, 0, .infinity, 10), (0, 0, 1e300, 1e300), (-1e308, -1e308, 1e308, 1e308), (1e308, 0, 1e308, 1), (0, 0, -5, 10),
    (0, 0, .leastNonzeroMagnitude, 1e300), (0, 0, 1, 1e9), (0, 0, 1e9, 1), (0, 0, 0, 0), (1e15, 1e15, 1, 1),
    (0, 0, .leastNonzeroMagnitude, .leastNonzeroMagnitude),
  ]

  @Test(arguments: frames)
  func `frames of any size make a drawing of a size that can be shown`(x: Double, y: Double, width: Double, height: Double) {
    let odd = View("Odd", frame: (x, y, width, height)) { View("In", frame: (1, 2, 3, 4)) }
    for tree in [
      ViewTree { odd }, screen { odd },
      ViewTree {
        View("Root") {
          odd
          View("Other", frame: (0, 0, 10, 10))
        }
      },
    ] {
      for style in [SVGDrawing.Style.plan, .exploded] {
        let text: String = SVGDrawing(style, options: options).render(tree)
        let check = SVGCheck(text)
        #expect(check.problem == nil)
        #expect(check.width > 0 && check.width <= 4000 && check.height > 0 && check.height <= 11_000)
        for number in check.numbers { #expect(number.isFinite && abs(number) <= 2e5) }
      }
      for drawing: any TreeRenderer in [PlanDrawing(options: options), ExplodedDrawing(options: options)] {
        let text: String = drawing.render(tree)
        #expect(text.split(separator: "\n").count < 620)
      }
    }
  }

  @Test func `of many views the largest are drawn, the others counted`() {
    let tree = ViewTree(screen: Size(width: 1000, height: 1000)) {
      View("UIView", frame: (0, 0, 1000, 1000)) {
        for place in 0..<300 { View("Dot", name: "n\(place)", frame: (Double(place), Double(place), 1 + Double(place), 2)) }
      }
    }
    var picture = SVGPicture.pictures(of: [tree], .plan, options)[0]
    picture.marks[1] = .init(.added, 1)
    picture.limit(to: 100)
    var output = TextOutput()
    picture.writeElement(label: "x", to: &output)
    let text = output.text
    // The root, the marked one, and the 98 widest.
    #expect(text.split(separator: "<title>").count - 1 == 100)
    #expect(text.contains("#n0 ") && text.contains("#n299 ") && text.contains("#n202 ") && !text.contains("#n201 "))
    #expect(text.contains(">not drawn: 201 smaller than the<") || text.contains("not drawn: 201 smaller than the largest 100"))
  }

  @Test func `marks stand in front, with badges that keep clear of each other`() {
    let tree = screen {
      View("UIView", name: "a", frame: (0, 0, 100, 100)) { View("UIView", name: "b", frame: (0, 0, 100, 100)) }
    }
    var picture = SVGPicture.pictures(of: [tree], .plan, options)[0]
    picture.marks[1] = .init(.moved, 12)
    picture.marks[2] = .init(.added, 3)
    var output = TextOutput()
    picture.writeElement(label: "x", to: &output)
    let marks = output.text.split(separator: "\n").filter { $0.hasPrefix("<g") }.joined(separator: "\n")
    #expect(
      marks == """
        <g class="m moved" data-c="12"><rect class="o" x="1" y="1" width="158" height="158"/>\
        <rect class="a" rx="3" x="133.7" y="0" width="26.3" height="14"/>\
        <text class="e" font-size="10" x="137.7" y="10.5">&gt;12</text></g>
        <g class="m added" data-c="3"><rect class="o" x="1" y="1" width="158" height="158"/>\
        <rect class="a" rx="3" x="112.5" y="0" width="20.2" height="14"/>\
        <text class="e" font-size="10" x="116.5" y="10.5">+3</text></g>
        """)
    #expect(output.text.contains(#"<svg class="moved" data-c="12" x="0""#))
  }
}
