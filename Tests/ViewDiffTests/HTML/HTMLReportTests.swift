import Foundation
import Testing
import ViewTree

@testable import ViewDiff

@Suite struct HTMLReportTests {
  private func page(_ changes: TreeChanges) -> String { HTMLReport().render(changes) }
  private func count(_ piece: String, in text: String) -> Int { text.components(separatedBy: piece).count - 1 }

  @Test func `the summary, the list, the marked tree, and both drawings`() {
    let text = page(bannerChanges)
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"))
    #expect(text.contains("<title>6 changes</title>"))
    #expect(text.contains("<p class=\"summary\">2 added (4 views), 1 removed, 1 moved, 2 shifted by (0, +44), 1 changed; 13 unchanged</p>"))
    let list = text.components(separatedBy: "<ol>\n")[1].components(separatedBy: "</ol>")[0]
    #expect(
      list == """
        <li id="c1"><a href="#c1" data-c="1"><b class="added">+1</b><span>UIView #header (0 0; 375 44)</span>\
        <i>added in ◉ ListController, 2 views</i></a></li>
        <li id="c2"><a href="#c2" data-c="2"><b class="moved">&gt;2</b><span>UIButton #edit &quot;Edit&quot; (8 8; 60 40)</span>\
        <i>moved from #toolbar, position 0</i></a></li>
        <li id="c3"><a href="#c3" data-c="3"><b class="changed">~3</b><span>UILabel &quot;Grace H.&quot; (16 8; 300 20)</span>\
        <i>text &quot;Grace&quot;→&quot;Grace H.&quot;</i></a></li>
        <li id="c4"><a href="#c4" data-c="4"><b class="removed">-4</b><span>UIView #badge (340 12; 20 20)</span>\
        <i>was in UITableViewCell</i></a></li>
        <li id="c5"><a href="#c5" data-c="5"><b class="added">+5</b><span>UITableViewCell (0 88; 375 44)</span>\
        <i>added in #list, 2 views</i></a></li>
        <li id="c6"><a href="#c6" data-c="6"><b class="changed">~6</b><span>2 views</span><i>shifted by (0, +44)</i></a></li>

        """)
    #expect(text.contains("<span>  UIWindow (0 0; 375 667)</span>\n"))
    #expect(text.contains("<a class=\"added\" href=\"#c1\" data-c=\"1\">+    ├─ UIView #header (0 0; 375 44)</a>\n"))
    #expect(text.contains("<span class=\"added\">+    │  ╰─ UILabel &quot;You are | *offline*&quot; (16 8; 343 28)</span>\n"))
    #expect(count("<svg class=\"drawing\"", in: text) == 4)
    for label in ["Before, plan", "After, plan", "Before, exploded", "After, exploded"] { #expect(count("\"\(label)\"", in: text) == 1) }
    // Shifted views are one change, marked before and after, in the plan and exploded.
    #expect(count("<g class=\"m changed\" data-c=\"6\">", in: text) == 8)
    // What came is marked in the drawings after, what went in those before; each view has one mark.
    #expect(count("<g class=\"m added\" data-c=\"1\">", in: text) == 2)
    #expect(count("<g class=\"m removed\" data-c=\"4\">", in: text) == 2)
    #expect(count("<g class=\"m moved\" data-c=\"2\">", in: text) == 4)
  }

  @Test func `what the tree folds away opens below its line`() {
    let text = page(bannerChanges)
    #expect(
      text.contains(
        """
        <details><summary><span class="dim">     ├─ … 3 views unchanged</span>
        </summary>
        <span>     │  ├─ UILabel #title &quot;Inbox&quot; (16 0; 343 40)</span>
        <span>     │  ╰─ UIView #toolbar (0 600; 375 67)</span>
        <span>     │     ╰─ UIButton #new &quot;New&quot; (300 8; 60 40)</span>
        </details>
        """), "\(text)")
    // A view whose own line shows, with what is in it.
    #expect(
      text.contains(
        """
        <details><summary><span>     ╰─ UIView #footer (0 640; 375 27) · 1 in it unchanged</span>
        </summary>
        <span>        ╰─ UILabel &quot;4 people&quot; (0 0; 375 27)</span>
        </details>
        """), "\(text)")
  }

  @Test func `views that were shifted alike are named below the line that counts them`() {
    func list(_ y: Int) -> ViewTree {
      tree("A (0 0 100 100)\n" + (0..<3).map { "  B #b\($0) (0 \($0 * 20 + y) 100 20)\n    C\n" }.joined())
    }
    let text = page(ViewTree.changes(from: list(0), to: list(5)))
    #expect(
      text.contains(
        """
        <details><summary><a class="changed" href="#c1" data-c="1">~ ╰─ 3 views shifted by (0, +5), 3 in them unchanged</a>
        </summary>
        <a class="changed" href="#c1" data-c="1">~    ├─ B #b0 (0 5; 100 20) · y 0→5 (+5)</a>
        <span>     │  ╰─ C</span>
        <a class="changed" href="#c1" data-c="1">~    ├─ B #b1 (0 25; 100 20) · y 20→25 (+5)</a>
        <span>     │  ╰─ C</span>
        <a class="changed" href="#c1" data-c="1">~    ╰─ B #b2 (0 45; 100 20) · y 40→45 (+5)</a>
        <span>        ╰─ C</span>
        </details>
        """), "\(text)")
  }

  @Test func `what is folded away is bounded too, and counted`() {
    let rest = (0..<5000).map { "  L\($0)\n" }.joined()
    let text = page(ViewTree.changes(from: tree("A\n" + rest + "  B #b"), to: tree("A\n" + rest + "  B #b \"x\"")))
    #expect(text.contains("… 5000 views unchanged</span>"))
    #expect(text.contains("<span>  │  ├─ L3999</span>\n<p class=\"note\">… and 1000 more lines</p>\n</details>"))
  }

  @Test func `no change gives a page that says so`() {
    let text = page(ViewTree.changes(from: bannerBefore, to: bannerBefore))
    #expect(text.contains("<h1>No changes</h1>\n<p class=\"summary\">no changes; 18 unchanged</p>"))
    #expect(text.contains("<p>Nothing changed: both hierarchies have the same 18 views.</p>"))
    #expect(!text.contains("<ol>") && !text.contains("class=\"drawing\"") && !text.contains("data-c=\"1\""))
  }

  @Test func `the style and the script are those whose hashes the page lets in, and nothing else is`() {
    #expect("sha256-" + sha256(PageStyle.sheet).base64EncodedString() == PageStyle.hash)
    #expect("sha256-" + sha256(PageScript.text).base64EncodedString() == PageScript.hash)
    let text = page(bannerChanges)
    #expect(text.contains("<style>\(PageStyle.sheet)</style>"))
    #expect(text.contains("<script>\(PageScript.text)</script>"))
    #expect(
      text.contains("content=\"default-src 'none'; style-src '\(PageStyle.hash)'; script-src '\(PageScript.hash)'; base-uri 'none'; "))
    #expect(count("<script", in: text) == 1 && count("<style", in: text) == 1)
    for word in ["http:", "https:", "src=", "url(", "@import", "style=\""] { #expect(!text.contains(word)) }
  }

  @Test func `SHA-256 of a known text`() {
    // FIPS 180-4's example: the message "abc".
    #expect(sha256("abc").map { String(format: "%02x", $0) }.joined() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test func `what a tree holds is no markup`() {
    let evil = "</title></style></script><script>alert(1)</script><img src=x onerror=alert(1)>\"' onclick=x \u{0}\u{1B}\u{202E}<!--]]>&amp;"
    func tree(_ text: String) -> ViewTree {
      var builder = ViewTree.Builder()
      builder.source = .init(format: "x", name: text)
      var node = ViewTree.Node(text, name: text, frame: Rect(x: 0, y: 0, width: 300, height: 200), text: text)
      node.controller = .init(text, title: text, state: text)
      node.attributes = [.init(text, text)]
      builder.open(node)
      builder.add(ViewTree.Node(text + "child", identity: text, frame: Rect(x: 0, y: 0, width: 30, height: 20), text: text))
      return builder.finish()
    }
    let changes = ViewTree.changes(from: tree("a"), to: tree(evil))
    var output = TextOutput()
    HTMLReport().render(
      [SceneChanges(name: evil, changes: changes), SceneChanges(name: evil + "2", changes: changes.reversed)], to: &output)
    let text = output.text.replacing(PageStyle.sheet, with: "").replacing(PageScript.text, with: "")
    let tags = Set(text.matches(of: /<[\/!]?([A-Za-z0-9-]*)/).map { String($0.1) })
    #expect(
      tags.subtracting([
        "DOCTYPE", "html", "head", "meta", "title", "style", "body", "header", "h1", "h2", "h3", "p", "div", "output", "button", "kbd",
        "main",
        "section", "ol", "li", "a", "b", "span", "i", "details", "summary", "figure", "figcaption", "svg", "rect", "text", "g", "dialog",
        "dl",
        "dt", "dd", "script",
      ]) == [])
    let attributes = Set(text.matches(of: /<[^<>]*>/).flatMap { $0.0.matches(of: /\ ([A-Za-z-]+)=/).map { String($0.1) } })
    #expect(attributes.allSatisfy { !$0.hasPrefix("on") && $0 != "src" && $0 != "style" }, "\(attributes)")
    #expect(output.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
    #expect(!output.text.contains("\u{202E}"))
    #expect(count("<script", in: output.text) == 1)
  }

  @Test func `several scenes are one page, numbered through`() {
    let one = ViewTree.changes(from: tree("A (0 0 9 9)"), to: tree("A (0 0 9 9)\n  B (0 0 5 5)"))
    let same = ViewTree.changes(from: tree("A"), to: tree("A"))
    var output = TextOutput()
    HTMLReport().render(
      [
        SceneChanges(name: "Login", changes: one), SceneChanges(name: "Same", changes: same),
        SceneChanges(name: "Menu", changes: one.reversed),
      ],
      to: &output)
    #expect(count("<!DOCTYPE", in: output.text) == 1)
    #expect(output.text.contains("<p class=\"summary\">2 scenes changed, 1 did not</p>"))
    #expect(output.text.contains("<h2>Login</h2>") && output.text.contains("<h2>Menu</h2>") && !output.text.contains("Same"))
    #expect(output.text.contains(">+1</b>") && output.text.contains(">-2</b>"))
  }

  @Test func `a page stays small, and counts what it leaves out`() {
    func list(_ what: String) -> ViewTree {
      tree("A (0 0 400 2100)\n" + (0..<2100).map { "  Label \"\(what) \($0)\" (0 \($0) 100 1)\n" }.joined())
    }
    let text = page(ViewTree.changes(from: list("old"), to: list("new")))
    #expect(text.contains("<p class=\"note\">… and 1100 more changes</p>"))
    #expect(text.contains("<p class=\"note\">… and 101 more lines</p>"))
    #expect(text.contains("not drawn: 601 smaller than the largest 1500"))
    #expect(text.utf8.count < 6_000_000)
  }
}
