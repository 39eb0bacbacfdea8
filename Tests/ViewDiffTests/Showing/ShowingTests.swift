import Foundation
import Testing
import ViewDiff
import ViewTree

@Suite struct ShowingTests {
  @Test func `the marked tree`() {
    #expect(
      MarkedTree().render(bannerChanges) == """
        2 added (4 views), 1 removed, 1 moved, 2 shifted by (0, +44), 1 changed; 13 unchanged
          UIWindow (0 0; 375 667)
          ╰─ UIView (0 0; 375 667) ◉ ListController
        +    ├─ UIView #header (0 0; 375 44)
        >    │  ├─ UIButton #edit "Edit" (8 8; 60 40) · moved from #toolbar, position 0
        +    │  ╰─ UILabel "You are | *offline*" (16 8; 343 28)
             ├─ … 3 views unchanged
             ├─ UITableView #list (0 40; 375 560) clips
             │  ├─ UITableViewCell (0 0; 375 44) · 1 in it unchanged
             │  ├─ UITableViewCell (0 44; 375 44)
        ~    │  │  ├─ UILabel "Grace H." (16 8; 300 20) · text "Grace"→"Grace H."
        -    │  │  ╰─ UIView #badge (340 12; 20 20)
        +    │  ├─ UITableViewCell (0 88; 375 44)
        +    │  │  ╰─ UILabel "Mary" (16 8; 300 20)
        ~    │  ├─ UITableViewCell (0 132; 375 44) · y 88→132 (+44); 1 in it unchanged
        ~    │  ╰─ UITableViewCell (0 176; 375 44) · y 132→176 (+44); 1 in it unchanged
             ╰─ UIView #footer (0 640; 375 27) · 1 in it unchanged

        """)
  }

  @Test func `before and after side by side`() {
    #expect(
      SideBySide(options: ChangesOptions(columns: 90)).render(bannerChanges) == """
        2 added (4 views), 1 removed, 1 moved, 2 shifted by (0, +44), 1 changed; 13 unchanged
        UIWindow (0 0; 375 667)                       UIWindow (0 0; 375 667)
        ╰─ UIView (0 0; 375 667) ◉ ListController     ╰─ UIView (0 0; 375 667) ◉ ListController
                                                    +    ├─ UIView #header (0 0; 375 44)
                                                    >    │  ├─ UIButton #edit "Edit" (8 8; 60 40)
                                                    +    │  ╰─ UILabel "You are | *offline*" (16…
           ├─ UILabel #title "Inbox" (16 0; 343 40)      ├─ UILabel #title "Inbox" (16 0; 343 40)
           ├─ UIView #toolbar (0 600; 375 67)            ├─ UIView #toolbar (0 600; 375 67)
           │  ├─ UIButton #edit "Edit" (8 8; 60 40) <
           │  ╰─ UIButton #new "New" (300 8; 60 40)      │  ╰─ UIButton #new "New" (300 8; 60 40)
           ├─ UITableView #list (0 40; 375 560) cl…      ├─ UITableView #list (0 40; 375 560) cl…
           │  ├─ UITableViewCell (0 0; 375 44) · +1      │  ├─ UITableViewCell (0 0; 375 44) · +1
           │  ├─ UITableViewCell (0 44; 375 44)          │  ├─ UITableViewCell (0 44; 375 44)
           │  │  ├─ UILabel "Grace" (16 8; 300 20)  ~    │  │  ├─ UILabel "Grace H." (16 8; 300…
           │  │  ╰─ UIView #badge (340 12; 20 20)   -
                                                    +    │  ├─ UITableViewCell (0 88; 375 44)
                                                    +    │  │  ╰─ UILabel "Mary" (16 8; 300 20)
           │  ├─ UITableViewCell (0 88; 375 44) ·…  ~    │  ├─ UITableViewCell (0 132; 375 44) ·…
           │  ╰─ UITableViewCell (0 132; 375 44) ·… ~    │  ╰─ UITableViewCell (0 176; 375 44) ·…
           ╰─ UIView #footer (0 640; 375 27) · +1        ╰─ UIView #footer (0 640; 375 27) · +1

        """)
  }

  @Test func `a difference that the width cuts off is told in words`() {
    let changes = ViewTree.changes(
      from: tree("UIViewController_WithALongName #a (0 0 1 1)"), to: tree("UIViewController_WithALongName #a (0 0 1 2) hidden"))
    #expect(
      SideBySide(options: ChangesOptions(columns: 60)).render(changes) == """
        1 changed
        UIViewController_WithALongN… ~ UIViewController_WithALongN…
                                          height 1→2 (+1), hidden
                                          no→yes

        """)
  }

  @Test func `so is one of which the width shows a part, in full`() {
    let changes = ViewTree.changes(from: tree("UILabel #a \"one\" (0 0 10 10)"), to: tree("UILabel #a \"two\" (0 0 10 12)"))
    #expect(
      SideBySide(options: ChangesOptions(columns: 50)).render(changes) == """
        1 changed
        UILabel #a "one" (0 0;… ~ UILabel #a "two" (0 0;…
                                     height 10→12 (+2),
                                     text "one"→"two"

        """)
    func box(_ constant: Int) -> ViewTree {
      var box = ViewTree.Node("UIView", name: "box")
      box.attributes = (1...9).map { .init("constraint", "A\($0).leading = B.leading + \(constant)") }
      var builder = ViewTree.Builder()
      builder.add(box)
      return builder.finish()
    }
    let text = SideBySide(options: ChangesOptions(columns: 40)).render(ViewTree.changes(from: box(10), to: box(24)))
    #expect((1...9).allSatisfy { text.contains("A\($0).leading") } && !text.contains("…"), "\(text)")
  }

  @Test func `so is one that no line of a tree has, and both lines stay`() {
    let changes = ViewTree.changes(from: holding("A.leading = B.leading + 10"), to: holding("A.leading = B.leading + 24"))
    #expect(
      SideBySide(options: ChangesOptions(columns: 60)).render(changes) == """
        1 changed; 1 unchanged
        UIView #box · +1             ~ UIView #box · +1
                                          constraint A.leading =
                                          B.leading + 10→24

        """)
  }

  @Test func `twelve rows that shifted alike are one line`() {
    func list(_ rows: [String]) -> ViewTree {
      tree("Table\n" + rows.enumerated().map { "  Cell \"\($1)\" (0 \($0 * 44) 9 44)\n    Icon\n" }.joined())
    }
    let rows = (1...12).map { "row \($0)" }
    let changes = ViewTree.changes(from: list(rows), to: list(["new"] + rows))
    #expect(
      MarkedTree().render(changes) == """
        1 added (2 views), 12 shifted by (0, +44); 13 unchanged
          Table
        + ├─ Cell "new" (0 0; 9 44)
        + │  ╰─ Icon
        ~ ╰─ 12 views shifted by (0, +44), 12 in them unchanged

        """)
  }

  @Test func `views that differ in ways not asked for are not counted as unchanged, nor shown as if they were asked for`() {
    let before = tree(
      """
      W
        A #a (0 0 1 1)
        B #b
          C #c
        Gone #gone
        D #d "t"
          E #e
          F #f (0 0 1 1)
        G #g
      """)
    let after = tree(
      """
      W
        A #a (0 5 1 1)
        B #b
          C #c
          New #new
        D #d "u"
          E #e
          F #f (0 0 2 2)
        H #h
          G #g
      """)
    let changes = ViewTree.changes(from: before, to: after)
    let texts = changes.only([.property(.text)])
    #expect(
      MarkedTree().render(texts) == """
        1 changed; 4 unchanged, 6 other changes left out
          W
          ├─ … 2 views unchanged, 3 with other changes
        ~ ├─ D #d "u" · text "t"→"u"; 1 in it unchanged, 1 with other changes
          ╰─ … 2 views with other changes

        """)
    #expect(
      SideBySide(options: ChangesOptions(columns: 110)).render(texts) == """
        1 changed; 4 unchanged, 6 other changes left out
        W                                                       W
        ├─ … 2 views unchanged, 3 with other changes            ├─ … 2 views unchanged, 3 with other changes
        ├─ D #d "t" · +2 (1 with other changes)               ~ ├─ D #d "u" · +2 (1 with other changes)
        ╰─ … 2 views with other changes                         ╰─ … 2 views with other changes

        """)
    // A view in another that came: that one is shown for the sake of where it is, and isn't marked.
    #expect(
      MarkedTree().render(changes.only([.moved])) == """
        1 moved; 4 unchanged, 6 other changes left out
          W
          ├─ … 3 views unchanged, 5 with other changes
          ╰─ H #h
        >    ╰─ G #g · moved from W, position 4

        """)
    let page = HTMLReport().render(texts)
    #expect(!page.contains("class=\"added\"") && !page.contains("class=\"removed\"") && !page.contains("<svg class=\"added\""))
  }

  @Test func `nothing changed`() {
    let same = ViewTree.changes(from: bannerBefore, to: bannerBefore)
    #expect(MarkedTree().render(same) == "no changes; 18 unchanged\n")
    #expect(MarkdownReport().render(same) == "**no changes; 18 unchanged**\n")
    #expect(ViewTree.changes(from: ViewTree(), to: ViewTree()).summary == "no changes; 0 unchanged")
  }

  @Test func `a pull request's report`() {
    #expect(
      MarkdownReport().render(bannerChanges).hasPrefix(
        #"""
        **2 added (4 views), 1 removed, 1 moved, 2 shifted by (0, +44), 1 changed; 13 unchanged**

        | | View | Change |
        |---|---|---|
        | + | `UIView #header (0 0; 375 44)` | added in `◉ ListController` (2 views) |
        | + | `UITableViewCell (0 88; 375 44)` | added in `#list` (2 views) |
        | − | `UIView #badge (340 12; 20 20)` | removed, was in `UITableViewCell` |
        | > | `UIButton #edit "Edit" (8 8; 60 40)` | moved: was in `#toolbar` at 0, is in `#header` at 0 |
        | ~ | 2 views | shifted by (0, +44) |
        | ~ | `UILabel "Grace H." (16 8; 300 20)` | `text "Grace"→"Grace H."` |

        <details><summary>Tree</summary>

        ```diff
          UIWindow (0 0; 375 667)

        """#))
  }

  @Test func `a pull request's report has changes whole and scenes below headings`() {
    let item = #""UIScrollView in a container for all of it with a long name".leading = "SafeArea of the container view".leading"#
    let changes = ViewTree.changes(from: holding(item + " + 10"), to: holding(item + " + 24 @750"))
    let same = ViewTree.changes(from: tree("A"), to: tree("A"))
    var output = TextOutput()
    MarkdownReport().render(
      ["Home", "a*b`", "Same"].map { SceneChanges(name: $0, changes: $0 == "Same" ? same : changes) },
      to: &output)
    #expect(output.text.hasPrefix("### Home\n\n**1 changed; 1 unchanged**\n\n"))
    #expect(output.text.contains("</details>\n\n### `` a*b` ``\n\n**1 changed"), "\(output.text)")
    #expect(output.text.contains(" | `constraint \(item) + 10 → + 24 @750` |\n"), "\(output.text)")
  }

  @Test func `what a text holds is no markdown`() {
    var builder = ViewTree.Builder()
    builder.open(.init("A"))
    builder.add(.init("B", text: "a|b ``` <b>x</b> @all\n</details>\n```\n# title"))
    let report = MarkdownReport().render(ViewTree.changes(from: tree("A"), to: builder.finish()))
    #expect(
      report == #"""
        **1 added; 1 unchanged**

        | | View | Change |
        |---|---|---|
        | + | ````B "a\|b ``` <b>x</b> @all\n</details>\n```\n# title"```` | added in `A` |

        <details><summary>Tree</summary>

        ````diff
          A
        + ╰─ B "a|b ``` <b>x</b> @all\n</details>\n```\n# title"
        ````

        </details>

        """#)
  }

  @Test func `a long report stays below the limit and counts what it leaves out`() {
    let before = tree("A\n" + (0..<3000).map { "  Label \"old text number \($0)\" (0 \($0) 9 9)\n" }.joined())
    let after = tree("A\n" + (0..<3000).map { "  Label \"new text number \($0)\" (0 \($0) 9 9)\n" }.joined())
    let report = MarkdownReport().render(ViewTree.changes(from: before, to: after))
    #expect(report.utf8.count < 65_536)
    #expect(report.contains("\n… and 2900 more changes\n"))
    let shown = report.split(separator: "\n").count { $0.hasPrefix("~ ") }
    #expect(shown > 300)
    #expect(report.contains("\n… and \(3001 - 1 - shown) more lines\n"))
  }

  @Test func `a long report of many scenes stays below the limit as a whole`() {
    func scene(_ what: String, _ number: Int) -> ViewTree {
      tree("W\n" + (0..<300).map { "  Label \"\(what) \($0) of \(number)\" (0 \($0) 100 1)\n" }.joined())
    }
    for count in [3, 40, 120] {
      let scenes = (0..<count).map { number in
        SceneChanges(
          name: "Scene\(number)", changes: ViewTree.changes(from: number == 0 ? tree("W") : scene("old", number), to: scene("new", number)))
      }
      var output = TextOutput()
      MarkdownReport().render(scenes, to: &output)
      #expect(output.text.utf8.count <= 65_000 && output.text.utf8.count > 40_000, "\(count): \(output.text.utf8.count)")
      #expect(output.text.contains("### Scene2\n"))
      let rest = output.text.firstMatch(of: /\n… and (\d+) changes in (\d+) more scenes\n$/)
      let headings = output.text.matches(of: /(?m)^### Scene/).count
      #expect(headings + (rest.flatMap { Int($0.2) } ?? 0) == count)
      #expect((rest != nil) == (count == 120))
    }
  }

  @Test func `nothing a tree holds leaves its line`() {
    var evil = ViewTree.Node("A\u{1B}[31m", identity: "\u{9B}", name: "n\r\u{202E}", text: "t\n\u{2028}\u{7}")
    evil.controller = .init("C\n", title: "\u{0}", state: "\u{85}")
    evil.attributes = [.init("a\n", "\u{1B}]0;x\u{7}")]
    var builder = ViewTree.Builder()
    builder.open(.init("P\n", name: "\u{1B}"))
    builder.open(evil)
    builder.add(.init("X"))
    let after = builder.finish()
    for (a, b) in [(tree("A"), after), (after, tree("A")), (tree("P\n  A\n    X"), after)] {
      for format in ChangeFormats.all() where !format.isData {
        let text = format.render(ViewTree.changes(from: a, to: b))
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !($0.value < 0x20 || (0x7F..<0xA0).contains($0.value)) }, "\(format.name)")
        #expect(!text.contains("\u{202E}") && !text.contains("\u{2028}"), "\(format.name)")
        #expect(text.hasSuffix("\n"))
      }
    }
  }

  @Test func `colour adds nothing but escape sequences`() {
    for (plain, coloured) in zip(ChangeFormats.all(), ChangeFormats.all(ChangesOptions(usesColor: true))) {
      let text = coloured.render(bannerChanges).replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(text == plain.render(bannerChanges))
    }
  }

  @Test func `ASCII lines, where that is asked for`() {
    let text = MarkedTree(options: ChangesOptions(usesASCII: true)).render(
      ViewTree.changes(from: tree("A\n  B\n  C\n  D #d (0 0 1 1)"), to: tree("A\n  B\n  C\n  D #d (0 2 1 1) hidden @E")))
    #expect(
      text == """
        1 changed; 3 unchanged
          A
          |- ... 2 views unchanged
        ~ `- D #d (0 2; 1 1) hidden @ E ; y 0->2 (+2), hidden no->yes, controller none->E

        """)
  }

  private func holding(_ value: String, as name: String = "constraint") -> ViewTree {
    var box = ViewTree.Node("UIView", name: "box")
    box.attributes = [.init(name, value)]
    var builder = ViewTree.Builder()
    builder.open(box)
    builder.add(.init("UILabel", text: "Hi"))
    return builder.finish()
  }

  @Test(arguments: [
    (#""A B".top = C.top + 10"#, #""A B".top = C.top + 24"#, #"constraint "A B".top = C.top + 10→24"#),
    ("A.top = B.top + 10", "A.top = B.top + 24 @750", "constraint A.top = B.top + 10 → + 24 @750"),
    ("A.top = B.top - 8", "A.top = B.top + 8", "constraint A.top = B.top - 8 → + 8"),
    ("A.width = 240 @750", "A.width = 240 @250", "constraint A.width = 240 @750→@250"),
    ("A.top >= B.top + 8 (system spacing)", "A.top >= B.top + 12 (system spacing)", "constraint A.top >= B.top + 8→12 (system spacing)"),
    ("A.top = B.top", "A.top = B.top + 8", "constraint A.top = B.top → A.top = B.top + 8"),
    ("A.width = 10", "A.width = B.width", "constraint A.width = 10 → A.width = B.width"),
    (#"A.top = "B 1 x".top"#, #"A.top = "B 2 x".top"#, #"constraint A.top = "B 1 x".top → A.top = "B 2 x".top"#),
    ("A.top = B.top + 8\u{1B}", "other", #"constraint A.top = B.top + 8\u{1B} → other"#),
  ])
  func `a constraint's change shows what differs`(from: String, to: String, words: String) {
    #expect(ViewTree.changes(from: holding(from), to: holding(to)).changed.map { "\($0.properties[0])" } == [words])
  }

  @Test func `of long values that are much alike, what differs is shown in whole words`() {
    func words(_ from: String, _ to: String) -> [String] {
      ViewTree.changes(from: holding(from, as: "document"), to: holding(to, as: "document")).changed.map { "\($0.properties[0])" }
    }
    func document(_ version: Int) -> String {
      "type=com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB version=3.0 toolsVersion=\(version) targetRuntime=iOS.CocoaTouch"
    }
    #expect(words(document(22504), document(22505)) == [#"[document] "…toolsVersion=22504→22505…""#])
    let (a, b) = (String(repeating: "a", count: 70), String(repeating: "b", count: 70))
    #expect(words(a, b) == [#"[document] "\#(a)"→"\#(b)""#])
    #expect(words("short one", "short two") == [#"[document] "short one"→"short two""#])
  }

  @Test func `scenes without a change say what was left out`() {
    var options = ComparisonOptions()
    options.ignoredBefore = [0]
    options.ignoredAfter = [0]
    let changes = ViewTree.changes(from: tree("A\n  B"), to: tree("A\n  C"), options: options)
    var output = TextOutput()
    MarkedTree().render(["1", "2"].map { SceneChanges(name: $0, changes: changes) }, to: &output)
    #expect(output.text == "no changes in 2 scenes; 4 ignored\n")
  }

  @Test func `what was left out of scenes that aren't shown is counted`() {
    let text = ViewTree.changes(from: tree("A \"1\""), to: tree("A \"2\"")).only([.property(.text)])
    let frames = ViewTree.changes(from: tree("A (0 0 1 1)"), to: tree("A (0 0 2 1)\n  C")).only([.property(.text)])
    let scenes = [("1", text), ("2", frames)].map { SceneChanges(name: $0.0, changes: $0.1) }
    var output = TextOutput()
    ChangesSummary().render(scenes, to: &output)
    #expect(output.text == "1: 1 changed\nin 1 other scene: 2 other changes left out\n")
    var marked = TextOutput()
    MarkedTree().render(scenes, to: &marked)
    #expect(marked.text.hasSuffix("\n\nin 1 other scene: 2 other changes left out\n"), "\(marked.text)")
  }

  @Test func `references are no scenes`() {
    let changes = ViewTree.changes(from: tree("A"), to: tree("A"))
    var output = TextOutput()
    MarkedTree().render(
      ["1", "2", "3"].map { SceneChanges(name: $0, changes: changes, isReference: $0 == "3") }, to: &output)
    #expect(output.text == "no changes in 2 scenes and 1 storyboard reference\n")
  }

  @Test func `formats have names of their own`() {
    #expect(
      ChangeFormats.all().map(\.name) == [
        "changes", "side-by-side", "summary", "markdown", "json", "drawings", "drawings-exploded", "html",
      ])
  }
}
