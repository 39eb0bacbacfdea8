import InterfaceBuilder
import LineDiff
import SnapshotDifference
import SnapshotStore
import ViewDiff
import ViewRendering
import ViewTree

/// `plainview snapshot verify|record DIR…` keeps goldens of files, without any test code.
struct SnapshotCommand: Command {
  static let format = Option(
    "format", letter: "f", values: ["FORMAT"], choices: names, "how goldens show trees: \(names.joined(separator: ", ")) (else \(names[0]))"
  )
  static let include = Option("include", values: ["GLOB"], "which files, by name (else \(defaultPatterns.joined(separator: ", ")))")

  private static let names = (Formats.dumps + Formats.drawings()).map(\.name)
  private static let defaultPatterns = ["*.storyboard", "*.xib"]

  enum Action: String, CaseIterable, Sendable {
    case verify, record
  }

  static let definition = CommandDefinition(
    name: "snapshot",
    summary: "keep snapshots of files, such as a folder of storyboards",
    operands: "verify|record DIR…",
    options: [format, include, SnapshotPlace.option] + InputOptions.all + [OutputLook.color],
    details: [
      "verify compares every file in DIR, and every scene, with its golden in the",
      "snapshot folder. One that differs is shown, its new value is pending; new files",
      "are recorded as PLAINVIEW_RECORD says: never, missing (else; never where CI is",
      "set), failed, all. Goldens whose files are gone are told. The exit code is 0",
      "when all is the same, 1 when not.",
      "record makes the goldens what the files are now, and removes those of files",
      "that are gone. What --include or --scene leaves out is as it was for both;",
      "files without the scene are skipped and counted.",
      "Goldens hold what their format shows: tree (unless --format says otherwise)",
      "classes, names, texts, frames and what is hidden or clipped; outline each",
      "scene's colours, fonts, constraints, connections and controllers besides, as",
      "'plainview git' compares them. Verify with the --format you record with.",
      "What the list SNAPSHOTS/redact names is left out: 'SELECTOR PROPERTY…' lines.",
    ],
    examples: [
      "plainview snapshot verify App",
      "plainview snapshot record --format outline App/Main.storyboard",
    ],
    operandChoices: { Action.allCases.map(\.rawValue) })

  private let action: Action
  private let paths: [String]
  private let patterns: [String]
  private let place: SnapshotPlace
  private let inputs: InputOptions
  private let renderer: any TreeRenderer
  private let look: OutputLook

  init(_ arguments: Arguments) throws {
    let actions = Action.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else { throw UsageError.missingOperand(command: "snapshot", choices: actions) }
    guard let action = Action(rawValue: word) else {
      throw UsageError.wrongChoice(option: "plainview snapshot", value: word, choices: actions, elsewhere: nil)
    }
    self.action = action
    paths = Array(arguments.operands.dropFirst())
    if paths.isEmpty { throw arguments.swallowedInput ?? UsageError.missingFolder(command: "snapshot \(word)") }
    let given = arguments.options.filter { $0.option.name == Self.include.name }.map { $0.values[0] }
    patterns = given.isEmpty ? Self.defaultPatterns : given
    place = SnapshotPlace(given: arguments.value(of: SnapshotPlace.option))
    inputs = try InputOptions(arguments)
    let name = arguments.value(of: Self.format) ?? Self.names[0]
    renderer = (Formats.dumps + Formats.drawings()).first { $0.name == name } ?? Formats.dumps[0]
    look = try OutputLook(arguments)
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    let files = place.filesToBe(in: world)
    var inputs = inputs
    if let list = try files.redactionList() {
      let name = SnapshotPlace.shown(files.redactionListPath, in: world)
      inputs.redactions += try ViewTree.Redaction.list(parsing: String(decoding: list, as: UTF8.self), file: name)
    }
    let folders = paths.map { SnapshotPlace.absolute($0, in: world) }
    let fileSnapshots = FileSnapshots(files)
    if let outside = folders.first(where: { !fileSnapshots.contains($0) }) {
      throw UsageError.outsideOfSnapshots(outside, root: fileSnapshots.root)
    }
    let found = try FileSnapshots.found(at: folders, patterns.map { SnapshotPattern($0) }, skipping: files.path, in: world)
    let chosen = found.chosen
    let environment = SnapshotEnvironment(
      record: action == .record ? RecordMode.failed.rawValue : world.environment("PLAINVIEW_RECORD"),
      isCI: SnapshotEnvironment.isCI(world.environment("CI")))
    let store = SnapshotStore(folder: files, mode: try .inForce(environment), session: SnapshotSession())
    var verification = FileVerification(
      store: store, snapshots: fileSnapshots, format: renderer.name,
      options: ChangesOptions(usesColor: look.usesColor(in: world)), prunes: action == .record)
    inOrder(0..<chosen.count, threads: world.processorCount) { [inputs] index in
      read(chosen[index], inputs, in: world)
    } deliver: { file in
      for message in file.messages { world.report(message: message) }
      for message in verification.check(file, in: world, writingTo: &output) { world.report(message: message) }
    }
    if let error = verification.sceneError { throw error }
    verification.keep(found.leftOut)
    let named = folders.filter { !chosen.contains($0) }
    for message in try verification.findObsolete(in: named, of: world, writingTo: &output) { world.report(message: message) }
    if verification.isEmpty, chosen.isEmpty { throw UsageError.noFiles(paths, patterns: patterns) }
    inputs.redactionUse.reportUnused(in: world)
    output.write(verification.summary)
    output.endLine()
    return verification.status
  }

  private func read(_ path: String, _ inputs: InputOptions, in world: any World) -> FileVerification.File {
    let shown = SnapshotPlace.shown(path, in: world)
    do {
      // What is for line diffs tells all that the app could, as git does, and each scene by itself.
      let detail: InterfaceDocument.Detail? = renderer.name == OutlineDump().name ? .meant : nil
      let reading = try inputs.read(Input(shown, in: world), whole: detail)
      let isNoted = TreeNote.isNeeded(for: renderer.name)
      let texts = reading.trees.map {
        FileVerification.File.Text(name: $0.name, text: renderer.render($0.tree), tree: isNoted ? $0.tree : nil)
      }
      return FileVerification.File(path: path, texts: texts, messages: reading.notes, extent: inputs.scene == nil ? .whole : .scene)
    } catch let error as SceneError {
      return FileVerification.File(path: path, texts: [], messages: [], extent: .otherScenes(error))
    } catch {
      return FileVerification.File(path: path, texts: [], messages: ["\(error)"], extent: .unreadable)
    }
  }
}
