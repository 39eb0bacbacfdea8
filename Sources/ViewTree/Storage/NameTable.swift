/// Class and attribute names, each kept once and known by a number: trees repeat a few names for ever.
package struct NameTable: Sendable {
  package private(set) var refs: [TextRef] = []
  private var hashes: [UInt64] = []
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  /// Hostile input could be made to collide under a known seed. Numbers are given in order of appearance, so the seed never shows.
  private let seed = UInt64.random(in: .min ... .max)

  package init() {}

  package var count: Int { refs.count }

  /// The number of `bytes`; a new name is stored with `store`.
  package mutating func number(
    of bytes: UnsafeBufferPointer<UInt8>, in pool: inout TextPool, store: (inout TextPool) -> TextRef
  ) -> Int32 {
    let hash = Self.hash(bytes, seed)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, Int(refs[number].count) == bytes.count,
        pool.withBytes(of: refs[number], { areSame($0, bytes) })
      {
        return slots[slot]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(refs.count)
    refs.append(store(&pool))
    hashes.append(hash)
    if refs.count * 2 > slots.count { grow() }
    return Int32(refs.count - 1)
  }

  package mutating func number(of name: String, in pool: inout TextPool) -> Int32 {
    var name = name
    return name.withUTF8 { bytes in
      number(of: bytes, in: &pool) { pool in pool.add { $0.append(contentsOf: bytes) } }
    }
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 4)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }

  /// A folded multiplication for every eight bytes.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ seed: UInt64) -> UInt64 {
    func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
      let product = a.multipliedFullWidth(by: b)
      return product.high ^ product.low
    }
    var hash = seed ^ UInt64(bytes.count)
    var rest = UnsafeRawBufferPointer(bytes)
    while rest.count >= 8 {
      hash = mix(hash ^ rest.loadUnaligned(as: UInt64.self), 0x9E37_79B9_7F4A_7C15)
      rest = UnsafeRawBufferPointer(rebasing: rest[8...])
    }
    var tail: UInt64 = 0
    for byte in rest { tail = tail << 8 | UInt64(byte) }
    return mix(hash ^ tail, 0xD6E8_FEB8_6659_FD93)
  }
}
