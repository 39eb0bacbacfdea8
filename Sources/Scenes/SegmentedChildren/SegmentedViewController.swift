import HeadlessUIKit

final class SummaryViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .yellow
  }
}

final class DetailsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .cyan
  }
}

/// Shows one of two children, chosen by a segmented control; one fades into the other.
final class SegmentedViewController: UIViewController {
  let segments = UISegmentedControl(items: ["Summary", "Details"])
  let place = UIView()
  let choices: [UIViewController] = [SummaryViewController(), DetailsViewController()]
  private var shown = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    segments.selectedSegmentIndex = 0
    segments.addTarget(self, action: SegmentedViewController.segmentChanged, for: .valueChanged)
    for view in [segments, place] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      segments.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
      segments.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      place.topAnchor.constraint(equalTo: segments.bottomAnchor, constant: 8),
      place.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      place.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      place.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
    addChild(choices[0])
    fit(choices[0])
    place.addSubview(choices[0].view)
    choices[0].didMove(toParent: self)
  }

  private func fit(_ child: UIViewController) {
    child.view.frame = place.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func segmentChanged() {
    let old = choices[shown]
    shown = segments.selectedSegmentIndex
    let new = choices[shown]
    old.willMove(toParent: nil)
    // Where a transition is turned round, the new child hasn't left yet.
    if new.parent == nil { addChild(new) } else { new.willMove(toParent: self) }
    fit(new)
    if new.view.superview == nil { new.view.alpha = 0 }
    transition(from: old, to: new, duration: 0.3, options: .curveLinear) {
      new.view.alpha = 1
      old.view.alpha = 0
    } completion: { finished in
      guard finished else { return }
      old.removeFromParent()
      new.didMove(toParent: self)
    }
  }
}

/// Shows two children at once, one under the other.
final class StackedChildrenViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView()
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safe.topAnchor), stack.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor), stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
    for child in [SummaryViewController(), DetailsViewController()] as [UIViewController] {
      addChild(child)
      stack.addArrangedSubview(child.view)
      child.didMove(toParent: self)
    }
  }
}
