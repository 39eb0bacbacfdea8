import Foundation
import PullParsing
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Foundation's parser reads well-formed documents as we do. Left out is where it can't be a twin: on Linux (Swift 6.3) it crashes
/// on processing instructions without data, and leaves carriage returns in CDATA, against section 2.11.
struct XMLTwinTests {
  @Test(arguments: [
    "<a/>",
    "<a></a>",
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<!-- c --><a b='1' c=\"2\"/>\n<!-- d -->\n",
    "<a>x<b>y</b>z<b/> <c> </c></a>",
    "<a b=\"&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;\">&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;</a>",
    "<a b=\"tab\tline\nreturn\rboth\r\n&#9;&#10;&#13;end\"/>",
    "<a>tab\tline\nreturn\rboth\r\n&#13;end</a>",
    "<a><![CDATA[<b>&amp;]] ]> ]]]]><![CDATA[> \n]]></a>",
    "<a><!-- - a comment --><?target data ?> ?></a>",
    "<größe höhe='1'><日本 語='値'/></größe>",
    "<a:b c:d='e' xmlns:a='u:a' xmlns:c='u:c'/>",
    "<!DOCTYPE a><a/>",
    "<!DOCTYPE a SYSTEM \"a.dtd\"><a/>",
    "<a b = '1'\n  c\t=\t'2'\n></a >",
    "<a b='>' c=']]>' d='a/b'>]] ]> ></a>",
    "<a b='' c=''/>",
    "<\u{10000}a.b-c_d:e9·/>",
  ])
  func `well-formed documents have the same events`(document: String) throws {
    let expected = try #require(FoundationEvents.reading(document))
    let lines = try XMLEventText(reading: document).lines
    #expect(lines == expected.lines)
  }

  @Test func `random documents have the same events`() throws {
    var random = SplitMix(seed: 20)
    for _ in 0..<300 {
      let document = RandomDocument.make(&random)
      let expected = try #require(FoundationEvents.reading(document), "\(document)")
      #expect(try XMLEventText(reading: document).lines == expected.lines)
    }
  }

  @Test func `carriage returns leave CDATA, and an instruction needs no data`() throws {
    #expect(try XMLEventText(reading: "<a><![CDATA[1\r\n2\r3]]><?t?></a>").lines == ["<a", "[1\n2\n3]", "</a"])
  }

  @Test func `UTF-16 and Latin-1 documents read as their UTF-8 selves`() throws {
    let body = "<a b='Größe ñ'>täxt ÿ</a>"
    let expected = try XMLEventText(reading: body)
    for order in [false, true] {
      for text in [body, "<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + body] {
        var bytes: [UInt8] = []
        for unit in ("\u{FEFF}" + text).utf16 {
          bytes.append(contentsOf: order ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)])
        }
        #expect(try XMLEventText(reading: InputBytes(bytes)) == expected)
        #expect(try XMLEventText(reading: InputBytes(bytes.dropFirst(2))) == expected)
      }
    }
    let latin1 = ("<?xml version='1.0' encoding='ISO-8859-1'?>" + body).unicodeScalars.map { UInt8($0.value) }
    #expect(try XMLEventText(reading: InputBytes(latin1)) == expected)
    #expect(try XMLEventText(reading: "\u{FEFF}" + body) == expected)
  }

  @Test func `a pair of surrogates is one character`() throws {
    let bytes = "\u{FEFF}<a b='😀'/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try XMLEventText(reading: InputBytes(bytes)).lines == ["<a b=[😀]", "</a"])
  }
}

/// Foundation's events, brought to the common form.
private final class FoundationEvents: NSObject, XMLParserDelegate {
  var events = XMLEventText()

  static func reading(_ document: String) -> XMLEventText? {
    let parser = XMLParser(data: Data(document.utf8))
    let delegate = FoundationEvents()
    parser.delegate = delegate
    return parser.parse() ? delegate.events : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    events.start(name, attributes.map { ($0.key, $0.value) })
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    events.end(name)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { events.add(string) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) { events.add(String(decoding: block, as: UTF8.self)) }
}
