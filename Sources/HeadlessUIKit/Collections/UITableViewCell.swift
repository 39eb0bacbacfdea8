/// A row's view, with a content view as large as itself.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  let style: CellStyle
  /// What the cell shows instead of what its labels were set to. A configuration of a list sets the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { if let list = contentConfiguration as? UIListContentConfiguration { show(list) } }
  }
  public internal(set) var reuseIdentifier: String?
  public let contentView: UIView = TableCellContentView(frame: .zero)
  open var accessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default
  open var accessoryView: UIView?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var isEditing = false
  open var isSelected = false
  open var isHighlighted = false
  private var storedTextLabel: UILabel?
  private var storedDetailLabel: UILabel?
  private var storedImageView: UIImageView?
  /// What a configuration says of that; `nil` leaves it to the style.
  private var isDetailBelow: Bool?

  /// Makes a cell of a registered class. A subclass that overrides `init(style:reuseIdentifier:)` and `init(coder:)` inherits it.
  public required convenience init(registered reuse: ReusedView) {
    self.init(style: .default, reuseIdentifier: reuse.identifier)
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel()
    contentView.addSubview(label)
    storedTextLabel = label
    return label
  }

  /// The image in front of the labels; `nil` in the style that has none (Apple's page on `UITableViewCell.CellStyle.value2`).
  open var imageView: UIImageView? {
    guard style != .value2 else { return nil }
    if let storedImageView { return storedImageView }
    let view = UIImageView(image: nil)
    contentView.addSubview(view)
    storedImageView = view
    return view
  }

  /// `nil` in the default style, which has none.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let storedDetailLabel { return storedDetailLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    contentView.addSubview(label)
    storedDetailLabel = label
    return label
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 || style == .value2 ? .valueCell() : .subtitleCell()
  }

  private func show(_ list: UIListContentConfiguration) {
    show(list.text, list.textProperties, in: textLabel)
    if list.secondaryText != nil, storedDetailLabel == nil {
      let label = UILabel()
      contentView.addSubview(label)
      storedDetailLabel = label
    }
    show(list.secondaryText, list.secondaryTextProperties, in: storedDetailLabel)
    if list.image != nil || storedImageView != nil { imageView?.image = list.image }
    isDetailBelow = !list.prefersSideBySideTextAndSecondaryText
    setNeedsLayout()
  }

  private func show(_ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel?) {
    label?.text = text
    label?.font = properties.font
    label?.textColor = properties.color
    label?.numberOfLines = properties.numberOfLines
    label?.textAlignment = properties.alignment
  }

  /// The labels stand 16 points from the sides; one under the other as a subtitle, else side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var area = contentView.bounds.insetBy(dx: 16, dy: 0)
    if let view = storedImageView, let image = view.image?.size, !area.isNull {
      view.frame = CGRect(x: area.minX, y: (area.height - image.height) / 2, width: image.width, height: image.height)
      area.origin.x += image.width + 15
      area.size.width = max(0, area.size.width - image.width - 15)
    }
    let detail = storedDetailLabel.flatMap { ($0.text ?? "").isEmpty ? nil : $0 }
    guard let label = storedTextLabel, !area.isNull else { return }
    let text = label.intrinsicContentSize
    guard let detail else {
      label.frame = CGRect(x: area.minX, y: 0, width: area.width, height: area.height)
      return
    }
    let more = detail.intrinsicContentSize
    if isDetailBelow ?? (style == .subtitle) {
      let top = headlessSession.screen.rounded((area.height - text.height - more.height) / 2)
      label.frame = CGRect(x: area.minX, y: top, width: min(text.width, area.width), height: text.height)
      detail.frame = CGRect(x: area.minX, y: top + text.height, width: min(more.width, area.width), height: more.height)
    } else {
      let width = min(more.width, area.width)
      label.frame = CGRect(x: area.minX, y: 0, width: min(text.width, area.width - width), height: area.height)
      detail.frame = CGRect(x: area.maxX - width, y: 0, width: width, height: area.height)
    }
  }

  /// The height that the content asks for at `width`; `nil` where no constraint says.
  func fittingHeight(width: CGFloat) -> CGFloat? { contentView.heightOfContent(width: width) }

  override func receiveTap(skipsRecognizers: Bool) {
    if !skipsRecognizers, runTapRecognizers() { return }
    (superview as? UITableView)?.cellWasTapped(self)
  }
}
