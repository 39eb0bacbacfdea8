import Testing
import ViewSnapshots

@testable import PlainviewCommand

/// The built-in scene from its storyboards: before the third child is added, after, and after it is removed.
@Suite struct ContainerSceneTests {
  private let steps: [Demo.Step]

  init() throws {
    steps = try Demo.storyboardContainers.steps()
  }

  @Test(arguments: ["tree", "controllers", "plan", "exploded"])
  func `two containers embedded in a scroll view, and a child in front of it`(format: String) throws {
    let formats: [String: SnapshotFormat] = ["tree": .tree, "controllers": .controllers, "plan": .plan, "exploded": .exploded]
    let chosen = try #require(formats[format])
    assertSnapshot(of: steps[0].tree, as: chosen, named: "before-\(format)")
    assertSnapshot(of: steps[1].tree, as: chosen, named: "added-\(format)")
  }

  @Test func `removing the child leaves what was there before`() {
    #expect(steps.count == 3)
    #expect(steps[0].tree != steps[1].tree)
    #expect(steps[2].tree == steps[0].tree)
  }
}
