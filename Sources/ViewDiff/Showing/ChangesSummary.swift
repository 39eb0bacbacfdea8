public import ViewTree

/// All in one line: `1 added (3 views), 12 shifted by (0, +44); 34 unchanged`.
public struct ChangesSummary: ChangesRenderer {
  public let name = "summary"
  public let summary = "one line that counts the changes"

  public init() {}

  public func render(_ changes: TreeChanges, to output: inout TextOutput) {
    output.write(changes.summary)
    output.endLine()
    if let shortcut = changes.shortcut {
      output.write("note: \(shortcut.description)")
      output.endLine()
    }
  }

  /// A line a scene, its name in front.
  public func writeHeading(_ name: String, to output: inout TextOutput) {
    output.writeHarmless(name)
    output.write(": ")
  }

  public let separatesScenes = false
}

extension TreeChanges {
  /// The changes counted, on one line without line break. Of views that only were shifted or resized, the two largest groups with
  /// the same cause are named.
  public var summary: String {
    var parts = summaryParts
    let rest = restParts
    if parts.isEmpty { parts = ["no changes"] }
    return parts.joined(separator: ", ") + (rest.isEmpty ? "" : "; " + rest.joined(separator: ", "))
  }

  private var summaryParts: [String] {
    var parts: [String] = []
    if let screen {
      func text(_ size: Size?) -> String { size.map { "\(numberText($0.width))×\(numberText($0.height))" } ?? "none" }
      parts.append("screen \(text(screen.from))→\(text(screen.to))")
    }
    func add(_ subtrees: [Subtree], _ what: String) {
      if subtrees.isEmpty { return }
      let views = subtrees.reduce(0) { $0 + $1.count }
      parts.append("\(subtrees.count) \(what)" + (views == subtrees.count ? "" : " (\(views) views)"))
    }
    add(added, "added")
    add(removed, "removed")
    if !moved.isEmpty { parts.append("\(moved.count) moved") }
    var others = changed.count
    for (shift, count) in shifts.prefix(2) where count > 1 {
      parts.append("\(count) \(shift.description)")
      others -= count
    }
    if others > 0 { parts.append("\(others) changed") }
    return parts
  }

  private var restParts: [String] {
    var parts: [String] = []
    if unchangedCount > 0 || isEmpty { parts.append("\(unchangedCount) unchanged") }
    return parts + Self.restParts(of: [self])
  }

  /// What says that views were ignored and changes left out.
  static func restParts(of changes: [TreeChanges]) -> [String] {
    let before = changes.reduce(0) { $0 + $1.ignoredBeforeCount }
    let after = changes.reduce(0) { $0 + $1.ignoredAfterCount }
    let leftOut = changes.reduce(0) { $0 + $1.leftOutCount }
    var parts: [String] = []
    if before > 0 || after > 0 { parts.append(before == after ? "\(after) ignored" : "\(before) ignored before, \(after) after") }
    if leftOut > 0 { parts.append("\(leftOut) other \(leftOut == 1 ? "change" : "changes") left out") }
    return parts
  }

  /// How many views were only shifted or resized, by how much; the largest group first.
  var shifts: [(FrameShift, Int)] {
    var counts: [FrameShift: Int] = [:]
    for change in changed {
      if let shift = FrameShift(change.properties) { counts[shift, default: 0] += 1 }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}
