extension UIView {
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Runs the keyframes that `animations` adds, each in its part of `duration`, at an even pace.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let session = HeadlessSession.current
    let outer = session.keyframes
    session.keyframes = (delay, duration)
    animations()
    session.keyframes = outer
    session.animate(duration: duration, delay: delay, options: .curveLinear, takesItsTime: true, animations: {}, completion: completion)
  }

  /// What happens in one part of the time; start and duration are shares of the whole, 0 to 1. Outside `animateKeyframes` it happens
  /// at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
  ) {
    let session = HeadlessSession.current
    guard let (delay, duration) = session.keyframes else { return animations() }
    session.animate(
      duration: duration * frameDuration, delay: delay + duration * frameStartTime, options: [.curveLinear, .overrideInheritedDuration],
      startsFromModel: true, animations: animations, completion: nil)
  }
}
