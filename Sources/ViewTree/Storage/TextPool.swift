public import PullParsing

/// Where a text stands in a pool. Eight bytes, against sixteen and an allocation for a `String`.
@usableFromInline
package struct TextRef: Equatable, Sendable {
  @usableFromInline package var offset: UInt32
  @usableFromInline package var count: UInt32

  /// No text at all, as opposed to an empty one.
  package static let none = TextRef(offset: .max, count: 0)

  package init(offset: UInt32, count: UInt32) {
    self.offset = offset
    self.count = count
  }

  @inlinable package var isNone: Bool { offset == .max }
}

/// The texts of a tree: the bytes of the document it was read from, which most texts point into, and behind them, in one run of
/// offsets, those that stand in no document or had to be decoded first. All well-formed UTF-8.
@usableFromInline
package struct TextPool: Sendable {
  @usableFromInline package let source: InputBytes?
  @usableFromInline let sourceCount: UInt32
  @usableFromInline package private(set) var added: [UInt8] = []

  /// Room for offsets and for `TextRef.none`.
  package static let limit = Int(UInt32.max) - 1

  package init(source: InputBytes? = nil) {
    self.source = source
    precondition(source?.count ?? 0 < Self.limit, "a document of \(source?.count ?? 0) bytes; readers refuse those over 4 GiB")
    sourceCount = UInt32(source?.count ?? 0)
  }

  /// How many bytes of the limit are used.
  package var count: Int { Int(sourceCount) + added.count }

  package mutating func add(_ text: String) -> TextRef {
    let start = added.count
    added.append(contentsOf: text.utf8)
    return TextRef(offset: sourceCount + UInt32(start), count: UInt32(added.count - start))
  }

  package mutating func add(_ text: String?) -> TextRef {
    text.map { add($0) } ?? .none
  }

  /// Lets `body` append bytes and returns where they stand.
  package mutating func add<Failure: Error>(_ body: (inout [UInt8]) throws(Failure) -> Void) throws(Failure) -> TextRef {
    let start = added.count
    try body(&added)
    return TextRef(offset: sourceCount + UInt32(start), count: UInt32(added.count - start))
  }

  /// Copies a text of `other` into this pool.
  package mutating func add(_ ref: TextRef, of other: TextPool) -> TextRef {
    if ref.isNone { return .none }
    return other.withBytes(of: ref) { bytes in add { $0.append(contentsOf: bytes) } }
  }

  @inlinable @inline(__always)
  package func withBytes<Result>(of ref: TextRef, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if ref.isNone { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    if ref.offset < sourceCount || added.isEmpty, let source {
      return source.withBytes(in: Int(ref.offset)..<Int(ref.offset) + Int(ref.count), body)
    }
    return added.withUnsafeBufferPointer { buffer in
      let start = Int(ref.offset - sourceCount)
      return body(UnsafeBufferPointer(rebasing: buffer[start..<start + Int(ref.count)]))
    }
  }

  package func string(_ ref: TextRef) -> String? {
    ref.isNone ? nil : withBytes(of: ref) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether both are absent, or hold the same bytes.
  package static func areEqual(_ a: TextRef, in pool: TextPool, _ b: TextRef, in other: TextPool) -> Bool {
    if a.isNone || b.isNone { return a.isNone == b.isNone }
    guard a.count == b.count else { return false }
    return pool.withBytes(of: a) { left in other.withBytes(of: b) { right in areSame(left, right) } }
  }
}

/// Whether two runs of bytes are the same. `elementsEqual` takes several times as long.
@inline(__always)
func areSame(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
  guard a.count == b.count else { return false }
  let (a, b) = (UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
  var i = 0
  while i &+ 8 <= a.count {
    if a.loadUnaligned(fromByteOffset: i, as: UInt64.self) != b.loadUnaligned(fromByteOffset: i, as: UInt64.self) { return false }
    i &+= 8
  }
  while i < a.count {
    if a[i] != b[i] { return false }
    i &+= 1
  }
  return true
}
