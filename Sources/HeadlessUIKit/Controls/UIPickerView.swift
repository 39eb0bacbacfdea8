/// Wheels to choose from: 320 × 216 points.
open class UIPickerView: UIView {
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A date to choose: as wheels the size of a picker, as a calendar 309 points high (so in a file of Xcode 13; it has not been seen in
/// others). How large one in one line is depends on the date and the language; it is taken to be a text field high.
open class UIDatePicker: UIControl {
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }

  open var preferredDatePickerStyle = Style.automatic {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .automatic, .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: 309)
    case .compact: CGSize(width: 130, height: 34)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
