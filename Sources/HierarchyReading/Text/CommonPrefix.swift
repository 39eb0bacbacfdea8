internal import PullParsing

/// What all lines of a document begin with, digits counting as one another: what a log or a console puts there, whatever its kind.
struct CommonPrefix {
  /// The first line's.
  private let range: Range<Int>
  private let bytes: ByteView

  private static let sampled = 1 << 16

  /// What all lines begin with; `nil` where they have nothing in common up to a blank, or nothing but blanks and rails.
  init?(of bytes: ByteView) {
    let lines = Self.lines(of: bytes)
    guard let first = lines.first else { return nil }
    self.init(of: lines, like: first, sharing: 0, bytes)
  }

  /// What at least half of the lines, and two, begin with, where a time of day is in it, as logs alone have it.
  init?(ofLogIn bytes: ByteView) {
    let lines = Self.lines(of: bytes)
    for place in [0, lines.count / 2, lines.count - 2] where lines.indices.contains(place) {
      if let prefix = CommonPrefix(of: lines, like: lines[place], sharing: 8, bytes), prefix.hasTime {
        self = prefix
        return
      }
    }
    return nil
  }

  private static func lines(of bytes: ByteView) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var all = TextLines(bytes, in: 0..<min(bytes.count, sampled))
    while let line = all.next() {
      if !bytes.trimmed(line).isEmpty { lines.append(line) }
    }
    return lines
  }

  /// What those of `lines` have in common that share so many bytes with `reference`.
  private init?(of lines: [Range<Int>], like reference: Range<Int>, sharing least: Int, _ bytes: ByteView) {
    self.bytes = bytes
    var prefix = reference
    var count = 0
    for line in lines {
      let matched = Self.matched(prefix, line, bytes)
      if matched < least { continue }
      count += 1
      if matched == line.count, matched < prefix.count { continue }  // an empty line behind it, or one that is cut
      prefix = prefix.lowerBound..<prefix.lowerBound + matched
    }
    guard count > 1, count * 2 >= lines.count else { return nil }
    while let last = prefix.last, bytes[last] > 0x20 { prefix = prefix.lowerBound..<last }
    guard prefix.contains(where: { !Self.isRail(bytes[$0]) }) else { return nil }
    range = prefix
  }

  private var hasTime: Bool {
    let shape = Array("00:00:00".utf8)
    return range.contains { start in
      start + shape.count <= range.upperBound
        && shape.indices.allSatisfy { shape[$0] == UInt8(ascii: ":") ? bytes[start + $0] == shape[$0] : Self.isDigit(bytes[start + $0]) }
    }
  }

  /// How many bytes of a line are of it; `nil` where the line begins otherwise.
  func length(on line: Range<Int>) -> Int? {
    let matched = Self.matched(range, line, bytes)
    return matched == range.count || matched == line.count ? matched : nil
  }

  private static func matched(_ a: Range<Int>, _ b: Range<Int>, _ bytes: ByteView) -> Int {
    var count = 0
    while count < a.count, count < b.count {
      let (first, second) = (bytes[a.lowerBound + count], bytes[b.lowerBound + count])
      guard first == second || (isDigit(first) && isDigit(second)) else { break }
      count += 1
    }
    return count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private static func isRail(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte >= 0x80 || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "\\")
  }
}

extension SourceText {
  /// The text without what all its lines begin with; `nil` where that is nothing.
  func without(_ prefix: CommonPrefix) -> SourceText { keepingLines { prefix.length(on: $0) ?? 0 } }
}
