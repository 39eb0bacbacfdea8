import Foundation
import Testing
import ViewTree

@testable import ViewDiff

/// The page as a browser runs it.
@Suite(.serialized, .enabled(if: Chromium.path != nil, "\(Chromium.missing)"), .timeLimit(.minutes(15)))
struct BrowserTests {
  private let page: String = HTMLReport().render(bannerChanges)

  private func count(_ piece: String, in text: String) -> Int { text.components(separatedBy: piece).count - 1 }

  @Test func `the policy lets the page's own script run, which shows the change the address names`() throws {
    let dom = try Chromium.document([("page.html", page)], fragment: "#c2")
    #expect(dom.contains("class=\"picking\""))
    #expect(dom.contains("2 of 6</output>"))
    #expect(!dom.contains("class=\"tools\" hidden"))
    // In the list and in the tree; before and after, in the plan and exploded, each a view and its mark.
    #expect(count("data-c=\"2\" class=\"on\"", in: dom) + count("moved on\" href=\"#c2\"", in: dom) == 2)
    #expect(count("class=\"m moved on\" data-c=\"2\"", in: dom) == 4)
    #expect(count("<svg class=\"moved on\" data-c=\"2\"", in: dom) == 4)
    #expect(count("<g class=\"m added on\"", in: dom) == 0)
  }

  /// A page around the page presses keys and clicks in it, and writes down what it sees.
  private static let driver = """
    <!DOCTYPE html><meta charset="utf-8"><pre id="log"></pre><iframe src="page.html" width="1200" height="800"></iframe><script>
    var frame = document.querySelector("iframe"), log = document.getElementById("log");
    frame.onload = function () {
      var inner = frame.contentDocument, view = frame.contentWindow;
      function state() {
        var on = inner.querySelector("ol a.on");
        return (on ? on.getAttribute("data-c") : "none") + " " + inner.querySelectorAll("g.on").length
          + (inner.querySelector(".plan").hidden ? " exploded" : " plan")
          + (inner.querySelector("details.exploded").open ? " open" : " closed")
          + " " + (inner.documentElement.dataset.theme || "auto") + (inner.querySelector("dialog").open ? " help" : "")
          + " " + inner.querySelectorAll(".tree details[open]").length;
      }
      function press(key) {
        inner.dispatchEvent(new view.KeyboardEvent("keydown", { key: key, bubbles: true, cancelable: true }));
        log.textContent += key + ": " + state() + "\\n";
      }
      function click(what, element) {
        element.dispatchEvent(new view.MouseEvent("click", { bubbles: true, cancelable: true }));
        log.textContent += what + ": " + state() + "\\n";
      }
      ["n", "j", "n", "p", "k", "k", "p", "n", "t", "t", "d", "d", "Escape", "?", "n", "?", "x"].forEach(press);
      click("tree", inner.querySelector('.tree a[data-c="4"]'));
      click("drawing", inner.querySelector('svg.added[data-c="5"] rect'));
      click("button", inner.querySelector('button[data-key="n"]'));
      click("fold", inner.querySelector(".tree summary span"));
      ["u", "u", "u", "Escape"].forEach(press);
      click("change in a fold's line", inner.querySelector(".tree summary a"));
      log.textContent += "end";
    };
    </script>
    """

  @Test func `keys and clicks`() throws {
    let dom = try Chromium.document([("driver.html", Self.driver), ("page.html", page)])
    let log = dom.components(separatedBy: "<pre id=\"log\">").last?.components(separatedBy: "</pre>").first
    #expect(
      log == """
        n: 1 2 plan closed auto 0
        j: 2 4 plan closed auto 0
        n: 3 4 plan closed auto 0
        p: 2 4 plan closed auto 0
        k: 1 2 plan closed auto 0
        k: 6 8 plan closed auto 0
        p: 5 2 plan closed auto 0
        n: 6 8 plan closed auto 0
        t: 6 8 exploded open auto 0
        t: 6 8 plan closed auto 0
        d: 6 8 plan closed dark 0
        d: 6 8 plan closed light 0
        Escape: none 0 plan closed light 0
        ?: none 0 plan closed light help 0
        n: none 0 plan closed light help 0
        ?: none 0 plan closed light 0
        x: none 0 plan closed light 0
        tree: 4 2 plan closed light 0
        drawing: 5 2 plan closed light 0
        button: 6 8 plan closed light 0
        fold: 6 8 plan closed light 1
        u: 6 8 plan closed light 5
        u: 6 8 plan closed light 0
        u: 6 8 plan closed light 5
        Escape: none 0 plan closed light 5
        change in a fold's line: 6 8 plan closed light 5
        end
        """)
  }

  @Test func `hostile texts run nothing and load nothing`() throws {
    let evil = "</title></script><script>document.title='taken'</script><img src=x onerror=\"document.title='taken'\">"
    let before = tree("A (0 0 100 100)")
    var builder = ViewTree.Builder()
    builder.open(.init("A", frame: Rect(x: 0, y: 0, width: 100, height: 100)))
    builder.add(.init(evil, name: evil, frame: Rect(x: 0, y: 0, width: 90, height: 90), text: evil))
    let dom = try Chromium.document([("page.html", HTMLReport().render(ViewTree.changes(from: before, to: builder.finish())))])
    #expect(dom.contains("<title>1 change</title>"))
    #expect(!dom.contains("<img") && count("<script>", in: dom) == 1)
  }
}
