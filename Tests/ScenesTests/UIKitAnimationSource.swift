// Animations in all the forms UIKit has, and views made in odd ways. Only the import is not what it was.

import HeadlessUIKit  // import UIKit

final class BadgeView: UIView {
  @available(*, unavailable)
  override init(frame: CGRect) { fatalError("use init(count:)") }

  private let label: UILabel = {
    $0.textColor = .white
    $0.font = .monospacedDigitSystemFont(ofSize: 13, weight: .bold)
    $0.textAlignment = .center
    return $0
  }(UILabel())

  var count: Int {
    didSet {
      label.text = String(count)
      invalidateIntrinsicContentSize()
    }
  }

  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
    label.text = String(count)
    addSubview(label)
    setContentHuggingPriority(.required, for: .horizontal)
  }

  required init?(coder aDecoder: NSCoder) {
    count = 0
    super.init(coder: aDecoder)
  }

  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: max(size.width + 10, 20), height: 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 2, dy: 0)
    layer.cornerRadius = bounds.height / 2
  }

  override class var requiresConstraintBasedLayout: Bool { true }
}

final class AnimatedViewController: UIViewController {
  let box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
  let front = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
  let other = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
  let badge = BadgeView(count: 3)
  private(set) var done: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    view.addSubview(front)
    let metrics = ["margin": 12, "width": 44]
    let views: [String: Any] = ["badge": badge]
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    let constraints = ["H:[badge(>=width)]-margin-|", "V:|-margin-[badge]"].flatMap {
      NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: metrics, views: views)
    }
    NSLayoutConstraint.activate(constraints)
  }

  func runAll() {
    UIView.animate(withDuration: 0.1) { self.box.alpha = 0.5 }
    UIView.animate(withDuration: 0.2) {
      self.box.frame.origin.x = 10
    } completion: { finished in
      self.done.append("moved \(finished)")
    }
    UIView.animate(withDuration: 0.3, delay: 0.1, options: [.curveLinear], animations: { self.box.center.y += 5 }, completion: nil)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5, options: [.beginFromCurrentState],
      animations: { [weak self] in self?.box.transform = CGAffineTransform(scaleX: 2, y: 2) },
      completion: { [weak self] _ in self?.done.append("sprung") })
    UIView.transition(
      with: view, duration: 0.5, options: .transitionCrossDissolve, animations: { self.title = "New" },
      completion: { _ in self.done.append("dissolved") })
    UIView.transition(from: front, to: other, duration: 0.6, options: [.transitionFlipFromLeft]) { _ in
      self.done.append("flipped")
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.badge.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.badge.alpha = 1 }
    } completion: { _ in
      self.done.append("keyframes")
    }
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { self.other.backgroundColor = .red }
    animator.addCompletion { position in
      if position == .end { self.done.append("animator") }
    }
    animator.startAnimation()
    UIView.performWithoutAnimation { self.view.layoutIfNeeded() }
  }
}
