/// Compares texts with one that is wanted, byte for byte, or as their lower case forms.
///
/// As in CSS, no text begins or ends with an empty one, or holds it.
struct TextComparer {
  let ignoresCase: Bool
  private let comparison: ViewTree.Selector.TextComparison
  private let wanted: [UInt8]
  /// For every prefix of `wanted`, the length of its longest proper prefix that it also ends with (Knuth, Morris and Pratt, 1977), so
  /// that no text takes more than one pass.
  private let borders: [Int]

  init(_ comparison: ViewTree.Selector.TextComparison, _ text: String, ignoresCase: Bool) {
    self.ignoresCase = ignoresCase
    self.comparison = comparison
    let wanted = Array((ignoresCase ? text.lowercased() : text).utf8)
    self.wanted = wanted
    var borders = Array(repeating: 0, count: wanted.count)
    var length = 0
    for i in wanted.indices.dropFirst() {
      while length > 0, wanted[i] != wanted[length] { length = borders[length - 1] }
      if wanted[i] == wanted[length] { length += 1 }
      borders[i] = length
    }
    self.borders = borders
  }

  func holds(_ text: String) -> Bool {
    var text = ignoresCase ? text.lowercased() : text
    return text.withUTF8 { holds($0) }
  }

  /// - Parameter text: In lower case already, where case is ignored.
  func holds(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if comparison == .equals { return text.elementsEqual(wanted) }
    if wanted.isEmpty || wanted.count > text.count { return false }
    switch comparison {
    case .equals, .begins: return text.starts(with: wanted)
    case .ends: return text.suffix(wanted.count).elementsEqual(wanted)
    case .contains: return isContained(in: text)
    case .containsWord: return text.split(whereSeparator: isSpace).contains { $0.elementsEqual(wanted) }
    }
  }

  private func isContained(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var length = 0
    for byte in text {
      while length > 0, byte != wanted[length] { length = borders[length - 1] }
      if byte == wanted[length] { length += 1 }
      if length == wanted.count { return true }
    }
    return false
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
