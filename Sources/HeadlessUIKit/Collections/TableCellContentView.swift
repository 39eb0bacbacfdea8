/// What a table's cell shows, with the margins that cells have.
final class TableCellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    standInClassName = "UIView"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The table's margins at the sides, 11 points above and below, 15 from iOS 26 on; before iOS 11 as everywhere. Where an accessory
  /// follows there are 8 points to it. Read off constraints to these margins in public files.
  override var defaultLayoutMargins: UIEdgeInsets {
    let generation = headlessSession.generation
    guard generation >= .iOS11 else { return super.defaultLayoutMargins }
    let width = (superview?.superview as? UITableView)?.size.width ?? superview?.size.width ?? size.width
    let side: CGFloat = width >= 414 || generation >= .iOS26 ? 20 : 16
    let end: CGFloat = generation >= .iOS26 ? 15 : 11
    let cell = superview as? UITableViewCell
    let hasAccessory = cell.map { $0.accessoryType != .none || $0.accessoryView != nil } ?? false
    return UIEdgeInsets(top: end, left: side, bottom: end, right: hasAccessory ? 8 : side)
  }
}
