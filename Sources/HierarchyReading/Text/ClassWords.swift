internal import PullParsing

/// The words where classes should stand, of a document that says nothing else: whether they can be classes, or are any list's words.
struct ClassWords {
  private var count = 0
  private var compoundCount = 0

  /// Whether most are put together as the names of classes are: with two capitals, a dot, or `_` in front. "Eggs" below "Breakfast" is no view.
  var areClasses: Bool { compoundCount * 2 > count }

  mutating func add(_ word: Range<Int>, in bytes: ByteView) {
    count += 1
    let capitals = word.count { bytes[$0] &- UInt8(ascii: "A") < 26 }
    let hasDot = word.dropFirst().dropLast().contains { bytes[$0] == UInt8(ascii: ".") }
    if capitals > 1 || hasDot || bytes[word.lowerBound] == UInt8(ascii: "_") { compoundCount += 1 }
  }
}
