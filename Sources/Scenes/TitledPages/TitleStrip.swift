import HeadlessUIKit

protocol TitleStripDelegate: AnyObject {
  func titleStrip(_ strip: TitleStrip, didChoose index: Int)
}

/// Titles side by side, which scroll when they are many; a line below, and a slider under the chosen one.
final class TitleStrip: UIView {
  private(set) var labels: [UILabel] = []
  let scrollView = UIScrollView()
  let line = UIView()
  let slider = UIView()
  weak var delegate: TitleStripDelegate?

  private let plainColor = (red: 0.4, green: 0.4, blue: 0.4)
  private let chosenColor = (red: 1.0, green: 0.4, blue: 0.0)
  private let gap: CGFloat = 24

  init(titles: [String]) {
    super.init(frame: .zero)
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.scrollsToTop = false
    addSubview(scrollView)
    line.backgroundColor = .lightGray
    addSubview(line)
    for (index, title) in titles.enumerated() { addLabel(title, tag: index) }
    slider.backgroundColor = color(1)
    slider.accessibilityIdentifier = "slider"
    scrollView.addSubview(slider)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func addLabel(_ title: String, tag: Int) {
    let label = UILabel()
    label.text = title
    label.tag = tag
    label.font = UIFont.systemFont(ofSize: 16)
    label.textAlignment = .center
    label.textColor = color(tag == 0 ? 1 : 0)
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: TitleStrip.titleTapped))
    labels.append(label)
    scrollView.addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    guard scrollView.contentSize.height != bounds.height else { return }
    var x = gap / 2
    for label in labels {
      let width = label.sizeThatFits(bounds.size).width
      label.frame = CGRect(x: x, y: 0, width: width, height: bounds.height - 2)
      x += width + gap
    }
    scrollView.contentSize = CGSize(width: x - gap / 2, height: bounds.height)
    if let first = labels.first { slider.frame = CGRect(x: first.frame.minX, y: bounds.height - 2, width: first.frame.width, height: 2) }
  }

  private func titleTapped(_ recognizer: UITapGestureRecognizer) {
    guard let label = recognizer.view else { return }
    delegate?.titleStrip(self, didChoose: label.tag)
  }

  // MARK: Following the pages

  /// Between titles `from` and `to`: 0 is at the first of them, 1 at the second.
  func show(progress: CGFloat, from: Int, to: Int) {
    guard labels.indices.contains(from), labels.indices.contains(to) else { return }
    let start = labels[from].frame
    let end = labels[to].frame
    slider.frame.origin.x = start.minX + (end.minX - start.minX) * progress
    slider.frame.size.width = start.width + (end.width - start.width) * progress
    for (index, label) in labels.enumerated() where index != from && index != to { label.textColor = color(0) }
    labels[from].textColor = color(1 - progress)
    if from != to { labels[to].textColor = color(progress) }
  }

  /// Brings a title to the middle of the strip, as far as there are titles on both sides.
  func center(_ index: Int) {
    let middle = labels[index].frame.midX - scrollView.bounds.width / 2
    let limit = max(0, scrollView.contentSize.width - scrollView.bounds.width)
    scrollView.setContentOffset(CGPoint(x: max(0, min(middle, limit)), y: 0), animated: true)
  }

  private func color(_ share: CGFloat) -> UIColor {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
    return UIColor(
      red: mix(plainColor.red, chosenColor.red), green: mix(plainColor.green, chosenColor.green),
      blue: mix(plainColor.blue, chosenColor.blue), alpha: 1)
  }
}
