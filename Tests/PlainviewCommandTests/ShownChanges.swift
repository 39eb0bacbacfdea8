import Foundation
import ViewDiff

/// How many changes a text shows, as someone would count who reads it: in each style by what it shows a change with.
enum ShownChanges {
  /// How wide texts must be made.
  static let columns = 120

  /// `nil` for a style that isn't known here, so that a new one can't go uncounted.
  static func count(in text: String, of style: String) throws -> Int? {
    let lines = text.split(separator: "\n").map(String.init)
    return switch style {
    case "summary": summaryCount(lines[0])
    case "changes": announced(count(lines.dropFirst().map(marked)), summaryCount(lines[0]))
    // Before, the mark and after: the marks stand in the middle.
    case "side-by-side": announced(count(lines.dropFirst().map(sides)), summaryCount(lines[0]))
    case "markdown":
      announced(
        lines.count { $0.hasPrefix("| ") && !$0.hasPrefix("| | ") }, summaryCount(String(lines[0].drop { $0 == "*" })),
        count(lines.drop { !$0.hasSuffix("diff") }.dropFirst().map(marked)))
    case "json": try jsonCount(text)
    case "drawings", "drawings-exploded":
      announced(lines.count { $0.firstMatch(of: #/^ *[+\-~>]\d+ /#) != nil }, summaryCount(lines[0]), marks(lines.dropFirst()))
    case "html":
      announced(
        text.matches(of: /<li id="c/).count, Int(text.firstMatch(of: #/<h1>(\d+) /#)?.1 ?? ""),
        Set(text.matches(of: /<g class="m [a-z]+" data-c="(\d+)"/).map(\.1)).count,
        Set(text.matches(of: /<(?:a|span)[^>]* href="#c(\d+)"/).map(\.1)).count)
    default: nil
    }
  }

  /// The number that all of a text's parts agree on; else -1, which is no number of changes.
  private static func announced(_ counts: Int?...) -> Int {
    let first = counts[0] ?? -1
    return counts.allSatisfy { $0 == first } ? first : -1
  }

  /// `1 added (3 views), 2 changed; 4 unchanged` announces 3.
  private static func summaryCount(_ line: String) -> Int? {
    let parts = line.prefix { $0 != ";" }.split(separator: ", ")
    return parts.reduce(0) { $0 + (Int($1.prefix { $0.isNumber }) ?? 0) }
  }

  /// The marked lines, of a subtree that came or went its first; where a view stood before it moved is no change of its own.
  private static func count(_ lines: [(mark: Character, text: Substring)]) -> Int {
    var count = 0
    var subtree: (mark: Character, depth: Int)?
    for (mark, text) in lines where [Character("+"), "-", "~", ">"].contains(mark) {
      let depth = text.prefix { " │├╰─".contains($0) }.count
      if let open = subtree, open.mark == mark, depth > open.depth { continue }
      subtree = mark == "+" || mark == "-" ? (mark, depth) : nil
      count += 1
    }
    return count
  }

  private static func marked(_ line: String) -> (mark: Character, text: Substring) { (line.first ?? " ", line.dropFirst(2)) }

  private static func sides(of line: String) -> (mark: Character, text: Substring) {
    let width = (columns - 3) / 2
    let (left, rest) = (line.prefix(width), line.dropFirst(width + 1))
    return (rest.first ?? " ", rest.first == "-" ? left : rest.dropFirst(2))
  }

  private static func jsonCount(_ text: String) throws -> Int {
    guard let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { return -1 }
    let summary = document["summary"] as? [String: Int]
    let counts = ["added", "removed", "moved", "changed"].map { kind in
      announced((document[kind] as? [Any])?.count, summary?[kind])
    }
    return counts.contains(-1) ? -1 : counts.reduce(0, +)
  }

  /// How many numbers boxes and views are marked with in a drawing.
  private static func marks(_ lines: some Sequence<String>) -> Int {
    Set(lines.flatMap { $0.matches(of: #/[+\-~>](\d+) /#).map(\.1) }).count
  }
}
