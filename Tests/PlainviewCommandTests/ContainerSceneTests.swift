import PullParsing
import Scenes
import Testing
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
}
