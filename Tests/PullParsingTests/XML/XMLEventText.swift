import PullParsing

/// What a document's events say, one a line, runs of text joined: a form that both readers' events can be brought to.
struct XMLEventText: Equatable {
  private(set) var lines: [String] = []
  private var text = ""

  mutating func start(_ name: String, _ attributes: [(name: String, value: String)]) {
    endText()
    let sorted = attributes.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    lines.append("<\(name)" + sorted.map { " \($0.name)=[\($0.value)]" }.joined())
  }

  mutating func end(_ name: String) {
    endText()
    lines.append("</\(name)")
  }

  mutating func add(_ more: String) { text += more }

  private mutating func endText() {
    if !text.isEmpty { lines.append("[\(text)]") }
    text = ""
  }
}

extension XMLEventText {
  /// The events of our reader.
  init(reading document: InputBytes, options: XMLReader.Options = XMLReader.Options()) throws(XMLError) {
    var reader = try XMLReader(document, file: "test.xml", options: options)
    while true {
      switch try reader.next() {
      case .startElement:
        var attributes: [(String, String)] = []
        for k in 0..<reader.attributeCount {
          attributes.append((reader.string(in: reader.attribute(at: k).name), reader.string(reader.attribute(at: k))))
        }
        start(reader.string(in: reader.name), attributes)
      case .endElement: end(reader.string(in: reader.name))
      case .text: add(reader.string(reader.text))
      case .endOfDocument: return
      }
    }
  }

  init(reading document: String) throws(XMLError) {
    try self.init(reading: InputBytes(document))
  }
}
