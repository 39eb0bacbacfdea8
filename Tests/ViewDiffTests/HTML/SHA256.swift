import Foundation

/// SHA-256 (FIPS 180-4), to check the hashes that a page names of its style and script.
func sha256(_ text: String) -> Data {
  var hash: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  // The constants are the first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  let primes = (2...311).filter { n in !(2..<n).contains { n % $0 == 0 } }
  let constants = primes.map { prime in
    UInt32(truncatingIfNeeded: Int(cbrt(Double(prime)).truncatingRemainder(dividingBy: 1) * 4_294_967_296))
  }
  var message = Array(text.utf8)
  let bits = UInt64(message.count) * 8
  message.append(0x80)
  while message.count % 64 != 56 { message.append(0) }
  for shift in stride(from: 56, through: 0, by: -8) { message.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
  func rotate(_ value: UInt32, _ by: UInt32) -> UInt32 { value >> by | value << (32 - by) }
  for start in stride(from: 0, to: message.count, by: 64) {
    var words = (0..<16).map { word in (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(message[start + 4 * word + $1]) } }
    for t in 16..<64 {
      let a = rotate(words[t - 15], 7) ^ rotate(words[t - 15], 18) ^ words[t - 15] >> 3
      let b = rotate(words[t - 2], 17) ^ rotate(words[t - 2], 19) ^ words[t - 2] >> 10
      words.append(words[t - 16] &+ a &+ words[t - 7] &+ b)
    }
    var v = hash
    for t in 0..<64 {
      let big1 = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25)
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let first = v[7] &+ big1 &+ choice &+ constants[t] &+ words[t]
      let big0 = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22)
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      v = [first &+ big0 &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    hash = zip(hash, v).map { $0 &+ $1 }
  }
  return Data(hash.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } })
}
