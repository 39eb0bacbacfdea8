import HierarchyReading
import PullParsing
import Testing
import ViewRendering
import ViewTree

@Suite struct ToleranceTests {
  @Test(arguments: Fixture.names) func `a document cut at any byte is read as far as it goes`(format: String) throws {
    let bytes = try Fixture.bytes(ofFormat: format)
    let whole = try HierarchyFormats.read(InputBytes(bytes), file: format, from: format).nodeCount
    for length in 0..<bytes.count {
      guard let cut = try? HierarchyFormats.read(InputBytes(bytes[..<length]), file: format, from: format) else { continue }
      #expect(cut.nodeCount <= whole + 1, "\(length) bytes")  // a bare root of a capture may still look like a view
      for named in cut.trees { #expect(named.tree.brokenInvariant() == nil) }
    }
  }

  @Test(arguments: Fixture.names) func `line ends, byte order marks and UTF-16 make no difference`(format: String) throws {
    let text = String(decoding: try Fixture.bytes(ofFormat: format), as: UTF8.self)
    let expected = try trees(of: InputBytes(text), format)
    #expect(try trees(of: InputBytes("\u{FEFF}" + text), format) == expected)
    let crlf = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    if format != "uiautomator", format != "viewserver" { #expect(try trees(of: InputBytes(crlf), format) == expected) }
    let utf16: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try trees(of: InputBytes(utf16), format) == expected)
  }

  private func trees(of bytes: InputBytes, _ format: String) throws -> [String] {
    try HierarchyFormats.read(bytes, file: "dump").trees.map { TreeDump().render($0.tree) }
  }

  @Test func `prompts, comments, diff marks and gutters before a view are no part of it`() throws {
    let plain = """
      <UIView: 0x10f00; frame = (0 0; 10 10); layer = <CALayer: 0x1>>
         | <UILabel: 0x10f10; frame = (1 1; 2 2); text = 'a'; layer = <CALayer: 0x2>>
      """
    let expected = "UIView (0 0; 10 10)\n╰─ UILabel \"a\" (1 1; 2 2)\n"
    for prefix in ["", "    ", "// ", "> ", "+", "\u{2212}", "2024-01-02 03:04:05.678 App[12:34] ", "\u{1B}[31m- "] {
      let lines = plain.split(separator: "\n").map { prefix + $0 }
      let document = try read(lines.joined(separator: "\n"))
      #expect(document.trees.map { TreeDump().render($0.tree) } == [expected], "\(prefix.debugDescription)")
    }
  }

  /// What quotations, consoles and logs put before each line.
  static let linePrefixes = [
    "> ", ">", "> > ", "[Xcode] ", "[   +3 ms] ", "[11:36:59]: ▸ ", "flutter: ", "I/flutter ( 6559): ", "E/TestRunner: ",
    "05-01 10:00:00.123  1234  1250 E TestRunner: ", "05-01 10:00:00.123  1234  1250 I flutter : ",
    "2016-01-11 14:02:22.267 MyApp[2470:849736] ", "2024-05-01 10:00:00.123456+0200 MyApp[1:2] ", "> [Xcode] ",
    "May  1 10:00:00 iPhone MyApp(UIKit)[123] <Notice>: ", "default\t10:00:00.123456+0200\tMyApp\t", "2024-05-01T10:00:00.1234567Z ",
    "2024-05-01 10:00:00.123 12345-12389 MyTag                   com.example.app                      D  ",
    "2024-05-01 10:00:00.123456+0200 0x1a2b3    Default     0x0                  123    0    MyApp: (UIKit) [com.apple.UIKit:View] ",
    "2024-05-01T10:00:00+0200 debug com.example.app : [App] ", "// ", "/// ", " * ", "# ", "$ ", "E   ", "    ", "\u{1B}[32m",
  ]

  @Test(arguments: Fixture.names.filter { HierarchyFormats.format(named: $0)?.isJSON == false })
  func `what quotations, consoles and logs put before every line is no part of a document`(format: String) throws {
    // Line breaks inside of these are data, not lines.
    guard !["uiautomator", "appium-android", "webdriveragent", "detox", "viewserver"].contains(format) else { return }
    let text = String(decoding: try Fixture.bytes(ofFormat: format), as: UTF8.self)
    let expected = try trees(of: InputBytes(text), format)
    for prefix in Self.linePrefixes {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { prefix + $0 + "\n" }
      #expect(try trees(of: InputBytes(lines.joined()), format) == expected, "\(prefix)")
      let fenced = "Here it is:\n\n```\n" + lines.joined() + "```\n"
      if lines.count > 4 || format == "uikit" {
        #expect(try trees(of: InputBytes(fenced), format).contains(expected.last ?? ""), "\(prefix), fenced")
      }
    }
  }

  @Test(arguments: Fixture.names.filter { HierarchyFormats.format(named: $0)?.isJSON == false })
  func `the marks of a diff before every line are no part of a document`(format: String) throws {
    // These begin lines with such signs themselves.
    guard !["espresso", "texture-ascii-art", "viewserver"].contains(format) else { return }
    let lines = String(decoding: try Fixture.bytes(ofFormat: format), as: UTF8.self).split(separator: "\n")
    let expected = try trees(of: InputBytes(lines.joined(separator: "\n") + "\n"), format)
    for mark in ["+", "-", "\u{2212}"] {
      let marked = lines.enumerated().map { ($0.offset > 1 && $0.offset % 3 == 2 ? " " : mark) + $0.element + "\n" }.joined()
      #expect(try trees(of: InputBytes(marked), format) == expected, "\(mark)")
      #expect(try trees(of: InputBytes("```diff\n@@ -1,4 +1,5 @@\n\(marked)```\n"), format) == expected, "\(mark), fenced")
    }
  }

  @Test(arguments: Fixture.names.filter { HierarchyFormats.format(named: $0)?.isJSON == false })
  func `numbers of lines, and colours around them, are no part of a document`(format: String) throws {
    guard !["uiautomator", "appium-android", "webdriveragent", "detox", "viewserver"].contains(format) else { return }
    let lines = String(decoding: try Fixture.bytes(ofFormat: format), as: UTF8.self).split(separator: "\n")
    let expected = try trees(of: InputBytes(lines.joined(separator: "\n") + "\n"), format)
    let numbered = lines.enumerated().map { "\("    \($0.offset + 1)".suffix(4))  \($0.element)\n" }.joined()
    #expect(try trees(of: InputBytes(numbered), format) == expected)
    #expect(try trees(of: InputBytes(lines.map { "\u{1B}[1;32m\($0)\u{1B}[0m\n" }.joined()), format) == expected)
  }

  @Test func `what stands before all lines is no part of a document that nothing else makes one`() throws {
    let element =
      "Element subtree:\n →Application, 0x600, pid: 1, label: 'A'\n    Button, 0x601, {{1.0, 2.0}, {3.0, 4.0}}\nPath to element:"
    for prefix in ["(lldb) ", "    t =     0.12s ", "app-1  | out ", "build step: "] {
      let lines = element.split(separator: "\n").map { prefix + $0 }
      #expect(description(of: try read(lines.joined(separator: "\n"))) == "Application \"A\"\n╰─ Button (1 2; 3 4)\n", "\(prefix)")
    }
    // What roots have in common is no prefix.
    #expect(try read("UILabel (0 0; 1 1)\nUILabel (0 0; 1 2)\n").nodeCount == 2)
    #expect(
      try read("  <UIView: 0x10f0; frame = (0 0; 1 1); layer = <L: 0x1>>\n  <UIView: 0x10f1; frame = (0 0; 1 1); layer = <L: 0x2>>\n")
        .nodeCount == 2)
  }

  @Test func `a place behind a prefix is that in the document`() throws {
    let document = try read(
      """
      > [Xcode] <A: 0x10f0; frame = (0 0; 1 1); layer = <L: 0x1>>
      > [Xcode]    |    | <B: 0x10f1; frame = (0 0; 1 1); layer = <L: 0x2>>
      """)
    #expect(document.repairs.map(\.location.line) == [2])
    #expect(document.repairs.map(\.location.column) == [21])
  }

  @Test func `text inside of JSON strings, string literals and web pages is taken out of them`() throws {
    let expected = "Application \"It's \\\"on\\\"\"\n╰─ Button (1 2; 3 4)\n"
    let json =
      #"{"value":"Element subtree:\n →Application, 0x600, pid: 1, label: 'It's \"on\"'\n    Button, 0x601, {{1.0, 2.0}, {3.0, 4.0}}\nPath to element:\n"}"#
    #expect(description(of: try read(json)) == expected)
    let lines =
      #"["Element subtree:", " →Application, 0x600, pid: 1, label: 'It's \"on\"'", "    Button, 0x601, {{1.0, 2.0}, {3.0, 4.0}}", "Path to element:"]"#
    #expect(description(of: try read(lines)) == expected)
    let source = #"{"value":"<AppiumAUT><XCUIElementTypeButton x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></AppiumAUT>","sessionId":"s"}"#
    #expect(description(of: try read(source)) == "Button (1 2; 3 4)\n")
    let report =
      "<testcase><failure>+&gt;A{id=1, visibility=GONE, width=3, height=4, x=1.0, y=2.0, text=a &amp;amp; b}\n</failure></testcase>"
    #expect(try read(report).trees.map { TreeDump().render($0.tree) } == ["A \"a &amp; b\" (1 2; 3 4) hidden\n"])
    let page = "<pre>&lt;UIView: 0x10f00; frame = (0 0; 1 2); layer = &lt;CALayer: 0x1&gt;&gt;</pre>"
    #expect(try read(page).trees.map { TreeDump().render($0.tree) } == ["UIView (0 0; 1 2)\n"])
  }

  @Test func `several dumps in one document are several trees, which share the numbers of their addresses`() throws {
    let document = try read(
      """
      <UIView: 0x10f00000; frame = (0 0; 1 1); layer = <CALayer: 0x1>>
      text between
      <UIView: 0x10f10000; frame = (0 0; 2 2); layer = <CALayer: 0x1>>
         | <UIView: 0x10f00000; frame = (0 0; 1 1); layer = <CALayer: 0x1>>
      """)
    #expect(document.trees.map(\.tree.count) == [1, 2])
    #expect(document.trees[0].tree.identity(of: 0) == "#1")
    #expect(document.trees[1].tree.identity(of: 0) == "#2")
    #expect(document.trees[1].tree.identity(of: 1) == "#1")
  }

  @Test func `end tags that are missing or too many do not move what follows`() throws {
    let document = try read(
      "<hierarchy><node class='A' bounds='[0,0][9,9]'><node class='B'></x></node><node class='C'/></node></hierarchy></node>")
    #expect(document.trees.map { TreeDump().render($0.tree) } == ["A (0 0; 9 9)\n├─ B\n╰─ C\n"])
    #expect(document.repairs.map(\.message).count == 2)
  }

  @Test func `missing levels and missing first lines are told`() throws {
    let document = try read(
      """
         |    |    | <A; frame = (0 0; 1 1); layer = <L>>
         |    | <B; frame = (0 0; 1 1); layer = <L>>
         |    |    |    | <C; frame = (0 0; 1 1); layer = <L>>
      """)
    #expect(
      description(of: document) == """
        A (0 0; 1 1)
        B (0 0; 1 1)
        ╰─ C (0 0; 1 1)
        1:16: warning: the views around this one are missing; read as a root
        2:11: warning: the views around this one are missing; read as a root
        3:21: warning: levels are missing between this view and the one it stands in; read as its subview

        """)
  }

  @Test func `lone surrogates, bytes that are no UTF-8 and control characters are read and told`() throws {
    let xml = try read(#"<node class="A" text="&#55357;x" bounds="[0,0][1,1]"/>"#)
    #expect(xml.trees[0].tree.text(of: 0) == "\u{FFFD}x")
    #expect(xml.repairs.map(\.location.column) == [23])
    let json = try read("{\"rendering_system\":\"X\",\"windows\":[{\"type\":\"A\",\"tag\":\"\\uD83D \u{01}\"}]}")
    #expect(json.trees[0].tree.name(of: 0) == "\u{FFFD} \u{01}")
    #expect(json.repairs.count == 2)
    let broken: [UInt8] = Array("<A; frame = (0 0; 1 1); text = '".utf8) + [0xC3, 0x28] + Array("'; layer = <L>>".utf8)
    let text = try HierarchyFormats.read(InputBytes(broken), file: "dump")
    #expect(text.trees[0].tree.text(of: 0) == "\u{FFFD}(")
    #expect(text.repairs.map(\.description) == ["dump:1:33: warning: these bytes are no UTF-8; read as U+FFFD"])
  }

  @Test func `numbers of any size are kept`() throws {
    let document = try read("<A: 0x10f0; frame = (-1.7976931348623157e+308 nan; inf 99999999999999999999); layer = <L: 0x1>>")
    let frame = try #require(document.trees[0].tree.frame(of: 0))
    #expect(frame == Rect(x: -1.7976931348623157e308, y: .nan, width: .infinity, height: 1e20))
  }

  @Test func `strict reading makes the first repair an error, and nothing of a clean document`() throws {
    #expect(try read("<node class='A' bounds='[0,0][1,1]'/>", strict: true).nodeCount == 1)
    let cut = #expect(throws: HierarchyError.self) { try read("<node class='A' bounds='[0,0][1,1]'>", strict: true) }
    #expect(
      "\(try #require(cut))"
        == "dump:1:37: error: the document ends in the middle; read up to here; without '--strict' it is read all the same")
  }

  @Test func `a density that is told makes pixels points`() throws {
    let document = try read("<node class='A' bounds='[0,0][300,600]'/>", pixelsPerPoint: 3)
    #expect(description(of: document) == "A (0 0; 100 200)\nnote: frames are converted from pixels to points, 3.0 pixels a point\n")
  }
}
