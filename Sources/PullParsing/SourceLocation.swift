/// A place in a document: its file, line and column, each counted from 1; the column counts characters (Unicode scalars), as
/// editors do, not bytes.
public struct SourceLocation: Equatable, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String { "\(file):\(line):\(column)" }
}

extension InputBytes {
  /// Where the byte at `offset` is. Lines end in LF, CR LF or CR. An offset past the end counts as the end.
  ///
  /// - Complexity: O(*offset*); readers carry offsets and ask for a location only when they report something.
  public func location(of offset: Int, file: String) -> SourceLocation {
    let end = min(max(offset, 0), count)
    var line = 1
    var column = 1
    var i = count >= 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF ? 3 : 0  // a byte order mark has no width
    while i < end {
      let byte = base[i]
      if byte == 0x0A || (byte == 0x0D && base[i + 1] != 0x0A) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      i += 1
    }
    return SourceLocation(file: file, line: line, column: column)
  }
}
