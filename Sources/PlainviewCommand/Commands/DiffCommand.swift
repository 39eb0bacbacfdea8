import ViewDiff
import ViewTree

/// `plainview diff OLD NEW` says what changed, view by view. Exits 0 when nothing did, 1 when something did, 2 on bad input.
struct DiffCommand: Command {
  static let format = Option(
    "format", letter: "f", values: ["FORMAT"], choices: ChangeFormats.all().map(\.name),
    "how to show it: \(ChangeFormats.all().map(\.name).joined(separator: ", ")) (else \(ChangeFormats.all()[0].name))")
  static let only = Option("only", values: ["KIND,…"], "only changes of these kinds: added, removed, moved, frame, text …")
  static let ignore = Option("ignore", values: ["SELECTOR"], "leave out the views that SELECTOR names, with all inside them")
  static let tolerance = Option("tolerance", values: ["POINTS"], "frames that differ by no more are the same")
  static let git = Option("git", values: ["REV[..REV]"], "compare revisions of PATH, as 'git diff' names them")
  static let all = Option("all", "show what tools write into storyboards for themselves, too")

  static let definition = CommandDefinition(
    name: "diff",
    summary: "say what changed between two view hierarchies",
    operands: "OLD NEW",
    usage: "[OPTION…] OLD NEW\n       plainview diff --git REV[..REV] [OPTION…] [PATH]",
    options: [format, git, only, ignore, tolerance, all] + InputOptions.all + [OutputLook.width, OutputLook.color],
    details: [
      "OLD and NEW are files of any formats, or - for standard input. With --git REV,",
      "PATH is compared as it was in that revision and as it is now; with A..B, as it",
      "was in two. Of a folder, else of the one you are in, that is every storyboard",
      "and xib that changed. The exit code is 0 when nothing changed, 1 when something",
      "did.",
      "",
      "Two storyboards are compared scene by scene, constraints and connections",
      "included. What tools write for themselves (their versions, the device, where",
      "scenes lie, the order of what has none) shows with --all.",
      "'plainview help selectors' tells how a SELECTOR is written.",
    ],
    examples: [
      "plainview diff Before.storyboard After.storyboard",
      "plainview diff --only added,removed --ignore '#clock' old.json new.json",
      "plainview diff --format drawings --width 120 old.json new.json",
      "plainview diff --format html old.txt new.txt > changes.html",
      "plainview diff --git HEAD Main.storyboard",
      "plainview diff --git main...HEAD --format markdown",
    ])

  private enum Operands {
    case files(old: String, new: String)
    case versions(GitVersions)
  }

  private let operands: Operands
  private let comparison: InputComparison
  private let formatName: String?
  private let look: OutputLook

  init(_ arguments: Arguments) throws {
    let paths = arguments.operands
    if let range = arguments.value(of: Self.git) {
      if paths.count > 1 { throw UsageError.superfluousOperand(paths[1], command: "diff --git", expected: "one path") }
      if paths == ["-"] { throw UsageError.notApplicable(option: "--git", input: "standard input", remedy: "name a file") }
      operands = .versions(GitVersions(range: range, path: paths.first))
    } else {
      guard try arguments.inputs().count > 1 else {
        throw arguments.swallowedInput ?? UsageError.missingSecondInput(command: "diff")
      }
      if paths.count > 2 { throw UsageError.superfluousOperand(paths[2], command: "diff", expected: "two inputs") }
      if paths == ["-", "-"] { throw UsageError.standardInputTwice }
      operands = .files(old: paths[0], new: paths[1])
    }
    var comparison = InputComparison(inputs: try InputOptions(arguments))
    comparison.kinds = try arguments.value(of: Self.only).map(Self.kinds)
    comparison.ignored = try arguments.options.filter { $0.option.name == Self.ignore.name }.map { try ViewTree.Selector($0.values[0]) }
    comparison.tolerance = try arguments.value(of: Self.tolerance).map(Self.points) ?? 0
    comparison.showsAll = arguments.has(Self.all)
    self.comparison = comparison
    formatName = arguments.value(of: Self.format)
    look = try OutputLook(arguments)
  }

  private static func kinds(_ list: String) throws(UsageError) -> Set<ChangeKind> {
    var kinds: Set<ChangeKind> = []
    for name in list.split(separator: ",").map(String.init) {
      guard let kind = ChangeKind(name: name) else {
        throw .wrongChoice(option: "--only", value: name, choices: ChangeKind.all.map(\.name), elsewhere: nil)
      }
      kinds.insert(kind)
    }
    return kinds
  }

  private static func points(_ text: String) throws(UsageError) -> Double {
    guard let points = Double(text), points >= 0, points.isFinite else { throw .wrongPoints(option: "--tolerance", value: text) }
    return points
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    let formats = ChangeFormats.all(ChangesOptions(columns: look.columns(in: world), usesColor: look.usesColor(in: world)))
    let renderer = formats.first { $0.name == formatName } ?? formats[0]
    defer {
      comparison.ignoredUse.reportUnused(in: world)
      comparison.inputs.redactionUse.reportUnused(in: world)
    }
    switch operands {
    case .files(let old, let new):
      return try comparison.run(Input(old, in: world), Input(new, in: world), renderer, in: world, writingTo: &output)
    case .versions(let versions):
      let pairs = try versions.read(in: world)
      if pairs.count == 1, pairs[0].title == nil {
        return try comparison.run(pairs[0].old, pairs[0].new, renderer, in: world, writingTo: &output)
      }
      return run(pairs, renderer, in: world, writingTo: &output)
    }
  }

  /// Compares several files and shows what changed as one; one that can't be read doesn't keep the others from it.
  private func run(
    _ pairs: [GitVersions.Pair], _ renderer: any ChangesRenderer, in world: any World, writingTo output: inout TextOutput
  ) -> ExitStatus {
    var all: [SceneChanges] = []
    var hasTrouble = false
    for pair in pairs {
      do {
        let scenes = try comparison.changes(pair.old, pair.new, in: world)
        let title = pair.title ?? ""
        all += scenes.map {
          SceneChanges(name: scenes.count > 1 ? "\(title): \($0.name)" : title, changes: $0.changes, isReference: $0.isReference)
        }
      } catch {
        hasTrouble = true
        world.report(error: error)
      }
    }
    if all.isEmpty, !renderer.isData {
      if !hasTrouble { output.write("no storyboard or xib changed\n") }
    } else if all.count == 1, !renderer.isData {
      renderer.writeHeading(all[0].name, to: &output)
      renderer.render(all[0].changes, to: &output)
    } else {
      renderer.render(all, to: &output)
    }
    return hasTrouble ? .trouble : all.allSatisfy(\.changes.isEmpty) ? .fine : .findings
  }
}
