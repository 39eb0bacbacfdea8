// A file as it would stand in an app. Only the lines that say what stood there in UIKit are not what they were: the import, and
// those where the Objective-C runtime looks up a method by its name.

import HeadlessUIKit  // import UIKit

protocol ColorPageDelegate: AnyObject {
  func colorPageDidTapButton(_ page: ColorPageViewController)
}

class ColorPageViewController: UIViewController {
  weak var delegate: ColorPageDelegate?

  private let color: UIColor
  private lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setTitle("SWAP", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 50)
    return button
  }()

  init(color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()

    view.backgroundColor = color
    view.translatesAutoresizingMaskIntoConstraints = false
    button.addTarget(self, action: ColorPageViewController.didTap, for: .touchUpInside)  // action: #selector(didTap)
    view.addSubview(button)

    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func didTap(_ sender: UIButton) {  // @objc private func
    delegate?.colorPageDidTapButton(self)
  }
}

class PagingContainerViewController: UIViewController {
  let scrollView: UIScrollView = {
    let scrollView = UIScrollView(frame: .zero)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.isPagingEnabled = true
    scrollView.bounces = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    return scrollView
  }()

  private let redVC = ColorPageViewController(color: .red)
  private let greenVC = ColorPageViewController(color: .green)
  private let blueVC = ColorPageViewController(color: UIColor(red: 0, green: 0, blue: 1, alpha: 1))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    scrollView.delegate = self

    let views: [String: UIView] = [
      "scrollView": scrollView, "redVC": redVC.view, "greenVC": greenVC.view, "blueVC": blueVC.view,
    ]
    for child in [redVC, greenVC, blueVC] {
      addChild(child)
      scrollView.addSubview(child.view)
      child.didMove(toParent: self)
      child.delegate = self
      child.view.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      child.view.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    }
    view.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[scrollView]|", options: [], metrics: nil, views: views))
    view.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|[scrollView]|", options: [], metrics: nil, views: views))
    scrollView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[redVC][greenVC]|", options: [.alignAllTop], metrics: nil, views: views))
    scrollView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[redVC][blueVC]|", options: [.alignAllTop], metrics: nil, views: views))
    scrollView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[redVC(==greenVC,==blueVC)]|", options: [], metrics: nil, views: views))
    blueVC.view.isHidden = true
  }

  override var prefersStatusBarHidden: Bool {
    return true
  }
}

extension PagingContainerViewController: ColorPageDelegate {
  func colorPageDidTapButton(_ page: ColorPageViewController) {
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.greenVC.view.isHidden = !self.greenVC.view.isHidden
        self.blueVC.view.isHidden = !self.blueVC.view.isHidden
      })
  }
}

extension PagingContainerViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let page = Int((scrollView.contentOffset.x + scrollView.frame.size.width / 2) / scrollView.frame.size.width)
    title = "Page \(page)"
  }
}
