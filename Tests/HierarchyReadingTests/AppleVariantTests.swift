import HierarchyReading
import Testing
import ViewRendering
import ViewTree

/// Apple's formats and our own as other versions, debuggers and people who paste them have them.
@Suite struct AppleVariantTests {
  private static let views = [
    "<UIWindow: 0x7f9c0d40; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6000038>>",
    "   | <UIView: 0x7f9c0d41; frame = (0 0; 390 844); layer = <CALayer: 0x6000039>>",
    "   |    | <UILabel: 0x7f9c0d42; frame = (16 59; 358 20); text = 'a'; layer = <_UILabelLayer: 0x600003a>>",
  ]

  @Test(arguments: ["$R0: __C.NSString! = ", "(lldb) po view.recursiveDescription\n", ""])
  func `a description in a debugger's string is read behind any words`(words: String) throws {
    let document = try read("\(words)\"\(Self.views.joined(separator: "\\n"))\"\n")
    #expect(document.format == "recursive-description")
    #expect(
      document.trees.map { TreeDump().render($0.tree) } == [
        "UIWindow (0 0; 390 844)\n╰─ UIView (0 0; 390 844)\n   ╰─ UILabel \"a\" (16 59; 358 20)\n"
      ])
    #expect(try read("\(words)\"\(Self.views.joined(separator: "\\n"))\"\n", from: "recursive-description").nodeCount == 3)
  }

  @Test func `levels that are blanks alone are no repair`() throws {
    let lines = Self.views.map { line in String(line.map { $0 == "|" ? " " : $0 }) }
    #expect(
      description(of: try read(lines.joined(separator: "\n"), strict: true))
        == "UIWindow (0 0; 390 844)\n╰─ UIView (0 0; 390 844)\n   ╰─ UILabel \"a\" (16 59; 358 20)\n")
  }

  @Test func `iOS up to 9 puts two blanks before a view that isn't loaded`() throws {
    let document = try read(
      """
      <UITabBarController 0x7f8000>, state: appearing, view: <UILayoutContainerView 0x7f9000>
         | <UINavigationController 0x7fa000>, state: disappeared, view:  (view not loaded)
      """, strict: true)
    #expect(
      description(of: document) == """
        UILayoutContainerView ◉ UITabBarController appearing
        ╰─ `(view not loaded)` hidden ◉ UINavigationController disappeared

        """)
  }

  @Test func `a page source that is JSON in a string is taken out of it`() throws {
    let document = try read(
      #"{"value":"{\"type\":\"Application\",\"rect\":{\"x\":0,\"y\":0,\"width\":1,\"height\":2},\"isVisible\":\"1\"}","sessionId":"x"}"#,
      strict: true)
    #expect(document.format == "wda-json")
    #expect(description(of: document) == "Application (0 0; 1 2)\n")
  }

  @Test func `an own uikit dump among words is ours, one with bare quotes in its texts is not`() throws {
    let own = "<UIView; frame = (0 0; 9 9)>\n   | <UILabel; frame = (1 2; 3 4); text = 'It\\'s; x\\nhi'>\n"
    for (before, after) in [("# Before\n\n", ""), ("I get:\n\n```\n", "```\n\nWhy?\n"), ("> - ", "")] {
      let document = try read(before + own + after)
      #expect(document.format == "uikit", "\(before)")
      #expect(document.trees.map { TreeDump().render($0.tree) } == ["UIView (0 0; 9 9)\n╰─ UILabel \"It's; x\\nhi\" (1 2; 3 4)\n"])
    }
    let other = try read("<UIView; frame = (0 0; 9 9)>\n   | <UILabel; frame = (1 2; 3 4); text = 'It's'>\n")
    #expect(other.format == "recursive-description")
    #expect(other.trees[0].tree.text(of: 1) == "It's")
  }

  @Test func `words around an own tree are no roots, and roots without frames are no words`() throws {
    let own = "UIWindow (0 0; 9 9)\n╰─ UILabel\n"
    for text in ["Look:\n```\n\(own)```\n", "10:31\n    UIWindow (0 0; 9 9)\n    ╰─ UILabel\n", "Strange, no?\n\nHm.\n\n\(own)\nyes\n"] {
      #expect(try read(text).trees.map { TreeDump().render($0.tree) } == [own], "\(text)")
    }
    for text in ["A\nB\n╰─ C\nD\n", "A\n", "UIWindow\n╰─ UIView (0 0; 1 1)\nB\n", "A\n│  · a = b\n╰─ B\n"] {
      #expect(try read(text, from: "tree", strict: true).trees.map { TreeDump().render($0.tree) } == [text])
    }
  }

  @Test(arguments: ["", " ", "a, b", " appeared", "state \"x\"", "\"quoted\"", "\n", ">, view: <A>", "disappeared"])
  func `a controller's state of any words is read back`(state: String) throws {
    for title in [nil, "", "Home", "state \"x\""] {
      var node = ViewTree.Node("UIView", frame: Rect(x: 0, y: 0, width: 1, height: 1))
      node.controller = ViewTree.Controller("Home", title: title, state: state)
      var builder = ViewTree.Builder()
      builder.add(node)
      let tree = builder.finish()
      for renderer in [TreeDump(), TreeDump(usesASCII: true), ControllersDump()] as [any TreeRenderer] {
        let dump = renderer.render(tree)
        let back = try read(dump, from: renderer.name, strict: true).trees[0].tree
        #expect(back.controller(of: 0) == node.controller, "\(dump)")
      }
    }
  }

  @Test func `the rails of small printers may be plain signs`() throws {
    let document = try read(
      """
      UIWindow(frame: {{0, 0}, {393, 852}}, ax=0)
      |-- UIView(frame: {{0, 0}, {393, 852}}, ax=0)
      |   `-- UILabel(frame: {{16, 40}, {80, 20}}, ax=1, "Hello")
      \\-- UIView(frame: {{0, 0}, {1, 1}})
      """, strict: true)
    #expect(
      description(of: document) == """
        UIWindow (0 0; 393 852)
        ├─ UIView (0 0; 393 852)
        │  ╰─ UILabel "Hello" (16 40; 80 20)
        ╰─ UIView (0 0; 1 1)

        """)
  }

  @Test func `Texture's art is found among prose, in comments and quotations, and only it`() throws {
    let art = """
      ---------ASStackLayoutSpec---------
      |  --ASStackLayoutSpec--  ASText  |
      |  |    Photo Node     |          |
      |  ---------------------          |
      ----------------------------------
      """.split(separator: "\n")
    let expected = "ASStackLayoutSpec\n├─ ASStackLayoutSpec\n│  ╰─ `Photo Node`\n╰─ ASText\n"
    for prefix in ["", " * ", "// ", "> ", "    "] {
      let lines = art.map { prefix + $0 + "\n" }.joined()
      for text in [
        lines, "2018-01-01 10:00:00.000 App[1:2] layout:\n" + lines, "(lldb) po [node asciiArtString]\n\(lines)(lldb) \n",
        "Here - see below - is what I get:\n- one -\n\n\(lines)\nWhy -- and how -- is that? | bye\n",
      ] {
        let document = try read(text)
        #expect(document.format == "texture-ascii-art")
        #expect(document.trees.map { TreeDump().render($0.tree) } == [expected], "\(text)")
      }
    }
  }

  @Test func `tags of a web page around a dump are no part of it`() throws {
    let controllers =
      "<Home 0x7fb5b3>, state: appeared, view: <UIView 0x7fb5b4>\n   | <Other 0x7fb5b5>, state: appeared, view: <UIView 0x7fb5b6>\n"
    let expected = "UIView ◉ Home appeared\n╰─ UIView ◉ Other appeared\n"
    for text in ["<details><summary>Dump</summary>\n\n```\n\(controllers)```\n\n</details>\n", "<pre><code>\(controllers)</code></pre>\n"] {
      #expect(try read(text).trees.map { TreeDump().render($0.tree) } == [expected])
    }
    let element = "Element subtree:\n →Application, 0x600, pid: 1, label: 'A'\nPath to element:\n"
    #expect(try read("<details>\n\(element)</details>\n").trees.map { TreeDump().render($0.tree) } == ["Application \"A\"\n"])
  }
}
