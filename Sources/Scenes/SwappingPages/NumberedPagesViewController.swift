import HeadlessUIKit  // UIKit

final class NumberedPageViewController: PageViewController {}

/// Pages zero, one and two; a button on two puts three in its place, and one on three puts two back.
final class NumberedPagesViewController: UIViewController, PageSwapping {
  let scrollView = UIScrollView()
  let pages = [
    NumberedPageViewController(title: "Zero", color: .lightGray), NumberedPageViewController(title: "One", color: .yellow),
    NumberedPageViewController(title: "Two", color: .cyan), NumberedPageViewController(title: "Three", color: .magenta),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    for page in pages {
      addChild(page)
      page.view.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(page.view)
      page.didMove(toParent: self)
    }
    pages[2].delegate = self
    pages[3].delegate = self
    pages[3].view.isHidden = true
    placePages()
  }

  private func placePages() {
    let views: [String: UIView] = ["zero": pages[0].view, "one": pages[1].view, "two": pages[2].view, "three": pages[3].view]
    let across: NSLayoutConstraint.FormatOptions = [.alignAllTop, .alignAllBottom]
    for (format, options) in [("H:|[zero][one][two]|", across), ("H:[one][three]|", across), ("V:|[zero]|", [])] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views))
    }
    for page in pages {
      page.view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
      page.view.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor).isActive = true
    }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    scrollView.keepPage(during: coordinator)
  }

  func swapPages() {
    pages[2].view.isHidden.toggle()
    pages[3].view.isHidden.toggle()
  }
}
