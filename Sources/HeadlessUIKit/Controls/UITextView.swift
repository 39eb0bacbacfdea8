/// Text in many lines, which scrolls. Without scrolling it has the size of its text.
open class UITextView: UIScrollView {
  open var text: String! = "" {
    didSet { if text != oldValue { contentChanged() } }
  }

  open var font: UIFont? {
    didSet { if font != oldValue { contentChanged() } }
  }

  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  private var traits = TextInputTraits()
  open var isEditable = true
  open var isSelectable = true

  open var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.capitalization }
    set { traits.capitalization = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.correction }
    set { traits.correction = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellChecking }
    set { traits.spellChecking = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }
  open var textContentType: UITextContentType! {
    get { traits.contentType }
    set { traits.contentType = newValue }
  }

  /// Between the edges and the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }

  // The text container keeps 5 points free at both ends of a line (Apple's page on `lineFragmentPadding`).
  private static let padding: CGFloat = 5

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// What text without a font of its own is set in: the system font at 12 points.
  private var usedFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func size(width: CGFloat) -> CGSize {
    let sides = textContainerInset.left + textContainerInset.right + 2 * UITextView.padding
    let ends = textContainerInset.top + textContainerInset.bottom
    let inner = width.isFinite ? max(1, width - sides) : width
    let scale = headlessSession.screen.scale
    let fitting = usedFont.size(of: text ?? "", width: inner, scale: scale)
    let line = headlessSession.screen.roundedUp(usedFont.lineHeight)
    return CGSize(width: fitting.width + sides, height: max(fitting.height, line) + ends)
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : size(width: .infinity)
  }

  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { isScrollEnabled ? nil : size(width: width).height }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(width: size.width > 0 ? size.width : .infinity) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: size(width: bounds.width).height)
  }

  override var shownText: String? { text }
}
