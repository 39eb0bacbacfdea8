import Scenes
import ViewTree

/// An example that is built in: a hierarchy and what is done to it, step by step.
struct Demo: Sendable {
  struct Step {
    let title: String
    let tree: ViewTree
  }

  /// What `plainview demo` takes.
  let name: String
  let summary: String
  let steps: @Sendable () throws -> [Step]
}

/// Every built-in example.
enum Demos {
  /// The first is shown where none is named. Add yours at the end.
  static let all = [Demo.storyboardContainers] + live

  /// The scenes that run on the headless UIKit; the storyboards' own is shown above as they are saved.
  private static let live = ExampleScene.all.filter { $0.name != Demo.storyboardContainers.name }.map { scene in
    Demo(name: scene.name, summary: scene.summary) {
      scene.run().steps.map { Demo.Step(title: $0.title, tree: $0.tree) }
    }
  }
}
