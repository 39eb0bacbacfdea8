internal import PullParsing

/// A format that running apps give their hierarchies in: how to know it, and how to read it.
package protocol HierarchyFormat: Sendable {
  /// What `--from` takes.
  var name: String { get }
  /// What `plainview formats` says of it: a few words.
  var summary: String { get }
  /// A short piece of it.
  var example: String { get }
  /// What becomes of each field of the source: the source's words, and the tree's.
  var mapping: [(source: String, tree: String)] { get }
  /// Whether it is JSON; other formats come inside of JSON's strings at most.
  var isJSON: Bool { get }
  /// Whether its texts have backslash escapes, so that those are no sign of a document that comes in a string.
  var hasEscapes: Bool { get }
  /// How sure the format is, by its content alone, that a document is its own.
  func confidence(in sample: Sample) -> Confidence
  /// Reads all of `assembler.text` into it.
  func read(into assembler: inout TreeAssembler) throws(HierarchyError)
}

extension HierarchyFormat {
  package var isJSON: Bool { false }
  package var hasEscapes: Bool { isJSON }
}

/// How sure a format is that a document is its own.
package enum Confidence: Int, Comparable, Sendable {
  case none
  /// The bytes are what the format is made of; nothing speaks for the format itself.
  case possible
  case likely
  case certain

  package static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue < b.rawValue }
}

/// The beginning of a document, to look for a format's marks in.
package struct Sample: Sendable {
  let bytes: ByteView
  let range: Range<Int>

  init(_ text: SourceText, length: Int) {
    bytes = text.view
    range = 0..<min(length, text.view.count)
  }

  func contains(_ mark: StaticString) -> Bool { bytes.find(mark, in: range) != nil }

  func contains(anyOf marks: StaticString...) -> Bool { marks.contains { contains($0) } }

  func contains(allOf marks: StaticString...) -> Bool { marks.allSatisfy { contains($0) } }

  /// The first byte that is no white space; 0 where there is none.
  var firstByte: UInt8 {
    var i = bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
    while i < range.upperBound, bytes[i] <= 0x20 { i += 1 }
    return i < range.upperBound ? bytes[i] : 0
  }

  /// Whether JSON stands at the beginning, or behind a line of other words.
  var mayBeJSON: Bool {
    if firstByte == UInt8(ascii: "{") || firstByte == UInt8(ascii: "[") { return true }
    return contains(anyOf: "\n{", "\n[", "\r{", "\r[")
  }

  /// Whether what it shows stands in strings, with backslashes before quotes and in place of line breaks.
  var isEscaped: Bool {
    if contains(anyOf: "=\\\"", "\\n   | ", "\\n|   ") { return true }
    switch firstByte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): return contains(anyOf: "\\n", "\\\"", "\\u003")
    default: return false
    }
  }

  /// The sample's lines, the first `limit` of them.
  func lines(_ limit: Int = 400, where isWanted: (Range<Int>) -> Bool) -> Bool {
    var lines = TextLines(bytes, in: range)
    var left = limit
    while left > 0, let line = lines.next() {
      if isWanted(line) { return true }
      left -= 1
    }
    return false
  }
}
