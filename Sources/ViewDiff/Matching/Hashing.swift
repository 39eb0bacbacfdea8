/// A folded multiplication: the 128 bits of a product, one half laid over the other.
@inline(__always)
func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
  let product = a.multipliedFullWidth(by: b)
  return product.high ^ product.low
}

/// A hash of `bytes`, never 0. The seed is fixed, so that ties are broken alike everywhere; what hashes call equal is compared
/// before anybody relies on it.
@inline(__always)
func hash(_ bytes: UnsafeBufferPointer<UInt8>, salt: UInt64) -> UInt64 {
  var hash = salt ^ UInt64(bytes.count)
  var i = 0
  let raw = UnsafeRawBufferPointer(bytes)
  while i + 8 <= raw.count {
    hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: i, as: UInt64.self), 0x9E37_79B9_7F4A_7C15)
    i += 8
  }
  // The rest in one go: words that overlap what was taken already tell no less.
  var tail: UInt64 = 0
  if i < raw.count {
    if raw.count >= 8 {
      tail = raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
    } else if raw.count >= 4 {
      tail = UInt64(raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
      tail |= UInt64(raw.loadUnaligned(fromByteOffset: raw.count - 4, as: UInt32.self)) << 32
    } else {
      tail = UInt64(raw[0]) | UInt64(raw[raw.count / 2]) << 8 | UInt64(raw[raw.count - 1]) << 16
    }
  }
  return mix(hash ^ tail, 0xD6E8_FEB8_6659_FD93) | 1
}

/// A number as hashing sees it: one zero, one nan.
@inline(__always)
func bits(_ value: Double) -> UInt64 {
  value.isNaN ? 0x7FF8_0000_0000_0000 : (value + 0).bitPattern
}
