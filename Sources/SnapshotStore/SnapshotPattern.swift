/// Which snapshots are meant: `LoginTests`, `LoginTests/*`, `*sign-in*`, `Snapshots/LoginTests/a-test.txt.pending`.
///
/// `*` stands for any letters but a slash, `?` for one, `**` for any. Without a slash a pattern means a suite, or a file in any suite;
/// `.txt` and `.txt.pending` may be left out, and folders may stand in front, as a shell's completion puts them there.
public struct SnapshotPattern: Sendable {
  /// As it was given.
  public let text: String
  private let suite: [Unicode.Scalar]?
  private let file: [Unicode.Scalar]

  public init(_ text: String) {
    self.text = text
    var parts = text.split(separator: "/", omittingEmptySubsequences: true)[...]
    let isFolder = text.hasSuffix("/")
    var file = isFolder ? "*" : parts.popLast().map(String.init) ?? ""
    for suffix in [SnapshotPath.pendingSuffix, ".txt"] where file.hasSuffix(suffix) { file.removeLast(suffix.count) }
    self.file = Array(file.unicodeScalars)
    suite = parts.last.map { Array($0.unicodeScalars) }
  }

  public func matches(_ path: SnapshotPath) -> Bool {
    let name = Array(path.file.unicodeScalars.dropLast(4))
    let folder = Array(path.suite.unicodeScalars)
    guard let suite else { return Self.matches(file, folder) || Self.matches(file, name) || file == ["*", "*"] }
    return (Self.matches(suite, folder) || suite == ["*", "*"]) && Self.matches(file, name)
  }

  /// Whether the name of any file, its folder aside, is meant; for a pattern without a slash.
  public func matches(fileName: String) -> Bool { Self.matches(Array(text.unicodeScalars), Array(fileName.unicodeScalars)) }

  /// Whether a pattern matches all of `text`. Only the last star is ever gone back to, so that this takes O(*nm*) at worst.
  private static func matches(_ pattern: [Unicode.Scalar], _ text: [Unicode.Scalar]) -> Bool {
    var (p, t) = (0, 0)
    var star: (p: Int, t: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p + 1, t)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
        (p, t) = (p + 1, t + 1)
      } else if let last = star {
        star = (last.p, last.t + 1)
        (p, t) = (last.p, last.t + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
