import InterfaceBuilder
import InterfaceLayout
import ViewLint
import ViewTree

/// `plainview lint INPUT…` looks for faults in the layout of storyboards and xibs. Exits 1 when there are any.
struct LintCommand: Command {
  static let format = Option(
    "format", letter: "f", values: ["FORMAT"], choices: FindingFormats.all.map(\.name),
    "how to print: \(FindingFormats.all.map(\.name).joined(separator: ", ")) (else \(FindingFormats.all[0].name))")
  static let only = Option("only", values: ["KIND,…"], "only findings of these kinds: \(kindNames.joined(separator: ", "))")
  static let ignore = Option("ignore", values: ["KIND,…"], "no findings of these kinds")

  private static let kindNames = Finding.Kind.allCases.map(\.rawValue)

  static let definition = CommandDefinition(
    name: "lint",
    summary: "look for faults in the layout of storyboards and xibs",
    operands: "INPUT…",
    options: [format, only, ignore, LayoutArguments.device, LayoutArguments.size, LayoutArguments.orientation, InputOptions.scene],
    details: [
      "INPUT is a storyboard or a xib, or - for standard input. Findings are",
      "constraints that can't all hold (unsatisfiable: the fewest that clash), places",
      "and sizes that nothing decides (ambiguous; a view's verifyAmbiguity is",
      "honoured), saved frames that constraints contradict (misplaced), and",
      "constraints that name a view which isn't in the file (dangling).",
      "A file that isn't for iOS, or has no Auto Layout, is not checked, and a note",
      "says so.",
      "The exit code is 1 when there are findings, 0 when there are none.",
    ],
    examples: [
      "plainview lint *.storyboard *.xib",
      "plainview lint --device 'iPad mini 4' --orientation landscape Main.storyboard",
      "plainview lint --only unsatisfiable,ambiguous Main.storyboard",
      "plainview lint --format github Main.storyboard",
    ])

  private let paths: [String]
  private let renderer: any FindingsRenderer
  private let kinds: Set<Finding.Kind>
  private let layout: LayoutOptions
  private let scene: String?

  init(_ arguments: Arguments) throws {
    paths = try arguments.inputs()
    if paths.count(where: { $0 == "-" }) > 1 { throw UsageError.standardInputTwice }
    let name = arguments.value(of: Self.format)
    renderer = FindingFormats.all.first { $0.name == name } ?? FindingFormats.all[0]
    let all = Set(Finding.Kind.allCases)
    kinds = try (Self.kinds(Self.only, arguments) ?? all).subtracting(Self.kinds(Self.ignore, arguments) ?? [])
    layout = try LayoutArguments.options(arguments) ?? LayoutOptions()
    scene = arguments.value(of: InputOptions.scene)
  }

  private static func kinds(_ option: Option, _ arguments: Arguments) throws(UsageError) -> Set<Finding.Kind>? {
    guard let list = arguments.value(of: option) else { return nil }
    var kinds: Set<Finding.Kind> = []
    for name in list.split(separator: ",").map(String.init) {
      guard let kind = Finding.Kind(rawValue: name) else {
        throw .wrongChoice(option: "--" + option.name, value: name, choices: kindNames, elsewhere: nil)
      }
      kinds.insert(kind)
    }
    return kinds
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    renderer.begin(&output)
    var status = ExitStatus.fine
    var isFirst = true
    inOrder(0..<paths.count, threads: world.processorCount) { index in
      do {
        return try lint(paths[index], in: world)
      } catch {
        return Linted(error: "\(error)")
      }
    } deliver: { linted in
      if let error = linted.error {
        output.flush()
        world.report(message: error)
        status = .trouble
      }
      if let note = linted.note {
        output.flush()
        world.report(message: note)
      }
      if linted.findings.isEmpty { return }
      status = max(status, .findings)
      renderer.render(linted.findings, isFirst: isFirst, to: &output)
      isFirst = false
    }
    renderer.end(&output, isEmpty: isFirst)
    return status
  }

  /// What came of one input.
  private struct Linted: Sendable, Weighted {
    var findings: [Finding] = []
    var error: String?
    /// Why nothing was looked for.
    var note: String?

    var weight: Int { findings.count * 512 }
  }

  private func lint(_ path: String, in world: any World) throws -> Linted {
    let bytes = try world.read(path)
    let file = InputOptions.displayName(of: path)
    let reader = try Readers.reader(of: bytes, named: nil, file: file)
    guard reader.hasScenes else {
      throw UsageError.notApplicable(
        option: "lint", input: "'\(file)', which was read as \(reader.name)", remedy: "only storyboards and xibs have constraints")
    }
    var document = try InterfaceDocument(reading: bytes, file: file)
    if let target = layout.target(for: document) { document = document.varied(for: target.traits) }
    let scenes = try scene.map { try InterfaceBuilderFormat.scenes(named: $0, of: document) }
    if let reason = document.reasonNotToLint {
      return Linted(note: InterfaceDocument.Note(reason, at: document.elements.location(of: 0)).description)
    }
    return Linted(findings: document.layoutFindings(of: scenes, kinds: kinds, options: layout))
  }
}
