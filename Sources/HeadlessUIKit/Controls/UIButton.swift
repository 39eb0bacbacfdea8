import SystemFont

/// A button. Its title label and image view are there to be set; they are no subviews, as what a button is made of differs from
/// one iOS to the next.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

    public static let roundedRect = ButtonType.system
  }

  public private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var storedTitleLabel: UILabel?
  private var storedImageView: UIImageView?

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var showsTouchWhenHighlighted = false

  /// What a tap shows instead of sending events, with `showsMenuAsPrimaryAction`.
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open var changesSelectionAsPrimaryAction = false

  open var configuration: Configuration? {
    didSet { if configuration != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Called to bring the configuration in line with the button's state: when either changes, and at the next layout after it is set.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsUpdateConfiguration = false

  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open override func layoutSubviews() {
    if needsUpdateConfiguration {
      needsUpdateConfiguration = false
      updateConfiguration()
    }
    super.layoutSubviews()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    use(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    use(primaryAction)
  }

  private func use(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  func setType(_ type: ButtonType) { buttonType = type }

  // MARK: What it shows

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentChanged()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    if let font = title?.firstAttributes[.font] as? UIFont { titleLabel?.font = font }
    setTitle(title?.string, for: state)
  }

  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label of the title, for its font; made when first asked for.
  open var titleLabel: UILabel? {
    if let storedTitleLabel { return storedTitleLabel }
    let label = ButtonLabel(of: self)
    label.font = UIFont(ButtonSize.defaultFont(for: kind))
    label.text = currentTitle
    storedTitleLabel = label
    return label
  }

  open var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView(image: currentImage)
    storedImageView = view
    return view
  }

  private var kind: ButtonSize.Kind { buttonType == .custom ? .custom : .system }

  private var titleFont: FontDescription { storedTitleLabel?.font?.font ?? ButtonSize.defaultFont(for: kind) }

  func contentChanged() {
    if let label = storedTitleLabel, label.text != currentTitle { label.text = currentTitle }
    storedImageView?.image = currentImage
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  private func stateChanged() {
    contentChanged()
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  // MARK: Its size

  open override var intrinsicContentSize: CGSize {
    let title = currentTitle ?? ""
    let image = currentImage?.size
    if let configuration {
      let insets = configuration.contentInsets
      let size = ButtonSize.configuration(
        title: title, font: configuration.titleFont?.font ?? ButtonSize.defaultConfigurationFont(),
        contentInsets: ContentInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
        scale: headlessSession.screen.scale)
      let padding = image == nil || title.isEmpty ? 0 : configuration.imagePadding
      return CGSize(
        width: size.width + padding + (image?.width ?? 0),
        height: max(size.height, (image?.height ?? 0) + insets.top + insets.bottom))
    }
    let insets = contentEdgeInsets
    let size = ButtonSize.classic(
      title: title, font: titleFont, kind: kind,
      contentInsets: ContentInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    guard let image else { return CGSize(width: size.width, height: size.height) }
    // A system button is at least 30 points wide; a title's room above and below is not added to an image's.
    if title.isEmpty {
      let least: CGFloat = kind == .system && insets == .zero ? 30 : 0
      return CGSize(width: max(image.width + insets.left + insets.right, least), height: image.height + insets.top + insets.bottom)
    }
    let line = titleFont.metrics.lineHeight.rounded(.up)
    return CGSize(
      width: lineWidth(of: title, font: titleFont).rounded(.up) + image.width + insets.left + insets.right,
      height: max(line, image.height) + insets.top + insets.bottom)
  }

  /// The title of a configuration wraps where it has no room.
  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    guard let configuration, let title = currentTitle, !title.isEmpty, width.isFinite else { return nil }
    let insets = configuration.contentInsets
    let image = currentImage.map { $0.size.width + configuration.imagePadding } ?? 0
    let room = width - insets.leading - insets.trailing - image
    guard room > 0 else { return nil }
    let font = configuration.titleFont?.font ?? ButtonSize.defaultConfigurationFont()
    let scale = headlessSession.screen.scale
    let text = TextLayout(title, font: font, maximumWidth: room, lineBreakMode: .byWordWrapping, scale: scale).size
    return max(text.height, currentImage?.size.height ?? 0) + insets.top + insets.bottom
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func textHeight(width: CGFloat) -> CGFloat? { intrinsicContentSize.height }

  override func firstBaseline(width: CGFloat) -> CGFloat? {
    let height = intrinsicContentSize.height
    return (height - titleFont.metrics.lineHeight) / 2 + titleFont.metrics.ascender
  }

  override func lastBaseline(width: CGFloat) -> CGFloat? {
    let height = intrinsicContentSize.height
    return (height - titleFont.metrics.lineHeight) / 2 - titleFont.metrics.descender
  }

  override var shownText: String? { currentTitle }

  override func tapped() {
    if showsMenuAsPrimaryAction, menu != nil { return sendActions(for: .menuActionTriggered) }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}

/// The title of a button: a new font makes the button as large as it needs.
final class ButtonLabel: UILabel {
  private weak var button: UIButton?

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var font: UIFont! {
    didSet { if font != oldValue { button?.contentChanged() } }
  }
}
