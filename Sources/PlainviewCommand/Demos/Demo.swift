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
  static let all = [Demo.storyboardContainers]
}
