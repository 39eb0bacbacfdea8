/// Time that passes only when told to. Timers fire in order of their time, those of one time in the order they were set.
public final class VirtualClock {
  private struct Timer {
    let time: TimeInterval
    let number: Int
    let action: () -> Void
  }

  /// Seconds since the session began.
  public private(set) var now: TimeInterval = 0
  private var timers: [Timer] = []
  private var lastNumber = 0

  init() {}

  /// Calls `action` once `delay` seconds have passed.
  /// - Returns: a number that `cancel(_:)` takes.
  @discardableResult
  public func after(_ delay: TimeInterval, _ action: @escaping () -> Void) -> Int {
    lastNumber += 1
    let timer = Timer(time: now + max(0, delay), number: lastNumber, action: action)
    let position = timers.firstIndex { $0.time > timer.time } ?? timers.endIndex
    timers.insert(timer, at: position)
    return lastNumber
  }

  public func cancel(_ number: Int) {
    timers.removeAll { $0.number == number }
  }

  /// When the next timer fires.
  var nextTime: TimeInterval? { timers.first?.time }

  func advance(by seconds: TimeInterval, afterEach turn: () -> Void) {
    let end = now + max(0, seconds)
    // A rounding error must not keep a timer from firing that is due just now.
    while let timer = timers.first, timer.time <= end + 1e-9 {
      timers.removeFirst()
      now = max(now, min(timer.time, end))
      timer.action()
      turn()
    }
    now = end
  }
}
