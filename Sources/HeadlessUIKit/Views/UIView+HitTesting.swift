extension UIView {
  /// The frontmost view at `point`, which is in the view's own coordinates.
  ///
  /// What is hidden, takes no touches, or has an alpha below 0.01 is passed over with all its subviews (Apple's page on
  /// `hitTest(_:with:)`); subviews that stick out of their superview are not found there.
  func frontmostView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.pointFromSuperview(point), with: event) { return hit }
    }
    return self
  }
}
