import HeadlessUIKit

final class LeftViewController: UIViewController {}
final class RightViewController: UIViewController {}

/// Shows two pages, whose controllers its storyboard embeds, and a third controller on top when asked to.
final class ViewController: UIViewController, UIScrollViewDelegate {
  var scrollView: UIScrollView?  // @IBOutlet

  override func viewDidLoad() {
    super.viewDidLoad()
    showPage(0)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    scrollView?.keepPage(during: coordinator)
  }

  private func showPage(_ page: Int) { title = "Page \(page + 1) of 2" }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    showPage(Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded()))
  }

  func addChildController(_ sender: UIButton) {  // @IBAction
    let child = UIStoryboard(name: "Other", bundle: nil).instantiateViewController(withIdentifier: "AddViewController")
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// Removes itself.
final class AddViewController: UIViewController {
  func removeChildController(_ sender: UIButton) {  // @IBAction
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
