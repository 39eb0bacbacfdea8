/// A field to search in, as a bar: 56 points high, 44 before iOS 11 (https://github.com/Esri/maps-app-ios/issues/67) and 64 from
/// iOS 26 on.
open class UISearchBar: UIView {
  open var text: String? = ""
  open var showsCancelButton = false
  open var searchBarStyle = Style.default
  public weak var delegate: (any UISearchBarDelegate)?

  public enum Style: Int, Sendable { case `default`, prominent, minimal }

  /// Types `string` at the end, as a keyboard does: the delegate is told.
  public func type(_ string: String) {
    text = (text ?? "") + string
    delegate?.searchBar(self, textDidChange: text ?? "")
  }

  /// Taps the keyboard's search button.
  public func tapSearch() { delegate?.searchBarSearchButtonClicked(self) }

  public func tapCancel() { delegate?.searchBarCancelButtonClicked(self) }

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

/// What a search bar tells. Every method may be left out.
public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
