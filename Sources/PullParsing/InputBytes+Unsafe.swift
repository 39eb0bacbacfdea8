#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bytes of one document, immutable once made, shared by reference: a tree read from them points into them instead of
/// copying every text.
///
/// `padding` zero bytes follow the last one, so that a reader may look a few bytes ahead without asking whether the end is near.
/// This file is the one place that owns raw memory; what reads through it goes by `base`, which lives as long as the object.
public final class InputBytes: @unchecked Sendable {  // Sendable: nothing writes to the memory after `init`.
  public static let padding = 16

  /// How many bytes there are, the padding not counted.
  public let count: Int

  /// The first byte. Reading is sound for `0 ..< count + padding`, while the object lives.
  @usableFromInline package let base: UnsafePointer<UInt8>
  private let memory: UnsafeMutablePointer<UInt8>

  /// Makes room for `capacity` bytes and lets `fill` write up to that many; `fill` returns how many it wrote.
  ///
  /// - Throws: What `fill` throws; the memory is given back.
  public init<Failure: Error>(
    capacity: Int, filledBy fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    memory = .allocate(capacity: capacity + Self.padding)
    Self.preferLargePages(memory, capacity)
    do throws(Failure) {
      count = try fill(UnsafeMutableRawBufferPointer(start: memory, count: capacity))
    } catch {
      memory.deallocate()
      throw error
    }
    precondition(count >= 0 && count <= capacity, "filled \(count) of \(capacity) bytes")
    (memory + count).initialize(repeating: 0, count: Self.padding)
    base = UnsafePointer(memory)
  }

  public convenience init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count) { buffer in
      buffer.copyBytes(from: bytes)
      return bytes.count
    }
  }

  public convenience init(_ text: String) {
    self.init(text.utf8)
  }

  deinit { memory.deallocate() }

  /// Asks for pages of 2 MiB where there is room for some: in pages of 4 KiB, the first touch of each costs as much as reading it.
  private static func preferLargePages(_ memory: UnsafeMutablePointer<UInt8>, _ count: Int) {
    #if os(Linux)
      let size = 2 << 20
      guard count >= 2 * size else { return }
      let skipped = -Int(bitPattern: memory) & (size - 1)
      madvise(memory + skipped, (count - skipped) & -size, MADV_HUGEPAGE)  // a wish; nothing is wrong where it isn't granted
    #endif
  }

  public subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count, "byte \(index) of \(count)")
    return base[index]
  }

  /// The bytes at `range`, without a copy, for as long as `body` runs.
  @inlinable @inline(__always)
  public func withBytes<Result, Failure: Error>(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withExtendedLifetime(self) { () throws(Failure) -> Result in
      try body(unsafeBytes(in: range))
    }
  }

  @inlinable func unsafeBytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "bytes \(range) of \(count)")
    return UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  /// The text at `range`; bytes that are no UTF-8 come out as U+FFFD.
  public func string(in range: Range<Int>) -> String {
    withBytes(in: range) { String(decoding: $0, as: UTF8.self) }
  }

  /// The offset of the first byte that is no part of well-formed UTF-8, or `nil`.
  ///
  /// - Complexity: O(*n*), eight bytes at a time through ASCII.
  public func firstInvalidUTF8() -> Int? {
    var i = 0
    while i < count {
      while i + 32 <= count {
        let eights = UnsafeRawPointer(base + i)
        let all =
          eights.loadUnaligned(as: UInt64.self) | eights.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
          | eights.loadUnaligned(fromByteOffset: 16, as: UInt64.self) | eights.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
        if all & 0x8080_8080_8080_8080 != 0 { break }
        i += 32
      }
      if i + 8 <= count, UnsafeRawPointer(base + i).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
        i += 8
        continue
      }
      let length = lengthOfUTF8Scalar(at: i)
      if length == 0 { return i }
      i += length
    }
    return nil
  }

  /// How many bytes the well-formed scalar at `index` has (the Unicode Standard, table 3-7), or 0.
  package func lengthOfUTF8Scalar(at index: Int) -> Int {
    let p = base + index
    func continues(_ k: Int) -> Bool { p[k] & 0xC0 == 0x80 }
    switch p[0] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: return index + 1 < count && continues(1) ? 2 : 0
    case 0xE0...0xEF:
      let low: UInt8 = p[0] == 0xE0 ? 0xA0 : 0x80
      let high: UInt8 = p[0] == 0xED ? 0x9F : 0xBF
      return index + 2 < count && p[1] >= low && p[1] <= high && continues(2) ? 3 : 0
    case 0xF0...0xF4:
      let low: UInt8 = p[0] == 0xF0 ? 0x90 : 0x80
      let high: UInt8 = p[0] == 0xF4 ? 0x8F : 0xBF
      return index + 3 < count && p[1] >= low && p[1] <= high && continues(2) && continues(3) ? 4 : 0
    default: return 0
    }
  }
}
