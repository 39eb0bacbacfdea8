/// Text in many lines, which scrolls. Without scrolling it has the size of its text.
open class UITextView: UIScrollView, UITextInputTraits {
  open var text: String! = "" {
    didSet { if text != oldValue { contentChanged() } }
  }

  open var font: UIFont? {
    didSet { if font != oldValue { contentChanged() } }
  }

  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var textContentType: UITextContentType!

  /// Between the edges and the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }

  public private(set) lazy var textContainer = NSTextContainer(of: self)

  /// Types `string` at the end, as a keyboard does: the delegate may refuse it.
  public func type(_ string: String) {
    let end = (text ?? "").utf16.count
    let textDelegate = delegate as? any UITextViewDelegate
    guard isEditable, textDelegate?.textView(self, shouldChangeTextIn: end..<end, replacementText: string) ?? true else { return }
    text = (text ?? "") + string
    textDelegate?.textViewDidChange(self)
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    (delegate as? any UITextViewDelegate)?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    (delegate as? any UITextViewDelegate)?.textViewDidEndEditing(self)
    return true
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  fileprivate func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// What text without a font of its own is set in: the system font at 12 points.
  private var usedFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func size(width: CGFloat) -> CGSize {
    let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
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

/// Where a text view sets its text.
public final class NSTextContainer: NSObject {
  private weak var textView: UITextView?

  init(of textView: UITextView) {
    self.textView = textView
    super.init()
  }

  /// What is kept free at both ends of a line, in points (Apple's page on `lineFragmentPadding`).
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { textView?.contentChanged() } }
  }
}

/// What a text view asks and tells. Every method may be left out. Ranges count UTF-16 units, as `NSRange` does.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(_ textView: UITextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
}
