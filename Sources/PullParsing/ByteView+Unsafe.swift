/// Checked reads of an `InputBytes`: one byte, or eight at once. The padding behind the last byte counts as readable, so a
/// reader meets zeros at the end instead of asking for it at every step.
@usableFromInline
package struct ByteView: Sendable {
  package let input: InputBytes
  @usableFromInline package let count: Int
  // Sound while `input` lives, which this value sees to; nothing writes there.
  @usableFromInline nonisolated(unsafe) let base: UnsafePointer<UInt8>

  package init(_ input: InputBytes) {
    self.input = input
    count = input.count
    base = input.base
  }

  @inlinable package subscript(index: Int) -> UInt8 {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count &+ InputBytes.padding))
      return base[index]
    }
  }

  /// The eight bytes from `index` on, the first one lowest.
  @inlinable @inline(__always)
  package func eightBytes(at index: Int) -> UInt64 {
    precondition(UInt(bitPattern: index) <= UInt(bitPattern: count &+ InputBytes.padding &- 8))
    return UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
  }

  /// Whether the `length` bytes at `a` are those at `b`.
  @inlinable @inline(__always)
  package func areEqual(at a: Int, _ b: Int, length: Int) -> Bool {
    var done = 0
    while done &+ 8 <= length {
      if eightBytes(at: a &+ done) != eightBytes(at: b &+ done) { return false }
      done &+= 8
    }
    let rest = length &- done
    if rest == 0 { return true }
    // The bytes behind the end are read too, and shifted out.
    let difference = eightBytes(at: a &+ done) ^ eightBytes(at: b &+ done)
    return difference << UInt64(64 &- 8 &* rest) == 0
  }

  /// Whether the bytes at `index` are those of `text`.
  @inlinable @inline(__always)
  package func hasPrefix(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index &+ length <= count else { return false }
    for k in 0..<length where self[index &+ k] != text.utf8Start[k] { return false }
    return true
  }

  /// Whether the bytes in `range` are those of `text`, all of them.
  @inlinable @inline(__always)
  package func isEqual(_ range: Range<Int>, to text: StaticString) -> Bool {
    range.count == text.utf8CodeUnitCount && hasPrefix(text, at: range.lowerBound)
  }

  package func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    input.withBytes(in: range) { bytes.append(contentsOf: $0) }
  }
}

/// Questions about eight bytes at once. Each answer has the high bit of a byte set where the answer is yes; of several, only the
/// lowest is to be relied on (a borrow may reach the bytes above it).
package enum EightBytes {
  package static let highs: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  package static func repeated(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  @inline(__always)
  package static func equal(_ bytes: UInt64, _ byte: UInt8) -> UInt64 { equal(bytes, repeated(byte)) }

  /// `eight` is `repeated` of a byte.
  @inline(__always)
  package static func equal(_ bytes: UInt64, _ eight: UInt64) -> UInt64 {
    let zeros = bytes ^ eight
    return (zeros &- repeated(1)) & ~zeros & highs
  }

  /// `limit` is at most 0x80.
  @inline(__always)
  package static func less(_ bytes: UInt64, _ limit: UInt8) -> UInt64 {
    (bytes &- repeated(limit)) & ~bytes & highs
  }

  /// How many bytes come before the first that an answer names; 8 where it names none.
  @inline(__always)
  package static func first(_ answer: UInt64) -> Int { answer.trailingZeroBitCount >> 3 }
}
