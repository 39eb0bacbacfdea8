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

  /// What every style says of one change; a style that isn't named here has to name the view at least.
  private func expectOneChange(_ before: ViewTree, _ after: ViewTree, mark: String, summary: String, of label: String) throws {
    let changes = ViewTree.changes(from: before, to: after)
    #expect(changes.count == 1)
    let (kinds, marks) = (["added", "removed", "moved", "changed"], ["+", "-", ">", "~"])
    for renderer in ChangeFormats.all() {
      let text = renderer.render(changes)
      let lines = text.split(separator: "\n").map(String.init)
      switch renderer.name {
      case "summary": #expect(text.hasPrefix(summary + "; "), "\(text)")
      case "changes":
        #expect(lines[0].hasPrefix(summary + "; "), "\(text)")
        // A subtree that came is marked from its root on.
        #expect(lines.dropFirst().filter { !$0.hasPrefix(" ") }.allSatisfy { $0.hasPrefix(mark) }, "\(text)")
        #expect(lines.dropFirst().first { $0.hasPrefix(mark) }?.contains(label) == true, "\(text)")
      case "side-by-side":
        #expect(lines[0].hasPrefix(summary + "; "), "\(text)")
        func bears(_ sign: String) -> Bool { lines.dropFirst().contains { $0.contains(" \(sign) ") || $0.hasSuffix(" \(sign)") } }
        #expect(marks.filter(bears) == [mark], "\(text)")
      case "markdown":
        #expect(lines[0].hasPrefix("**" + summary + "; "), "\(text)")
        #expect(lines.count { $0.hasPrefix("| ") && !$0.hasPrefix("| |") } == 1, "\(text)")
      case "json":
        for (kind, sign) in zip(kinds, marks) { #expect(text.contains("\"\(kind)\":\(sign == mark ? 1 : 0),"), "\(text)") }
      case "html": #expect(text.contains(label.replacing("\"", with: "&quot;")))
      default: #expect(text.contains(label), "\(renderer.name)")
      }
    }
  }

  private func view(_ name: String, in tree: ViewTree) throws -> Int {
    try #require(tree.indices.first { tree[$0].name == name })
  }

  @Test func `adding the third child is one added subtree in every style`() throws {
    try expectOneChange(before, after, mark: "+", summary: "1 added (3 views)", of: "◉ AddViewController")
    try expectOneChange(after, removed, mark: "-", summary: "1 removed (3 views)", of: "◉ AddViewController")
  }

  @Test func `adding and removing it is no difference in any style`() {
    let nothing = ViewTree.changes(from: before, to: before)
    let changes = ViewTree.changes(from: before, to: removed)
    #expect(changes.isEmpty)
    for renderer in ChangeFormats.all() { #expect(renderer.render(changes) == renderer.render(nothing), "\(renderer.name)") }
  }

  @Test func `moving, hiding, renaming and reordering are one change each, in every style`() throws {
    let before = after
    let heading = try view("Heading", in: before)
    let page = try view("Second Page", in: before)
    try expectOneChange(
      before, try before.moving([heading], into: page), mark: ">", summary: "1 moved", of: "#Heading")
    try expectOneChange(before, try before.hiding([heading]), mark: "~", summary: "1 changed", of: "#Heading")
    try expectOneChange(before, try before.setting([heading], to: .name("Title")), mark: "~", summary: "1 changed", of: "#Title")
    let content = try #require(before.superview(of: page))
    try expectOneChange(
      before, try before.moving([page], into: content, at: 0), mark: ">", summary: "1 moved", of: " Page\"")
  }
}
