import HeadlessUIKit
import Testing

private final class Listener: UIScrollViewDelegate {
  var told: [String] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { told.append("willBeginDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    told.append("didEndDragging \(decelerate)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { told.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { told.append("didEndScrollingAnimation") }
}

struct ScrollViewTests {
  private let session = HeadlessSession()

  @Test func `the offset is the origin of the bounds`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentOffset = CGPoint(x: 30, y: 40)
    #expect(scrollView.bounds == CGRect(x: 30, y: 40, width: 100, height: 100))
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `an offset is taken as set, and brought inside when content, size or insets change`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 300, height: 100)
    scrollView.contentOffset = CGPoint(x: 900, y: 0)
    #expect(scrollView.contentOffset.x == 900)
    scrollView.contentSize.width = 250
    #expect(scrollView.contentOffset.x == 150)
    scrollView.contentInset.right = 20
    scrollView.contentOffset.x = 170
    scrollView.frame.size.width = 120
    #expect(scrollView.contentOffset.x == 150)
    scrollView.contentOffset.x = -50
    scrollView.contentInset.left = 10
    #expect(scrollView.contentOffset.x == -10)
  }

  @Test func `constraints to the edges give the content its size`() {
    session.run {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
      let pages = (0..<3).map { _ in UIView() }
      for page in pages {
        page.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(page)
      }
      let names = ["a": pages[0], "b": pages[1], "c": pages[2]]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[a][b][c]|", options: [.alignAllTop, .alignAllBottom], metrics: nil, views: names)
          + NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]|", options: [], metrics: nil, views: names)
          + pages.flatMap {
            [
              $0.widthAnchor.constraint(equalTo: scrollView.widthAnchor), $0.heightAnchor.constraint(equalTo: scrollView.heightAnchor),
            ]
          })
      scrollView.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 1125, height: 500))
      #expect(pages.map(\.frame.minX) == [0, 375, 750])
      scrollView.contentOffset.x = 375
      scrollView.layoutIfNeeded()
      #expect(pages.map(\.frame.minX) == [0, 375, 750])
      #expect(session.faults.isEmpty)
    }
  }

  @Test func `the content guide sizes, the frame guide stays`() {
    session.run {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let content = UIView()
      let badge = UIView()
      for view in [content, badge] {
        view.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(view)
      }
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 700),
        badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
        badge.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      ])
      scrollView.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 100, height: 700))
      #expect(badge.frame.minY == 5)
      scrollView.contentOffset.y = 300
      scrollView.layoutIfNeeded()
      #expect(badge.frame.minY == 305)
      #expect(content.frame.minY == 0)
    }
  }

  @Test func `a drag on a paging scroll view comes to rest on a page`() {
    session.run {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scrollView.contentSize = CGSize(width: 300, height: 100)
      scrollView.isPagingEnabled = true
      let listener = Listener()
      scrollView.delegate = listener
      scrollView.drag(by: CGPoint(x: 60, y: 0), steps: 1)
      #expect(scrollView.contentOffset.x == 100)
      #expect(
        listener.told == ["willBeginDragging", "didScroll", "didEndDragging true", "didScroll", "didEndDecelerating"])
      scrollView.drag(by: CGPoint(x: 40, y: 0))
      #expect(scrollView.contentOffset.x == 100)
      scrollView.drag(by: CGPoint(x: 20, y: 0), velocity: CGPoint(x: 1, y: 0))
      #expect(scrollView.contentOffset.x == 200)
      scrollView.drag(by: CGPoint(x: 500, y: 0))
      #expect(scrollView.contentOffset.x == 200)
      scrollView.drag(by: CGPoint(x: -20, y: 0), velocity: CGPoint(x: -1, y: 0))
      #expect(scrollView.contentOffset.x == 100)
    }
  }

  @Test func `an animated offset moves with the clock, and its end is told`() {
    session.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let scrollView = UIScrollView(frame: window.bounds)
      window.addSubview(scrollView)
      scrollView.contentSize = CGSize(width: 1125, height: 667)
      let listener = Listener()
      scrollView.delegate = listener
      scrollView.setContentOffset(CGPoint(x: 375, y: 0), animated: true)
      #expect(scrollView.contentOffset.x == 0)
      session.advance(by: 0.15)
      // Halfway through an ease-in-out curve.
      #expect(abs(scrollView.contentOffset.x - 187.5) < 1)
      session.advance(by: 0.15)
      #expect(scrollView.contentOffset.x == 375)
      #expect(listener.told.count == 19 && listener.told.last == "didEndScrollingAnimation")
    }
  }

  @Test func `the safe area insets content that scrolls`() {
    session.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let scrollView = UIScrollView(frame: window.bounds)
      window.addSubview(scrollView)
      #expect(scrollView.adjustedContentInset == .zero)
      scrollView.contentSize = CGSize(width: 375, height: 2000)
      #expect(scrollView.adjustedContentInset.top == 20)
      scrollView.contentInsetAdjustmentBehavior = .never
      #expect(scrollView.adjustedContentInset == .zero)
    }
  }
}
