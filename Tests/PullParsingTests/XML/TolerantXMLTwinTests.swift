import PullParsing
import Testing

/// On well-formed documents the tolerant reader gives the elements and attributes that the strict one does, which has Foundation's parser
/// for a twin, and puts nothing right.
///
/// It takes white space in values as it stands, where section 3.3.3 of XML makes spaces of it, so both are compared with spaces there.
@Suite struct TolerantXMLTwinTests {
  @Test func `random documents have the same elements and attributes`() throws {
    var random = SplitMix(seed: 21)
    for _ in 0..<500 {
      let document = RandomDocument.make(&random)
      let strict = try XMLEventText(reading: document).lines.filter { $0.hasPrefix("<") }.map(Self.spaced)
      let (lines, reader) = Self.events(document)
      #expect(lines.map(Self.spaced) == strict, "\(document)")
      #expect(reader.repairs.isEmpty && !reader.isCut, "\(document)")
    }
  }

  @Test func `attributes in any order, of any number and with values that are passed over are told apart by place`() {
    var random = SplitMix(seed: 22)
    let names = ["a", "b", "checked", "clickable", "long-clickable", "text", "index"]
    let values = ["", "false", "falsehood", "fals", "x", "longer than eight bytes", "a &amp; b", "a", "falsefalse"]
    for _ in 0..<200 {
      var document = "<r>"
      var expected: [String] = ["<r"]
      for _ in 0..<random.below(12) {
        document += "<e"
        var line = "<e"
        for name in (random.below(3) == 0 ? names.shuffled(using: &random) : names).prefix(random.below(names.count + 1)) {
          let value = values[random.below(values.count)]
          document += " \(name)=\"\(value)\""
          let isPassedOver = name.count > 4 ? value == "false" : value.isEmpty
          if !isPassedOver { line += " \(name)=[\(value.replacing("&amp;", with: "&"))]" }
        }
        document += "/>"
        expected += [line, "</e"]
      }
      expected.append("</r")
      let (lines, _) = Self.events(document + "</r>", sorted: false) { $0.count > 4 ? "false" : "" }
      #expect(lines == expected, "\(document)")
    }
  }

  /// The events of the tolerant reader. A value that `passedOver` gives for an attribute's name is left out, as the reader is told to do
  /// where it repeats.
  private static func events(
    _ document: String, sorted: Bool = true, passedOver: ((String) -> StaticString)? = nil
  ) -> ([String], TolerantXMLReader) {
    let bytes = InputBytes(document)
    var reader = TolerantXMLReader(ByteView(bytes))
    var lines: [String] = []
    while true {
      switch reader.next() {
      case .startElement:
        let name = bytes.string(in: reader.name)
        var attributes: [(name: String, value: String)] = []
        while reader.nextAttribute() {
          let attribute = reader.attribute
          let name = bytes.string(in: attribute.name)
          var decoded: [UInt8] = []
          reader.decode(attribute.value, into: &decoded)
          let value = String(decoding: decoded, as: UTF8.self)
          if let passedOver {
            reader.passOver(passedOver(name))
            if value == passedOver(name).description { continue }
          }
          attributes.append((name, value))
        }
        if sorted { attributes.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) } }
        lines.append("<\(name)" + attributes.map { " \($0.name)=[\($0.value)]" }.joined())
      case .endElement: lines.append("</\(bytes.string(in: reader.name))")
      case .end: return (lines, reader)
      }
    }
  }

  private static func spaced(_ line: String) -> String {
    line.replacing("\r\n", with: " ").replacing("\n", with: " ").replacing("\t", with: " ").replacing("\r", with: " ")
  }
}
