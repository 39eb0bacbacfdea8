/// A field to search in, as a bar: 56 points high, 44 before iOS 11 (https://github.com/Esri/maps-app-ios/issues/67) and 64 from
/// iOS 26 on.
open class UISearchBar: UIView {
  open var text: String? = ""
  open var placeholder: String?

  open override var intrinsicContentSize: CGSize {
    let height: CGFloat =
      switch headlessSession.generation {
      case .iOS7: 44
      case .iOS11, .iOS13: 56
      case .iOS26: 64
      }
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height) }
  override var shownText: String? { (text ?? "").isEmpty ? placeholder : text }
}
