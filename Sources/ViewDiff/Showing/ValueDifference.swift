/// Two long texts that share most of what they begin or end with, by what differs: `…toolsVersion=1→2…`.
struct ValueDifference {
  /// What both begin and end with: a few characters, and whether more was left out.
  let start: (isCut: Bool, text: String)
  let end: (isCut: Bool, text: String)
  /// What stands between in each, whole words.
  let from: String
  let to: String

  /// How long the longer text must be, in characters, and how many of both must be saved.
  private static let minimum = 60
  private static let saving = 20
  private static let startContext = 24
  private static let endContext = 12

  /// `nil` where both are better shown whole.
  init?(_ from: String, _ to: String) {
    guard max(from.count, to.count) > Self.minimum else { return nil }
    var (a, b) = (from[...], to[...])
    while let x = a.first, x == b.first { (a, b) = (a.dropFirst(), b.dropFirst()) }
    while let x = a.last, x == b.last { (a, b) = (a.dropLast(), b.dropLast()) }
    // Half a number or half a name says little.
    while let x = from[..<a.startIndex].last, Self.isInWord(x) {
      a = from[from.index(before: a.startIndex)..<a.endIndex]
      b = to[to.index(before: b.startIndex)..<b.endIndex]
    }
    while let x = from[a.endIndex...].first, Self.isInWord(x) {
      a = from[a.startIndex..<from.index(after: a.endIndex)]
      b = to[b.startIndex..<to.index(after: b.endIndex)]
    }
    let (head, tail) = (from[..<a.startIndex], from[a.endIndex...])
    let word = head.suffix(Self.startContext)
    let context = head.count <= Self.startContext ? head : word.lastIndex(of: " ").map { word[word.index(after: $0)...] } ?? word
    let rest = tail.count <= Self.endContext ? tail : tail.prefix(0)
    if head.count - context.count + tail.count - rest.count < Self.saving { return nil }
    start = (context.count < head.count, String(context))
    end = (rest.count < tail.count, String(rest))
    (self.from, self.to) = (String(a), String(b))
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "." || character == "_"
  }
}
