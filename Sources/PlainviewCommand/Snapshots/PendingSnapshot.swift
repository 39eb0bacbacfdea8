import LineDiff
import SnapshotDifference
import SnapshotStore
import ViewDiff
import ViewRendering
import ViewTree

/// A golden and the value that waits to take its place.
struct PendingSnapshot {
  let path: SnapshotPath
  /// `nil` where there is none yet.
  let golden: [UInt8]?
  let value: [UInt8]
  let difference: SnapshotDifference
  /// What was noted of the value's trees.
  private let trees: [ViewTree]?

  /// `nil` where nothing is pending, any more.
  init?(_ path: SnapshotPath, in files: any SnapshotFiles) throws {
    guard let value = try files.pending(path) else { return nil }
    self.path = path
    self.value = value
    golden = try files.golden(path)
    trees = TreeNote.trees(in: try files.note(on: path, isPending: true), of: value)
    var goldenTrees = TreeNote.trees(in: try files.note(on: path, isPending: false), of: golden ?? [])
    if goldenTrees == nil, let golden, trees != nil {
      goldenTrees = DrawnTrees.trees(of: golden, among: files.goldens(beside: path), drawnBy: Formats.drawings())
    }
    difference = SnapshotDifference(from: golden ?? [], to: value, goldenTrees: goldenTrees, trees: trees)
  }

  /// A line without break.
  var summary: String { golden == nil ? "new" : difference.summary }

  /// A way to look at it.
  enum View: String, CaseIterable {
    case tree, text, plan, exploded
  }

  /// The ways in which this one can be looked at, the most telling first.
  var views: [View] {
    (showsStructure ? [.tree, .text] : [.text]) + (showsStructure || !newTrees.isEmpty ? [.plan, .exploded] : [])
  }

  /// Whether the trees tell what changed.
  private var showsStructure: Bool { golden != nil && difference.structures.contains { !$0.changes.isEmpty } }

  /// Lines that end in a line break and do nothing to a terminal but show.
  func shown(as view: View, _ options: DrawingOptions) -> String {
    switch view {
    case .tree: return difference.structure(ChangesOptions(columns: options.columns, usesColor: options.usesColor)) ?? ""
    case .text:
      if golden == nil { return harmless(value) }
      return colored(difference.lines.unified(oldLabel: "\(path)", newLabel: "\(path.suite)/\(path.pendingFile)"), options)
    case .plan: return showsStructure ? compared(.plan, options) : drawn(by: PlanDrawing(options: options))
    case .exploded: return showsStructure ? compared(.exploded, options) : drawn(by: ExplodedDrawing(options: options))
    }
  }

  private func drawn(by drawing: any TreeRenderer) -> String {
    newTrees.map { "── \($0.title ?? "new") ──\n" + drawing.render($0.tree) }.joined()
  }

  /// The golden's trees and the new ones, those that differ, with what changed marked.
  private func compared(_ style: ComparedDrawings.Style, _ options: DrawingOptions) -> String {
    let drawings = ComparedDrawings(
      style, options: ChangesOptions(columns: options.columns, usesColor: options.usesColor), titles: ("golden", "new"))
    return difference.structures.filter { !$0.changes.isEmpty }
      .map { ($0.title.map { "── \($0) ──\n" } ?? "") + drawings.render($0.changes) }.joined()
  }

  private var newTrees: [(title: String?, tree: ViewTree)] {
    SnapshotText(String(decoding: value, as: UTF8.self)).parts.enumerated().compactMap { index, part in
      let tree = part.tree ?? trees.flatMap { index < $0.count ? $0[index] : nil }
      return tree.map { (part.title, $0) }
    }
  }

  private func harmless(_ bytes: [UInt8]) -> String {
    var output = TextOutput()
    for line in String(decoding: bytes, as: UTF8.self).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      output.writeHarmless(String(String.UnicodeScalarView(line)))
      output.endLine()
    }
    return String(output.text.dropLast(bytes.last == 0x0A ? 1 : 0))
  }

  private func colored(_ diff: String, _ options: DrawingOptions) -> String {
    guard options.usesColor else { return diff }
    var text = ""
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      switch line.first {
      case "+": text += "\u{1B}[32m\(line)\u{1B}[0m\n"
      case "-": text += "\u{1B}[31m\(line)\u{1B}[0m\n"
      case "@": text += "\u{1B}[2m\(line)\u{1B}[0m\n"
      default: text += "\(line)\n"
      }
    }
    return text
  }
}
