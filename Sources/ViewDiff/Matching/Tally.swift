/// How often each key occurs in two trees, and where first.
struct Tally {
  struct Entry {
    var key: UInt64 = 0
    var firstBefore: Int32 = -1
    var firstAfter: Int32 = -1
    var before: Int32 = 0
    var after: Int32 = 0

    var isUniqueInBoth: Bool { before == 1 && after == 1 }
  }

  private(set) var entries: [Entry] = []
  private var slots: [Int32]

  init(capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  /// Counts `key` at `index` of the tree before.
  mutating func countBefore(_ key: UInt64, at index: Int) {
    let entry = entryNumber(of: key)
    if entries[entry].before == 0 { entries[entry].firstBefore = Int32(index) }
    entries[entry].before += 1
  }

  /// Counts `key` at `index` of the tree after, where it occurs before too.
  mutating func countAfter(_ key: UInt64, at index: Int) {
    guard let entry = find(key) else { return }
    if entries[entry].after == 0 { entries[entry].firstAfter = Int32(index) }
    entries[entry].after += 1
  }

  /// What is known of `key`; `nil` where the tree before doesn't have it.
  func callAsFunction(_ key: UInt64) -> Entry? {
    find(key).map { entries[$0] }
  }

  private func find(_ key: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: key ^ key >> 32) & (slots.count - 1)
    while slots[slot] >= 0 {
      if entries[Int(slots[slot])].key == key { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func entryNumber(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: key ^ key >> 32) & (slots.count - 1)
    while slots[slot] >= 0 {
      if entries[Int(slots[slot])].key == key { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(entries.count)
    entries.append(Entry(key: key))
    return entries.count - 1
  }
}
