import PullParsing
import Testing

struct XMLErrorTests {
  @Test(arguments: [
    // The document as a whole.
    ("", "1:1: error: the document is empty; give a file that has an XML document in it"),
    (" \n", "2:1: error: the document is empty; give a file that has an XML document in it"),
    ("hello", "1:1: error: an XML document starts with '<'; give one, or take out what stands before it"),
    ("<!-- x -->", "1:11: error: the document has no element; it may be cut off, get it whole"),
    ("<a>", "1:4: error: the document ends before '</a>'; it is cut off, get it whole"),
    ("<a><b></b>\n text", "2:6: error: the document ends before '</a>'; it is cut off, get it whole"),
    ("<a/>x", "1:5: error: text follows the end of the document's element; take it out, or keep it in a file of its own"),
    ("<a/><b/>", "1:5: error: a second outermost element '<b>'; a document has one, split the file there"),
    ("</a>", "1:1: error: '</a>' ends nothing; take it out"),
    ("<a/></a>", "1:5: error: '</a>' ends nothing; take it out"),
    // Cut inside something.
    ("<", "1:2: error: the document ends inside a tag; it is cut off, get it whole"),
    ("<a", "1:3: error: the document ends inside a start tag; it is cut off, get it whole"),
    ("<a b", "1:5: error: the document ends inside a start tag; it is cut off, get it whole"),
    ("<a b=", "1:6: error: the document ends inside a start tag; it is cut off, get it whole"),
    ("<a b='x", "1:8: error: the document ends inside an attribute; it is cut off, get it whole"),
    ("<a b='&am", "1:10: error: the document ends inside an attribute; it is cut off, get it whole"),
    ("<a/", "1:4: error: the document ends inside a start tag; it is cut off, get it whole"),
    ("<a></", "1:6: error: the document ends inside a tag; it is cut off, get it whole"),
    ("<a></a", "1:7: error: the document ends inside an end tag; it is cut off, get it whole"),
    ("<a>&#1", "1:7: error: the document ends inside a reference; it is cut off, get it whole"),
    ("<a><!", "1:6: error: the document ends inside markup; it is cut off, get it whole"),
    ("<a><!-- x", "1:10: error: the document ends inside a comment; it is cut off, get it whole"),
    ("<a><!-- x --", "1:13: error: the document ends inside a comment; it is cut off, get it whole"),
    ("<a><![CDA", "1:10: error: the document ends inside markup; it is cut off, get it whole"),
    ("<a><![CDATA[x]]", "1:16: error: the document ends inside a CDATA section; it is cut off, get it whole"),
    ("<a><?p x", "1:9: error: the document ends inside a processing instruction; it is cut off, get it whole"),
    ("<?xml version='1.0'", "1:20: error: the document ends inside the XML declaration; it is cut off, get it whole"),
    ("<!DOCTYPE a", "1:12: error: the document ends inside a DOCTYPE; it is cut off, get it whole"),
    // Tags.
    ("<a>< b/></a>", "1:5: error: expected a name after '<'; a '<' that starts no tag is written '&lt;'"),
    ("<a>1 <2</a>", "1:7: error: expected a name after '<'; a '<' that starts no tag is written '&lt;'"),
    ("<a></ a>", "1:6: error: expected a name after '</'; a '<' that starts no tag is written '&lt;'"),
    ("<a>\n<b></a></b>", "2:4: error: '</a>' ends '<b>'; end the innermost element first"),
    ("<a></ab>", "1:4: error: '</ab>' ends '<a>'; end the innermost element first"),
    ("<a></a b>", "1:8: error: expected '>' after '</a'; an end tag has only a name"),
    ("<a <b/>", "1:4: error: expected an attribute, '>' or '/>' in '<a'; mend the tag"),
    ("<a / >", "1:4: error: expected an attribute, '>' or '/>' in '<a'; mend the tag"),
    ("<a b='1'c='2'/>", "1:9: error: expected a space before this attribute; put one there"),
    ("<a b/>", "1:5: error: expected '=' after attribute 'b'; every attribute has a value"),
    ("<a b=1/>", "1:6: error: expected a quote before the value of 'b'; values stand in quotes"),
    ("<a b='<'/>", "1:7: error: '<' in the value of 'b'; write '&lt;', or close the quotes before it"),
    ("<a bb='1' cc='2' bb='3'/>", "1:18: error: attribute 'bb' occurs twice; keep one of them"),
    ("<a b='1' b='1'/>", "1:10: error: attribute 'b' occurs twice; keep one of them"),
    ("<x><a b='1' c='1'/><a b='1' b='1'/></x>", "1:29: error: attribute 'b' occurs twice; keep one of them"),
    // Text and references.
    ("<a>b & c</a>", "1:6: error: '&' starts no reference here; write '&amp;'"),
    ("<a>a&b c</a>", "1:5: error: '&' starts no reference here; write '&amp;'"),
    ("<a b='?x=1&y=2'/>", "1:11: error: '&' starts no reference here; write '&amp;'"),
    ("<a>&nbsp;</a>", "1:4: error: entity '&nbsp;' is not known; only amp, lt, gt, quot and apos are, and '&#…;'"),
    ("<a>&amp </a>", "1:4: error: expected ';' at the end of a reference; a plain '&' is written '&amp;'"),
    ("<a>&#65 </a>", "1:4: error: expected ';' at the end of a reference; a plain '&' is written '&amp;'"),
    ("<a>&#;</a>", "1:4: error: '&' starts no reference here; write '&amp;'"),
    ("<a>&#xG;</a>", "1:4: error: '&' starts no reference here; write '&amp;'"),
    ("<a>&#0;</a>", "1:4: error: '&#0;' is a character that XML does not allow; take it out"),
    ("<a b='&#x1B;'/>", "1:7: error: '&#x1B;' is a character that XML does not allow; take it out"),
    ("<a>&#xD800;</a>", "1:4: error: '&#xD800;' is a character that XML does not allow; take it out"),
    ("<a>&#99999999999;</a>", "1:4: error: '&#99999999999;' is a character that XML does not allow; take it out"),
    ("<a>x]]>y</a>", "1:5: error: ']]>' in text; write ']]&gt;'"),
    ("<a>x\u{1}</a>", "1:5: error: character U+0001 must not stand in XML; take it out"),
    ("<a b='\u{1B}'/>", "1:7: error: character U+001B must not stand in XML; take it out"),
    ("<a>\0</a>", "1:4: error: character U+0000 must not stand in XML; take it out"),
    ("<a>é\u{FFFF}</a>", "1:5: error: character U+FFFF must not stand in XML; take it out"),
    ("<a><!-- \u{7} --></a>", "1:9: error: character U+0007 must not stand in XML; take it out"),
    // Other markup.
    ("<a><!x></a>", "1:4: error: '<!' starts neither a comment nor CDATA here; write '&lt;!' if it is text"),
    ("<a><!-- -- --></a>", "1:9: error: '--' inside a comment; end comments with '-->' and keep '--' out of them"),
    ("<a><!-- x ---></a>", "1:11: error: '--' inside a comment; end comments with '-->' and keep '--' out of them"),
    ("<![CDATA[x]]><a/>", "1:1: error: CDATA outside the document's element; take it out"),
    (
      "\n<?xml version='1.0'?><a/>",
      "2:1: error: '<?xml' is allowed at the very start only; take out what stands before it, or split the file there"
    ),
    (
      "<?xml encoding='UTF-8'?><a/>",
      "1:6: error: the XML declaration is malformed; write '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'"
    ),
    ("<?xml version='2.0'?><a/>", "1:16: error: XML version '2.0' is not read; only 1.x is"),
    ("<a><?XML x?></a>", "1:4: error: a processing instruction must not be called 'XML'; only '<?xml' at the start is"),
    ("<a><?p+ x?></a>", "1:7: error: expected a space or '?>' after '<?p'; mend the processing instruction"),
    ("<!DOCTYPE a><!DOCTYPE a><a/>", "1:13: error: a second or late DOCTYPE; it stands once, before the document's element"),
    ("<a><!DOCTYPE a></a>", "1:4: error: a second or late DOCTYPE; it stands once, before the document's element"),
    ("<!DOCTYPE><a/>", "1:10: error: the DOCTYPE is malformed; take it out"),
    (
      "<!DOCTYPE a [<!ENTITY b 'bb'>]><a/>",
      "1:13: error: the DOCTYPE declares things of its own, which are not read; take out '[…]'"
    ),
    // Encodings.
    ("<?xml version='1.0' encoding='Shift_JIS'?><a/>", "1:31: error: encoding 'Shift_JIS' is not read; save the document as UTF-8"),
    (
      "<?xml version='1.0' encoding='UTF-16'?><a/>",
      "1:31: error: the document says it is UTF-16 but its bytes are not; correct the declaration"
    ),
  ])
  func `a malformed document is refused with place, reason and remedy`(document: String, expected: String) {
    #expect(error(InputBytes(document)) == "test.xml:" + expected)
  }

  @Test(
    arguments: [
      ([0x80], "1:4: error: byte 0x80 is no UTF-8; save the document as UTF-8"),
      ([0xC0, 0xAF], "1:4: error: byte 0xC0 is no UTF-8; save the document as UTF-8"),
      ([0xED, 0xA0, 0x80], "1:4: error: byte 0xED is no UTF-8; save the document as UTF-8"),
      ([0xE4, 0x20], "1:4: error: byte 0xE4 is no UTF-8; save the document as UTF-8"),
    ] as [([UInt8], String)])
  func `bytes that are no UTF-8 are refused`(bytes: [UInt8], expected: String) {
    #expect(error(InputBytes(Array("<a>".utf8) + bytes + Array("</a>".utf8))) == "test.xml:" + expected)
  }

  @Test func `of two faults the first is told`() {
    #expect(error(InputBytes("<a b='1' b='2'>\u{1}</a>"))?.contains("occurs twice") == true)
    #expect(error(InputBytes("<a b='\u{1}' b='2'/>"))?.contains("U+0001") == true)
  }

  @Test func `a document cut inside a character is cut`() {
    let bytes = Array("<a>ü</a>".utf8).prefix(4)
    #expect(error(InputBytes(bytes)) == "test.xml:1:4: error: the document ends inside a character; it is cut off, get it whole")
  }

  @Test func `half a surrogate pair is refused`() {
    #expect(
      error(InputBytes([0xFF, 0xFE, 0x3C, 0, 0x00, 0xD8, 0x20, 0] as [UInt8]))
        == "test.xml:1:2: error: half a surrogate pair; the document is no valid UTF-16, save it as UTF-8")
  }

  @Test func `limits are kept`() {
    var limits = XMLReader.Limits()
    limits.depth = 2
    limits.attributes = 2
    limits.attributeSize = 3
    limits.documentSize = 60
    func error(_ document: String) -> String? { self.error(InputBytes(document), XMLReader.Options(limits: limits)) }
    #expect(error("<a><b/></a>") == nil)
    #expect(
      error("<a><b><c/></b></a>")
        == "test.xml:1:7: error: more than 2 elements inside each other, the limit; raise it if the document is to be trusted")
    #expect(error("<a b='1' c='2'/>") == nil)
    #expect(
      error("<a b='1' c='2' d='3'/>")
        == "test.xml:1:16: error: '<a>' has more than 2 attributes, the limit; raise it if the document is to be trusted")
    #expect(error("<a b='123'/>") == nil)
    #expect(
      error("<a b='1234'/>")
        == "test.xml:1:4: error: the value of 'b' has more than 3 bytes, the limit; raise it if the document is to be trusted")
    #expect(
      error("<a>" + String(repeating: " ", count: 60) + "</a>")
        == "test.xml:1:1: error: the document has 67 bytes, more than the limit of 60; split it")
  }

  @Test func `an error stays`() throws {
    var reader = try XMLReader(InputBytes("<a>&x;</a>"), file: "test.xml")
    #expect(try reader.next() == .startElement)
    let first = #expect(throws: XMLError.self) { try reader.next() }
    let second = #expect(throws: XMLError.self) { try reader.next() }
    #expect(first == second)
  }

  private func error(_ document: InputBytes, _ options: XMLReader.Options = XMLReader.Options()) -> String? {
    do throws(XMLError) {
      _ = try XMLEventText(reading: document, options: options)
      return nil
    } catch {
      return error.description
    }
  }
}
