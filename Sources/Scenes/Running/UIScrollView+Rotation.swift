import HeadlessUIKit  // UIKit

extension UIScrollView {
  /// Keeps showing the page it shows while the device is turned, from a controller's `viewWillTransition(to:with:)`: a scroll view
  /// alone keeps its offset, which then lies between two pages.
  func keepPage(during coordinator: any UIViewControllerTransitionCoordinator) {
    guard bounds.width > 0 else { return }
    let page = (contentOffset.x / bounds.width).rounded()
    coordinator.animate { _ in
      self.window?.layoutIfNeeded()
      self.contentOffset.x = page * self.bounds.width
    }
  }
}
