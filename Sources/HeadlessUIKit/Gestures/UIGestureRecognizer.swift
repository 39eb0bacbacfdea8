/// Watches a view for a gesture. Touches come from `UIWindow.tap(at:)`, `pan(from:to:)`, `press(at:for:)` and `pinch(at:from:to:)`.
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  public internal(set) weak var view: UIView?
  open var isEnabled = true
  open var state = State.possible
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Where fingers are, in the window.
  var places: [CGPoint] = []
  private var listeners: [(UIGestureRecognizer) -> Void] = []
  private var required: [WeakRecognizer] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Calls a method of `target`, which isn't kept: `UITapGestureRecognizer(target: self, action: Menu.tapped)` stands where UIKit
  /// has `#selector(tapped)`.
  public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
    self.init()
    listeners.append { [weak target] _ in if let target { action(target)() } }
  }

  /// The same for a method that takes the recognizer.
  public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: Target, action: @escaping (Target) -> (Recognizer) -> Void
  ) {
    self.init()
    listeners.append { [weak target] recognizer in
      if let target, let recognizer = recognizer as? Recognizer { action(target)(recognizer) }
    }
  }

  public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    listeners.append(action)
  }

  public func addTarget(_ action: @escaping (UIGestureRecognizer) -> Void) { listeners.append(action) }

  /// Waits for `otherGestureRecognizer` to fail before this one recognizes anything.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  open var numberOfTouches: Int { places.count }

  /// The middle of the fingers.
  open func location(in view: UIView?) -> CGPoint {
    let middle = Touches.middle(of: places)
    let target = view ?? self.view?.window
    return target?.convert(middle, from: nil) ?? middle
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard places.indices.contains(touchIndex) else { return location(in: view) }
    let target = view ?? self.view?.window
    return target?.convert(places[touchIndex], from: nil) ?? places[touchIndex]
  }

  /// Recognizes the gesture, as if someone had made it.
  public func recognize() {
    guard isEnabled, mayBegin else { return }
    become(.ended)
    state = .possible
  }

  // MARK: For the arbiter

  /// What the recognizer makes of the touches so far; whether it gets that is up to the others that watch them.
  func wish(for touches: Touches) -> Wish { .nothing }

  /// Forgets the touches it followed.
  func reset() {}

  /// Whether it still counts something after all fingers are gone, and until when.
  var deadline: TimeInterval? { nil }

  var mayBegin: Bool {
    (view.map { $0.gestureRecognizerShouldBegin(self) } ?? true) && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  func become(_ newState: State) {
    state = newState
    (view?.headlessSession ?? .current).enter {
      for listener in listeners { listener(self) }
    }
  }

  func mustWait(for other: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other } || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  func goesAlong(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }
}

extension UIView {
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Taps the view in its middle, whatever covers it; `UIWindow.tap(at:)` finds what is in front.
  public func tap() { receiveTap() }

  /// Runs the view's own tap recognizers.
  /// - Returns: whether there was one.
  func runTapRecognizers() -> Bool {
    let recognizers = (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }.filter {
      $0.isEnabled && $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1
    }
    for recognizer in recognizers {
      recognizer.places = [convert(CGPoint(x: boundsOrigin.x + size.width / 2, y: boundsOrigin.y + size.height / 2), to: nil)]
      recognizer.recognize()
    }
    return !recognizers.isEmpty
  }
}
