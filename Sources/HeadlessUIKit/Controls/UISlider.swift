/// A value between two others.
open class UISlider: UIControl {
  open var minimumValue: Float = 0 {
    didSet { value = max(value, minimumValue) }
  }

  open var maximumValue: Float = 1 {
    didSet { value = min(value, maximumValue) }
  }

  private var storedValue: Float = 0
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  /// What is set is brought between `minimumValue` and `maximumValue`.
  open var value: Float {
    get { storedValue }
    set { storedValue = max(minimumValue, min(newValue, max(minimumValue, maximumValue))) }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Moves the thumb, as a finger does: those who listen are told.
  public func drag(to value: Float) {
    self.value = value
    sendActions(for: .valueChanged)
  }

  private var height: CGFloat { headlessSession.generation >= .iOS26 ? 34 : 31 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height - alignmentRectInsets.bottom)
  }

  /// Up to iOS 18 the track's ends stick out 2 points at each side, and there is a point below.
  open override var alignmentRectInsets: UIEdgeInsets {
    headlessSession.generation >= .iOS26 ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  override var furtherAttributes: [(name: String, value: String)] { [("value", shortNumber(CGFloat(value)))] }
}
