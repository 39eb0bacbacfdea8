import Testing

@Suite struct EngineFixtureTests {
  @Test func `a flutter-render-tree document gives its tree`() throws {
    try expectTree(
      "flutter-render-tree.txt",
      #"""
      RenderView (0 0; 800 600)
      ╰─ RenderPositionedBox (0 0; 800 600)
         ├─ RenderParagraph "Hello" (16 40.5; 80 20)
         ╰─ RenderBox (0 0; inf 0)
      """#)
  }

  @Test func `a render-tree document gives its tree`() throws {
    try expectTree(
      "render-tree.txt",
      #"""
      LayoutView (0 0; 800 600)
      LayoutBlockFlow #DIV (8 74; 784 20)
      ├─ LayoutText #"#text" "Grün \"." (484 0; 300 19)
      ╰─ LayoutInline #"<pseudo:after>" (0 0; 40 10)
         ╰─ LayoutTextFragment #anonymous (430 0; 40 10)
      """#)
  }

  @Test func `Gecko's frame trees are read, in app units and in CSS pixels`() throws {
    let appUnits = try read(
      """
      Viewport(-1)@0x116017430 [view=0x115efe190] {0,0,60000,36000} [state=000b063000002623] [sc=0x1160170f8:-moz-viewport]<
        Canvas(html)(-1)@0x116017e08 {0,0,60000,36000} vis-overflow=0,0,8340,2196 [state=000b002000000601]<
          Block(body)(1)@0x11687e578 {480,480,59040,1140} [state=000b100000d00601]<
            line 0x11687ec48: count=1 state=inline,clean {0,0,2400,1140} <
              Text(0)"say "hi" now"@0x1168990c0 {0,60,2400,1020} [run=0x115115e80][0,5,T]
            >
          >
          Overflow-list@0x1234 <
            Inline(span)(3)@0x11687e999 {60,0,60,60} <
            >
          >
        >
      >
      """, from: nil, strict: true)
    #expect(appUnits.format == "render-tree")
    #expect(
      description(of: appUnits) == #"""
        Viewport (0 0; 1000 600)
        ╰─ Canvas #html (0 0; 1000 600)
           ├─ Block #body (8 8; 984 19)
           │  ╰─ Text "say \"hi\" now" (0 1; 40 17)
           ╰─ Inline #span (1 0; 1 1)
        note: frames are converted from app units to CSS pixels, 60 app units a pixel

        """#)
    let pixels = try read("Block(div)(2)@7f2a5c0b1220 (x=8.0, y=8.5, w=984.0, h=19.0) [content=7f2a] <\n>\n", strict: true)
    #expect(description(of: pixels) == "Block #div (8 8.5; 984 19)\n")
    #expect(pixels.trees[0].tree.attribute("index", of: 0) == "2")
  }

  @Test func `a texture-ascii-art document gives its tree`() throws {
    try expectTree(
      "texture-ascii-art.txt",
      #"""
      ASStackLayoutSpec
      ├─ ASInsetLayoutSpec
      │  ╰─ ASImageNode
      ├─ ASTextNode
      ╰─ ASTextNode
      """#)
  }
}
