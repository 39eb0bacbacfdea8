/// Where rendered text goes: a growing buffer of UTF-8 that is handed on in pieces of about 64 KiB, or kept whole.
///
/// Rendering is pure and does not fail. A sink that can (a full disk, a closed pipe) remembers its first failure and ignores what
/// follows; the command asks it at the end.
///
/// The buffer is its own, so that writing a byte is a comparison and a store; there is one owner, so it cannot be copied. Memory behind
/// `end` is written by `makeRoom(for:)`'s callers alone, and only as much as they asked for.
public struct TextOutput: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  /// How many bytes wait in the buffer.
  @usableFromInline var end = 0
  @usableFromInline var capacity: Int
  private let sink: ((UnsafeRawBufferPointer) -> Void)?
  /// How many bytes were handed on already.
  private var flushed = 0
  /// From how many bytes on they are handed on.
  @usableFromInline let fullAt: Int

  /// How much is collected before it is handed on.
  public static let pieceSize = 64 * 1024

  /// Output that is kept, to be read as `text`.
  public init() {
    sink = nil
    fullAt = .max
    capacity = 256
    start = .allocate(capacity: capacity)
  }

  /// Output that goes to `sink`; call `flush()` at the end.
  public init(to sink: @escaping (UnsafeRawBufferPointer) -> Void) {
    self.sink = sink
    fullAt = Self.pieceSize
    capacity = Self.pieceSize + 4096
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// What was written and not handed on yet: everything, where there is no sink.
  public var text: String { String(decoding: UnsafeBufferPointer(start: start, count: end), as: UTF8.self) }

  /// The same as bytes.
  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: end)) }

  /// How many bytes were written.
  public var count: Int { flushed + end }

  /// Hands on what is collected.
  public mutating func flush() {
    guard let sink, end > 0 else { return }
    sink(UnsafeRawBufferPointer(start: start, count: end))
    flushed += end
    end = 0
  }

  @inlinable @inline(__always)
  public mutating func write(_ text: StaticString) {
    append(text.utf8Start, text.utf8CodeUnitCount)
  }

  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write(bytes: $0) }
  }

  @inlinable @inline(__always)
  package mutating func write(bytes new: UnsafeBufferPointer<UInt8>) {
    if let first = new.baseAddress { append(first, new.count) }
    flushIfFull()
  }

  package mutating func write(bytes new: [UInt8]) {
    new.withUnsafeBufferPointer { write(bytes: $0) }
  }

  /// Writes up to 200 spaces.
  package mutating func writeSpaces(_ count: Int) {
    precondition(count >= 0 && count <= 200, "\(count) spaces")
    makeRoom(for: count)
    (start + end).update(repeating: UInt8(ascii: " "), count: count)
    end &+= count
  }

  @inlinable @inline(__always)
  package mutating func write(byte: UInt8) {
    makeRoom(for: 1)
    start[end] = byte
    end &+= 1
  }

  @inlinable @inline(__always)
  package mutating func write(_ ref: TextRef, of pool: TextPool) {
    pool.withBytes(of: ref) { write(bytes: $0) }
  }

  /// Writes `value` in decimal.
  package mutating func write(digitsOf value: UInt) {
    var length = 1
    var limit: UInt = 10
    while value >= limit {
      length &+= 1
      let (next, isTooLarge) = limit.multipliedReportingOverflow(by: 10)
      if isTooLarge { break }
      limit = next
    }
    makeRoom(for: length)
    var rest = value
    var place = end &+ length
    repeat {
      place &-= 1
      start[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while place > end
    end &+= length
  }

  /// Ends a line. Renderers write line by line, so this is where pieces end.
  @inlinable @inline(__always)
  public mutating func endLine() {
    write(byte: 0x0A)
    flushIfFull()
  }

  @inlinable @inline(__always)
  mutating func flushIfFull() {
    if end >= fullAt { flush() }
  }

  @inlinable @inline(__always)
  mutating func append(_ first: UnsafePointer<UInt8>, _ length: Int) {
    makeRoom(for: length)
    (start + end).update(from: first, count: length)
    end &+= length
  }

  @inlinable @inline(__always)
  mutating func makeRoom(for count: Int) {
    if capacity &- end < count { grow(by: count) }
  }

  @usableFromInline
  mutating func grow(by count: Int) {
    let larger = max(capacity * 2, end + count)
    let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    new.update(from: start, count: end)
    start.deallocate()
    start = new
    capacity = larger
  }
}
