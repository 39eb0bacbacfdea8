import HierarchyReading
import PullParsing
import Testing
import ViewRendering
import ViewTree

/// What Plainview writes as text it reads back: all that the format can hold.
@Suite struct RoundTripTests {
  @Test(arguments: 0..<60) func `the tree dump of a tree is read back`(seed: UInt64) throws {
    let tree = Self.randomTree(seed, controllers: true)
    let dump = TreeDump().render(tree)
    let document = try read(dump, from: "tree", strict: true)
    #expect(TreeDump().render(document.trees[0].tree) == dump)
    #expect(document.trees.count == 1)
    let ascii = TreeDump(usesASCII: true).render(tree)
    #expect(TreeDump().render(try read(ascii, from: "tree", strict: true).trees[0].tree) == dump)
  }

  @Test func `constraints below their views are read back`() throws {
    var builder = ViewTree.Builder()
    func node(_ name: String, _ constraints: String...) -> ViewTree.Node {
      var node = ViewTree.Node(name, frame: Rect(x: 0, y: 0, width: 1, height: 1))
      node.attributes = [.init("constraints", constraints.joined(separator: "\n"))]
      return node
    }
    builder.open(node("UIView", "title.top = safeArea.top", "hidden = \"a\\nb\""))
    builder.open(node("UILabel", "title.width = 10"))
    builder.close()
    builder.add(node("UIButton", "clips.width = 10"))
    let tree = builder.finish()
    let dump = TreeDump().render(tree)
    #expect(
      dump == """
        UIView (0 0; 1 1)
        │  · title.top = safeArea.top
        │  · hidden = "a\\\\nb"
        ├─ UILabel (0 0; 1 1)
        │     · title.width = 10
        ╰─ UIButton (0 0; 1 1)
              · clips.width = 10

        """)
    for text in [dump, TreeDump(usesASCII: true).render(tree)] {
      let back = try read(text, from: "tree", strict: true).trees[0].tree
      #expect(back.indices.map { back.attributes(of: $0) } == tree.indices.map { tree.attributes(of: $0) })
    }
  }

  @Test(arguments: 0..<60) func `the uikit dump of a tree is read back`(seed: UInt64) throws {
    let dump = UIKitDump().render(Self.randomTree(seed, controllers: false, roots: 1))
    let document = try read(dump, from: "uikit", strict: true)
    #expect(document.trees.map { UIKitDump().render($0.tree) } == [dump])
  }

  @Test func `own dumps of views without frames are known, and tags and words are not taken for them`() throws {
    var builder = ViewTree.Builder()
    builder.open(ViewTree.Node("DecorView"))
    builder.open(ViewTree.Node("LinearLayout", name: "main"))
    builder.add(ViewTree.Node("ViewStub"))
    builder.add(ViewTree.Node("TextView", text: "a\nb > <c>"))
    let tree = builder.finish()
    for (text, format) in [(UIKitDump().render(tree), "uikit"), (OutlineDump().render(tree), "outline")] {
      for text in [text, "==> a.txt <==\n" + text] {
        let document = try read(text)
        #expect(document.format == format)
        #expect(document.trees.map { TreeDump().render($0.tree) } == [TreeDump().render(tree)])
      }
    }
    #expect(try read("<ViewStub>\n").format == "uikit")
    for text in [
      "<html>\n", "<ViewStub/>\n", "<A><B>\n", "<A>\n  <B>\n", "<A>x</A>\n", "<A b='c'>\n", "<!DOCTYPE A>\n", "First\n  - Second\n",
      "First\n  second\n", "First:\n  Second:\n", "First\n    Second\n",
      "Breakfast\n  Eggs\n  Toast\n", "<Breakfast>\n",
    ] {
      #expect(throws: HierarchyError.self, "\(text)") { try read(text) }
    }
  }

  @Test(arguments: 0..<60) func `the controllers dump of a tree is read back`(seed: UInt64) throws {
    let dump = ControllersDump().render(Self.randomTree(seed, controllers: true, roots: 1))
    guard dump.hasPrefix("<") else { return }
    let document = try read(dump, from: "controllers", strict: true)
    #expect(document.trees.map { ControllersDump().render($0.tree) }.joined() == dump)
  }

  @Test func `trees under headings are read back, each called what its heading says behind the file`() throws {
    func tree(_ name: String) -> ViewTree {
      var builder = ViewTree.Builder()
      var root = ViewTree.Node("UIView", frame: Rect(x: 0, y: 0, width: 10, height: 10))
      root.controller = ViewTree.Controller("App.\(name)", title: "a\n==> b <==", state: "appeared")
      builder.open(root)
      builder.add(ViewTree.Node("UILabel", frame: Rect(x: 1, y: 2, width: 3, height: 4), text: "==> \(name) <=="))
      builder.close()
      builder.add(root)
      return builder.finish()
    }
    let renderers: [any TreeRenderer] = [TreeDump(), TreeDump(usesASCII: true), UIKitDump(), ControllersDump(), OutlineDump()]
    for renderer in renderers {
      func dump(_ headings: String...) -> String {
        headings.map { "==> \($0) <==\n" + renderer.render(tree("Home")) }.joined(separator: "\n")
      }
      func names(_ text: String) throws -> [String?] {
        let document = try read(text, strict: true)
        #expect(document.format == renderer.name)
        #expect(document.trees.map { renderer.render($0.tree) } == document.trees.map { _ in renderer.render(tree("Home")) })
        #expect(document.trees.map { $0.tree.source?.name } == document.trees.map(\.name))
        return document.trees.map(\.name)
      }
      #expect(try names(dump("x/A.storyboard: Home", "x/A.storyboard: Log: in")) == ["Home", "Log: in"])
      #expect(try names(dump("A.storyboard: Home")) == ["Home"])
      #expect(try names(dump("A.storyboard: Home", "B.storyboard: Home")) == ["A.storyboard: Home", "B.storyboard: Home"])
      #expect(try names(dump("a.json", "b.json")) == ["a.json", "b.json"])
    }
  }

  @Test func `a tree and an outline are told apart, whatever they have in common`() throws {
    func format(_ text: String) throws -> String { try read(text, strict: true).format }
    #expect(try format("UIView (0 0; 1 1)\n") == "tree")
    #expect(try format("UIView (0 0; 1 1)\n   · a.top = b.top\n") == "tree")
    #expect(try format("UIView (0 0; 1 1)\n  · background: #ffffff\n") == "outline")
    #expect(try format("UIView (0 0; 1 1)\n  UILabel \"╰─ UIView (0 0; 1 1)\"\n") == "outline")
    #expect(try format("UIView (0 0; 1 1)\n╰─ UILabel \"  · a: b\"\n") == "tree")
    #expect(try format("    UIView (0 0; 1 1)\n      UILabel\n        · a: b\n") == "outline")
  }

  @Test func `what git is told to compare is read as an outline of each scene`() throws {
    let text = """
      scene Login
        UIView (0 0; 1 1) ◉ Login
          · background: #ffffff
      scene Log\\\\in: again
        UIView (0 0; 2 2)
          UILabel
      """
    let document = try read(text, strict: true)
    #expect(document.format == "outline")
    #expect(document.trees.map(\.name) == ["Login", "Log\\in: again"])
    #expect(document.trees.map(\.tree.count) == [1, 2])
  }

  @Test func `levels past those with rails are read back`() throws {
    var builder = ViewTree.Builder()
    for k in 0..<450 { builder.open(.init("V\(k)", frame: Rect(x: 0, y: 0, width: Double(k), height: 1))) }
    for _ in 0..<230 { builder.close() }
    builder.add(.init("Side"))
    let tree = builder.finish()
    for (format, dump) in [
      ("tree", TreeDump().render(tree)), ("uikit", UIKitDump().render(tree)), ("outline", OutlineDump().render(tree)),
    ] {
      let back = try read(dump, from: format, strict: true).trees[0].tree
      #expect(TreeDump().render(back) == TreeDump().render(tree))
    }
  }

  private static let words = [
    "a", "It's", "\"q\"", "x\\y", "new\nline", "é😀", "[1, 2]; b = 'c'", "", "\u{1B}[0m", "<A>", "'; k = v", "a>b",
  ]

  private static func randomTree(_ seed: UInt64, controllers: Bool, roots: Int = 2) -> ViewTree {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    func word() -> String { words[random(words.count)] }
    let classes = ["UIView", "UILabel", "App.Cell", "android.widget.Button", "Box<Int>", "odd class", "a;b", "CA::Layer"]
    var builder = ViewTree.Builder()
    for k in 0..<random(12) + 1 {
      while builder.depth > 0, random(2) == 0 { builder.close() }
      if builder.depth == 0, k > 0, roots == 1 { break }
      var node = ViewTree.Node(classes[random(classes.count)])
      if random(2) == 0 { node.name = word() }
      if random(2) == 0 { node.text = word() }
      if random(3) > 0 { node.frame = Rect(x: Double(random(2000) - 1000) / 4, y: 0, width: Double(random(4000)), height: .infinity) }
      if random(4) == 0 { node.isHidden = true }
      if random(4) == 0 { node.alpha = Double(random(4)) / 4 }
      if random(4) == 0 { node.clipsToBounds = true }
      if random(4) == 0 { node.boundsOrigin = Point(x: 0, y: Double(random(100))) }
      if random(4) == 0 { node.isUserInteractionEnabled = false }
      if random(4) == 0 { node.backgroundColor = Color(red: 1, green: 2, blue: 3) }
      if controllers, random(3) == 0 {
        node.controller = ViewTree.Controller(
          "App.C\(random(3))", title: random(2) == 0 ? word() : nil, state: random(2) == 0 ? "appeared" : nil)
      }
      builder.open(node)
    }
    return builder.finish()
  }
}
