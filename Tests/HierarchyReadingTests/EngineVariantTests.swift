import HierarchyReading
import Testing
import ViewRendering

/// The trees of engines as other versions, other sets of characters and error messages have them.
@Suite struct EngineVariantTests {
  private static let tree = """
    RenderView#e441f
     │ configuration: Size(800.0, 600.0) at 3.0x (in logical pixels)
     │
     └─child: RenderPadding#0a1b2 NEEDS-PAINT
       │ creator: Padding ← Center ←
       │   [root]
       │ size: Size(800.0, 600.0)
       │
       ├─child 1: RenderFlex#0a1b3
       │ │ parentData: offset=Offset(16.0, 40.0)
       │ │ size: Size(80.0, 20.0)
       │ │
       │ └─child: RenderParagraph#0a1b4
       │   │ parentData: <none> (can use size)
       │   │ size: Size(10.0, 20.0)
       │   ╘═╦══ text ═══
       │     ║ TextSpan:
       │     ║   "Hello"
       │     ╚═══════════
       └─child 2: RenderImage#0a1b5
           size: Size(1.0, 2.0)

    """

  /// What transcoding makes of rails: by the sign for a bar, a branch and the last branch.
  @Test(arguments: [["│", "├─", "└─"], ["|", "|-", "\\-"], ["|", "+-", "`-"], ["|", "+-", "+-"], ["|", "|--", "\\--"]])
  func `a Flutter render tree's rails may be of any characters`(signs: [String]) throws {
    var text = Self.tree
    for (sign, plain) in zip(["│", "├─", "└─"], signs) { text = text.replacing(sign, with: plain) }
    if signs[0] == "|" {
      for (sign, plain) in [("╘═╦══", "==="), ("║", "|"), ("╚═", "=="), ("═", "=")] { text = text.replacing(sign, with: plain) }
    }
    let document = try read(text, strict: true)
    #expect(document.format == "flutter-render-tree")
    #expect(
      description(of: document) == """
        RenderView (0 0; 800 600)
        ╰─ RenderPadding (0 0; 800 600)
           ├─ RenderFlex (16 40; 80 20)
           │  ╰─ RenderParagraph "Hello" (0 0; 10 20)
           ╰─ RenderImage (0 0; 1 2)

        """)
    #expect(document.trees[0].tree.attribute("creator", of: 1) == "Padding ← Center ← [root]")
  }

  @Test func `what a theatre has off stage is a view too`() throws {
    let document = try read(
      """
      _RenderTheatre#11111
       │ size: Size(10.0, 20.0)
       │
       ├─onstage 1: RenderBox#22222
       │   size: Size(1.0, 2.0)
       ╎
       ╎╌offstage 1: RenderBox#44444 NEEDS-LAYOUT NEEDS-PAINT
       ╎   size: MISSING
       ╎
       └╌offstage 2: RenderBox#55555 NEEDS-LAYOUT
           size: MISSING
      """, strict: true)
    #expect(description(of: document) == "_RenderTheatre (0 0; 10 20)\n├─ RenderBox (0 0; 1 2)\n├─ RenderBox\n╰─ RenderBox\n")
  }

  @Test func `Flutter's semantics give frames, labels and what is hidden`() throws {
    let document = try read(
      """
      flutter: SemanticsNode#0
      flutter:  │ Rect.fromLTRB(0.0, 0.0, 1206.0, 2622.0)
      flutter:  │
      flutter:  └─SemanticsNode#1
      flutter:    │ Rect.fromLTRB(0.0, 0.0, 402.0, 874.0) scaled by 3.0x
      flutter:    │
      flutter:    ├─SemanticsNode#7
      flutter:    │   Rect.fromLTRB(86.1, 76.0, 315.9, 104.0)
      flutter:    │   flags: isHeader, isHidden
      flutter:    │   label: "Page"
      flutter:    │
      flutter:    └─SemanticsNode#12
      flutter:        STALE
      flutter:        Rect.fromLTRB(16.0, 20.0, 64.0, 68.0)
      flutter:        identifier: "go"
      flutter:        label:
      flutter:          "two
      flutter:          lines"
      flutter:        actions: tap
      """, strict: true)
    #expect(
      description(of: document) == #"""
        SemanticsNode (0 0; 1206 2622)
        ╰─ SemanticsNode (0 0; 402 874)
           ├─ SemanticsNode "Page" (86.1 76; 229.8 28) hidden
           ╰─ SemanticsNode #go "two\nlines" (16 20; 48 48)

        """#)
    let tree = document.trees[0].tree
    #expect(tree.identity(of: 3) == "12")
    #expect(tree.attribute("transform", of: 1) == "scaled by 3.0x")
    #expect(tree.attribute("actions", of: 3) == "tap")
  }

  @Test func `Flutter's layers are a tree`() throws {
    let document = try read(
      """
      TransformLayer#82a19
       │ owner: RenderView#5d0c3
       │ transform:
       │   [0] 3.0,0.0,0.0,0.0
       │
       └─child 1: OffsetLayer#32da0
         │ offset: Offset(0.0, 0.0)
         │
         └─child 1: PictureLayer#11111
             paint bounds: Rect.fromLTRB(0.0, 0.0, 800.0, 600.0)
      """, strict: true)
    #expect(description(of: document) == "TransformLayer\n╰─ OffsetLayer\n   ╰─ PictureLayer\n")
  }

  @Test func `Flutter's trees of before 2018 have no hashes`() throws {
    let document = try read(
      """
      I/flutter ( 6559): RenderView
      I/flutter ( 6559):  │ configuration: Size(411.4, 683.4) at 2.625x (in logical pixels)
      I/flutter ( 6559):  │
      I/flutter ( 6559):  └─child: RenderCustomPaint
      I/flutter ( 6559):    │ creator: CustomPaint ← [root]
      I/flutter ( 6559):    │ size: Size(411.4, 683.4)
      I/flutter ( 6559):    │
      I/flutter ( 6559):    └─child: RenderPadding relayoutSubtreeRoot=up1
      I/flutter ( 6559):        size: Size(1.0, 2.0)
      """, strict: true)
    #expect(document.format == "flutter-render-tree")
    #expect(
      description(of: document) == """
        RenderView (0 0; 411.4 683.4)
        ╰─ RenderCustomPaint (0 0; 411.4 683.4)
           ╰─ RenderPadding (0 0; 1 2)

        """)
    let semantics = try read(
      """
      I/flutter : SemanticsNode(0; Rect.fromLTRB(0.0, 0.0, 411.4, 683.4))
      I/flutter :  ├SemanticsNode(1; Rect.fromLTRB(0.0, 0.0, 411.4, 683.4))
      I/flutter :  │ └SemanticsNode(2; Rect.fromLTRB(5.0, 6.0, 8.0, 10.0); canBeTapped; "Go; now")
      I/flutter :  └SemanticsNode(3; Rect.fromLTRB(0.0, 0.0, 1.0, 1.0))
      """, strict: true)
    #expect(
      description(of: semantics) == """
        SemanticsNode (0 0; 411.4 683.4)
        ├─ SemanticsNode (0 0; 411.4 683.4)
        │  ╰─ SemanticsNode "Go; now" (5 6; 3 4)
        ╰─ SemanticsNode (0 0; 1 1)

        """)
    #expect(semantics.trees[0].tree.identity(of: 2) == "2")
    #expect(semantics.trees[0].tree.attribute("canBeTapped", of: 2) == "YES")
  }

  @Test func `Flutter's widgets are a tree without frames`() throws {
    let document = try read(
      """
      flutter: WidgetsFlutterBinding - DEBUG MODE
      flutter: [root](renderObject: RenderView#06beb)
      flutter: └View-[GlobalObjectKey FlutterView#7971c]
      flutter:  └MediaQuery(MediaQueryData(size: Size(800.0, 600.0), devicePixelRatio: 1.0))
      flutter:   └Column(direction: vertical, renderObject: RenderFlex#11111)
      flutter:    ├Text-[<'title'>]("a, b", textAlign: left)
      flutter:    │└RichText(softWrap: wrapping at box width, text: "a, b", renderObject: RenderParagraph#12345 relayoutBoundary=up1)
      flutter:    └Provider<Map<String, int>>
      """, strict: true)
    #expect(document.format == "flutter-render-tree")
    #expect(
      description(of: document) == """
        `[root]`
        ╰─ View
           ╰─ MediaQuery
              ╰─ Column
                 ├─ Text #title "a, b"
                 │  ╰─ RichText
                 ╰─ Provider

        """)
    #expect(document.trees[0].tree.attribute("renderObject", of: 3) == "RenderFlex#11111")
    #expect(document.trees[0].tree.attribute("key", of: 1) == "GlobalObjectKey FlutterView#7971c")
  }

  @Test func `the object that a Flutter error asks about is read, with what the message shows below it`() throws {
    let document = try read(
      """
      A RenderFlex overflowed by 42 pixels on the right.
      The specific RenderFlex in question is: RenderFlex#ee6b6 relayoutBoundary=up1 OVERFLOWING:
        creator: Row ← Center ← ⋯
        parentData: offset=Offset(0.0, 300.0) (can use size)
        size: Size(411.4, 48.0)
        child 1: RenderParagraph#aaaaa
          size: Size(10.0, 20.0)
        child 2: RenderPadding#bbbbb
          child: RenderBox#ccccc
      ◢◤◢◤◢◤◢◤
      """)
    #expect(document.format == "flutter-render-tree")
    #expect(!document.isCut)
    #expect(
      document.trees.map { TreeDump().render($0.tree) } == [
        "RenderFlex (0 300; 411.4 48)\n├─ RenderParagraph (0 0; 10 20)\n╰─ RenderPadding\n   ╰─ RenderBox\n"
      ])
  }

  @Test func `Ladybird before 2025 gives content sizes`() throws {
    let document = try read(
      """
      Viewport <#document> at (0,0) content-size 800x600 children: not-inline
        BlockContainer <body> at (8,8) content-size 784x17 children: inline
          line 0 width: 36.84375, height: 17, bottom: 17, baseline: 13.296875
            frag 0 from TextNode start: 0, length: 5, rect: [8,8 36.84375x17]
              "Hello"
          TextNode <#text>
          BlockContainer <span> at (20,10) content-size 5x5 inline-block [BFC] children: not-inline
      """, strict: true)
    #expect(
      description(of: document) == ##"""
        Viewport #"#document" (0 0; 800 600)
        ╰─ BlockContainer #body "Hello" (8 8; 784 17)
           ├─ TextNode #"#text"
           ╰─ BlockContainer #span (12 2; 5 5)

        """##)
  }

  @Test func `chunks of SVG text are the text of the view above, and frames in a page have layers of their own`() throws {
    let document = try read(
      """
      layer at (0,0) size 480x360
        RenderSVGRoot {svg} at (0,0) size 480x360
          RenderSVGInlineText {#text} at (0,-14) size 30x18
            chunk 1 text run 1 at (10.00,20.00) startOffset 0 endOffset 5 width 30.00: "Hello"
          RenderPartObject {IFRAME} at (0,0) size 304x154
            layer at (2,3) size 300x150
              RenderView at (0,0) size 300x150
      """, strict: true)
    #expect(
      description(of: document) == ##"""
        RenderSVGRoot #svg (0 0; 480 360)
        ├─ RenderSVGInlineText #"#text" "Hello" (0 -14; 30 18)
        ╰─ RenderPartObject #IFRAME (0 0; 304 154)
           ╰─ RenderView (2 3; 300 150)

        """##)
  }
}
