import HeadlessUIKit
import Scenes
import Testing
import ViewRendering
import ViewSnapshots
import ViewTree

/// What is on the screen after every step of every scene, in each way to look at it, and what controllers were told.
struct SceneTests {
  static let names = ExampleScene.all.map(\.name)
  static let formats: [(String, SnapshotFormat)] = [
    ("tree", .tree), ("controllers", .controllers), ("plan", SnapshotFormat(PlanDrawing(options: DrawingOptions(columns: 48)))),
    ("exploded", SnapshotFormat(ExplodedDrawing())),
  ]

  @Test(arguments: names)
  func `every step looks as it should`(name: String) throws {
    let scene = try #require(ExampleScene.all.first { $0.name == name })
    let outcome = scene.run()
    for (number, step) in outcome.steps.enumerated() {
      for (format, renderer) in Self.formats {
        assertSnapshot(of: step.tree, as: renderer, named: "\(name)-\(number + 1)-\(format)")
      }
    }
  }

  @Test(arguments: names)
  func `controllers are told what they should be, in order`(name: String) throws {
    let scene = try #require(ExampleScene.all.first { $0.name == name })
    let outcome = scene.run()
    assertSnapshot(of: ViewTree(), as: SnapshotFormat(LifecycleText(text: outcome.record)), named: name)
  }

  @Test(arguments: names, [UIScreen.iPhone8, .iPhoneX, .iPad])
  func `a scene leaves out no step of containment, breaks no constraint, and leaves no view in doubt`(name: String, screen: UIScreen) throws
  {
    let scene = try #require(ExampleScene.all.first { $0.name == name })
    let outcome = scene.run(on: screen)
    #expect(outcome.faults == [])
    #expect(outcome.problems == [])
    #expect(outcome.ambiguousViews == [])
  }
}

/// Shows what was recorded beside the tree.
private struct LifecycleText: TreeRenderer {
  let name = "lifecycle"
  let summary = "what controllers were told"
  let text: String

  func render(_ tree: ViewTree, to output: inout TextOutput) { output.write(text) }
}
