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
