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

  static let definition = CommandDefinition(
    name: "diff",
    summary: "say what changed between two view hierarchies",
    operands: "OLD NEW",
    options: [format, only, ignore, tolerance] + InputOptions.all + [OutputLook.width, OutputLook.color],
    details: [
      "OLD and NEW are files of any formats, or - for standard input. Scenes are",
      "compared by name. The exit code is 0 when nothing changed, 1 when something",
      "did.",
    ],
    examples: [
      "plainview diff Before.storyboard After.storyboard",
      "plainview diff --only added,removed --ignore '#clock' old.json new.json",
      "plainview diff --format markdown old.txt new.txt",
    ])

  private let old: String
  private let new: String
  private let inputs: InputOptions
  private let formatName: String?
  private let kinds: Set<ChangeKind>?
  private let ignored: [ViewTree.Selector]
  private let tolerance: Double
  private let look: OutputLook

  init(_ arguments: Arguments) throws {
    let paths = try arguments.inputs()
    guard paths.count > 1 else { throw UsageError.missingSecondInput(command: "diff") }
    if paths.count > 2 { throw UsageError.superfluousOperand(paths[2], command: "diff", expected: "two inputs") }
    if paths == ["-", "-"] { throw UsageError.standardInputTwice }
    (old, new) = (paths[0], paths[1])
    inputs = try InputOptions(arguments)
    formatName = arguments.value(of: Self.format)
    kinds = try arguments.value(of: Self.only).map(Self.kinds)
    ignored = try arguments.options.filter { $0.option.name == Self.ignore.name }.map { try ViewTree.Selector($0.values[0]) }
    tolerance = try arguments.value(of: Self.tolerance).map(Self.points) ?? 0
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
    let before = try read(old, in: world)
    let after = try read(new, in: world)
    let formats = ChangeFormats.all(ChangesOptions(columns: look.columns(in: world), usesColor: look.usesColor(in: world)))
    let renderer = formats.first { $0.name == formatName } ?? formats[0]
    let pairs = Self.pairs(before, after)
    var status = ExitStatus.fine
    var isFirst = true
    for (name, pair) in pairs {
      var changes = ViewTree.changes(from: pair.0, to: pair.1, options: options(for: pair))
      if let kinds { changes = changes.only(kinds) }
      if !changes.isEmpty { status = .findings }
      // Of many scenes those that are the same say nothing.
      if changes.isEmpty, pairs.count > 1, !renderer.isData { continue }
      if pairs.count > 1, !renderer.isData {
        if !isFirst { output.endLine() }
        output.write("==> ")
        output.writeHarmless(name ?? new)
        output.write(" <==\n")
      }
      isFirst = false
      renderer.render(changes, to: &output)
    }
    if isFirst, !renderer.isData { output.write("no changes in \(pairs.count) scenes\n") }
    return status
  }

  private func read(_ path: String, in world: any World) throws -> [Reading.NamedTree] {
    let reading = try inputs.read(path, in: world)
    for note in reading.notes { world.report(message: note) }
    return reading.trees
  }

  private func options(for pair: (ViewTree, ViewTree)) -> ComparisonOptions {
    var options = ComparisonOptions(tolerance: tolerance)
    for selector in ignored {
      options.ignoredBefore.formUnion(pair.0.indices(matching: selector))
      options.ignoredAfter.formUnion(pair.1.indices(matching: selector))
    }
    return options
  }

  /// The trees that belong together: two single ones whatever they are called, else those of one name, in the order of the new
  /// document and behind them those that are gone. A tree without its like is compared with an empty one.
  private static func pairs(_ before: [Reading.NamedTree], _ after: [Reading.NamedTree]) -> [(String?, (ViewTree, ViewTree))] {
    if before.count == 1, after.count == 1 { return [(after[0].name, (before[0].tree, after[0].tree))] }
    var rest = before
    var pairs: [(String?, (ViewTree, ViewTree))] = []
    for tree in after {
      let like = rest.firstIndex { $0.name == tree.name }
      pairs.append((tree.name, (like.map { rest.remove(at: $0).tree } ?? ViewTree(), tree.tree)))
    }
    return pairs + rest.map { ($0.name, ($0.tree, ViewTree())) }
  }
}
