/// The text of a gitattributes file, of which only the lines that name our driver are changed. Bytes, for patterns may be anything.
struct AttributesFile: Equatable {
  private(set) var bytes: [UInt8]

  /// What our lines say, one a pattern.
  static let attribute = "diff=\(GitDriver.name)"
  static let lines = GitDriver.patterns.map { "\($0) \(attribute)" }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Adds the lines that are missing at the end, where they win over those above, and returns them.
  mutating func addLines() -> [String] {
    let added = GitDriver.patterns.indices.filter { saying(of: GitDriver.patterns[$0]) != Self.attribute }.map { Self.lines[$0] }
    if added.isEmpty { return [] }
    let lineEnd = bytes.contains(Self.carriageReturn) ? "\r\n" : "\n"
    if let last = bytes.last, last != Self.lineFeed { bytes += lineEnd.utf8 }
    for line in added { bytes += (line + lineEnd).utf8 }
    return added
  }

  /// Takes our attribute from the lines of our patterns, and lines that say nothing else away; returns the lines as they were.
  mutating func removeLines() -> [String] {
    var removed: [String] = []
    var kept: [UInt8] = []
    for line in bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false) {
      let words = Self.words(of: line)
      guard let pattern = words.first, GitDriver.patterns.contains(pattern), words.dropFirst().contains(Self.attribute) else {
        kept += line + [Self.lineFeed]
        continue
      }
      removed.append(words.joined(separator: " "))
      let rest = words.filter { $0 != Self.attribute }
      if rest.count > 1 {
        kept += rest.joined(separator: " ").utf8 + (line.last == Self.carriageReturn ? [Self.carriageReturn] : []) + [Self.lineFeed]
      }
    }
    kept.removeLast()  // `split` gives one line more than there are ends
    if !removed.isEmpty { bytes = kept }
    return removed
  }

  /// What the last line of exactly this pattern says of `diff`.
  private func saying(of pattern: String) -> String? {
    var saying: String?
    for line in bytes.split(separator: Self.lineFeed) {
      let words = Self.words(of: line)
      guard words.first == pattern else { continue }
      saying = words.dropFirst().last { $0.drop { "-!".contains($0) }.prefix { $0 != "=" } == "diff" } ?? saying
    }
    return saying
  }

  private static func words(of line: some Collection<UInt8>) -> [String] {
    line.split { $0 == 0x20 || $0 == 0x09 || $0 == carriageReturn }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
