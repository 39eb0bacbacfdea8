import PullParsing
import ViewRendering
import ViewTree

/// `plainview edit INPUT --remove SELECTOR …` prints a changed tree as native JSON.
struct EditCommand: Command {
  static let remove = Option("remove", values: ["SELECTOR"], "remove the views that SELECTOR names, with all inside them")
  static let hide = Option("hide", values: ["SELECTOR"], "hide them")
  static let show = Option("show", values: ["SELECTOR"], "show them")
  static let set = Option("set", values: ["SELECTOR", "KEY=VALUE"], "give them a property: frame=0,0,10,10, width=10, text=Hi, alpha=0.5")
  static let insert = Option("insert", values: ["SELECTOR", "JSON"], "put a view into each of them, in front: {\"class\":\"UIView\"}")
  static let format = Option(
    "format", letter: "f", values: ["FORMAT"], choices: formats.map(\.name), "how to print: \(formats.map(\.name).joined(separator: ", "))")

  private static let formats = Formats.dumps.filter(\.isData)

  static let definition = CommandDefinition(
    name: "edit",
    summary: "change views and print the tree as native JSON, to pipe on",
    operands: "INPUT EDIT…",
    options: [remove, hide, show, set, insert, format] + InputOptions.all,
    details: [
      "EDIT is --remove, --hide, --show, --set or --insert, as many as you like.",
      "They are made in the order given. INPUT stays as it is. KEY is a property as in",
      "'plainview help selectors', or attributes.NAME; an empty VALUE takes it away.",
    ],
    examples: [
      "plainview edit Main.storyboard --hide '#banner' | plainview draw -",
      "plainview edit screen.json --set UILabel text=Hi --remove '#ad'",
    ])

  private enum Edit: Sendable {
    case remove
    case set(ViewTree.Change)
    case insert(ViewTree)
  }

  private let path: String
  private let inputs: InputOptions
  private let renderer: any TreeRenderer
  private let edits: [(option: String, selector: ViewTree.Selector, edit: Edit)]

  init(_ arguments: Arguments) throws {
    let paths = try arguments.inputs()
    if paths.count > 1 { throw UsageError.superfluousOperand(paths[1], command: "edit", expected: "one input") }
    path = paths[0]
    inputs = try InputOptions(arguments)
    let name = arguments.value(of: Self.format)
    guard let renderer = Self.formats.first(where: { $0.name == name ?? "json" }) else { throw UsageError.missingInput(command: "edit") }
    self.renderer = renderer
    edits = try arguments.options.compactMap { given in
      guard let edit = try Self.edit(given) else { return nil }
      return ("--" + given.option.name, try ViewTree.Selector(given.values[0]), edit)
    }
    if edits.isEmpty { throw UsageError.noEdit }
  }

  /// `nil` for an option that is no edit.
  private static func edit(_ given: Arguments.Given) throws -> Edit? {
    switch given.option.name {
    case Self.remove.name: return .remove
    case Self.hide.name: return .set(.isHidden(true))
    case Self.show.name: return .set(.isHidden(false))
    case Self.set.name:
      do {
        return .set(try ViewTree.Change(parsing: given.values[1]))
      } catch {
        let words = "\(error)"
        throw UsageError.badChange(words.hasPrefix("error: ") ? String(words.dropFirst(7)) : words)
      }
    case Self.insert.name: return .insert(try inserted(given.values[1]))
    default: return nil
    }
  }

  /// A view, or all roots of a document.
  private static func inserted(_ json: String) throws -> ViewTree {
    let bytes = InputBytes(json)
    if NativeJSONFormat().confidence(in: bytes) == .certain { return try ViewTree(json: bytes, file: "--insert") }
    return try ViewTree(nodeJSON: json, file: "--insert")
  }

  func run(in world: any World, writingTo output: inout TextOutput) throws -> ExitStatus {
    let reading = try inputs.read(path, in: world)
    for note in reading.notes { world.report(message: note) }
    inputs.redactionUse.reportUnused(in: world)
    var trees = reading.trees.map(\.tree)
    for (option, selector, edit) in edits {
      var isMade = false
      for i in trees.indices {
        let indices = trees[i].indices(matching: selector)
        if indices.isEmpty { continue }
        isMade = true
        trees[i] = try Self.made(edit, at: indices, in: trees[i])
      }
      if !isMade { throw UsageError.nothingSelected(option: option, selector: selector.text, input: InputOptions.displayName(of: path)) }
    }
    for tree in trees { renderer.render(tree, to: &output) }
    return .fine
  }

  private static func made(_ edit: Edit, at indices: [Int], in tree: ViewTree) throws -> ViewTree {
    switch edit {
    case .remove: try tree.removing(indices)
    case .set(let change): try tree.setting(indices, to: change)
    case .insert(let view): try tree.inserting(view, intoEach: indices)
    }
  }
}
