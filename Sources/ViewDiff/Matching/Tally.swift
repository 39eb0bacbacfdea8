/// How often each key occurs in two trees, and where first.
///
/// One table with linear probing, at most half full, entries in the slots themselves: a look-up touches one place in memory.
struct Tally {
  struct Entry {
    var key: UInt64 = 0
    var firstBefore: Int32 = -1
    var firstAfter: Int32 = -1
    /// 0 where the slot is empty.
    var before: Int32 = 0
    var after: Int32 = 0

    var isUniqueInBoth: Bool { before == 1 && after == 1 }
  }

  private var slots: [Entry]

  /// A table for up to `capacity` different keys of the tree before.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Entry(), count: size)
  }

  /// Counts `key` at `index` of the tree before.
  mutating func countBefore(_ key: UInt64, at index: Int) {
    let slot = slot(of: key)
    if slots[slot].before == 0 {
      slots[slot].key = key
      slots[slot].firstBefore = Int32(index)
    }
    slots[slot].before += 1
  }

  /// Counts `key` at `index` of the tree after, where it occurs before too.
  mutating func countAfter(_ key: UInt64, at index: Int) {
    let slot = slot(of: key)
    if slots[slot].before == 0 { return }
    if slots[slot].after == 0 { slots[slot].firstAfter = Int32(index) }
    slots[slot].after += 1
  }

  /// What is known of `key`; `nil` where the tree before doesn't have it.
  func callAsFunction(_ key: UInt64) -> Entry? {
    let entry = slots[slot(of: key)]
    return entry.before > 0 ? entry : nil
  }

  /// Where `key` is, or would be.
  private func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: key ^ key >> 32) & (slots.count - 1)
    while slots[slot].before > 0, slots[slot].key != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
