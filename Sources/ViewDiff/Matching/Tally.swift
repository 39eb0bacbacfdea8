/// How often each key occurs in two trees, and where first.
///
/// Keys get numbers in the order in which the tree before first has them, and what is known of a key stands at its number. Partners
/// mostly stand in the same order in both trees, so whoever keeps the numbers reads what lies behind each other, and the table of
/// slots, which is read at random, is small.
struct Tally {
  struct Entry {
    var key: UInt64
    var firstBefore: Int32
    var firstAfter: Int32 = -1
    var before: Int32 = 0
    var after: Int32 = 0

    var isUniqueInBoth: Bool { before == 1 && after == 1 }
  }

  private(set) var entries: [Entry] = []
  /// Linear probing, at most half full: the upper half of a key and its number plus one; 0 where nothing is.
  private var slots: [UInt64]

  /// A table for up to `capacity` different keys of the tree before.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    entries.reserveCapacity(capacity)
  }

  /// Counts `key` at `index` of the tree before, and returns its number.
  @inline(__always)
  mutating func countBefore(_ key: UInt64, at index: Int) -> Int32 {
    let slot = slot(of: key)
    if slots[slot] == 0 {
      entries.append(Entry(key: key, firstBefore: Int32(index)))
      slots[slot] = Self.tag(of: key) | UInt64(entries.count)
    }
    let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
    entries[number].before += 1
    return Int32(number)
  }

  /// Counts `key` at `index` of the tree after, where it occurs before too, and returns its number; -1 where it doesn't.
  @inline(__always)
  mutating func countAfter(_ key: UInt64, at index: Int) -> Int32 {
    let slot = slot(of: key)
    if slots[slot] == 0 { return -1 }
    let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
    if entries[number].after == 0 { entries[number].firstAfter = Int32(index) }
    entries[number].after += 1
    return Int32(number)
  }

  /// Where `key` is, or would be.
  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    let mask = slots.count - 1
    let tag = Self.tag(of: key)
    var slot = Int(truncatingIfNeeded: key ^ key >> 32) & mask
    while slots[slot] != 0, slots[slot] & 0xFFFF_FFFF_0000_0000 != tag || entries[Int(slots[slot] & 0xFFFF_FFFF) - 1].key != key {
      slot = (slot + 1) & mask
    }
    return slot
  }

  @inline(__always)
  private static func tag(of key: UInt64) -> UInt64 { key & 0xFFFF_FFFF_0000_0000 }
}
