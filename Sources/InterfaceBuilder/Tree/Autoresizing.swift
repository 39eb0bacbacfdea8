import ViewTree

extension InterfaceDocument {
  /// The frames of the subtree at `root`, in preorder, when the root is given `size`: at 0 0, as its controller's container
  /// places it, and the views inside that follow their autoresizing mask following it. Constrained views keep their saved frames.
  ///
  /// - Complexity: O(*n*) in the size of the subtree.
  func frames(of root: Int, resizedTo size: Size) -> [Rect?] {
    let range = root..<views[root].end
    var frames = range.map { views[$0].frame }
    guard frames[0] != nil else { return frames }
    frames[0] = Rect(x: 0, y: 0, width: size.width, height: size.height)
    for k in range.dropFirst() {
      let view = views[k]
      guard let superview = view.superview, view.translatesAutoresizingMask, views[superview].autoresizesSubviews,
        let frame = view.frame, let old = views[superview].frame?.size, let new = frames[superview - root]?.size, old != new
      else { continue }
      frames[k - root] = view.autoresizing.frame(frame, from: old, to: new)
    }
    return frames
  }
}

extension InterfaceDocument.AutoresizingMask {
  /// `frame` after its superview went from one size to another.
  ///
  /// What may change shares the difference in proportion to what it was, or evenly where all of it was nothing; where nothing may
  /// change along an axis, the origin and the length stay (Apple's page on UIView.AutoresizingMask).
  func frame(_ frame: Rect, from old: Size, to new: Size) -> Rect {
    let x = Self.axis(
      frame.x, frame.width, old.width - frame.maxX, flexible: (flexibleMinX, widthSizable, flexibleMaxX), by: new.width - old.width)
    let y = Self.axis(
      frame.y, frame.height, old.height - frame.maxY, flexible: (flexibleMinY, heightSizable, flexibleMaxY), by: new.height - old.height)
    return Rect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }

  private static func axis(
    _ before: Double, _ length: Double, _ after: Double, flexible: (before: Bool, length: Bool, after: Bool), by change: Double
  ) -> (origin: Double, length: Double) {
    let parts = (flexible.before ? before : 0, flexible.length ? length : 0, flexible.after ? after : 0)
    let whole = parts.0 + parts.1 + parts.2
    let count = (flexible.before ? 1.0 : 0) + (flexible.length ? 1 : 0) + (flexible.after ? 1 : 0)
    guard change != 0, count > 0 else { return (before, length) }
    func share(_ part: Double, _ isFlexible: Bool) -> Double {
      isFlexible ? (whole == 0 ? change / count : change * part / whole) : 0
    }
    return (before + share(parts.0, flexible.before), length + share(parts.1, flexible.length))
  }
}
