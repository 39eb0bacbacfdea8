import HierarchyReading
import PullParsing
import Testing
import ViewRendering
import ViewTree

@Suite struct HostileInputTests {
  /// Debug code takes some twenty times as long.
  private static let many: Int = {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug ? 40_000 : 1_000_000
  }()

  @Test(arguments: [
    ("uiautomator", "<node text='&a29;'/>"), ("appium-android", "<android.A text='&a29;'/>"),
    ("webdriveragent", "<XCUIElementTypeA label='&a29;'/>"), ("detox", "<V class='A' text='&a29;'/>"),
  ])
  func `an entity bomb stays as small as it is written, in any dialect of XML`(format: String, view: String) throws {
    var declarations = "<!DOCTYPE x ["
    for k in 0..<30 { declarations += "<!ENTITY a\(k) \"&a\(k - 1);&a\(k - 1);\">" }
    let document = try read(declarations + "]>" + view, from: format)
    #expect(document.trees[0].tree.text(of: 0) == "&a29;")
    #expect(document.nodeCount == 1)
  }

  @Test func `an entity bomb is told`() throws {
    var declarations = "<!DOCTYPE x [<!ENTITY a0 \"lol\">"
    for k in 1..<30 { declarations += "<!ENTITY a\(k) \"&a\(k - 1);&a\(k - 1);\">" }
    let document = try read(declarations + "]><hierarchy><node class='A' text='&a29;' bounds='[0,0][1,1]'/></hierarchy>")
    #expect(document.trees[0].tree.text(of: 0) == "&a29;")
    #expect(document.repairs.map(\.message) == ["this reference is not known; read as it is"])
  }

  @Test func `views nested a million deep are read and dumped`() throws {
    let depth = Self.many
    let xml = try read(String(repeating: "<node class='A'>", count: depth), from: "uiautomator")
    #expect(xml.trees[0].tree.depth(of: depth - 1) == depth - 1)
    let json = try read(String(repeating: #"{"type":"A","children":["#, count: depth), from: "sentry")
    #expect(json.nodeCount == depth)
    #expect(json.isCut)
    var lines = ""
    for level in 0..<2000 { lines += String(repeating: "|   ", count: level) + "*A:0x1f2f3f\n" }
    #expect(try read(lines).trees[0].tree.depth(of: 1999) == 1999)
  }

  @Test(arguments: [
    ("wda-json", #"{"type":"A","rect":{"x":0},"#), ("idb", #"{"type":"A","AXLabel":"a","#), ("maestro", #"{"attributes":{"text":"a"},"#),
    ("trailblaze", #"{"nodeId":1,"text":"a","#), ("sentry", #"{"rendering_system":"A","type":"A","#),
  ])
  func `arrays, objects and parts nested very deep inside a view of JSON are read`(format: String, view: String) throws {
    for unit in ["[", "{\"a\":", "{\"frame\":", "[{\"children\":", "{\"attributes\":", "{\"bounds\":", "{\"rect\":"] {
      let deep = String(repeating: unit, count: Self.many / 8)
      let document = try read(view + "\"x\":" + deep, from: format)
      #expect(document.nodeCount >= 1)
      #expect(document.isCut)
      for key in ["children", "frame", "attributes", "bounds", "rect", "c"] {
        let document = try? read(view + "\"\(key)\":" + deep, from: format)
        for named in document?.trees ?? [] { #expect(named.tree.brokenInvariant() == nil) }
      }
    }
  }

  @Test func `own dumps that name a million levels take memory for the lines alone`() throws {
    var lines = (tree: "", uikit: "", controllers: "")
    for level in 0..<Self.many {
      let number = level > 200 ? "\(level): " : ""
      lines.tree +=
        (level > 200 ? number : String(repeating: "   ", count: max(0, level - 1)) + (level > 0 ? "╰─ " : "")) + "A (0 0; 1 1)\n"
      lines.uikit += (level > 200 ? number : String(repeating: "   | ", count: level)) + "<A; frame = (0 0; 1 1)>\n"
      lines.controllers += (level > 200 ? number : String(repeating: "   | ", count: level)) + "<C>, state: appeared, view: <A>\n"
    }
    for (format, text) in [("tree", lines.tree), ("uikit", lines.uikit), ("controllers", lines.controllers)] {
      let tree = try read(text, from: format, strict: true).trees[0].tree
      #expect(tree.count == Self.many)
      #expect(tree.depth(of: Self.many - 1) == Self.many - 1)
    }
  }

  @Test(arguments: Fixture.names) func `in any format, lines many levels in take time for their bytes alone`(format: String) throws {
    let text = String(decoding: try Fixture.bytes(ofFormat: format), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.contains(where: \.isLetter) }.suffix(4)
    for level in [" ", "\t", "   | ", "│  ", "-", "+", "> ", "<", "{"] {
      // Each line far in, and behind them one such level a line, which must not be gone through again and again.
      let gutter = String(repeating: level, count: Self.many / 10 / level.utf8.count)
      let document = lines.map { gutter + $0 }.joined(separator: "\n") + "\n" + String(repeating: level + "\n", count: Self.many / 10)
      for named in (try? read(document, from: format))?.trees ?? [] { #expect(named.tree.brokenInvariant() == nil) }
    }
  }

  /// A view up to its attributes, one of them, and what ends the view.
  private static let attributes: [(format: String, open: String, attribute: @Sendable (Int) -> String, close: String)] = [
    ("uiautomator", "<node class='A'", { " a\($0)='v'" }, "/>"), ("appium-android", "<android.A", { " a\($0)='v'" }, "/>"),
    ("webdriveragent", "<XCUIElementTypeA", { " a\($0)='v'" }, "/>"), ("detox", "<V class='A'", { " a\($0)='v'" }, "/>"),
    ("wda-json", #"{"type":"A""#, { ",\"a\($0)\":\"v\"" }, "}"), ("idb", #"{"type":"A""#, { ",\"a\($0)\":\"v\"" }, "}"),
    ("maestro", #"{"attributes":{"text":"a""#, { ",\"a\($0)\":\"v\"" }, "}}"),
    ("trailblaze", #"{"text":"a""#, { ",\"a\($0)\":\"v\"" }, "}"), ("sentry", #"{"type":"A""#, { ",\"a\($0)\":\"v\"" }, "}"),
    ("recursive-description", "<A: 0x10f0; frame = (0 0; 1 1)", { "; a\($0) = v" }, ">"),
    ("view-controllers", "<C 0x1>, view: <A 0x2>", { ", a\($0): v" }, ""), ("controllers", "<C>, view: <A>", { ", a\($0): v" }, ""),
    ("tree-cli", "A(frame: {{0, 0}, {1, 1}}", { ", a\($0)=v" }, ")"),
    ("xcuitest", "Element subtree:\n →Any, 0x600", { ", a\($0): v, b: 'c'" }, ""),
    ("earlgrey", "<A:0x7f; AX=N", { "; a\($0)=v" }, ">"), ("espresso", "+>A{id=1, visibility=VISIBLE", { ", a-\($0)=v, ab=v" }, "}"),
    ("viewserver", "A@41", { " a\($0)=1,v" }, "\n"), ("radiography", "A { 1×1px", { ", a\($0):v" }, " }"),
    ("compose", "Node #1 at (l=0, t=0, r=1, b=1)px", { "\n a\($0) = 'v'" }, "\n"),
    ("dumpsys-activity", "A{1a V.E...... ........ 0,0-1,1 #1", { " a\($0)=v" }, "}"),
    ("flutter-render-tree", "RenderA#12345", { "\n │ a\($0): v" }, "\n"),
    ("render-tree", "layer at (0,0) size 1x1\n  A {P} at (0,0) size 1x1", { " [a\($0)=v]" }, "\n"),
    ("render-tree", "A(p)(1)@0x1f00 {0,0,60,60}", { " [a\($0)=v]" }, "\n"),
    ("autolayout-trace", "*A:0x1f00", { " a\($0)" }, ""),
    ("subtree-description", "[ A ] h=--- v=--- A 0x1 f=(0,0,1,1) b=(-)", { " a\($0)" }, ""),
    ("maestro", "element_num,depth,attributes,parent_num\n0,0,\"text=b", { "; a\($0)=v; index=\($0)" }, "\","),
    ("uikit", "<A; frame = (0 0; 1 1)", { "; a\($0) = v" }, ">"),
    ("texture-ascii-art", "---A---\n|", { " a\($0)" }, "|\n-------\n"), ("tree", "A (0 0; 1 1)", { "\n   · a\($0)" }, ""),
    ("outline", "A (0 0; 1 1)", { "\n  · a\($0): v" }, ""),
  ]

  @Test func `very many attributes are tried in every format`() {
    #expect(Set(Self.attributes.map(\.format)).isSuperset(of: Fixture.names))
  }

  @Test(arguments: attributes.indices) func `in any format, a view of very many attributes takes time in proportion`(index: Int)
    throws
  {
    let (format, open, attribute, close) = Self.attributes[index]
    let count = Self.many / 10
    let document = try read(open + (0..<count).map(attribute).joined() + close, from: format)
    #expect(document.nodeCount == 1 || format == "texture-ascii-art")
  }

  @Test func `a view with very many attributes is read in one go`() throws {
    var xml = "<node class='A'"
    var json = #"{"rendering_system":"A","type":"A""#
    var text = "<A: 0x10f0; frame = (0 0; 1 1)"
    for k in 0..<20_000 {
      xml += " a\(k)='v'"
      json += ",\"a\(k)\":\"v\",\"children\":[{\"type\":\"B\",\"x\":1}]"
      text += "; a\(k) = v"
    }
    #expect(try read(xml + "/>", from: "uiautomator").trees[0].tree.attributes(of: 0).count == 20_000)
    let tree = try read(json + "}").trees[0].tree
    #expect(tree.count == 20_001)
    #expect(tree.attributes(of: 0).count == 20_001)
    #expect(try read(text + ">").trees[0].tree.attributes(of: 0).count == 20_000)
  }

  @Test(arguments: Fixture.names) func `in any format, escapes and overrides in the place of any text reach no output`(format: String)
    throws
  {
    let evil = "\u{1B}[2J\u{9B}31m\u{202E}\u{2066}\u{7}"
    let text = String(decoding: try Fixture.bytes(ofFormat: format), as: UTF8.self)
    let letters = text.indices.filter { text[$0].isLetter }
    // Behind every letter there is, a part of them at a time, so that some lines stay what they are.
    for step in stride(from: 0, to: 40, by: 8) {
      var changed = text
      for k in stride(from: letters.count - 1 - step, through: 0, by: -40) {
        changed.insert(
          contentsOf: evil, at: changed.index(changed.startIndex, offsetBy: text.distance(from: text.startIndex, to: letters[k]) + 1))
      }
      guard let document = try? read(changed, from: format) else { continue }
      for named in document.trees {
        for renderer in Formats.dumps + Formats.drawings() {
          let output = renderer.render(named.tree)
          let isClean = output.unicodeScalars.allSatisfy { !"\u{1B}\u{9B}\u{202E}\u{2066}\u{7}".unicodeScalars.contains($0) }
          #expect(isClean, "\(renderer.name): \(output.debugDescription)")
        }
      }
    }
  }

  @Test(arguments: Fixture.names) func `in any format, nesting as deep as the document allows overflows no stack`(format: String) throws {
    let depth = 3000
    let document: String
    switch format {
    case "uiautomator": document = String(repeating: "<node class='A' bounds='[0,0][1,1]'>", count: depth)
    case "appium-android": document = "<hierarchy>" + String(repeating: "<android.A bounds='[0,0][1,1]'>", count: depth)
    case "webdriveragent": document = String(repeating: "<XCUIElementTypeOther x='0' y='0' width='1' height='1'>", count: depth)
    case "detox": document = String(repeating: "<ViewHierarchy><View class='A'>", count: depth)
    case "wda-json": document = "{\"value\":" + String(repeating: #"{"type":"A","rect":{"x":0,"y":0},"children":["#, count: depth)
    case "idb": document = String(repeating: #"{"type":"A","AXLabel":"a","role":"AXButton","children":["#, count: depth)
    case "maestro": document = String(repeating: #"{"attributes":{"bounds":"[0,0][1,1]"},"children":["#, count: depth)
    case "trailblaze": document = "{\"viewHierarchy\":" + String(repeating: #"{"nodeId":1,"x2":1,"children":["#, count: depth)
    case "sentry": document = #"{"rendering_system":"A","windows":["# + String(repeating: #"{"type":"A","children":["#, count: depth)
    default:
      // A line of the fixture, each time a level further in, with whatever a level may be.
      let text = String(decoding: try Fixture.bytes(ofFormat: format), as: UTF8.self)
      let line = text.split(separator: "\n").last { $0.contains(where: \.isLetter) } ?? ""
      let gutters = ["   | ", "|   ", "  ", "│  ", "-", " |"]
      document =
        text + gutters.map { gutter in (0..<600).map { String(repeating: gutter, count: $0) + line }.joined(separator: "\n") }.joined()
    }
    let read = try HierarchyFormats.read(InputBytes(document), file: "deep", from: format)
    #expect(read.nodeCount > 0)
    for named in read.trees {
      #expect(named.tree.brokenInvariant() == nil)
      #expect(!TreeDump().render(named.tree).isEmpty)
    }
  }

  @Test func `terminal escapes and bidirectional overrides in texts reach no terminal`() throws {
    let evil = "\u{1B}[2J\u{1B}]0;title\u{07}\u{202E}abc\u{2066}\u{9B}31m"
    for document in [
      "<UILabel: 0x10f0; frame = (0 0; 1 1); text = '\(evil)'; layer = <L: 0x1>>",
      "<node class='A' text='\(evil)' bounds='[0,0][1,1]'/>",
      "Element subtree:\n →Button, 0x600, {{0.0, 0.0}, {1.0, 1.0}}, label: '\(evil)'\n",
      "{\"rendering_system\":\"A\",\"type\":\"\(evil)\",\"tag\":\"\(evil)\"}",
    ] {
      let dump = TreeDump().render(try read(document).trees[0].tree)
      #expect(dump.contains("\\u{1B}[2J"), "\(dump)")
      #expect(!dump.unicodeScalars.contains { "\u{1B}\u{07}\u{202E}\u{2066}\u{9B}".unicodeScalars.contains($0) })
    }
  }

  @Test func `a document of repeated marks takes time in proportion`() throws {
    // What would take minutes, were any step quadratic, ends at once.
    let n = Self.many
    for unit in ["'", "<", "{", "[", "\"", "'; a", "<A", "</a>", "&", "\\", "#", "+>", " ", "|"] {
      let marks = String(repeating: unit, count: n / unit.utf8.count / 10)
      _ = try? read("<A: 0x10f0; frame = (0 0; 1 1); text = '\(marks)")
      _ = try? read("<node class='\(marks)")
      _ = try? read("{\"rendering_system\":\(marks)")
      _ = try? read(" →Button, 0x600, {{0.0, 0.0}, {1.0, 1.0}}, label: '\(marks)")
      _ = try? read("+>A{id=1, visibility=VISIBLE, text=\(marks)")
    }
  }

  @Test func `a limit on views is an error that says so`() throws {
    var options = ReadingOptions()
    options.limits.nodes = 3
    let text = InputBytes(String(repeating: "<node class='A'/>", count: 4))
    let error = #expect(throws: HierarchyError.self) {
      try HierarchyFormats.read(text, file: "dump", from: "uiautomator", options: options)
    }
    #expect(error?.reason == .tooManyNodes(limit: 3))
    options.limits.bytes = 10
    let tooLarge = #expect(throws: HierarchyError.self) { try HierarchyFormats.read(text, file: "dump", options: options) }
    #expect(tooLarge?.description == "dump:1:1: error: the document has 68 bytes, more than 10; split it")
  }
}
