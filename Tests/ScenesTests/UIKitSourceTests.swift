import HeadlessUIKit
import Testing

struct UIKitSourceTests {
  @Test func `a file written for UIKit runs`() throws {
    let session = HeadlessSession()
    try session.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let container = PagingContainerViewController()
      window.rootViewController = container
      window.makeKeyAndVisible()
      session.turnRunLoop()
      let pages = container.scrollView.subviews
      #expect(pages.map(\.frame.minX) == [0, 375, 375])
      #expect(pages.allSatisfy { $0.frame.size == CGSize(width: 375, height: 667) })
      #expect(container.scrollView.contentSize == CGSize(width: 750, height: 667))
      container.scrollView.drag(by: CGPoint(x: 300, y: 0))
      #expect(container.title == "Page 1")
      let button = try #require(window.tap(at: CGPoint(x: 187, y: 333)) as? UIButton)
      #expect(button.currentTitle == "SWAP")
      #expect(pages.map(\.isHidden) == [false, true, false])
      #expect(session.faults.isEmpty)
      #expect(session.containmentProblems().isEmpty)
    }
  }
}
