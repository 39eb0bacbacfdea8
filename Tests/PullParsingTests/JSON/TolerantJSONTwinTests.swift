import Foundation
import PullParsing
import Testing

/// On well-formed documents the tolerant reader gives the events of the strict one and puts nothing right; and both say what Foundation's
/// parser says.
@Suite struct TolerantJSONTwinTests {
  @Test func `random documents have the same events`() throws {
    var random = SplitMix(seed: 31)
    for _ in 0..<500 {
      var document = ""
      var value: Any = NSNull()
      RandomJSON.container(&random, depth: 0, &document, &value)
      let strict = try Self.strictEvents(document)
      let (tolerant, reader) = Self.tolerantEvents(document)
      #expect(tolerant == strict, "\(document)")
      #expect(reader.repairs.isEmpty && !reader.isCut, "\(document)")
      let parsed = try JSONSerialization.jsonObject(with: Data(document.utf8))
      #expect((parsed as? NSObject) == (value as? NSObject), "\(document)")
      #expect(Self.words(for: parsed).sorted() == strict.sorted(), "\(document)")
    }
  }

  private static func strictEvents(_ text: String) throws -> [String] {
    var reader = try JSONPullReader(InputBytes(text), file: "t.json")
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

  private static func tolerantEvents(_ text: String) -> ([String], TolerantJSONReader) {
    let bytes = InputBytes(text)
    var reader = TolerantJSONReader(ByteView(bytes))
    var words: [String] = []
    func decoded(_ range: Range<Int>) -> String {
      var text: [UInt8] = []
      reader.decode(range, into: &text)
      return String(decoding: text, as: UTF8.self)
    }
    while true {
      switch reader.next() {
      case .beginObject: words.append("{")
      case .endObject: words.append("}")
      case .beginArray: words.append("[")
      case .endArray: words.append("]")
      case .key(let range): words.append(decoded(range) + ":")
      case .string(let range): words.append("'" + decoded(range) + "'")
      case .number(let range): words.append("\(DecimalNumber.parse(bytes, range))")
      case .bool(let value): words.append("\(value)")
      case .null: words.append("null")
      case .end: return (words, reader)
      }
    }
  }

  /// What events a parsed document would make, in any order: a dictionary has none.
  private static func words(for value: Any) -> [String] {
    switch value {
    case let object as [String: Any]: ["{"] + object.flatMap { [$0.key + ":"] + words(for: $0.value) } + ["}"]
    case let array as [Any]: ["["] + array.flatMap { words(for: $0) } + ["]"]
    case let text as String: ["'" + text + "'"]
    case let number as NSNumber: [isBool(number) ? "\(number.boolValue)" : "\(number.doubleValue)"]
    default: ["null"]
    }
  }

  private static func isBool(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}

/// Documents with everything in them that JSON has, and what Foundation should make of them.
private enum RandomJSON {
  static func container(_ random: inout SplitMix, depth: Int, _ text: inout String, _ value: inout Any) {
    let isObject = depth == 0 || random.below(2) == 0  // a bracket and a number could be prose, at the beginning
    text += isObject ? "{" : "["
    var object: [String: Any] = [:]
    var array: [Any] = []
    for k in 0..<random.below(5) {
      if k > 0 { text += space(&random) + "," }
      text += space(&random)
      if isObject { text += "\"k\(k)\"" + space(&random) + ":" + space(&random) }
      var element: Any = NSNull()
      if depth < 5, random.below(3) == 0 {
        container(&random, depth: depth + 1, &text, &element)
      } else {
        let scalar = scalars[random.below(scalars.count)]
        text += scalar.text
        element = scalar.value
      }
      if isObject { object["k\(k)"] = element } else { array.append(element) }
    }
    text += space(&random) + (isObject ? "}" : "]")
    value = isObject ? object : array
  }

  private static func space(_ random: inout SplitMix) -> String { ["", "", " ", "\n  ", "\t", "\r\n"][random.below(6)] }

  private nonisolated(unsafe) static let scalars: [(text: String, value: Any)] = [
    ("1", 1), ("-2.5e1", -25.0), ("0.125", 0.125), ("1E3", 1000.0), ("true", true), ("false", false), ("null", NSNull()), ("\"\"", ""),
    (#""a\"b\\c\/\b\f\n\r\t""#, "a\"b\\c/\u{8}\u{C}\n\r\t"), (#""\u00e9\ud83d\ude00""#, "é😀"), ("\"größe 設定 😀\"", "größe 設定 😀"),
    (#""{[]},: true""#, "{[]},: true"), (#""a run of text longer than eight bytes""#, "a run of text longer than eight bytes"),
  ]
}
