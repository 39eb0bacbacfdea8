import HeadlessUIKit
import Testing

struct GeometryTests {
  @Test func `frame, bounds and centre agree`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 50, y: 80, width: 100, height: 40))
    view.bounds.size = CGSize(width: 50, height: 20)
    #expect(view.frame == CGRect(x: 75, y: 90, width: 50, height: 20))
    #expect(view.center == CGPoint(x: 100, y: 100))
  }

  @Test func `a negative size turns the rectangle over`() {
    let view = UIView()
    view.frame = CGRect(x: 50, y: 50, width: -20, height: 10)
    #expect(view.frame == CGRect(x: 30, y: 50, width: 20, height: 10))
  }

  @Test func `a scaled view's frame is larger than its bounds, around the same centre`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: 0, y: -10, width: 40, height: 60))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.center == CGPoint(x: 20, y: 20))
  }

  @Test func `points are converted through frames and bounds' origins`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scrolled = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 50, y: 60, width: 10, height: 10))
    let other = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    root.addSubview(scrolled)
    root.addSubview(other)
    scrolled.addSubview(inner)
    scrolled.contentOffset = CGPoint(x: 40, y: 30)
    // 10 + (50 - 40), 20 + (60 - 30)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 20, y: 50))
    #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: -180, y: 50))
    #expect(other.convert(CGPoint.zero, from: inner) == CGPoint(x: -180, y: 50))
    #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 20, y: 50, width: 10, height: 10))
  }

  @Test func `a rotated view's rectangle is converted to the rectangle around it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 40, y: 45, width: 20, height: 10))
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let rect = view.convert(view.bounds, to: root)
    for (found, wanted) in zip([rect.minX, rect.minY, rect.width, rect.height], [45.0, 40, 10, 20]) {
      #expect(abs(found - wanted) < 1e-9)
    }
  }

  @Test func `hit testing finds the frontmost view that takes touches`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in [back, front, label] { root.addSubview(view) }
    let place = CGPoint(x: 10, y: 10)
    #expect(root.hitTest(place, with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(place, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(root.hitTest(place, with: nil) === back)
    front.alpha = 0.01
    #expect(root.hitTest(place, with: nil) === front)
    root.isUserInteractionEnabled = false
    #expect(root.hitTest(place, with: nil) == nil)
  }

  @Test func `the right and bottom edges lie outside`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
    #expect(!view.point(inside: CGPoint(x: 10, y: 5), with: nil))
  }

  @Test func `a rectangle is divided at a distance from an edge, no farther than the other`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      rect.divided(atDistance: 30, from: .minXEdge)
        == (CGRect(x: 10, y: 20, width: 30, height: 50), CGRect(x: 40, y: 20, width: 70, height: 50)))
    #expect(
      rect.divided(atDistance: 30, from: .maxYEdge)
        == (CGRect(x: 10, y: 40, width: 100, height: 30), CGRect(x: 10, y: 20, width: 100, height: 20)))
    #expect(rect.divided(atDistance: 900, from: .minYEdge).remainder.height == 0)
  }
}
