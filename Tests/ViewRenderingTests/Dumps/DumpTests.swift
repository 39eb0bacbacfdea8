import Testing
import ViewRendering
import ViewTree

/// A screen with everything a line can say.
private func screen() -> ViewTree {
  var builder = ViewTree.Builder()
  builder.open(.init("UIWindow", frame: Rect(x: 0, y: 0, width: 375, height: 667)))
  var root = ViewTree.Node("UIView", frame: Rect(x: 0, y: 0, width: 375, height: 667))
  root.controller = .init("ViewController", title: "Start", state: "appeared")
  builder.open(root)
  builder.add(.init("UILabel", name: "title", frame: Rect(x: 16, y: 60.25, width: 343, height: 41), text: "It's\n\"here\"\u{1B}[31m"))
  var scroll = ViewTree.Node("UIScrollView", name: "a list", frame: Rect(x: 0, y: 120, width: 375, height: 547.333333))
  scroll.clipsToBounds = true
  scroll.boundsOrigin = Point(x: 0, y: 44)
  scroll.alpha = 0.5
  builder.open(scroll)
  var page = ViewTree.Node("Box<Int, String>")
  page.isHidden = true
  page.controller = .init("Page")
  builder.add(page)
  builder.close()
  return builder.finish()
}

@Suite struct DumpTests {
  @Test func `the tree dump tells what is unusual`() {
    #expect(
      TreeDump().render(screen()) == #"""
        UIWindow (0 0; 375 667)
        ╰─ UIView (0 0; 375 667) ◉ ViewController "Start" appeared
           ├─ UILabel #title "It's\n\"here\"\u{1B}[31m" (16 60.25; 343 41)
           ╰─ UIScrollView #"a list" (0 120; 375 547.33) alpha 0.5 clips offset (0 44)
              ╰─ `Box<Int, String>` hidden ◉ Page

        """#)
  }

  @Test func `ASCII rails`() {
    #expect(
      TreeDump(usesASCII: true).render(screen()) == #"""
        UIWindow (0 0; 375 667)
        `- UIView (0 0; 375 667) @ ViewController "Start" appeared
           |- UILabel #title "It's\n\"here\"\u{1B}[31m" (16 60.25; 343 41)
           `- UIScrollView #"a list" (0 120; 375 547.33) alpha 0.5 clips offset (0 44)
              `- `Box<Int, String>` hidden @ Page

        """#)
  }

  @Test func `the UIKit dump has the shape of recursiveDescription`() {
    #expect(
      UIKitDump().render(screen()) == #"""
        <UIWindow; frame = (0 0; 375 667)>
           | <UIView; frame = (0 0; 375 667)>
           |    | <UILabel; frame = (16 60.25; 343 41); text = 'It\'s\n"here"\u{1B}[31m'; accessibilityIdentifier = 'title'>
           |    | <UIScrollView; frame = (0 120; 375 547.33); clipsToBounds = YES; alpha = 0.5; accessibilityIdentifier = 'a list'; contentOffset = {0, 44}>
           |    |    | <Box<Int, String>; hidden = YES>

        """#)
  }

  @Test func `the controllers dump nests controllers alone`() {
    #expect(
      ControllersDump().render(screen()) == #"""
        <ViewController>, state: appeared, title: "Start", view: <UIView>
           | <Page>, view: <Box<Int, String\>>

        """#)
  }

  @Test func `a tree without controllers says so`() {
    var builder = ViewTree.Builder()
    builder.add(.init("UIView"))
    #expect(ControllersDump().render(builder.finish()) == "(no view controllers)\n")
  }

  @Test func `rails join siblings on every level`() {
    var builder = ViewTree.Builder()
    builder.open(.init("A"))
    builder.open(.init("B"))
    builder.open(.init("C"))
    builder.add(.init("D"))
    builder.close()
    builder.close()
    builder.open(.init("E"))
    builder.add(.init("F"))
    builder.add(.init("G"))
    builder.close()
    builder.close()
    builder.add(.init("H"))
    #expect(
      TreeDump().render(builder.finish()) == """
        A
        ├─ B
        │  ╰─ C
        │     ╰─ D
        ╰─ E
           ├─ F
           ╰─ G
        H

        """)
  }

  @Test func `past 200 levels a line names its level`() {
    var builder = ViewTree.Builder()
    for _ in 0..<10_000 { builder.open(.init("V")) }
    let tree = builder.finish()
    let lines = TreeDump().render(tree).split(separator: "\n")
    #expect(lines[200] == String(repeating: "   ", count: 199) + "╰─ V")
    #expect(lines[201] == "201: V")
    #expect(lines[9_999] == "9999: V")
    for dump in Formats.dumps { #expect(dump.render(tree).utf8.count < 10_000 * 1000, "\(dump.name)") }
  }

  @Test func `bidirectional overrides and other invisible controls are escaped, joined emoji stay`() {
    var builder = ViewTree.Builder()
    builder.add(.init("UILabel", text: "a\u{202E}b\u{2066}c\u{85}d\u{FEFF}e 👩‍👩‍👧 é\\"))
    #expect(
      TreeDump().render(builder.finish()) == "UILabel \"a\\u{202E}b\\u{2066}c\\u{85}d\\u{FEFF}e 👩‍👩‍👧 é\\\\\"\n")
  }

  static let numbers: [(Double, String)] = [
    (118, "118"), (67.5, "67.5"), (100.0 / 3, "33.33"), (-0.0, "0"), (-0.001, "0"), (0.005, "0.01"), (-12.5, "-12.5"), (0.1 + 0.2, "0.3"),
    (99.999, "100"), (1e15, "1000000000000000"), (1e300, "1e+300"), (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (2.05, "2.05"),
    (-3.456, "-3.46"), (1234567.891, "1234567.89"), (5e-324, "0"),
  ]

  @Test(arguments: numbers)
  func `numbers are written without noise`(value: Double, text: String) {
    #expect(numberText(value) == text)
  }

  @Test func `no two formats share a name`() {
    #expect(Set(Formats.dumps.map(\.name)).count == Formats.dumps.count)
  }
}
