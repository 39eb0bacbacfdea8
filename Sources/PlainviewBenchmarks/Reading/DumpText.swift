import ViewTree

/// A tree in the words of a format that running apps give, for its reader to be measured on.
struct DumpText: Sendable {
  /// What stands before the views, and behind them.
  var before = ""
  var after = ""
  /// What a view writes where it opens, and where it closes.
  var open: @Sendable (View) -> String
  var close: @Sendable (View) -> String = { _ in "" }

  /// A view, as formats need it.
  struct View {
    var index: Int
    var depth: Int
    var isFirst: Bool
    var frame: Rect
    var text: String

    var address: String { "0x7f" + String(index * 32 + 0x10_0000, radix: 16) }
    var right: Double { frame.x + frame.width }
    var bottom: Double { frame.y + frame.height }

    func levels(_ gutter: String) -> String { String(repeating: gutter, count: depth) }
  }

  func text(of tree: ViewTree) -> String {
    var text = before
    var openViews: [View] = []
    for index in tree.indices {
      while let last = openViews.last, last.depth >= tree.depth(of: index) {
        openViews.removeLast()
        text += close(last)
      }
      let isFirst = index == 0 || tree.depth(of: index) > tree.depth(of: index - 1)
      let view = View(
        index: index, depth: tree.depth(of: index), isFirst: isFirst, frame: tree.frame(of: index) ?? .zero, text: "Text \(index % 100)")
      text += open(view)
      openViews.append(view)
    }
    while let last = openViews.popLast() { text += close(last) }
    return text + after
  }

  /// How each format writes a view, by the format's name. All have the same facts as far as the format can hold them.
  static let all: [(format: String, text: DumpText)] = [
    (
      "recursive-description",
      line {
        "\($0.levels("   | "))<UILabel: \($0.address); frame = (\(four($0, " ", "; "))); text = '\($0.text)'; layer = <CALayer: \($0.address)>>"
      }
    ),
    ("uikit", line { "\($0.levels("   | "))<UILabel; frame = (\(four($0, " ", "; "))); text = '\($0.text)'>" }),
    ("outline", line { "\($0.levels("  "))UILabel \"\($0.text)\" (\(four($0, " ", "; ")))" }),
    ("tree", line { "\($0.levels("│  "))├─ UILabel \"\($0.text)\" (\(four($0, " ", "; ")))" }),
    (
      "view-controllers",
      line { "\($0.levels("   | "))<HomeController \($0.address)>, state: appeared, view: <UIView \($0.address)>" }
    ),
    ("controllers", line { "\($0.levels("   | "))<HomeController>, state: appeared, title: \"\($0.text)\", view: <UIView>" }),
    ("autolayout-trace", line { "\($0.levels("|   "))*UILabel:\($0.address)'\($0.text)'" }),
    (
      "subtree-description",
      line { "\($0.levels("  "))[   AF O P LU ] h=--- v=--- NSView \($0.address) \"\($0.text)\" f=(\(four($0, ",", ","))) b=(-)" }
    ),
    ("tree-cli", line { "\($0.levels("│  "))├─ UILabel(frame: {{\(four($0, ", ", "}, {"))}}, \"\($0.text)\")" }),
    (
      "xcuitest",
      line(before: "Element subtree:\n →Application, 0x600, pid: 1, label: 'A'\n", after: "Path to element:\n") {
        "    \($0.levels("  "))Button, \($0.address), {{\(four($0, ", ", "}, {"))}}, label: '\($0.text)'"
      }
    ),
    (
      "earlgrey",
      line { "\($0.levels("  |"))--<UILabel:\($0.address); AX=N; frame={{\(four($0, ", ", "}, {"))}}; alpha=1; text='\($0.text)'>" }
    ),
    (
      "webdriveragent",
      DumpText(
        before: "<AppiumAUT>", after: "</AppiumAUT>",
        open: {
          "<XCUIElementTypeOther type=\"XCUIElementTypeOther\" label=\"\($0.text)\" enabled=\"true\" visible=\"true\" x=\"\($0.frame.x)\" "
            + "y=\"\($0.frame.y)\" width=\"\($0.frame.width)\" height=\"\($0.frame.height)\">"
        }, close: { _ in "</XCUIElementTypeOther>" })
    ),
    (
      "uiautomator",
      DumpText(
        before: "<hierarchy rotation=\"0\">", after: "</hierarchy>",
        open: { "<node index=\"0\" text=\"\($0.text)\" class=\"android.view.View\" enabled=\"true\" bounds=\"\(bounds($0))\">" },
        close: { _ in "</node>" })
    ),
    (
      "appium-android",
      DumpText(
        before: "<hierarchy rotation=\"0\">", after: "</hierarchy>",
        open: { "<android.view.View index=\"0\" text=\"\($0.text)\" enabled=\"true\" bounds=\"\(bounds($0))\">" },
        close: { _ in "</android.view.View>" })
    ),
    (
      "detox",
      DumpText(
        before: "<?xml version='1.0'?><ViewHierarchy>", after: "</ViewHierarchy>",
        open: { "<View class=\"android.view.View\" x=\"\($0.frame.x)\" y=\"<number>\" width=\"10\" height=\"20\" text=\"\($0.text)\">" },
        close: { _ in "</View>" })
    ),
    (
      "wda-json",
      json(before: "{\"value\":", after: ",\"sessionId\":\"X\"}") {
        "\"type\":\"Button\",\"label\":\"\($0.text)\",\"isVisible\":\"1\",\"rect\":{\(rect($0))}"
      }
    ),
    ("idb", json { "\"type\":\"Button\",\"AXLabel\":\"\($0.text)\",\"role\":\"AXButton\",\"enabled\":true,\"frame\":{\(rect($0))}" }),
    ("maestro", json { "\"attributes\":{\"text\":\"\($0.text)\",\"bounds\":\"\(bounds($0))\",\"enabled\":\"true\"}" }),
    (
      "trailblaze",
      json(before: "{\"deviceWidth\":402,\"viewHierarchy\":", after: "}") {
        "\"nodeId\":\($0.index),\"text\":\"\($0.text)\",\"x1\":\($0.frame.x),\"y1\":\($0.frame.y),\"x2\":\($0.right),\"y2\":\($0.bottom)"
      }
    ),
    (
      "sentry",
      json(before: "{\"rendering_system\":\"UIKIT\",\"windows\":[", after: "]}") {
        "\"type\":\"UILabel\",\"identifier\":\"\($0.text)\",\"visible\":true,\"alpha\":1,\(rect($0))"
      }
    ),
    (
      "dumpsys-activity",
      line(before: "    View Hierarchy:\n      DecorView@12ab[Main]\n") {
        "        \($0.levels("  "))android.view.View{\(hash($0)) V.E...... ........ \(sides($0)) #7f0a0001 app:id/title}"
      }
    ),
    (
      "espresso",
      line(before: "View Hierarchy:\n") {
        "+\($0.levels("-"))>TextView{id=1, res-name=title, visibility=VISIBLE, width=\($0.frame.width), height=\($0.frame.height), "
          + "text=\($0.text), x=\($0.frame.x), y=\($0.frame.y)}\n|"
      }
    ),
    (
      "viewserver",
      line(after: "DONE.\n") {
        "\($0.levels(" "))android.view.View@\(hash($0)) text:mText=\($0.text.utf8.count),\($0.text) mID=8,id/title layout:mLeft=2,16 "
          + "layout:mTop=1,4 layout:getWidth()=3,100 layout:getHeight()=2,20 getVisibility()=7,VISIBLE"
      }
    ),
    (
      "radiography",
      line(before: "com.example:\n") { " \($0.levels("│ "))├─TextView { id:title, \(Int($0.frame.width))×20px, text-length:8 }" }
    ),
    (
      "compose",
      line {
        "\($0.levels("  "))|-Node #\($0.index) at (l=\($0.frame.x), t=\($0.frame.y), r=\($0.right), b=\($0.bottom))px, Tag: '\($0.text)'"
      }
    ),
    (
      "flutter-render-tree",
      line {
        let rails = $0.levels("  ")
        return "\(rails)└─child: RenderBox#\(hash($0))\n\(rails)  │ parentData: offset=Offset(\($0.frame.x), \($0.frame.y))\n"
          + "\(rails)  │ size: Size(\($0.frame.width), \($0.frame.height))"
      }
    ),
    (
      "render-tree",
      line(before: "layer at (0,0) size 800x600\n") {
        "  \($0.levels("  "))LayoutBlockFlow {DIV} at (\($0.frame.x),\($0.frame.y)) size \($0.frame.width)x\($0.frame.height)"
      }
    ),
    // One stack of all views: boxes within boxes would be as wide as they are deep.
    (
      "texture-ascii-art",
      line(before: "--ASStackLayoutSpec--\n", after: "---------------------\n") { _ in "|    ASTextNode     |" }
    ),
  ]

  private static func line(before: String = "", after: String = "", _ open: @escaping @Sendable (View) -> String) -> DumpText {
    DumpText(before: before, after: after, open: { open($0) + "\n" })
  }

  /// A view is an object, its subviews are its `children`.
  private static func json(before: String = "", after: String = "", _ members: @escaping @Sendable (View) -> String) -> DumpText {
    DumpText(
      before: before, after: after, open: { ($0.isFirst ? "" : ",") + "{" + members($0) + ",\"children\":[" }, close: { _ in "]}" })
  }

  private static func four(_ view: View, _ within: String, _ between: String) -> String {
    "\(view.frame.x)\(within)\(view.frame.y)\(between)\(view.frame.width)\(within)\(view.frame.height)"
  }

  private static func rect(_ view: View) -> String {
    "\"x\":\(view.frame.x),\"y\":\(view.frame.y),\"width\":\(view.frame.width),\"height\":\(view.frame.height)"
  }

  private static func bounds(_ view: View) -> String {
    "[\(Int(view.frame.x)),\(Int(view.frame.y))][\(Int(view.right)),\(Int(view.bottom))]"
  }

  private static func sides(_ view: View) -> String {
    "\(Int(view.frame.x)),\(Int(view.frame.y))-\(Int(view.right)),\(Int(view.bottom))"
  }

  /// Five hexadecimal digits.
  private static func hash(_ view: View) -> String { String(String(view.index + 0x10_0000, radix: 16).suffix(5)) }
}
