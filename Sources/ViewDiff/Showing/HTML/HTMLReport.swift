import ViewRendering
public import ViewTree

/// One page that needs nothing else: what changed as a list and a marked tree, before and after as drawings with the changes
/// outlined and numbered.
///
/// It reads without scripts; with them keys go from change to change, and pointing at one shows it in both drawings. What the tree
/// folds away opens under its line. Its content
/// security policy lets nothing load and nothing but its own style and script run. Its size is bounded whatever the trees hold: what
/// is left out is counted.
public struct HTMLReport: ChangesRenderer {
  public let name = "html"
  public let summary = "one page: a list, the marked tree, drawings before and after; redirect it to a file"
  /// No words of the command may stand in the page.
  public var isData: Bool { true }

  /// How many changes a page lists, lines of marked trees it shows, lines it has folded away in them, and scenes it draws.
  public static let maximumChanges = 1000
  public static let maximumLines = 2000
  public static let maximumFoldedLines = 4000
  public static let maximumScenes = 12
  /// How many views a drawing shows.
  public static let maximumViews = 1500

  public init() {}

  public func render(_ changes: TreeChanges, to output: inout TextOutput) {
    render([SceneChanges(name: changes.after.source?.name ?? changes.before.source?.name ?? "", changes: changes)], to: &output)
  }

  public func render(_ scenes: [SceneChanges], to output: inout TextOutput) {
    var page = HTMLPage(scenes)
    page.write(to: &output)
  }
}

/// A page while it is written.
private struct HTMLPage {
  private let scenes: [(name: String, changes: TreeChanges, numbered: NumberedChanges)]
  private let unchangedScenes: Int
  /// What is left of the page's limits.
  private var changes = HTMLReport.maximumChanges
  private var lines = HTMLReport.maximumLines
  private var foldedLines = HTMLReport.maximumFoldedLines
  private var drawings = HTMLReport.maximumScenes

  init(_ scenes: [SceneChanges]) {
    var next = 1
    self.scenes = scenes.filter { scenes.count == 1 || !$0.changes.isEmpty }.map { scene in
      let numbered = NumberedChanges(scene.changes, from: next)
      next += numbered.entries.count
      return (scene.name, scene.changes, numbered)
    }
    unchangedScenes = scenes.count - self.scenes.count
  }

  mutating func write(to output: inout TextOutput) {
    writeHead(to: &output)
    writeHeader(to: &output)
    output.write("<main>\n")
    for (name, changes, numbered) in scenes { write(name, changes, numbered, to: &output) }
    output.write("</main>\n")
    output.write(Self.help)
    output.write("<script>")
    output.write(PageScript.text)
    output.write("</script>\n</body>\n</html>\n")
  }

  // MARK: The frame

  private var title: String {
    let count = scenes.reduce(0) { $0 + $1.numbered.entries.count + ($1.changes.screen == nil ? 0 : 1) }
    let what = count == 0 ? "No changes" : count == 1 ? "1 change" : "\(count) changes"
    let name = scenes.count == 1 ? scenes[0].name : ""
    return name.isEmpty ? what : "\(what): \(TextColumns.cut(name, to: 100))"
  }

  private func writeHead(to output: inout TextOutput) {
    output.write(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"")
    output.write(
      "default-src 'none'; style-src '\(PageStyle.hash)'; script-src '\(PageScript.hash)'; base-uri 'none'; form-action 'none'\">\n")
    output.write("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>")
    output.writeMarkup(title)
    output.write("</title>\n<style>")
    output.write(PageStyle.sheet)
    output.write("</style>\n</head>\n<body>\n")
  }

  private func writeHeader(to output: inout TextOutput) {
    output.write("<header>\n<h1>")
    output.writeMarkup(title)
    output.write("</h1>\n<p class=\"summary\">")
    if scenes.count == 1 {
      output.writeMarkup(scenes[0].changes.summary)
    } else {
      output.writeMarkup("\(scenes.count) scenes changed" + (unchangedScenes > 0 ? ", \(unchangedScenes) did not" : ""))
    }
    output.write("</p>\n")
    if scenes.contains(where: { !$0.changes.isEmpty }) {
      output.write("<div class=\"tools\" hidden><output aria-live=\"polite\"></output>")
      for (key, words) in [
        ("p", "previous"), ("n", "next"), ("u", "unchanged"), ("t", "plan / exploded"), ("d", "light / dark"), ("?", "help"),
      ] {
        output.write("<button type=\"button\" data-key=\"\(key)\">\(words) <kbd>\(key)</kbd></button>")
      }
      output.write("</div>\n")
    }
    output.write("</header>\n")
  }

  private static let help = """
    <dialog aria-label="Keys"><dl>
    <dt><kbd>n</kbd> <kbd>j</kbd></dt><dd>next change</dd>
    <dt><kbd>p</kbd> <kbd>k</kbd></dt><dd>previous change</dd>
    <dt><kbd>u</kbd></dt><dd>open what is unchanged in the tree, or fold it</dd>
    <dt><kbd>t</kbd></dt><dd>plan or exploded drawings</dd>
    <dt><kbd>d</kbd></dt><dd>light or dark</dd>
    <dt><kbd>Esc</kbd></dt><dd>no change picked</dd>
    <dt><kbd>?</kbd></dt><dd>these keys</dd>
    </dl><p>A click on a change, in the list, the tree or a drawing, shows it everywhere. ▸ in the tree opens what is
    folded there.</p>
    <button type="button" data-key="?">close</button></dialog>

    """

  // MARK: A scene

  private mutating func write(
    _ name: String, _ changes: TreeChanges, _ numbered: NumberedChanges, to output: inout TextOutput
  ) {
    output.write("<section>\n")
    if scenes.count > 1 {
      output.write("<h2>")
      output.writeMarkup(TextColumns.cut(name, to: 200))
      output.write("</h2>\n<p class=\"summary\">")
      output.writeMarkup(changes.summary)
      output.write("</p>\n")
    }
    if let shortcut = changes.shortcut {
      output.write("<p class=\"note\">Note: ")
      output.writeMarkup(shortcut.description)
      output.write(".</p>\n")
    }
    if changes.isEmpty {
      output.write("<p>Nothing changed: both hierarchies have the same \(changes.after.count) views.</p>\n")
    } else {
      output.write("<div class=\"both\">\n<div>\n")
      writeList(numbered, to: &output)
      writeTree(changes, numbered, to: &output)
      output.write("</div>\n<div class=\"pictures\">\n")
      writePictures(changes, numbered, to: &output)
      output.write("</div>\n</div>\n")
    }
    output.write("</section>\n")
  }

  private mutating func writeList(_ numbered: NumberedChanges, to output: inout TextOutput) {
    output.write("<h3>Changes</h3>\n<ol>\n")
    for entry in numbered.entries.prefix(changes) {
      let number = entry.mark.number
      output.write("<li id=\"c\(number)\"><a href=\"#c\(number)\" data-c=\"\(number)\"><b class=\"\(entry.mark.kind.rawValue)\">")
      output.writeMarkup(entry.mark.text)
      output.write("</b><span>")
      output.writeMarkup(TextColumns.cut(entry.view, to: 300))
      output.write("</span><i>")
      output.writeMarkup(TextColumns.cut(entry.words, to: 600))
      output.write("</i></a></li>\n")
    }
    output.write("</ol>\n")
    writeRest(numbered.entries.count - changes, "changes", to: &output)
    changes = max(0, changes - numbered.entries.count)
  }

  private mutating func writeTree(_ changes: TreeChanges, _ numbered: NumberedChanges, to output: inout TextOutput) {
    output.write("<h3>Tree</h3>\n<div class=\"tree\">\n")
    var count = 0
    var foldedLines = foldedLines
    var tree = TextOutput()
    MarkedTree().renderLines(changes) { line, folded in
      count += 1
      if count > lines { return }
      if line.foldedCount == 0 { return write(line, numbered, to: &tree) }
      tree.write("<details><summary>")
      write(line, numbered, to: &tree)
      tree.write("</summary>\n")
      let opened = folded(foldedLines)
      for line in opened { write(line, numbered, to: &tree) }
      writeRest(line.foldedCount - opened.count, "lines", to: &tree)
      foldedLines -= opened.count
      tree.write("</details>\n")
    }
    self.foldedLines = foldedLines
    output.write(tree.text)
    output.write("</div>\n")
    writeRest(count - lines, "lines", to: &output)
    lines = max(0, lines - count)
  }

  /// Writes a line of a tree: a link to its change, where it has one.
  private func write(_ line: MarkedTree.Line, _ numbered: NumberedChanges, to output: inout TextOutput) {
    let mark = line.row.flatMap { $0.after >= 0 ? numbered.after[$0.after] : numbered.before[$0.before] }
    let element = mark == nil ? "span" : "a"
    output.write("<" + element)
    if let mark {
      output.write(" class=\"\(mark.kind.rawValue)\" href=\"#c\(mark.number)\" data-c=\"\(mark.number)\"")
    } else if line.row == nil {
      output.write(" class=\"dim\"")
    } else if line.text.hasPrefix("+") || line.text.hasPrefix("-") {
      output.write(" class=\"\(line.text.hasPrefix("+") ? "added" : "removed")\"")
    }
    output.write(">")
    output.writeMarkup(TextColumns.cut(line.text, to: 300))
    output.write("</\(element)>\n")
  }

  private func writeRest(_ count: Int, _ what: StaticString, to output: inout TextOutput) {
    if count <= 0 { return }
    output.write("<p class=\"note\">… and \(count) more ")
    output.write(what)
    output.write("</p>\n")
  }

  // MARK: Drawings

  private mutating func writePictures(_ changes: TreeChanges, _ numbered: NumberedChanges, to output: inout TextOutput) {
    guard drawings > 0 else {
      output.write("<p class=\"note\">Not drawn: a page draws \(HTMLReport.maximumScenes) scenes.</p>\n")
      return
    }
    drawings -= 1
    output.write("<div class=\"plan\">\n")
    writePair(.plan, columns: 60, changes, numbered, to: &output)
    output.write("</div>\n<details class=\"exploded\"><summary>Exploded</summary>\n")
    writePair(.exploded, columns: 90, changes, numbered, to: &output)
    output.write("</details>\n")
  }

  private func writePair(
    _ style: SVGPicture.Style, columns: Int, _ changes: TreeChanges, _ numbered: NumberedChanges, to output: inout TextOutput
  ) {
    var pictures = SVGPicture.pictures(of: [changes.before, changes.after], style, DrawingOptions(columns: columns))
    pictures[0].marks = numbered.before
    pictures[1].marks = numbered.after
    for node in numbered.removedInside { pictures[0].tints[node] = .removed }
    for node in numbered.addedInside { pictures[1].tints[node] = .added }
    output.write("<div class=\"pair\">\n")
    for (place, title) in ["Before", "After"].enumerated() {
      pictures[place].limit(to: HTMLReport.maximumViews)
      output.write("<figure><figcaption>\(title)</figcaption><div class=\"scroll\">\n")
      pictures[place].writeElement(label: "\(title), \(style == .plan ? "plan" : "exploded")", to: &output)
      output.write("</div></figure>\n")
    }
    output.write("</div>\n")
  }
}
