import HeadlessUIKit
import Testing

/// A view at (20, 30) of 60 × 40 in a superview of 100 × 100, which becomes 200 × 160: the margins are 20, 60 and 20 across,
/// 30, 40 and 30 down; 100 points more across, 60 more down.
struct AutoresizingTests {
  private func resized(_ mask: UIView.AutoresizingMask) -> CGRect {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 40))
    view.autoresizingMask = mask
    superview.addSubview(view)
    superview.frame.size = CGSize(width: 200, height: 160)
    return view.frame
  }

  @Test func `without a mask nothing moves`() {
    #expect(resized([]) == CGRect(x: 20, y: 30, width: 60, height: 40))
  }

  @Test func `one flexible part takes all of the change`() {
    #expect(resized(.flexibleWidth) == CGRect(x: 20, y: 30, width: 160, height: 40))
    #expect(resized(.flexibleHeight) == CGRect(x: 20, y: 30, width: 60, height: 100))
    #expect(resized(.flexibleLeftMargin) == CGRect(x: 120, y: 30, width: 60, height: 40))
    #expect(resized(.flexibleTopMargin) == CGRect(x: 20, y: 90, width: 60, height: 40))
    #expect(resized([.flexibleRightMargin, .flexibleBottomMargin]) == CGRect(x: 20, y: 30, width: 60, height: 40))
  }

  @Test func `flexible margins on both sides keep their proportion`() {
    // 20 : 20 share 140 points in halves; 30 : 30 share 120.
    let mask: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    #expect(resized(mask) == CGRect(x: 70, y: 60, width: 60, height: 40))
  }

  @Test func `margin and width share in proportion to their sizes`() {
    // 20 + 60 = 80 becomes 180: the margin 20 / 80 of it, the width 60 / 80.
    #expect(resized([.flexibleLeftMargin, .flexibleWidth]) == CGRect(x: 45, y: 30, width: 135, height: 40))
    // 40 + 30 = 70 becomes 130: 40 · 13 / 7 high.
    let frame = resized([.flexibleHeight, .flexibleBottomMargin])
    #expect(abs(frame.height - 40 * 130 / 70) < 1e-9 && frame.minY == 30)
  }

  @Test func `all three scale with the superview`() {
    let frame = resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    #expect(frame == CGRect(x: 40, y: 30, width: 120, height: 40))
  }

  @Test func `parts without any size share equally`() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    superview.addSubview(view)
    superview.frame.size.width = 100
    #expect(view.frame == CGRect(x: 20, y: 0, width: 60, height: 10))
  }

  @Test func `a superview that doesn't autoresize leaves its subviews alone`() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    superview.autoresizesSubviews = false
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    superview.bounds.size.width = 300
    #expect(view.frame.width == 100)
  }
}
