extension UIScrollView {
  /// `contentInset` and what of the safe area counts: of an axis that scrolls, or always, or never (Apple's page on
  /// `contentInsetAdjustmentBehavior`).
  public var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    let scrollsVertically = contentSize.height > size.height || alwaysBounceVertical
    let scrollsHorizontally = contentSize.width > size.width || alwaysBounceHorizontal
    let adjusts: (horizontal: Bool, vertical: Bool)
    switch contentInsetAdjustmentBehavior {
    case .never: adjusts = (false, false)
    case .always: adjusts = (true, true)
    case .scrollableAxes: adjusts = (scrollsHorizontally, scrollsVertically)
    case .automatic: adjusts = (scrollsHorizontally, scrollsVertically || isContentOfNavigation)
    }
    return contentInset
      + UIEdgeInsets(
        top: adjusts.vertical ? safe.top : 0, left: adjusts.horizontal ? safe.left : 0, bottom: adjusts.vertical ? safe.bottom : 0,
        right: adjusts.horizontal ? safe.right : 0)
  }

  /// The first view of a navigation controller's content is adjusted whether it scrolls or not.
  private var isContentOfNavigation: Bool {
    guard let controller = owningController ?? superview?.owningController, controller.navigationController != nil else { return false }
    return controller.automaticallyAdjustsScrollViewInsets && (owningController != nil || superview?.subviews.first === self)
  }

  /// The nearest offset that shows no more than content and insets.
  func offsetInside(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    func inside(_ value: CGFloat, _ near: CGFloat, _ content: CGFloat, _ far: CGFloat, _ length: CGFloat) -> CGFloat {
      max(-near, min(value, content + far - length))
    }
    return CGPoint(
      x: inside(offset.x, insets.left, contentSize.width, insets.right, size.width),
      y: inside(offset.y, insets.top, contentSize.height, insets.bottom, size.height))
  }

  /// Content that stands at its start stays there when the insets before it change: under a bar of 64 points the offset becomes -64
  /// (http://reibang.com/p/ad1c1e905167). In a window alone: on a canvas nothing has scrolled.
  func followInsets() {
    guard window != nil, !isTracking else { return }
    let insets = adjustedContentInset
    guard insets != followedInsets else { return }
    var offset = boundsOrigin
    // No negative zero.
    if offset.x <= -followedInsets.left { offset.x = 0 - insets.left }
    if offset.y <= -followedInsets.top { offset.y = 0 - insets.top }
    followedInsets = insets
    if offset != boundsOrigin { setBoundsOrigin(offset) }
  }

  /// The offset at which `frame` stands at the near end, in the middle or at the far end of what bars leave free.
  func offset(showing frame: CGRect, along axis: NSLayoutConstraint.Axis, at share: CGFloat) -> CGFloat {
    let insets = adjustedContentInset
    let (near, far) = axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let (start, length, total) =
      axis == .vertical ? (frame.minY, frame.height, size.height) : (frame.minX, frame.width, size.width)
    return start - near - (total - near - far - length) * share
  }

  func keepOffsetInside() {
    guard !isTracking else { return }
    let inside = offsetInside(boundsOrigin)
    if inside != boundsOrigin { setBoundsOrigin(inside) }
  }
}
