import HierarchyReading
import PullParsing

/// No reader knows the input: what it looks like instead.
struct UnknownInput: Error, Equatable, CustomStringConvertible {
  let file: String
  let words: String

  init(_ bytes: InputBytes, file: String) {
    self.file = file
    words = Likeness.words(for: bytes)
  }

  var description: String { "\(file):1:1: error: no view hierarchy found; looks like \(words)" }
}
