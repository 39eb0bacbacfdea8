import Foundation
import PullParsing
import Testing

@Suite struct JSONPullReaderTests {
  /// Events as words, so that a failure reads.
  private func events(_ text: String, limits: JSONPullReader.Limits = .init()) throws -> [String] {
    var reader = try JSONPullReader(InputBytes(text), file: "t.json", limits: limits)
    var words: [String] = []
    while true {
      switch try reader.next() {
      case .beginObject: words.append("{")
      case .endObject: words.append("}")
      case .beginArray: words.append("[")
      case .endArray: words.append("]")
      case .key(let range, let hasEscapes): words.append(reader.string(in: range, hasEscapes: hasEscapes) + ":")
      case .string(let range, let hasEscapes): words.append("'" + reader.string(in: range, hasEscapes: hasEscapes) + "'")
      case .number(let range): words.append("\(reader.number(in: range))")
      case .bool(let value): words.append("\(value)")
      case .null: words.append("null")
      case .end: return words
      }
    }
  }

  @Test func `every kind of value is an event`() throws {
    let text = #" {"a": [1, -2.5e1, true, false, null, "x"], "b": {}, "c": []} "#
    #expect(
      try events(text) == ["{", "a:", "[", "1.0", "-25.0", "true", "false", "null", "'x'", "]", "b:", "{", "}", "c:", "[", "]", "}"])
  }

  @Test func `documents may follow each other`() throws {
    #expect(try events("{}\n{}\n[]") == ["{", "}", "{", "}", "[", "]"])
    #expect(try events("\u{FEFF}{}") == ["{", "}"])
  }

  @Test func `escapes are resolved, pairs of surrogates too`() throws {
    #expect(try events(#"["\"\\\/\b\f\n\r\té😀"]"#) == ["[", "'\"\\/\u{8}\u{C}\n\r\té😀'", "]"])
  }

  static let malformed: [(text: String, message: String)] = [
    ("", "t.json:1:1: error: the input is empty; a JSON document begins with '{' or '['"),
    ("  \n ", "t.json:2:2: error: the input is empty; a JSON document begins with '{' or '['"),
    ("[1,]", "t.json:1:4: error: found ']' where JSON has a value"),
    ("[1 2]", "t.json:1:4: error: found '2' where JSON has ',' or ']'"),
    ("{\"a\" 1}", "t.json:1:6: error: found '1' where JSON has ':'"),
    ("{a:1}", "t.json:1:2: error: found 'a' where JSON has a key in quotes"),
    ("{\"a\":1,}", "t.json:1:8: error: found '}' where JSON has a key in quotes"),
    ("[\n\"ä\", é]", "t.json:2:6: error: found 'é' where JSON has a value"),
    ("[tru]", "t.json:1:5: error: found ']' where JSON has 'true'"),
    ("[\"a", "t.json:1:4: error: the input ends where JSON has the end of a string; it was cut, get the whole of it"),
    ("[\"a\\", "t.json:1:5: error: the input ends where JSON has the end of an escape; it was cut, get the whole of it"),
    ("[\"\\u12", "t.json:1:7: error: the input ends where JSON has the end of an escape; it was cut, get the whole of it"),
    ("{\"a\":", "t.json:1:6: error: the input ends where JSON has a value; it was cut, get the whole of it"),
    ("[1", "t.json:1:3: error: the input ends where JSON has ',' or ']'; it was cut, get the whole of it"),
    ("[-", "t.json:1:2: error: the input ends where JSON has a digit; it was cut, get the whole of it"),
    ("[01]", "t.json:1:2: error: this is no JSON number; it has no leading zeros or plus sign, and digits on both sides of the point"),
    ("[1.]", "t.json:1:2: error: this is no JSON number; it has no leading zeros or plus sign, and digits on both sides of the point"),
    ("[1e]", "t.json:1:2: error: this is no JSON number; it has no leading zeros or plus sign, and digits on both sides of the point"),
    (
      "[\"a\u{1}\"]",
      "t.json:1:4: error: a control character (U+0001) stands in a string; write it as an escape"
    ),
    (
      #"["\x"]"#,
      #"t.json:1:3: error: '\x' is no escape; JSON has \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
    ),
    (
      #"["\ud83d"]"#,
      #"t.json:1:3: error: half of a surrogate pair stands alone; write both halves, \uD83D\uDE00"#
    ),
    ("]", "t.json:1:1: error: found ']' where JSON has a value"),
    ("{}]", "t.json:1:3: error: found ']' where JSON has a value"),
    ("[}", "t.json:1:2: error: found '}' where JSON has a value"),
    ("[\u{7F}]", "t.json:1:2: error: found a control character where JSON has a value"),
  ]

  @Test(arguments: malformed)
  func `what is no JSON is an error that says where`(text: String, message: String) {
    #expect(throws: JSONError.self) { try events(text) }
    do { _ = try events(text) } catch { #expect("\(error)" == message) }
  }

  @Test func `bytes that are no UTF-8 and UTF-16 are told apart`() {
    func message(_ bytes: [UInt8]) -> String {
      do {
        _ = try JSONPullReader(InputBytes(bytes), file: "t.json")
        return "read"
      } catch { return "\(error)" }
    }
    #expect(message([0x5B, 0x22, 0xFF, 0x22, 0x5D]) == "t.json:1:3: error: these bytes are no UTF-8; save the file as UTF-8")
    #expect(message([0xFF, 0xFE, 0x5B, 0x00]) == "t.json:1:1: error: the input is UTF-16; save it as UTF-8")
  }

  @Test func `nesting stops at the limit`() {
    var limits = JSONPullReader.Limits()
    limits.depth = 3
    #expect(throws: Never.self) { try events("[[[1]]]", limits: limits) }
    #expect(throws: JSONError(location: SourceLocation(file: "t.json", line: 1, column: 4), reason: .tooDeep(limit: 3))) {
      try events("[[[[1]]]]", limits: limits)
    }
  }

  /// A document with every construct, cut at each byte: an error or, where only white space is missing, the whole.
  @Test func `a document cut anywhere is an error, never a crash`() throws {
    let text = #"{"a":[1,-2.5e-1,true,false,null,"x\n😀é"],"b":{"c":{}}}"#
    let whole = Array(text.utf8)
    for length in 1..<whole.count {
      let cut = InputBytes(whole[..<length])
      #expect(throws: JSONError.self, "cut at \(length)") {
        var reader = try JSONPullReader(cut, file: "cut")
        while try reader.next() != .end {}
      }
    }
  }

  static let numbers = [
    "0", "-0", "1", "12.5", "0.1", "0.30000000000000004", "123456789012345", "1234567890123456789", "1e22", "1e23", "-1.5E+3",
    "2.2250738585072014e-308", "4.9e-324", "1.7976931348623157e308", "100000000000000000000.5", "0.000001", "9007199254740993",
  ]

  @Test(arguments: numbers)
  func `numbers are read as the standard library reads them`(text: String) throws {
    var reader = try JSONPullReader(InputBytes(text), file: "n")
    guard case .number(let range) = try reader.next() else {
      Issue.record("no number")
      return
    }
    #expect(reader.number(in: range) == Double(text))
    #expect(reader.number(in: range).sign == Double(text)?.sign)
  }

  /// Foundation's reader is the twin: what it accepts, this one reads to the same values.
  @Test(arguments: [
    #"{"a":[1,2,{"b":"c"}],"d":null}"#, #"[[],[[]],{},{"x":{}}]"#, #"["\u00e9\ud83d\ude00","é😀"]"#, #"[1.25,-3e2,0,true]"#,
  ])
  func `Foundation reads the same`(text: String) throws {
    let twin = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let ours = try JSONSerialization.jsonObject(with: Data(normalized(text).utf8))
    #expect("\(twin)" == "\(ours)" && (twin as? NSObject) == (ours as? NSObject))
  }

  /// The document put together again from events.
  private func normalized(_ text: String) throws -> String {
    var reader = try JSONPullReader(InputBytes(text), file: "t")
    var out = ""
    func part() { if let last = out.last, last != "[", last != "{", last != ":" { out += "," } }
    while true {
      switch try reader.next() {
      case .beginObject:
        part()
        out += "{"
      case .endObject: out += "}"
      case .beginArray:
        part()
        out += "["
      case .endArray: out += "]"
      case .key(let range, let hasEscapes):
        part()
        out += "\"\(reader.string(in: range, hasEscapes: hasEscapes))\":"
      case .string(let range, let hasEscapes):
        part()
        out += "\"\(reader.string(in: range, hasEscapes: hasEscapes))\""
      case .number(let range):
        part()
        out += reader.bytes.string(in: range)
      case .bool(let value):
        part()
        out += "\(value)"
      case .null:
        part()
        out += "null"
      case .end: return out
      }
    }
  }
}

@Suite struct JSONStringScanTests {
  @Test func `what ends a string is found at every offset, among every byte`() throws {
    for length in 0..<20 {
      for text in ["a", "é", "\u{7F}", "\u{21}\u{23}", "[]", "😀"] {
        let filling = String(repeating: text, count: length)
        var reader = try JSONPullReader(InputBytes("\"\(filling)\""), file: "x")
        #expect(try reader.next() == .string(1..<1 + filling.utf8.count, hasEscapes: false))
        var escaped = try JSONPullReader(InputBytes("\"\(filling)\\n\(filling)\""), file: "x")
        #expect(try escaped.next() == .string(1..<3 + 2 * filling.utf8.count, hasEscapes: true))
        for byte in [0, 1, 0x1F] as [UInt8] {
          var wrong = try JSONPullReader(InputBytes(Array("\"\(filling)".utf8) + [byte] + Array("\"".utf8)), file: "x")
          #expect(throws: JSONError.self) { try wrong.next() }
        }
      }
    }
  }
}
