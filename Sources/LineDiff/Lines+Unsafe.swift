#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the lines of a text begin, and last where it ends.
func lineStarts(of bytes: [UInt8]) -> [Int] {
  bytes.withUnsafeBytes { text in
    var starts: [Int] = []
    starts.reserveCapacity(text.count / 48 + 2)
    starts.append(0)
    guard let base = text.baseAddress else { return starts }
    var i = 0
    while i < text.count {
      guard let found = memchr(base + i, 0x0A, text.count - i) else {
        starts.append(text.count)
        break
      }
      i = base.distance(to: UnsafeRawPointer(found)) + 1
      starts.append(i)
    }
    return starts
  }
}

/// How many bytes two texts have in common at their beginning.
func commonPrefixCount(_ a: [UInt8], _ b: [UInt8]) -> Int {
  a.withUnsafeBytes { a in
    b.withUnsafeBytes { b in
      let end = min(a.count, b.count)
      var i = 0
      while i + 8 <= end {
        let difference = a.loadUnaligned(fromByteOffset: i, as: UInt64.self) ^ b.loadUnaligned(fromByteOffset: i, as: UInt64.self)
        if difference != 0 { return i + UInt64(littleEndian: difference).trailingZeroBitCount / 8 }
        i += 8
      }
      while i < end, a[i] == b[i] { i += 1 }
      return i
    }
  }
}

/// Numbers for lines: equal lines get equal numbers, counted from 0 in the order in which they are first met.
struct LineNumbers {
  let old: [Int32]
  let new: [Int32]
  /// How many different lines there are.
  let count: Int

  /// Numbers the lines at `oldRange` and `newRange`.
  ///
  /// - Complexity: O(bytes). The numbers don't depend on the hash; equal hashes are settled by comparing bytes.
  init(_ oldLines: Lines, _ oldRange: Range<Int>, _ newLines: Lines, _ newRange: Range<Int>) {
    let table = LineTable(capacityFor: oldRange.count + newRange.count)
    (old, new) = oldLines.bytes.withUnsafeBytes { oldText in
      newLines.bytes.withUnsafeBytes { newText in
        (table.numbers(of: oldRange, oldLines.starts, oldText), table.numbers(of: newRange, newLines.starts, newText))
      }
    }
    count = table.count
  }
}

/// An open hash table of lines. It points into the texts, so it must not outlive them.
private final class LineTable {
  /// A slot holds the upper half of a hash and the number plus one; 0 is empty.
  private let slots: UnsafeMutableBufferPointer<UInt64>
  private let known: UnsafeMutablePointer<UnsafeRawBufferPointer>
  private(set) var count = 0

  init(capacityFor lineCount: Int) {
    var slotCount = 64
    while slotCount < lineCount + lineCount / 2 { slotCount *= 2 }
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: 0)
    known = .allocate(capacity: max(1, lineCount))
  }

  deinit {
    slots.deallocate()
    known.deallocate()
  }

  func numbers(of range: Range<Int>, _ starts: [Int], _ text: UnsafeRawBufferPointer) -> [Int32] {
    let slots = slots
    let known = known
    var count = count
    let mask = slots.count - 1
    let numbers = starts.withUnsafeBufferPointer { starts in
      [Int32](unsafeUninitializedCapacity: range.count) { numbers, numberCount in
        for line in range {
          let bytes = UnsafeRawBufferPointer(rebasing: text[starts[line]..<starts[line + 1]])
          let hash = hash(of: bytes)
          let tag = hash & 0xFFFF_FFFF_0000_0000
          var slot = Int(truncatingIfNeeded: hash) & mask
          var number = count
          while true {
            let entry = slots[slot]
            if entry == 0 {
              slots[slot] = tag | UInt64(count + 1)
              (known + count).initialize(to: bytes)
              count += 1
              break
            }
            let candidate = Int(entry & 0xFFFF_FFFF) - 1
            if entry & 0xFFFF_FFFF_0000_0000 == tag, areEqual(known[candidate], bytes) {
              number = candidate
              break
            }
            slot = (slot + 1) & mask
          }
          numbers.initializeElement(at: numberCount, to: Int32(truncatingIfNeeded: number))
          numberCount += 1
        }
      }
    }
    self.count = count
    return numbers
  }
}

private func areEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
  guard a.count == b.count, let x = a.baseAddress, let y = b.baseAddress else { return a.count == b.count }
  return memcmp(x, y, a.count) == 0
}

/// A hash of 64 bits: eight bytes at a time, multiplied to 128 bits and folded.
@inline(__always)
private func hash(of bytes: UnsafeRawBufferPointer) -> UInt64 {
  guard let base = bytes.baseAddress else { return 0 }
  var hash = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
  var i = 0
  while i + 8 <= bytes.count {
    hash = folded(hash ^ base.loadUnaligned(fromByteOffset: i, as: UInt64.self), 0xD6E8_FEB8_6659_FD93)
    i += 8
  }
  var rest: UInt64 = 0
  while i < bytes.count {
    rest = rest << 8 | UInt64(base.load(fromByteOffset: i, as: UInt8.self))
    i += 1
  }
  return folded(hash ^ rest, 0xA076_1D64_78BD_642F) ^ hash
}

@inline(__always)
private func folded(_ a: UInt64, _ b: UInt64) -> UInt64 {
  let product = a.multipliedFullWidth(by: b)
  return product.high ^ product.low
}
