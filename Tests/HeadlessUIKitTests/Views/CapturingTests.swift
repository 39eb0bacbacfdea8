import HeadlessUIKit
import Testing
import ViewRendering
import ViewTree

struct CapturingTests {
  @Test func `a hierarchy becomes a tree`() {
    HeadlessSession().run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      controller.title = "Start"
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 70, width: 375, height: 517))
      scrollView.contentSize = CGSize(width: 750, height: 517)
      scrollView.contentOffset = CGPoint(x: 375, y: 0)
      controller.view.addSubview(scrollView)
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 118, height: 40))
      label.text = "Hi"
      label.accessibilityIdentifier = "greeting"
      label.isHidden = true
      controller.view.addSubview(label)
      HeadlessSession.current.turnRunLoop()
      #expect(
        TreeDump().render(ViewTree(capturing: window)) == """
          UIWindow (0 0; 375 667)
          ╰─ UIView (0 0; 375 667) ◉ UIViewController "Start" appeared
             ├─ UIScrollView (0 70; 375 517) clips offset (375 0)
             ╰─ UILabel #greeting "Hi" (10 10; 118 40) hidden

          """)
    }
  }

  @Test func `looking loads no view and lays nothing out`() {
    let session = HeadlessSession()
    session.run {
      let controller = UIViewController()
      #expect(ViewTree(capturing: controller).isEmpty)
      #expect(!controller.isViewLoaded)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      inner.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      #expect(ViewTree(capturing: view).frame(of: 1) == Rect(x: 0, y: 0, width: 0, height: 0))
      view.layoutIfNeeded()
      #expect(ViewTree(capturing: view).frame(of: 1)?.width == 100)
      #expect(session.lifecycle.events.isEmpty)
    }
  }
}
