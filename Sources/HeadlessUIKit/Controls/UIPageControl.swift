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

  /// Dots of 7 points, 9 points apart; 37 high.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, 16 * pageCount - 9)), height: 37)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var furtherAttributes: [(name: String, value: String)] {
    [("numberOfPages", String(numberOfPages)), ("currentPage", String(currentPage))]
  }
}
