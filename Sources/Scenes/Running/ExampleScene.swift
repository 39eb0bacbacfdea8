public import HeadlessUIKit
public import ViewTree

/// A short program for view controllers that contain others, run step by step.
public struct ExampleScene: Sendable {
  /// What is on the screen after a step, and what controllers were told during it.
  public struct Step: Sendable {
    public let title: String
    public let tree: ViewTree
    public let events: [LifecycleRecord.Event]
  }

  /// What became of a run.
  public struct Outcome: Sendable {
    public let steps: [Step]
    public let faults: [Fault]
    /// Steps of containment that were left out, as of the end of each step, each problem once.
    public let problems: [ContainmentProblem]
    /// Views that constraints leave in doubt, as of the end of each step, with the step's title.
    public let ambiguousViews: [String]

    public func step(_ title: String) -> Step? { steps.first { $0.title == title } }

    /// What controllers were told, each step under its title.
    public var record: String {
      steps.map { step in "== \(step.title)\n" + step.events.map { "\($0)\n" }.joined() }.joined()
    }
  }

  /// What `plainview demo` takes.
  public let name: String
  public let summary: String
  private let perform: @Sendable (SceneRun) -> Void

  init(_ name: String, _ summary: String, perform: @escaping @Sendable (SceneRun) -> Void) {
    self.name = name
    self.summary = summary
    self.perform = perform
  }

  /// Runs the scene from the start, in a session of its own.
  /// - Parameter step: after which the device is turned on its side; that is a step of its own, "turned on its side".
  public func run(on screen: UIScreen = .iPhone8, turningAfter step: String? = nil) -> Outcome {
    let session = HeadlessSession(screen: screen)
    return session.run {
      let run = SceneRun(session, turningAfter: step)
      perform(run)
      return run.outcome
    }
  }

  /// Every scene. Add yours at the end.
  public static let all: [ExampleScene] = [swappingPages, titledPages, storyboardContainers, segmentedChildren]
}
