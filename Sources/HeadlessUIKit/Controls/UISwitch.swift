/// On or off. Always 51 × 31 points, of which 49 count for alignment.
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.origin.x, y: frame.origin.y, width: 51, height: 31))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
  override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }

  override func tapped() {
    isOn.toggle()
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }

  override var furtherAttributes: [(name: String, value: String)] { [("isOn", isOn ? "true" : "false")] }
}
