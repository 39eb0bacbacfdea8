import PullParsing
import Testing

struct XMLReaderTests {
  @Test func `events tell where they begin`() throws {
    var reader = try XMLReader(InputBytes("\u{FEFF}<?xml version='1.0'?>\n<ä>\n <b c='1'/>t</ä>"), file: "test.xml")
    var places: [String] = []
    while true {
      let event = try reader.next()
      places.append("\(event) \(reader.location(of: reader.offset))")
      if event == .endOfDocument { break }
    }
    #expect(
      places == [
        "startElement test.xml:2:1", "text test.xml:2:4", "startElement test.xml:3:2", "endElement test.xml:3:2",
        "text test.xml:3:12", "endElement test.xml:3:13", "endOfDocument test.xml:3:17",
      ])
  }

  @Test func `attributes are found by name and tell whether they are more than their bytes`() throws {
    var reader = try XMLReader(InputBytes("<a plain='1' odd='&amp;' tab='\t'/>"), file: "test.xml")
    #expect(try reader.next() == .startElement)
    #expect(reader.attributeCount == 3)
    #expect(reader.attribute(named: "plain")?.isEncoded == false)
    #expect(reader.attribute(named: "odd").map { reader.string($0) } == "&")
    #expect(reader.attribute(named: "tab").map { reader.string($0) } == " ")
    #expect(reader.attribute(named: "pla") == nil)
  }

  @Test func `a hundred thousand levels are read`() throws {
    let depth = 100_000
    let document = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    var reader = try XMLReader(InputBytes(document), file: "deep.xml")
    var deepest = 0
    while try reader.next() != .endOfDocument { deepest = max(deepest, reader.depth) }
    #expect(deepest == depth)
  }

  @Test func `a document cut anywhere is an error and nothing else`() throws {
    let whole = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE a PUBLIC "x" 'y'><!-- c -->
      <a b="ü &amp; 1" cc='2'><![CDATA[<x>]]><d/>text &#x41; ]] 設定<?p i?></a>
      """.utf8)
    for count in 0..<whole.count {
      #expect(throws: XMLError.self, "\(count) bytes") { try XMLEventText(reading: InputBytes(whole.prefix(count))) }
    }
    _ = try XMLEventText(reading: InputBytes(whole))
  }

  /// What Foundation refuses is not compared: its parser passes over some faults.
  @Test func `changed bytes give events or an error, never a crash`() throws {
    let whole = Array("<?xml version='1.0'?><!DOCTYPE a><a b=\"ü&amp;\" c='2'><![CDATA[x]]><d/>t &#65;<!-- c --><?p i?></a>".utf8)
    var random = SplitMix(seed: 7)
    var readable = 0
    for _ in 0..<4_000 {
      var changed = whole
      for _ in 0...random.below(3) {
        let at = random.below(changed.count)
        switch random.below(3) {
        case 0: changed[at] = UInt8(truncatingIfNeeded: random.next())
        case 1: changed.remove(at: at)
        default: changed.insert("<>&;'\"/!-[]?= \0".utf8.randomElement(using: &random)!, at: at)
        }
      }
      if (try? XMLEventText(reading: InputBytes(changed))) != nil { readable += 1 }
    }
    #expect(readable > 100 && readable < 3_000)
  }
}
