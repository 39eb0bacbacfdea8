/// Where a golden file lies below the snapshot folder: `SUITE/test.name.txt`.
///
/// A path is made of names that are safe on every file system, so none leads out of the folder.
public struct SnapshotPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The name of the folder.
  public let suite: String
  /// The name of the file.
  public let file: String

  /// The golden of a test: `suite`, then the slugs of `test` and `name`, then `number` where it is above 1.
  ///
  /// - Parameters:
  ///   - suite: The names of the suite and those around it, outermost first.
  ///   - test: The name of the test function; a parameter list and backticks don't count.
  public init(suite: [String], test: String, name: String? = nil, number: Int = 1) {
    self.suite = Slug.folder(suite)
    var parts = [Slug.test(test)]
    if let name { parts.append(Slug.name(name)) }
    if number > 1 { parts.append(String(number)) }
    file = Slug.unreserved(parts.joined(separator: ".")) + ".txt"
  }

  /// A path as it is printed and typed: `SUITE/test.txt`, with or without `.pending`.
  public init(_ text: String) throws(SnapshotError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let file = parts.last, parts.allSatisfy({ Self.isSafe($0) }) else { throw .notASnapshotPath(text) }
    let golden = file.hasSuffix(Self.pendingSuffix) ? file.dropLast(Self.pendingSuffix.count) : file
    guard golden.hasSuffix(".txt") else { throw .notASnapshotPath(text) }
    suite = String(parts[0])
    self.file = String(golden)
  }

  private static func isSafe(_ name: Substring) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 255 && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\\" }
  }

  /// What a pending value's file name has after its golden's. It is no ending of a golden, so one can't be taken for the other,
  /// whatever a snapshot is called, and `*.pending` in a `.gitignore` names them all.
  public static let pendingSuffix = ".pending"

  /// The name of the list of redactions, which lies in the snapshot folder itself.
  public static let redactionList = "redact"

  public var pendingFile: String { file + Self.pendingSuffix }

  public var description: String { suite + "/" + file }

  /// The same for two paths that one file system or another takes for the same file.
  var folded: String { description.lowercased() }

  public static func < (a: SnapshotPath, b: SnapshotPath) -> Bool { (a.suite, a.file) < (b.suite, b.file) }
}
