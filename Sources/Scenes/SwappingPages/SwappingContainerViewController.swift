import HeadlessUIKit  // UIKit

/// Red on the first page; green on the second, and blue behind it, one of the two hidden.
final class SwappingContainerViewController: UIViewController, PageSwapping {
  let scrollView = UIScrollView()
  let redVC = RedViewController(title: "Red", color: .red)
  let greenVC = GreenViewController(title: "Green", color: .green)
  let blueVC = BlueViewController(title: "Blue", color: .blue)

  override func viewDidLoad() {
    super.viewDidLoad()
    addScrollView()
    for child in [redVC, greenVC, blueVC] {
      addChild(child)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(child.view)
      child.didMove(toParent: self)
      child.delegate = self
    }
    blueVC.view.isHidden = true
    addConstraints()
  }

  private func addScrollView() {
    scrollView.isPagingEnabled = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func addConstraints() {
    let views: [String: UIView] = ["view": view, "redVC": redVC.view, "greenVC": greenVC.view, "blueVC": blueVC.view]
    let formats = ["H:|[redVC][greenVC]|", "H:|[redVC][blueVC]|", "V:|[redVC(==greenVC,==blueVC)]|"]
    for format in formats {
      let options: NSLayoutConstraint.FormatOptions = format.hasPrefix("H") ? [.alignAllTop] : []
      let constraints = NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views)
      NSLayoutConstraint.activate(constraints)
    }
    for child in [redVC, greenVC, blueVC] {
      child.view.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      child.view.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    scrollView.keepPage(during: coordinator)
  }

  func swapPages() {
    greenVC.view.isHidden.toggle()
    blueVC.view.isHidden.toggle()
  }
}
