import HeadlessUIKit
import Testing

struct ScrollInsetTests {
  private let session = HeadlessSession()

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    session.turnRunLoop()
    return window
  }

  @Test func `content that stands at its start begins below the bars, and stays where it was scrolled to`() {
    final class Scrolling: UIViewController {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      override func loadView() {
        scrollView.contentSize = CGSize(width: 375, height: 2000)
        view = scrollView
      }
    }
    session.run {
      let scrolling = Scrolling()
      let navigation = UINavigationController(rootViewController: scrolling)
      let window = show(navigation)
      #expect(scrolling.scrollView.contentOffset == CGPoint(x: 0, y: -64))
      navigation.isNavigationBarHidden = true
      session.turnRunLoop()
      #expect(scrolling.scrollView.contentOffset.y == -20)
      scrolling.scrollView.contentOffset.y = 500
      navigation.isNavigationBarHidden = false
      session.turnRunLoop()
      #expect(scrolling.scrollView.contentOffset.y == 500)
      scrolling.scrollView.contentInset.top = 10
      #expect(scrolling.scrollView.contentOffset.y == 500 && scrolling.scrollView.adjustedContentInset.top == 74)
      scrolling.scrollView.contentOffset.y = -74
      scrolling.scrollView.contentInset.top = 0
      #expect(scrolling.scrollView.contentOffset.y == -64)
      _ = window
    }
  }

  @Test func `a row is scrolled to between the bars`() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    }
    session.run {
      let rows = Rows(style: .plain)
      rows.tableView.rowHeight = 44
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: rows)]
      let window = show(tabs)
      #expect(rows.tableView.adjustedContentInset == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
      func offset(_ position: UITableView.ScrollPosition) -> CGFloat {
        rows.tableView.scrollToRow(at: IndexPath(row: 50, section: 0), at: position, animated: false)
        return rows.tableView.contentOffset.y
      }
      // The row stands at 2200; 667 - 64 - 49 = 554 points are free.
      #expect(offset(.top) == 2136)
      #expect(offset(.bottom) == 2244 - 618)
      #expect(offset(.middle) == 2222 - 277 - 64)
      _ = window
    }
  }
}
