import HeadlessUIKit
import ViewTree

/// A scene while it runs: its window, and the steps so far.
final class SceneRun {
  let session: HeadlessSession
  let window: UIWindow
  private var steps: [ExampleScene.Step] = []
  private var problems: [ContainmentProblem] = []
  /// Whether children that were taken out may be kept to be shown again.
  var keepsChildren = false

  init(_ session: HeadlessSession) {
    self.session = session
    window = UIWindow(frame: session.screen.bounds)
  }

  /// Does one thing, lets the run loop turn, and looks at the screen.
  func step(_ title: String, _ action: () -> Void) {
    action()
    session.turnRunLoop()
    steps.append(
      ExampleScene.Step(
        title: title, tree: ViewTree(capturing: window, showing: .presentation), events: session.lifecycle.take()))
    for problem in session.containmentProblems(allowingSurvivors: keepsChildren) where !problems.contains(problem) {
      problems.append(problem)
    }
  }

  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// A view of that name, which code or a file gave it.
  func view<Found: UIView>(_ name: String, as type: Found.Type) -> Found? {
    var found: Found?
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      if view.shownName == name, let view = view as? Found { found = view }
      waiting.append(contentsOf: view.subviews)
    }
    return found
  }

  var outcome: ExampleScene.Outcome {
    ExampleScene.Outcome(steps: steps, faults: session.faults, problems: problems)
  }
}
