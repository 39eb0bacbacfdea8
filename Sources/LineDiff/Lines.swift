/// A text cut into lines; each line is its bytes with the line feed that ends it. A last line without one is a line too, and
/// differs from the same line with one.
struct Lines: Sendable {
  let bytes: [UInt8]
  /// Where each line begins, and last where the text ends: line i is `starts[i] ..< starts[i + 1]`.
  let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = lineStarts(of: bytes)
  }

  var count: Int { starts.count - 1 }

  func range(ofLine line: Int) -> Range<Int> { starts[line]..<starts[line + 1] }

  func endsWithLineFeed(_ line: Int) -> Bool { bytes[starts[line + 1] - 1] == 0x0A }
}
