internal import PullParsing
internal import ViewTree

/// The headings that trees stand under where Plainview writes several: `==> Main.storyboard: Login <==`.
enum Heading {
  /// What stands between the arrows, where `line` is a heading.
  static func words(on line: Range<Int>, in bytes: ByteView) -> Range<Int>? {
    let line = bytes.trimmed(line)
    guard line.count > 8, bytes.hasPrefix("==> ", at: line.lowerBound), bytes.hasPrefix(" <==", at: line.upperBound - 4) else { return nil }
    return line.lowerBound + 4..<line.upperBound - 4
  }

  /// The names of trees that stood under headings: behind `file: `, where all came from one file and so have that in common.
  static func treeNames(_ words: [String]) -> [String] {
    let files = Set(words.map { words in words.firstRange(of: ": ").map { words[..<$0.upperBound] } ?? "" })
    guard files.count == 1, let file = files.first, words.allSatisfy({ $0.count > file.count }) else { return words }
    return words.map { String($0.dropFirst(file.count)) }
  }
}

extension Sample {
  /// The first byte that is no white space and in no heading; 0 where there is none.
  var firstByteBelowHeadings: UInt8 {
    var first: UInt8 = 0
    _ = lines { line in
      let words = bytes.trimmed(line)
      if words.isEmpty || Heading.words(on: words, in: bytes) != nil { return false }
      first = bytes[words.lowerBound]
      return true
    }
    return first
  }
}
