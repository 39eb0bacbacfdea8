import HeadlessUIKit
import ViewTree

/// A scene while it runs: its window, and the steps so far.
final class SceneRun {
  let session: HeadlessSession
  let window: UIWindow
  private var steps: [ExampleScene.Step] = []
  private var problems: [ContainmentProblem] = []
  private var ambiguousViews: [String] = []
  /// Whether children that were taken out may be kept to be shown again.
  var keepsChildren = false

  /// After which step the device is turned.
  private let turningStep: String?

  init(_ session: HeadlessSession, turningAfter step: String? = nil) {
    self.session = session
    turningStep = step
    window = UIWindow(frame: session.screen.bounds)
  }

  /// Does one thing, lets the run loop turn, and looks at the screen.
  func step(_ title: String, _ action: () -> Void) {
    look(title, action)
    if title == turningStep {
      let size = session.screen.bounds.size
      look("turned on its side") { session.rotate(to: CGSize(width: size.height, height: size.width)) }
    }
  }

  private func look(_ title: String, _ action: () -> Void) {
    action()
    session.turnRunLoop()
    steps.append(
      ExampleScene.Step(
        title: title, tree: ViewTree(capturing: window, showing: .presentation), events: session.lifecycle.take()))
    for problem in session.containmentProblems(allowingSurvivors: keepsChildren) where !problems.contains(problem) {
      problems.append(problem)
    }
    for view in session.ambiguousViews() { ambiguousViews.append("\(title): \(view.shownName ?? view.description)") }
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
    ExampleScene.Outcome(steps: steps, faults: session.faults, problems: problems, ambiguousViews: ambiguousViews)
  }
}
