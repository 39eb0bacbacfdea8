/// A view that shows a part of something larger. Its bounds' origin is the content offset.
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  public weak var delegate: (any UIScrollViewDelegate)?

  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { keepOffsetInside() } }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsChanged() } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsChanged() } }
  }

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var refreshControl: UIRefreshControl?
  open var indicatorStyle = IndicatorStyle.default
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var decelerationRate = DecelerationRate.normal
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  public internal(set) var isTracking = false
  public internal(set) var isDragging = false
  public internal(set) var isDecelerating = false
  var scrollingAnimation: ScrollingAnimation?
  /// The insets that the offset was last brought in line with.
  var followedInsets = UIEdgeInsets.zero
  /// Follows the fingers that `UIWindow.pan(from:to:)` moves; made when first asked for.
  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = ScrollPan()
    recognizer.view = self
    return recognizer
  }()
  private var storedContentGuide: UILayoutGuide?
  private var storedFrameGuide: UILayoutGuide?

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Where the visible part starts. What is set is taken as it is; only a change of the content, of the size or of the insets
  /// brings it back inside, as in UIKit.
  ///
  /// Setting it doesn't stop a scroll that is under way; `setContentOffset(_:animated:)` does
  /// (https://github.com/lionheart/openradar-mirror/issues/12501).
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set { setBoundsOrigin(newValue) }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated, UIView.areAnimationsEnabled, window != nil {
      startScrolling(to: contentOffset)
    } else {
      scrollingAnimation?.cancel()
      scrollingAnimation = nil
      setBoundsOrigin(contentOffset)
    }
  }

  /// Scrolls no farther than needed to show `rect`, which is in the content's coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    func offset(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ near: CGFloat, _ far: CGFloat) -> CGFloat {
      if low < offset + near { return low - near }
      if high > offset + length - far { return min(low - near, high - length + far) }
      return offset
    }
    let target = CGPoint(
      x: offset(boundsOrigin.x, rect.minX, rect.maxX, size.width, insets.left, insets.right),
      y: offset(boundsOrigin.y, rect.minY, rect.maxY, size.height, insets.top, insets.bottom))
    let inside = offsetInside(target)
    if inside != contentOffset { setContentOffset(inside, animated: animated) }
  }

  open func flashScrollIndicators() {}

  public var contentLayoutGuide: UILayoutGuide {
    if let storedContentGuide { return storedContentGuide }
    let guide = UILayoutGuide(kind: .contentLayout, of: self)
    storedContentGuide = guide
    return guide
  }

  public var frameLayoutGuide: UILayoutGuide {
    if let storedFrameGuide { return storedFrameGuide }
    let guide = UILayoutGuide(kind: .frameLayout, of: self)
    storedFrameGuide = guide
    return guide
  }

  open func adjustedContentInsetDidChange() {}

  // MARK: Following changes

  override func boundsOriginChanged() {
    engineConstantsChanged()
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  override func sizeChanged(from oldSize: CGSize) { keepOffsetInside() }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    guard contentInsetAdjustmentBehavior != .never else { return }
    insetsChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    followInsets()
  }

  private func insetsChanged() {
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    followInsets()
    keepOffsetInside()
    setNeedsLayout()
  }

  override var furtherAttributes: [(name: String, value: String)] {
    [("contentSize", "\(shortNumber(contentSize.width)) \(shortNumber(contentSize.height))")]
  }
}
