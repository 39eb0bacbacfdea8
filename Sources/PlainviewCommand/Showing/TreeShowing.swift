import ViewRendering
import ViewTree

/// What `dump` and `draw` do: read every input, cut it down, render it.
struct TreeShowing: Sendable {
  let paths: [String]
  var inputs: InputOptions
  let cut: Cut
  /// Whether selected views are shown where they are on the screen, or as they are in their superview.
  let placesOnScreen: Bool

  init(_ arguments: Arguments, placesOnScreen: Bool = false) throws {
    paths = try arguments.inputs()
    if paths.count(where: { $0 == "-" }) > 1 { throw UsageError.standardInputTwice }
    inputs = try InputOptions(arguments)
    cut = try Cut(arguments)
    self.placesOnScreen = placesOnScreen
  }

  /// Shows the inputs in the order given. What goes wrong with one is reported, and the others are shown all the same.
  func run(_ renderer: any TreeRenderer, in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    defer { inputs.redactionUse.reportUnused(in: world) }
    if renderer.isWholeFile, paths.count > 1 { throw UsageError.manyInputsForOneFile(format: renderer.name) }
    if paths.count == 1 { return show(paths[0], renderer, in: world, writingTo: &output) { world.report(message: $0) } }
    if renderer is JSONDump { world.report(message: Self.note(ofDocuments: nil)) }
    var status = ExitStatus.fine
    var isFirst = true
    inOrder(0..<paths.count, threads: world.processorCount) { index in
      var text = TextOutput()
      var messages: [String] = []
      let status = show(paths[index], renderer, in: world, writingTo: &text) { messages.append($0) }
      return Shown(text: text.bytes, messages: messages, status: status)
    } deliver: { shown in
      if shown.text.count > 0 {
        if !isFirst, !renderer.isData { output.endLine() }
        isFirst = false
        output.write(bytes: shown.text)
      }
      // In the order of the inputs on a terminal, where both streams meet.
      if !shown.messages.isEmpty { output.flush() }
      for message in shown.messages { world.report(message: message) }
      status = max(status, shown.status)
    }
    return status
  }

  /// What came of one input among several.
  private struct Shown: Sendable, Weighted {
    let text: [UInt8]
    let messages: [String]
    let status: ExitStatus

    var weight: Int { text.count }
  }

  private func show(
    _ path: String, _ renderer: any TreeRenderer, in world: any World, writingTo output: inout TextOutput, _ report: (String) -> Void
  ) -> ExitStatus {
    do {
      let reading = try inputs.read(path, in: world)
      for note in reading.notes { report(note) }
      if renderer.isWholeFile {
        let scenes = reading.trees.map { named in
          let (tree, leftOut) = cut.applied(to: named.tree, placesOnScreen: placesOnScreen)
          if let words = leftOut.words { report("plainview: note: \(InputOptions.displayName(of: path)): \(words)") }
          return SceneTree(name: named.name, tree: tree)
        }
        renderer.render(scenes, to: &output)
        return .fine
      }
      if renderer is JSONDump, paths.count == 1, reading.trees.count > 1 { report(Self.note(ofDocuments: reading.trees.count)) }
      let hasHeadings = !renderer.isData && (paths.count > 1 || reading.trees.count > 1)
      for (number, named) in reading.trees.enumerated() {
        if hasHeadings { writeHeading(path, named.name, isFirst: number == 0, to: &output) }
        let (tree, leftOut) = cut.applied(to: named.tree, placesOnScreen: placesOnScreen)
        renderer.render(tree, to: &output)
        guard let words = leftOut.words else { continue }
        if renderer.isData {
          report("plainview: note: \(InputOptions.displayName(of: path)): \(words)")
        } else {
          output.write("… \(words)\n")
        }
      }
      return .fine
    } catch {
      output.flush()
      report("\(error)")
      return .trouble
    }
  }

  /// What is said where JSON is no single document. `count`: how many there are, where that is known.
  private static func note(ofDocuments count: Int?) -> String {
    "plainview: note: these are \(count.map { "\($0)" } ?? "several") JSON documents, one after the other, as plainview reads them back; "
      + "'--format jsonl' writes one a line, '--scene NAME' picks one"
  }

  /// As `head` and `tail` do it.
  private func writeHeading(_ path: String, _ name: String?, isFirst: Bool, to output: inout TextOutput) {
    if !isFirst { output.endLine() }
    output.write("==> ")
    output.writeHarmless(InputOptions.displayName(of: path) + (name.map { ": " + $0 } ?? ""))
    output.write(" <==")
    output.endLine()
  }
}
