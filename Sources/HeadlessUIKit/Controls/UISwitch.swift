/// On or off. Always 51 × 31 points, from iOS 26 on 63 × 28; the last 2 on the right don't count for alignment
/// (https://github.com/lionheart/openradar-mirror/issues/17297, https://github.com/wanteddev/montage-ios/pull/488).
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size(in: .current)))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  private static func size(in session: HeadlessSession) -> CGSize {
    session.generation >= .iOS26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  open override var intrinsicContentSize: CGSize {
    let size = Self.size(in: headlessSession)
    return CGSize(width: size.width - 2, height: size.height)
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(in: headlessSession) }
  override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }

  override func tapped() {
    isOn.toggle()
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }

  override var furtherAttributes: [(name: String, value: String)] { [("isOn", isOn ? "true" : "false")] }
}
