/// Dots, one for each page.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  private var storedPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  /// What is set is brought between 0 and the last page.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// How a system draws pages. From iOS 14 on they have a background to drag on.
  enum Look: Equatable {
    case iOS7, iOS14, iOS16

    /// That of the Interface Builder that wrote a file.
    init(toolsVersion: Double?) {
      let version = toolsVersion ?? 0
      self = version < 17000 ? .iOS7 : version < 20900 ? .iOS14 : .iOS16
    }
  }

  var look = Look.iOS7 {
    didSet { if look != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Up to iOS 13 dots of 7 points, 9 points apart, and 37 high. Later ones were read off controls of three pages in public files:
  /// 120⅓ × 26⅓ points (iOS 14), 115⅔ × 26 (iOS 16); each page more or less is taken to be as wide as before.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = CGFloat(16 * pageCount)
    switch look {
    case .iOS7: return CGSize(width: max(0, dots - 9), height: 37)
    case .iOS14: return CGSize(width: dots + 72 + 1 / 3.0, height: 26 + 1 / 3.0)
    case .iOS16: return CGSize(width: dots + 67 + 2 / 3.0, height: 26)
    }
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var furtherAttributes: [(name: String, value: String)] {
    [("numberOfPages", String(numberOfPages)), ("currentPage", String(currentPage))]
  }
}
