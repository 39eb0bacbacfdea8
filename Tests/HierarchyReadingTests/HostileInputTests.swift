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

  @Test func `an entity bomb stays as small as it is written`() throws {
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
