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

  func keepOffsetInside() {
    guard !isTracking else { return }
    let inside = offsetInside(boundsOrigin)
    if inside != boundsOrigin { setBoundsOrigin(inside) }
  }
}
