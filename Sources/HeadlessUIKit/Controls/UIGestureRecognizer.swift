/// Watches a view for a gesture. Here gestures don't come from touches: a test says that one happened.
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  public internal(set) weak var view: UIView?
  open var isEnabled = true
  open var state = State.possible
  open var cancelsTouchesInView = true
  open var name: String?
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  var place = CGPoint.zero  // in the window
  private var listeners: [(UIGestureRecognizer) -> Void] = []

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

  open func location(in view: UIView?) -> CGPoint {
    let target = view ?? self.view?.window
    return target?.convert(place, from: nil) ?? place
  }

  /// Recognizes the gesture, as if someone had made it.
  public func recognize() {
    guard isEnabled, view.map({ $0.gestureRecognizerShouldBegin(self) }) ?? true, delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return }
    state = .ended
    (view?.headlessSession ?? .current).enter {
      for listener in listeners { listener(self) }
    }
    state = .possible
  }
}

public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
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
      $0.isEnabled && $0.numberOfTapsRequired == 1
    }
    for recognizer in recognizers {
      recognizer.place = convert(CGPoint(x: boundsOrigin.x + size.width / 2, y: boundsOrigin.y + size.height / 2), to: nil)
      recognizer.recognize()
    }
    return !recognizers.isEmpty
  }
}
