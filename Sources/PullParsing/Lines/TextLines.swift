/// The lines of a document, one after the other, without their ends (LF, CR LF or CR).
package struct TextLines: Sendable {
  private let bytes: ByteView
  private let end: Int
  private var position: Int
  /// What is to come again, put back by a reader that looked ahead.
  private var putBack: Range<Int>?

  package init(_ bytes: ByteView, in range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? (bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0)
    end = range?.upperBound ?? bytes.count
  }

  /// The next line, or `nil` at the end. A line break at the very end begins no further line.
  package mutating func next() -> Range<Int>? {
    if let line = putBack {
      putBack = nil
      return line
    }
    guard position < end else { return nil }
    let start = position
    while true {
      let eight = bytes.eightBytes(at: position)
      let stops = EightBytes.less(eight, 0x0E)
      if stops == 0 {
        position += 8
      } else {
        position += EightBytes.first(stops)
        if position < end, bytes[position] != 0x0A, bytes[position] != 0x0D {
          position += 1
          continue
        }
      }
      if position >= end {
        position = end
        return start..<end
      }
      if stops != 0 { break }
    }
    let line = start..<position
    position += bytes[position] == 0x0D && position + 1 < end && bytes[position + 1] == 0x0A ? 2 : 1
    return line
  }

  /// Whether there is no further line.
  package var isAtEnd: Bool { putBack == nil && position >= end }

  /// Makes `line`, the last one given, the next one.
  package mutating func putBack(_ line: Range<Int>) { putBack = line }
}
