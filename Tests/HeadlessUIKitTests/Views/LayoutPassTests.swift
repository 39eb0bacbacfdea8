import HeadlessUIKit
import Testing

private final class CountingView: UIView {
  var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }
}

struct LayoutPassTests {
  @Test func `a view is laid out when it is new, marked or resized, and only then`() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.passes == 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.passes == 2)
    view.frame.origin.x = 50
    view.layoutIfNeeded()
    #expect(view.passes == 2)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(view.passes == 3)
  }

  @Test func `a pass goes down to what is marked and up to the highest marked superview`() {
    let root = CountingView()
    let middle = CountingView()
    let leaf = CountingView()
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.layoutIfNeeded()
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect([root.passes, middle.passes, leaf.passes] == [1, 1, 2])
    root.setNeedsLayout()
    middle.setNeedsLayout()
    // The leaf itself isn't marked, but its superviews are, up to the root.
    leaf.layoutIfNeeded()
    #expect([root.passes, middle.passes, leaf.passes] == [2, 2, 2])
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect([root.passes, middle.passes, leaf.passes] == [2, 2, 3])
  }

  @Test func `a layout that never rests is reported`() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let session = HeadlessSession()
    session.run { Restless().layoutIfNeeded() }
    #expect(session.faults.count == 1)
  }
}
