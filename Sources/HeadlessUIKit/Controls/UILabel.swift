import SystemFont

/// Shows text. Its content size is the text's, measured as iOS does.
open class UILabel: UIView {
  open var text: String? {
    didSet {
      runs = nil
      if text != oldValue { contentChanged() }
    }
  }

  /// The text's parts in fonts of their own; nil where all of it is in `font`. Ends when the text is set.
  var runs: [TextRun]? {
    didSet { if runs != oldValue { contentChanged() } }
  }

  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { contentChanged() } }
  }

  /// Sets the text, and font, colour, alignment and line heights as the attributes of its first character say.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any]) } }
    set {
      text = newValue?.string
      guard let attributes = newValue?.firstAttributes else { return }
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      if style.alignment != .natural { textAlignment = style.alignment }
      lineHeights = LineHeights(
        spacing: style.lineSpacing, multiple: style.lineHeightMultiple, minimum: style.minimumLineHeight, maximum: style.maximumLineHeight)
    }
  }

  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false

  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }

  /// The width, in points, at which the text is wrapped for its content size; 0 leaves that to the layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }

  /// The heights of lines, where a paragraph style says them.
  var lineHeights = LineHeights() {
    didSet { if lineHeights != oldValue { contentChanged() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func contentChanged() {
    measuredText = nil
    measures = []
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// What measuring the text has told so far: layout asks for the same widths again and again.
  private var measuredText: MeasuredText?
  private var measures: [(width: CGFloat, scale: CGFloat, measure: TextMeasure)] = []

  private func measure(width: CGFloat) -> TextMeasure {
    let scale = headlessSession.screen.scale
    if let known = measures.first(where: { $0.width == width && $0.scale == scale }) { return known.measure }
    let text = measuredText ?? MeasuredText(runs ?? [TextRun(self.text ?? "", font: (font ?? .systemFont(ofSize: 17)).font)])
    measuredText = text
    let measure = text.measure(
      maximumWidth: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode.mode, lineHeights: lineHeights, scale: scale)
    if measures.count == 4 { measures.removeFirst() }
    measures.append((width, scale, measure))
    return measure
  }

  private func textSize(width: CGFloat) -> CGSize {
    let size = measure(width: width).size
    return CGSize(width: size.width, height: size.height)
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: textSize(width: bounds.width))
  }

  open override var intrinsicContentSize: CGSize {
    let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return textSize(width: isWrapped ? preferredMaxLayoutWidth : .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    numberOfLines == 1 || preferredMaxLayoutWidth > 0 ? nil : textSize(width: width).height
  }

  override func intrinsicWidth(wrappedAt width: CGFloat) -> CGFloat? {
    numberOfLines == 1 || preferredMaxLayoutWidth > 0 ? nil : textSize(width: width).width
  }

  override func textHeight(width: CGFloat) -> CGFloat? { measure(width: width).size.height }
  override func firstBaseline(width: CGFloat) -> CGFloat? { measure(width: width).firstBaseline }

  override func lastBaseline(width: CGFloat) -> CGFloat? {
    let measure = measure(width: width)
    return measure.size.height - measure.lastBaseline
  }

  override var shownText: String? { text }

  override var furtherAttributes: [(name: String, value: String)] {
    guard let textColor, textColor != .label else { return [] }
    return [("textColor", textColor.shownText)]
  }
}
