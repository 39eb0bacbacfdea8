/// What tells a text, or a file, from any other by a few letters.
package enum ContentMark {
  /// The number of bytes and their FNV-1a hash of 64 bits.
  package static func mark(of bytes: some Collection<UInt8>) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "\(bytes.count) \(String(hash, radix: 16))"
  }
}
