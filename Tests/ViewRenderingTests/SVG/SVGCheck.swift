import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What Foundation's XML parser finds in a document.
final class SVGCheck: NSObject, XMLParserDelegate {
  private(set) var names: Set<String> = []
  private(set) var attributes: Set<String> = []
  /// All numbers that attributes hold.
  private(set) var numbers: [Double] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// Why it is no XML; `nil` where it is.
  private(set) var problem: String?

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { problem = "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "no error")" }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes found: [String: String]
  ) {
    if names.isEmpty {
      width = found["width"].flatMap(Double.init) ?? 0
      height = found["height"].flatMap(Double.init) ?? 0
    }
    names.insert(name)
    attributes.formUnion(found.keys)
    numbers += found.values.compactMap(Double.init)
  }
}
