/// A row's view, with a content view as large as itself.
///
/// `init(style:reuseIdentifier:)` is required here, as a class can't be made from its type otherwise: a subclass that overrides it
/// writes `required` where UIKit's takes `override`.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  let style: CellStyle
  public internal(set) var reuseIdentifier: String?
  public let contentView: UIView = TableCellContentView(frame: .zero)
  open var accessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default
  open var accessoryView: UIView?
  open var backgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
  private var storedTextLabel: UILabel?
  private var storedDetailLabel: UILabel?

  public required init(style: CellStyle, reuseIdentifier: String?) {
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
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel()
    contentView.addSubview(label)
    storedTextLabel = label
    return label
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

  /// The labels stand 16 points from the sides; one under the other as a subtitle, else side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds.insetBy(dx: 16, dy: 0)
    let detail = storedDetailLabel.flatMap { ($0.text ?? "").isEmpty ? nil : $0 }
    guard let label = storedTextLabel, !area.isNull else { return }
    let text = label.intrinsicContentSize
    guard let detail else {
      label.frame = CGRect(x: area.minX, y: 0, width: area.width, height: area.height)
      return
    }
    let more = detail.intrinsicContentSize
    if style == .subtitle {
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
  func fittingHeight(width: CGFloat) -> CGFloat? {
    guard contentView.subtreeUsesAutoLayout, contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return nil }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0.0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }

  override func receiveTap(skipsRecognizers: Bool) {
    if !skipsRecognizers, runTapRecognizers() { return }
    (superview as? UITableView)?.cellWasTapped(self)
  }
}
