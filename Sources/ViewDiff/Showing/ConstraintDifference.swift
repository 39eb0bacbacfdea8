/// Two readable constraints that are about the same items and attributes, by what differs behind these: constant, multiplier,
/// priority. `title.leading = view.leading + 10` and `… + 24` share all but `10` and `24`.
struct ConstraintDifference {
  /// What both begin with, up to the last item or the sign behind it, and what both end with.
  let start: String
  let end: String
  let from: String
  let to: String
  /// Whether `from` and `to` are one number or priority each.
  let isSingle: Bool

  /// `nil` where both are better shown whole.
  init?(_ from: String, _ to: String) {
    var a = from.split(separator: " ", omittingEmptySubsequences: false)[...]
    var b = to.split(separator: " ", omittingEmptySubsequences: false)[...]
    var start: [Substring] = []
    while let word = a.first, word == b.first {
      start.append(word)
      (a, b) = (a.dropFirst(), b.dropFirst())
    }
    guard start.contains(where: { ["=", "<=", ">="].contains($0) }), Self.isOutsideQuotes(start) else { return nil }
    guard let x = a.first, let y = b.first, Self.isTerm(x), Self.isTerm(y) else { return nil }
    var (first, second) = (a, b)
    var end: [Substring] = []
    while first.count > 1, second.count > 1, let word = first.last, word == second.last {
      (first, second) = (first.dropLast(), second.dropLast())
      end.insert(word, at: 0)
    }
    // A number stays with its sign, and a quoted name stays whole.
    if Self.isOutsideQuotes(end), let x = first.last, let y = second.last, !Self.isSign(x), !Self.isSign(y) {
      (a, b) = (first, second)
    } else {
      end = []
    }
    isSingle = a.count == 1 && b.count == 1
    if !isSingle, let sign = start.last, Self.isSign(sign) {
      start.removeLast()
      (a, b) = ([sign] + a, [sign] + b)
    }
    self.start = start.joined(separator: " ")
    self.end = end.joined(separator: " ")
    self.from = a.joined(separator: " ")
    self.to = b.joined(separator: " ")
  }

  private static func isSign(_ word: Substring) -> Bool { ["+", "-", "*"].contains(word) }

  /// Whether `word` can follow the last item: a sign, a number, a ratio or a priority.
  private static func isTerm(_ word: Substring) -> Bool {
    if isSign(word) || word.hasPrefix("@") { return true }
    return !word.isEmpty && word.utf8.allSatisfy { (0x30...0x39).contains($0) || [0x2D, 0x2E, 0x3A].contains($0) }
  }

  /// Whether no quoted name goes on behind `words`.
  private static func isOutsideQuotes(_ words: [Substring]) -> Bool {
    var isInside = false
    var isEscaped = false
    for byte in words.joined(separator: " ").utf8 {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInside.toggle()
      }
    }
    return !isInside
  }
}
