/// A view that tells of events. What listens is a closure or a `UIAction`: there are no selectors to send.
open class UIControl: UIView {
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  private struct Listener {
    let events: Event
    let identifier: String?
    weak var target: AnyObject?
    let hasTarget: Bool
    let call: (UIControl) -> Void
  }

  private var listeners: [Listener] = []

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFirstResponder { state.insert(.focused) }
    return state
  }

  // MARK: Listening

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    listeners.append(
      Listener(events: controlEvents, identifier: action.identifier.rawValue, target: nil, hasTarget: false) { control in
        action.perform(sender: control)
      })
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    listeners.removeAll { $0.identifier == identifier.rawValue && $0.events == controlEvents }
  }

  /// Calls a method of `target`, which isn't kept: `button.addTarget(self, action: ViewController.swap, for: .touchUpInside)`
  /// stands where UIKit has `#selector(swap)`.
  public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event) {
    listen(target, controlEvents) { target, _ in action(target)() }
  }

  /// The same for a method that takes the sender.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    listen(target, controlEvents) { target, control in
      if let sender = control as? Sender { action(target)(sender) }
    }
  }

  private func listen<Target: AnyObject>(_ target: Target, _ events: Event, _ call: @escaping (Target, UIControl) -> Void) {
    listeners.append(
      Listener(events: events, identifier: nil, target: target, hasTarget: true) { [weak target] control in
        if let target { call(target, control) }
      })
  }

  /// Stops calling what `target` listens with; all of them for `nil`.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    listeners.removeAll { $0.hasTarget && (target == nil || $0.target === target) && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Calls the action's handler, with the control as its sender.
  open func sendAction(_ action: UIAction) { headlessSession.enter { action.perform(sender: self) } }

  open var allControlEvents: Event { listeners.reduce(into: []) { $0.formUnion($1.events) } }

  /// Tells everyone who listens to one of these events, in the order they began to.
  open func sendActions(for controlEvents: Event) {
    headlessSession.enter {
      for listener in listeners where !listener.events.isDisjoint(with: controlEvents) { listener.call(self) }
    }
  }

  // MARK: Being tapped

  /// What a tap on the control does, when it is enabled: touch down, then up inside.
  override func receiveTap(skipsRecognizers: Bool) {
    if !skipsRecognizers, runTapRecognizers() { return }
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    tapped()
  }

  func tapped() {
    sendActions(for: .touchUpInside)
  }
}
