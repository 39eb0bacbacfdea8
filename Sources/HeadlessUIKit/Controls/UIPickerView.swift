/// Wheels to choose from: 320 × 216 points.
open class UIPickerView: UIView {
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A date to choose: as wheels the size of a picker.
open class UIDatePicker: UIControl {
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }

  open var preferredDatePickerStyle = Style.automatic {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
