/// A set of hashes that now and then has one too many, in a byte a hash: small enough to stay close to the processor where a table wouldn't.
struct Sieve {
  private var words: [UInt64]

  init(count: Int) {
    var size = 16
    while size * 8 < count { size *= 2 }
    words = Array(repeating: 0, count: size)
  }

  @inline(__always)
  mutating func insert(_ hash: UInt64) { words[word(of: hash)] |= bit(of: hash) }

  /// Whether `hash` is in it; of those that aren't, one of eight or fewer is said to be.
  @inline(__always)
  func mayContain(_ hash: UInt64) -> Bool { words[word(of: hash)] & bit(of: hash) != 0 }

  @inline(__always)
  private func word(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 6) & (words.count - 1) }

  @inline(__always)
  private func bit(of hash: UInt64) -> UInt64 { 1 << (hash & 63) }
}
