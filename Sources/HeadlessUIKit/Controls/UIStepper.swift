/// A value to be stepped up and down. Always 94 × 32 points, 29 high before iOS 13.
open class UIStepper: UIControl {
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  private var storedValue = 0.0

  /// What is set is brought between `minimumValue` and `maximumValue`.
  open var value: Double {
    get { storedValue }
    set { storedValue = max(minimumValue, min(newValue, maximumValue)) }
  }

  /// Steps up, or down with a negative `count`, as taps do; past an end it stops there, or goes on at the other end if it `wraps`.
  public func step(_ count: Int = 1) {
    let wanted = value + Double(count) * stepValue
    let old = value
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    if value != old { sendActions(for: .valueChanged) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: headlessSession.generation >= .iOS13 ? 32 : 29) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }
  override var furtherAttributes: [(name: String, value: String)] { [("value", shortNumber(value))] }
}
