import Scenes
import ViewTree

/// An example that is built in: what is on the screen after each step of it, and what controllers were told meanwhile.
struct Demo: Sendable {
  struct Step {
    let title: String
    let tree: ViewTree
    /// An event a line.
    let lifecycle: [String]
  }

  /// What `plainview demo` takes.
  let name: String
  let summary: String
  let steps: @Sendable () -> [Step]
}

/// Every built-in example.
enum Demos {
  static let all = ExampleScene.all.map { scene in
    Demo(name: scene.name, summary: scene.summary) {
      scene.run().steps.map { Demo.Step(title: $0.title, tree: $0.tree, lifecycle: $0.events.map(\.description)) }
    }
  }

  /// Shown where none is named.
  static let first = all.first { $0.name == ExampleScene.storyboardContainers.name } ?? all[0]
}
