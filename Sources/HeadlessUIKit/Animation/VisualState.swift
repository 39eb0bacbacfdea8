/// What animations change of a view.
struct VisualState: Equatable {
  var frame: CGRect
  var boundsOrigin: CGPoint
  var alpha: CGFloat
  var backgroundColor: UIColor?

  init(_ view: UIView) {
    frame = view.transformedFrame
    boundsOrigin = view.boundsOrigin
    alpha = view.alpha
    backgroundColor = view.backgroundColor
  }

  private init(_ frame: CGRect, _ boundsOrigin: CGPoint, _ alpha: CGFloat, _ backgroundColor: UIColor?) {
    self.frame = frame
    self.boundsOrigin = boundsOrigin
    self.alpha = alpha
    self.backgroundColor = backgroundColor
  }

  /// The way from `from` to `to`, 0 at its start and 1 at its end.
  static func between(_ from: VisualState, _ to: VisualState, at progress: CGFloat) -> VisualState {
    func part(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a == b ? a : a + (b - a) * progress }
    let frame = CGRect(
      x: part(from.frame.origin.x, to.frame.origin.x), y: part(from.frame.origin.y, to.frame.origin.y),
      width: part(from.frame.size.width, to.frame.size.width), height: part(from.frame.size.height, to.frame.size.height))
    let origin = CGPoint(x: part(from.boundsOrigin.x, to.boundsOrigin.x), y: part(from.boundsOrigin.y, to.boundsOrigin.y))
    var color = to.backgroundColor
    if let start = from.backgroundColor, let end = to.backgroundColor, start != end { color = UIColor.mix(start, end, progress) }
    return VisualState(frame, origin, part(from.alpha, to.alpha), color)
  }
}
