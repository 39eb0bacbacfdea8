/// What view controllers were told, in order.
///
///     ContainerViewController viewDidLoad
///     PageViewController willMove(toParent: ContainerViewController)
///     PageViewController #2 willMove(toParent: ContainerViewController)
///
/// A controller is known by its class; the second one of a class that the session saw is `#2`.
public final class LifecycleRecord: CustomStringConvertible {
  public struct Event: Hashable, Sendable, CustomStringConvertible {
    public var controller: String
    public var name: String

    public var description: String { "\(controller) \(name)" }
  }

  public private(set) var events: [Event] = []
  private var counts: [String: Int] = [:]

  init() {}

  func nextNumber(ofClass name: String) -> Int {
    counts[name, default: 0] += 1
    return counts[name, default: 0]
  }

  func add(_ name: String, of controller: String) {
    events.append(Event(controller: controller, name: name))
  }

  /// Adds a line of one's own, to tell in the record what was done when.
  public func note(_ text: String) {
    events.append(Event(controller: "--", name: text))
  }

  /// Returns the events so far and forgets them; numbers of controllers go on.
  public func take() -> [Event] {
    defer { events = [] }
    return events
  }

  /// One event a line, each ending in "\n".
  public var description: String { events.map { "\($0)\n" }.joined() }
}
