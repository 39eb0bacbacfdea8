import InterfaceBuilder
import ViewDiff
import ViewTree

/// Compares what two inputs hold, tree by tree, and shows what changed: what `diff` does, and git's driver.
struct InputComparison {
  var inputs = InputOptions()
  /// The kinds of changes that count; `nil`: all.
  var kinds: Set<ChangeKind>?
  var ignored: [ViewTree.Selector] = [] {
    didSet { ignoredUse = SelectorUse(of: DiffCommand.ignore, ignored.map(\.text)) }
  }
  /// Which of them name anything.
  private(set) var ignoredUse = SelectorUse(of: DiffCommand.ignore)
  /// In points.
  var tolerance = 0.0
  /// Whether what tools write into storyboards for themselves counts.
  var showsAll = false
  /// What begins the heading of every tree's changes; `nil`: no more than the tree's name, where there are several.
  var title: String?

  /// Compares `old` with `new` and shows what changed.
  func run(
    _ old: Input?, _ new: Input?, _ renderer: any ChangesRenderer, in world: any World, writingTo output: inout TextOutput
  ) throws -> ExitStatus {
    let scenes = try changes(old, new, in: world)
    if let title { writeTitled(title, scenes, renderer, to: &output) } else { renderer.render(scenes, to: &output) }
    return scenes.allSatisfy(\.changes.isEmpty) ? .fine : .findings
  }

  /// What has to change in `old` so that it becomes `new`; `nil` for a document that isn't there, all of whose views came or went.
  ///
  /// What the format of one has no words for is not compared, and a note says so.
  ///
  /// Two storyboards or xibs are compared as documents: scene by scene, as saved, with all that the app could tell apart, and
  /// without what containers embed, which is compared in its own scene.
  func changes(_ old: Input?, _ new: Input?, in world: any World) throws -> [SceneChanges] {
    let areDocuments = try [old, new].compactMap { $0 }.allSatisfy { try inputs.reader(of: $0).hasScenes }
    let detail: InterfaceDocument.Detail? = areDocuments ? (showsAll ? .saved : .meant) : nil
    let before = try read(old, detail, in: world)
    let after = try read(new, detail, in: world)
    var untold = UntoldProperties()
    let scenes = Self.pairs(before, after).map { name, isReference, trees in
      var pair = trees
      var options = self.options(for: pair, areDocuments: areDocuments)
      if !areDocuments {
        let missing = UntoldProperties(pair.0, pair.1)
        untold.formUnion(missing)
        options.ignoredProperties.formUnion(missing.all)
        if pair.0.source?.format != pair.1.source?.format, pair.0.screen == nil || pair.1.screen == nil {
          (pair.0.screen, pair.1.screen) = (nil, nil)
        }
      }
      let changes = ViewTree.changes(from: pair.0, to: pair.1, options: options)
      return SceneChanges(name: name ?? new?.name ?? old?.name ?? "", changes: kinds.map(changes.only) ?? changes, isReference: isReference)
    }
    for sentence in untold.sentences(old?.name ?? "", new?.name ?? "") { world.report(note: sentence) }
    return scenes
  }

  /// Each scene in which something changed under a heading that begins with the title.
  private func writeTitled(_ title: String, _ scenes: [SceneChanges], _ renderer: any ChangesRenderer, to output: inout TextOutput) {
    for (number, scene) in scenes.filter({ !$0.changes.isEmpty }).enumerated() {
      if number > 0, renderer.separatesScenes { output.endLine() }
      renderer.writeHeading(scenes.count > 1 ? "\(title): \(scene.name)" : title, to: &output)
      renderer.render(scene.changes, to: &output)
    }
  }

  private func read(_ input: Input?, _ detail: InterfaceDocument.Detail?, in world: any World) throws -> [Reading.NamedTree] {
    guard let input else { return [] }
    let reading = try inputs.read(input, whole: detail)
    for note in reading.notes { world.report(message: note) }
    var trees = reading.trees
    // The device that Interface Builder showed the file for.
    if let detail, detail < .saved { for k in trees.indices { trees[k].tree.screen = nil } }
    return trees
  }

  private func options(for pair: (ViewTree, ViewTree), areDocuments: Bool) -> ComparisonOptions {
    // Object ids tell who is who, and nothing else.
    var options = ComparisonOptions(tolerance: tolerance, ignoring: areDocuments && !showsAll ? [.identity] : [])
    for (index, selector) in ignored.enumerated() {
      options.ignoredBefore.formUnion(pair.0.indices(matching: selector))
      options.ignoredAfter.formUnion(pair.1.indices(matching: selector))
      ignoredUse.ask(index) { !pair.0.indices(matching: selector).isEmpty || !pair.1.indices(matching: selector).isEmpty }
    }
    return options
  }

  private typealias Pair = (name: String?, isReference: Bool, trees: (ViewTree, ViewTree))

  /// The trees that belong together: two single ones whatever they are called, else those of one identity, else of one name, in the
  /// order of the new document and behind them those that are gone. A tree without its like is compared with an empty one.
  private static func pairs(_ before: [Reading.NamedTree], _ after: [Reading.NamedTree]) -> [Pair] {
    if before.count == 1, after.count == 1 { return [(after[0].name, after[0].isReference, (before[0].tree, after[0].tree))] }
    let identities = Set(after.compactMap(\.identity))
    var rest = before
    var pairs: [Pair] = []
    for tree in after {
      let like =
        rest.firstIndex { $0.identity != nil && $0.identity == tree.identity }
        ?? rest.firstIndex { $0.name == tree.name && !($0.identity.map(identities.contains) ?? false) }
      pairs.append((tree.name, tree.isReference, (like.map { rest.remove(at: $0).tree } ?? ViewTree(), tree.tree)))
    }
    return pairs + rest.map { ($0.name, $0.isReference, ($0.tree, ViewTree())) }
  }
}
