/// A line of text to edit.
open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var text: String? = "" {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  open var placeholder: String? {
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var inputAccessoryView: UIView?
  open var clearsOnBeginEditing = false
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  public weak var delegate: (any UITextFieldDelegate)?

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var textContentType: UITextContentType!

  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Types `string` at the end, as a keyboard does: the delegate may refuse it.
  public func type(_ string: String) {
    let end = (text ?? "").utf16.count
    guard delegate?.textField(self, shouldChangeCharactersIn: end..<end, replacementString: string) ?? true else { return }
    text = (text ?? "") + string
    sendActions(for: .editingChanged)
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isFirstResponder || delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { text = "" }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  /// As wide as its text or placeholder, and as high as a line, in whole points; with rounded borders 7 points wider at each side and
  /// 34 high, 30 before iOS 13.
  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let shown = (text ?? "").isEmpty ? placeholder ?? "" : text ?? ""
    let screen = headlessSession.screen
    let width = font.width(of: shown)
    // Secure text is set in a font of its own, without a text style's gap between lines.
    let height = (font.lineHeight + (isSecureTextEntry ? 0 : font.font.lineGap)).rounded(.up)
    let isTall = headlessSession.generation >= .iOS13
    switch borderStyle {
    case .none: return CGSize(width: screen.roundedUp(width), height: height)
    case .line, .bezel: return CGSize(width: screen.roundedUp(width) + 8, height: height + 4)
    case .roundedRect: return CGSize(width: screen.roundedUp(width) + 14, height: max(isTall ? 34 : 30, height + 13))
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  private var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }
  override func textHeight(width: CGFloat) -> CGFloat? { usedFont.lineHeight }
  override func firstBaseline(width: CGFloat) -> CGFloat? { usedFont.ascender }
  override func lastBaseline(width: CGFloat) -> CGFloat? { -usedFont.descender }
  override var shownText: String? { (text ?? "").isEmpty ? placeholder : isSecureTextEntry ? nil : text }

  override func tapped() {
    becomeFirstResponder()
    super.tapped()
  }
}

/// What a text field asks and tells. Every method may be left out. Ranges count UTF-16 units, as `NSRange` does.
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
