import PullParsing
import Scenes
import Testing
import ViewDiff
import ViewSnapshots
import ViewTree

@testable import PlainviewCommand

/// The containers' storyboards as they are saved, through the command: alone, with the third child's scene inserted, and without it again.
@Suite struct ContainerSceneTests {
  private let before: ViewTree
  private let after: ViewTree
  private let removed: ViewTree

  init() throws {
    let main = Self.scene("ViewController", of: "Main.storyboard")
    let before = ViewTree(screen: Size(width: 375, height: 667)) {
      View("UIWindow", frame: (0, 0, 375, 667)) { main }
    }
    let added = Self.scene("AddViewController", of: "Other.storyboard")
    let owner = before.indices.filter { before.controller(of: $0)?.className == "ViewController" }
    let after = try before.inserting(added, intoEach: owner)
    removed = try after.removing(after.indices.filter { after.controller(of: $0)?.className == "AddViewController" })
    self.before = before
    self.after = after
  }

  private static func scene(_ name: String, of file: String) -> ViewTree {
    let world = TestWorld(files: ["Main.storyboard": ContainerStoryboards.main, "Other.storyboard": ContainerStoryboards.other])
    #expect(world.run("dump --format json --scene \(name) \(file)") == .fine)
    return (try? ViewTree(json: InputBytes(world.output), file: file)) ?? ViewTree()
  }

  @Test(arguments: ["tree", "controllers", "plan", "exploded"])
  func `two containers embedded in a scroll view, and a child in front of it`(format: String) throws {
    let formats: [String: SnapshotFormat] = ["tree": .tree, "controllers": .controllers, "plan": .plan, "exploded": .exploded]
    let chosen = try #require(formats[format])
    assertSnapshot(of: before, as: chosen, named: "before-\(format)")
    assertSnapshot(of: after, as: chosen, named: "added-\(format)")
  }

  @Test func `removing the child leaves what was there before`() {
    #expect(before != after)
    #expect(removed == before)
  }

  // MARK: What changed

  /// A change to the scene, and what every style says of it.
  struct Edit: Sendable, CustomTestStringConvertible {
    let name: String
    let mark: Character
    let summary: String
    /// What names the view, and what says what became of it, where a style has room for words.
    let label: String
    let words: String
    let properties: [PropertyChange]
    let make: @Sendable (ContainerSceneTests) throws -> (ViewTree, ViewTree)

    var testDescription: String { name }

    init(
      _ name: String, _ mark: Character, _ summary: String, of label: String, _ words: String, _ properties: [PropertyChange] = [],
      make: @escaping @Sendable (ContainerSceneTests) throws -> (ViewTree, ViewTree)
    ) {
      (self.name, self.mark, self.summary, self.label, self.words) = (name, mark, summary, label, words)
      self.properties = properties
      self.make = make
    }

    static let all = [
      Edit("adding", "+", "1 added (3 views)", of: "◉ AddViewController", "added in ◉ ViewController, 3 views") {
        ($0.before, $0.after)
      },
      Edit("removing", "-", "1 removed (3 views)", of: "◉ AddViewController", "was in ◉ ViewController, 3 views") {
        ($0.after, $0.removed)
      },
      Edit("moving", ">", "1 moved", of: "#Heading", "moved from") {
        let heading = try $0.view("Heading", in: $0.after)
        return ($0.after, try $0.after.moving([heading], into: $0.view("Second Page", in: $0.after)))
      },
      Edit("hiding", "~", "1 changed", of: "#Heading", "hidden", [.isHidden(from: false, to: true)]) {
        ($0.after, try $0.after.hiding([$0.view("Heading", in: $0.after)]))
      },
      Edit("renaming", "~", "1 changed", of: "#Title", "name", [.name(from: "Heading", to: "Title")]) {
        ($0.after, try $0.after.setting([$0.view("Heading", in: $0.after)], to: .name("Title")))
      },
      Edit("reordering", ">", "1 moved", of: " Page\"", "moved from position") {
        let page = try $0.view("Second Page", in: $0.after)
        let content = try $0.view("Content", in: $0.after)
        return ($0.after, try $0.after.moving([page], into: content, at: 0))
      },
    ]
  }

  private func view(_ name: String, in tree: ViewTree) throws -> Int {
    try #require(tree.indices.first { tree[$0].name == name })
  }

  @Test(arguments: Edit.all) func `adding the third child, removing, moving, hiding, renaming, reordering: one change in every style`(
    edit: Edit
  ) throws {
    let (before, after) = try edit.make(self)
    let changes = ViewTree.changes(from: before, to: after)
    #expect(changes.count == 1)
    #expect(changes.changed.flatMap(\.properties) == edit.properties)
    for renderer in ChangeFormats.all(ChangesOptions(columns: ShownChanges.columns)) {
      let text = renderer.render(changes)
      let style = renderer.name
      #expect(try ShownChanges.count(in: text, of: style) == 1, "\(style): \(text)")
      if style != "json", style != "html" { #expect(text.contains(edit.summary), "\(style): \(text)") }
      // JSON has views by their indices, and a summary none.
      if style == "summary" || style == "json" { continue }
      func escaped(_ words: String) -> String { style == "html" ? words.replacing("\"", with: "&quot;") : words }
      #expect(text.contains(escaped(edit.label)), "\(style): \(text)")
      if style == "html" || style.hasPrefix("drawings") { #expect(text.contains(escaped(edit.words)), "\(style): \(text)") }
      if style == "changes" {
        #expect(text.split(separator: "\n").dropFirst().allSatisfy { $0.first == " " || $0.first == edit.mark }, "\(text)")
      }
    }
  }

  @Test(arguments: Edit.all) func `a second change, of whatever kind, shows as a second one in every style`(edit: Edit) throws {
    let (before, after) = try edit.make(self)
    // None of them is a view that the edits are about: two changes of one view are told in one line.
    let container = try view("First Container", in: after)
    let button = try view("Add Button", in: after)
    let further = ViewTree { View("UIView", name: "Further", frame: (1, 2, 3, 4)) }
    let others: [(String, ViewTree)] = [
      ("added", try after.inserting(further, intoEach: [container])), ("removed", try after.removing([button])),
      ("hidden", try after.hiding([button])), ("text", try after.setting([button], to: .text("Other"))),
    ]
    for (kind, after) in others {
      let changes = ViewTree.changes(from: before, to: after)
      #expect(changes.count == 2, "\(kind): \(changes.summary)")
      for renderer in ChangeFormats.all(ChangesOptions(columns: ShownChanges.columns)) {
        let text = renderer.render(changes)
        #expect(try ShownChanges.count(in: text, of: renderer.name) == 2, "\(kind), \(renderer.name): \(text)")
      }
    }
  }

  @Test func `adding and removing it is no difference in any style`() throws {
    let nothing = ViewTree.changes(from: before, to: before)
    let changes = ViewTree.changes(from: before, to: removed)
    #expect(changes.isEmpty)
    for renderer in ChangeFormats.all(ChangesOptions(columns: ShownChanges.columns)) {
      let text = renderer.render(changes)
      #expect(text == renderer.render(nothing), "\(renderer.name)")
      if renderer.name == "html" { continue }  // "No changes" is no number
      #expect(try ShownChanges.count(in: text, of: renderer.name) == 0, "\(renderer.name): \(text)")
    }
  }
}
