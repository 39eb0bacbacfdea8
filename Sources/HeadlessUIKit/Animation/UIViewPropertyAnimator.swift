public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// Animations that are put together first and started later. They run to their end once started: there is no pausing or reversing.
open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  private let options: UIView.AnimationOptions
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let session: HeadlessSession
  public private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { state == .active }

  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    session = .current
    super.init()
    if let animations { self.animations.append(animations) }
  }

  /// Springs move like the ease-in-out curve here.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else { return }
    state = .active
    let animations = animations
    self.animations = []
    session.animate(duration: duration, delay: delay, options: options, takesItsTime: true) {
      for animation in animations { animation() }
    } completion: { [self] finished in
      state = .inactive
      for completion in completions { completion(finished ? .end : .current) }
      completions = []
    }
  }
}
