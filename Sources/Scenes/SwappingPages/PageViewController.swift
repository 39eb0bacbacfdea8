import HeadlessUIKit  // UIKit

/// Told when a page's button wants another page in its place.
protocol PageSwapping: AnyObject {
  func swapPages()
}

/// A coloured page with a button in its middle.
class PageViewController: UIViewController {
  let button = UIButton(type: .custom)
  weak var delegate: PageSwapping?
  private let color: UIColor
  private let buttonTitle: String

  init(title: String, color: UIColor) {
    self.color = color
    buttonTitle = title
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    color = .white
    buttonTitle = ""
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    view.accessibilityIdentifier = buttonTitle
    button.setTitle(buttonTitle, for: .normal)
    button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 50)
    button.addTarget(self, action: PageViewController.buttonTapped, for: .touchUpInside)  // #selector(buttonTapped)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    button.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }

  func buttonTapped() {  // @objc
    delegate?.swapPages()
  }
}

final class RedViewController: PageViewController {}
final class GreenViewController: PageViewController {}
final class BlueViewController: PageViewController {}
