import Synchronization

/// What UIKit keeps once a process, kept once a session: screen, clock, lifecycle record, faults.
///
/// Views and view controllers belong to the session they were made in. Tests that run at the same time don't share one: a task has
/// its own, made on first use and gone with the last view of it, and `run(_:)` puts one in its place for as long as a closure runs.
///
///     let session = HeadlessSession(screen: .iPad)
///     session.run {
///       let window = UIWindow(frame: UIScreen.main.bounds)
///       …
///     }
///
/// Like the hierarchies made in it, a session belongs to one task at a time. It is marked Sendable for that alone, so that a task can
/// be given one (a task-local value must be); nothing in it is locked.
public final class HeadlessSession: @unchecked Sendable {
  @TaskLocal private static var scoped: HeadlessSession?
  private static let sessions = Mutex<[Int: WeakSession]>([:])

  /// The screen that `UIScreen.main` gives. `rotate(to:)` changes it and tells everyone.
  public internal(set) var screen: UIScreen
  /// Which system's controls there are.
  public let generation: SystemGeneration
  public let clock = VirtualClock()
  public let lifecycle = LifecycleRecord()
  /// What UIKit would have raised, or written to the console, in order.
  public internal(set) var faults: [Fault] = []

  var animationStack: [AnimationTransaction] = []
  var runningAnimations: [RunningAnimation] = []
  var isAnimationEnabled = true
  /// The delay and the duration of the keyframes that are being added.
  var keyframes: (delay: TimeInterval, duration: TimeInterval)?
  var afterCommit: [() -> Void] = []
  var windows: [WeakView] = []
  /// Controllers that were told that they will appear, since the last turn of the run loop.
  var appearing: [WeakController] = []
  var removedControllers: [RemovedController] = []
  var removalsWithoutNotice: [ContainmentProblem] = []
  var keyWindow: WeakView?
  let gestures = GestureArbiter()
  private var storedStyle = UIUserInterfaceStyle.light
  /// How much of the screen's bottom the keyboard covers.
  private(set) var keyboardHeight: CGFloat = 0
  var firstResponder: WeakView?
  var classes = ClassRegistry()
  var interfaceFiles: [String: String] = [:]
  private var lastViewNumber = 0
  private var lastConstraintNumber = 0
  /// How many controllers were made so far.
  private(set) var controllerCount = 0

  public init(screen: UIScreen = .iPhone8, generation: SystemGeneration = .iOS13) {
    self.screen = screen
    self.generation = generation
  }

  /// The session of the closure that is running, else of the task.
  public static var current: HeadlessSession {
    scoped ?? ofTask
  }

  /// Makes this session the current one while `body` runs.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try HeadlessSession.$scoped.withValue(self) { try body() }
  }

  private static var ofTask: HeadlessSession {
    let task = withUnsafeCurrentTask { $0?.hashValue ?? 0 }
    return sessions.withLock { sessions in
      if let session = sessions[task]?.session { return session }
      sessions = sessions.filter { $0.value.session != nil }
      let session = HeadlessSession()
      sessions[task] = WeakSession(session: session)
      return session
    }
  }

  private struct WeakSession: Sendable {
    weak let session: HeadlessSession?
  }

  /// Whether the device shows light or dark: a change is told to all that has traits.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { storedStyle }
    set { changeTraits { storedStyle = newValue } }
  }

  /// Brings up a keyboard of that height, as `keyboardLayoutGuide` knows it; 0 takes it away.
  public func showKeyboard(height: CGFloat) {
    keyboardHeight = max(0, height)
    for window in liveWindows { window.safeAreaInsetsOfScreenChanged() }
    turnRunLoop()
  }

  func nextViewNumber() -> Int {
    lastViewNumber += 1
    return lastViewNumber
  }

  func nextControllerNumber() -> Int {
    defer { controllerCount += 1 }
    return controllerCount
  }

  func nextConstraintNumber() -> Int {
    lastConstraintNumber += 1
    return lastConstraintNumber
  }

  /// Runs `body` in this session, also where another one is current.
  func enter(_ body: () -> Void) {
    if HeadlessSession.current === self { body() } else { run(body) }
  }

  func report(_ fault: Fault) {
    faults.append(fault)
  }

  /// Returns the faults so far and forgets them.
  public func takeFaults() -> [Fault] {
    defer { faults = [] }
    return faults
  }
}

/// A view that is watched, not kept.
struct WeakView {
  weak var view: UIView?
}
