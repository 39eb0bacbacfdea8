/// Where rendered text goes: a growing buffer of UTF-8 that is handed on in pieces of about 64 KiB, or kept whole.
///
/// Rendering is pure and does not fail. A sink that can (a full disk, a closed pipe) remembers its first failure and ignores what
/// follows; the command asks it at the end.
public struct TextOutput {
  package private(set) var bytes: [UInt8] = []
  private let sink: ((UnsafeRawBufferPointer) -> Void)?
  /// How many bytes were handed on already.
  private var flushed = 0

  /// How much is collected before it is handed on.
  public static let pieceSize = 64 * 1024

  /// Output that is kept, to be read as `text`.
  public init() {
    sink = nil
  }

  /// Output that goes to `sink`; call `flush()` at the end.
  public init(to sink: @escaping (UnsafeRawBufferPointer) -> Void) {
    self.sink = sink
    bytes.reserveCapacity(Self.pieceSize + 4096)
  }

  /// What was written and not handed on yet: everything, where there is no sink.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// How many bytes were written.
  public var count: Int { flushed + bytes.count }

  /// Hands on what is collected.
  public mutating func flush() {
    guard let sink, !bytes.isEmpty else { return }
    bytes.withUnsafeBytes { sink($0) }
    flushed += bytes.count
    bytes.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  public mutating func write(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
    flushIfFull()
  }

  package mutating func write(bytes new: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: new)
    flushIfFull()
  }

  package mutating func write(bytes new: [UInt8]) {
    bytes.append(contentsOf: new)
    flushIfFull()
  }

  /// Writes up to 200 spaces.
  package mutating func writeSpaces(_ count: Int) {
    bytes.append(contentsOf: Self.spaces[..<count])
  }

  private static let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 200)

  @inline(__always)
  package mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func write(_ ref: TextRef, of pool: TextPool) {
    pool.withBytes(of: ref) { bytes.append(contentsOf: $0) }
    flushIfFull()
  }

  /// Ends a line. Renderers write line by line, so this is where pieces end.
  public mutating func endLine() {
    bytes.append(0x0A)
    flushIfFull()
  }

  @inline(__always)
  private mutating func flushIfFull() {
    if bytes.count >= Self.pieceSize { flush() }
  }
}
