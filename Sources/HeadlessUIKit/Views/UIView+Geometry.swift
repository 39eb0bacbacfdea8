extension UIView {
  var transformedFrame: CGRect {
    let plain = CGRect(origin: origin, size: size)
    guard !storedTransform.isIdentity else { return plain }
    let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(storedTransform)
    return around.offsetBy(dx: plain.midX, dy: plain.midY)
  }

  func setFrame(_ frame: CGRect) {
    var rect = frame.standardized
    if !storedTransform.isIdentity {
      // UIKit calls the frame undefined here; like it, keep the centre and undo the transform's scale.
      let linear = CGAffineTransform(
        a: storedTransform.a, b: storedTransform.b, c: storedTransform.c, d: storedTransform.d, tx: 0, ty: 0)
      let untransformed = CGRect(origin: .zero, size: rect.size).applying(linear.inverted()).size
      let middle = CGPoint(x: rect.midX - storedTransform.tx, y: rect.midY - storedTransform.ty)
      rect = CGRect(
        x: middle.x - untransformed.width / 2, y: middle.y - untransformed.height / 2, width: untransformed.width,
        height: untransformed.height)
    }
    setGeometry(origin: rect.origin, size: rect.size)
    translationChanged()
  }

  func setBounds(_ bounds: CGRect) {
    let rect = bounds.standardized
    setBoundsOrigin(rect.origin)
    guard rect.size != size else { return }
    let middle = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    setGeometry(origin: CGPoint(x: middle.x - rect.size.width / 2, y: middle.y - rect.size.height / 2), size: rect.size)
    translationChanged()
  }

  func setCenter(_ center: CGPoint) {
    setGeometry(origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
    translationChanged()
  }

  func setGeometry(origin newOrigin: CGPoint, size newSize: CGSize) {
    guard newOrigin != origin || newSize != size else { return }
    recordForAnimation()
    let oldSize = size
    origin = newOrigin
    size = newSize
    geometryChanged(from: oldSize)
  }

  func setBoundsOrigin(_ newOrigin: CGPoint) {
    guard newOrigin != boundsOrigin else { return }
    recordForAnimation()
    boundsOrigin = newOrigin
    boundsOriginChanged()
  }

  private func geometryChanged(from oldSize: CGSize) {
    insetsMayHaveChanged()
    guard size != oldSize else { return }
    if autoresizesSubviews { autoresizeSubviews(from: oldSize) }
    setNeedsLayout()
    sizeChanged(from: oldSize)
  }

  // MARK: Converting

  /// A point of the view in `other`'s coordinates; in the window's for `nil`.
  public func convert(_ point: CGPoint, to other: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    return (other ?? window)?.pointFromRoot(inRoot) ?? inRoot
  }

  /// A point of `other` in the view's coordinates; of the window for `nil`.
  public func convert(_ point: CGPoint, from other: UIView?) -> CGPoint {
    pointFromRoot((other ?? window)?.pointInRoot(point) ?? point)
  }

  public func convert(_ rect: CGRect, to other: UIView?) -> CGRect {
    mapped(rect) { convert($0, to: other) }
  }

  public func convert(_ rect: CGRect, from other: UIView?) -> CGRect {
    mapped(rect) { convert($0, from: other) }
  }

  private func mapped(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let a = map(CGPoint(x: rect.minX, y: rect.minY))
    let b = map(CGPoint(x: rect.maxX, y: rect.minY))
    let c = map(CGPoint(x: rect.minX, y: rect.maxY))
    let d = map(CGPoint(x: rect.maxX, y: rect.maxY))
    let left = min(min(a.x, b.x), min(c.x, d.x))
    let top = min(min(a.y, b.y), min(c.y, d.y))
    // Without rotation the sizes stay what they are, free of the noise of sums.
    if a.y == b.y && b.x == d.x && abs((b.x - a.x) - rect.width) < 1e-6 && abs((c.y - a.y) - rect.height) < 1e-6 {
      return CGRect(x: left, y: top, width: rect.width, height: rect.height)
    }
    let right = max(max(a.x, b.x), max(c.x, d.x))
    let bottom = max(max(a.y, b.y), max(c.y, d.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// In the superview's coordinates.
  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    if storedTransform.isIdentity {
      return CGPoint(x: point.x - boundsOrigin.x + origin.x, y: point.y - boundsOrigin.y + origin.y)
    }
    let middle = center
    let fromMiddle = CGPoint(x: point.x - boundsOrigin.x - size.width / 2, y: point.y - boundsOrigin.y - size.height / 2)
    let turned = fromMiddle.applying(storedTransform)
    return CGPoint(x: turned.x + middle.x, y: turned.y + middle.y)
  }

  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    if storedTransform.isIdentity {
      return CGPoint(x: point.x - origin.x + boundsOrigin.x, y: point.y - origin.y + boundsOrigin.y)
    }
    let middle = center
    let turned = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(storedTransform.inverted())
    return CGPoint(x: turned.x + size.width / 2 + boundsOrigin.x, y: turned.y + size.height / 2 + boundsOrigin.y)
  }

  /// In the topmost superview's own coordinates; in the screen's for a window.
  func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while true {
      guard let superview = view.superview else {
        return view is UIWindow ? view.pointInSuperview(point) : point
      }
      point = view.pointInSuperview(point)
      view = superview
    }
  }

  func pointFromRoot(_ point: CGPoint) -> CGPoint {
    var chain: [UIView] = []
    var view = self
    while let superview = view.superview {
      chain.append(view)
      view = superview
    }
    let start = view is UIWindow ? view.pointFromSuperview(point) : point
    return chain.reversed().reduce(start) { $1.pointFromSuperview($0) }
  }
}
