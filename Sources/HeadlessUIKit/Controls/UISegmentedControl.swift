/// One of several titles or images, side by side.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var width: CGFloat = 0
  }

  private var segments: [Segment] = []
  /// `nil`: the system's.
  var titleFont: UIFont? {
    didSet { if titleFont != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?

  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = UISegmentedControl.noSegment } }
  }

  /// `items` are strings and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
    frame.size = sizeThatFits(.zero)
  }

  /// Of the attributes, the font counts: it decides how wide segments are.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    if state == .normal { titleFont = attributes?[.font] as? UIFont }
  }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: max(0, min(segment, segments.count)))
    invalidateIntrinsicContentSize()
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: max(0, min(segment, segments.count)))
    invalidateIntrinsicContentSize()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = UISegmentedControl.noSegment }
    invalidateIntrinsicContentSize()
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
    invalidateIntrinsicContentSize()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    invalidateIntrinsicContentSize()
  }

  open func titleForSegment(at segment: Int) -> String? { segments.indices.contains(segment) ? segments[segment].title : nil }
  open func imageForSegment(at segment: Int) -> UIImage? { segments.indices.contains(segment) ? segments[segment].image : nil }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width
    invalidateIntrinsicContentSize()
  }

  /// Chooses a segment as a finger does: those who listen are told if it is another one.
  public func tap(segment: Int) {
    guard isEnabled, segments.indices.contains(segment), segments[segment].isEnabled else { return }
    guard selectedSegmentIndex != segment else { return }
    selectedSegmentIndex = segment
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// All as wide as the widest needs: its title at 13 points and 10 more at each side; 32 high, 29 before iOS 13, of which the last
  /// point doesn't count for alignment.
  open override var intrinsicContentSize: CGSize {
    let font = titleFont ?? .systemFont(ofSize: 13, weight: headlessSession.generation >= .iOS13 ? .medium : .regular)
    let screen = headlessSession.screen
    let widths = segments.map { segment -> CGFloat in
      if segment.width > 0 { return segment.width }
      return screen.roundedUp(segment.image?.size.width ?? font.width(of: segment.title ?? "")) + 20
    }
    let widest = widths.reduce(0) { max($0, $1) }
    let total = apportionsSegmentWidthsByContent ? widths.reduce(0, +) : widest * CGFloat(widths.count)
    return CGSize(width: total + CGFloat(max(0, widths.count - 1)), height: headlessSession.generation >= .iOS13 ? 31 : 28)
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: intrinsicContentSize.height + 1)
  }

  override var shownText: String? { segments.isEmpty ? nil : segments.map { $0.title ?? "" }.joined(separator: " | ") }

  override var furtherAttributes: [(name: String, value: String)] {
    selectedSegmentIndex >= 0 ? [("selectedSegmentIndex", String(selectedSegmentIndex))] : []
  }
}
