/// A bar with buttons: 44 points high, 49 high where a home indicator lies below.
open class UIToolbar: UIView {
  open var isTranslucent = true
  open var items: [UIBarButtonItem]?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: headlessSession.screen.safeAreaInsets.bottom > 0 ? 49 : 44)
  }

  override var shownText: String? {
    let titles = (items ?? []).compactMap(\.title)
    return titles.isEmpty ? nil : titles.joined(separator: " | ")
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height) }
}
