/// Runs what goes along with a transition, and what comes after it.
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
}

/// The coordinator of a rotation, which is done at once.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator, UIViewControllerTransitionCoordinatorContext {
  typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Action] = []
  private var completions: [Action] = []

  var isAnimated: Bool { true }
  var isCancelled: Bool { false }

  func animate(alongsideTransition animation: Action?, completion: Action?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAlongside() {
    for animation in animations { animation(self) }
  }

  func runCompletions() {
    for completion in completions { completion(self) }
  }
}
