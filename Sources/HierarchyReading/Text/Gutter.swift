internal import PullParsing

/// What stands before a view on its line: bars, and before them whatever a log, a debugger, a comment or a diff put there.
struct Gutter {
  /// How many bars stand right before the view, blanks between them aside.
  var bars = 0
  /// How many columns they and the blanks take.
  var columns = 0
  /// Where all of it begins.
  var start: Int

  /// The gutter that ends at `end`, on a line that begins at `lineStart`. Bars are `|`, `│` and, with `marks`, what else counts as
  /// one.
  init(before end: Int, from lineStart: Int, in bytes: ByteView, marks: [UInt8] = []) {
    start = end
    while start > lineStart {
      let byte = bytes[start - 1]
      if byte == 0x20 {
        start -= 1
      } else if byte == 0x09 {
        columns += 3
        start -= 1
      } else if byte == UInt8(ascii: "|") || (!marks.isEmpty && marks.contains(byte)) {
        bars += 1
        start -= 1
      } else if start - 3 >= lineStart, bytes.hasPrefix("│", at: start - 3) {
        bars += 1
        start -= 3
      } else if start - 2 >= lineStart, bytes.hasPrefix("\u{A0}", at: start - 2) {
        start -= 2
      } else {
        return
      }
      columns += 1
    }
  }
}
