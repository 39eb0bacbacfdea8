import HeadlessUIKit
import Testing

/// How high bars are on which device; the sources stand at `BarHeights`.
struct BarTests {
  private func measure(
    _ screen: UIScreen, _ generation: SystemGeneration = .iOS13, onSide: Bool = false, isLarge: Bool = false
  ) -> (navigationBar: CGRect, tabBar: CGRect, content: UIEdgeInsets) {
    let session = HeadlessSession(screen: screen, generation: generation)
    return session.run {
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      navigation.navigationBar.prefersLargeTitles = isLarge
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      session.turnRunLoop()
      if onSide { session.rotate(to: CGSize(width: screen.bounds.height, height: screen.bounds.width)) }
      #expect(session.faults.isEmpty)
      return (navigation.navigationBar.frame, tabs.tabBar.frame, content.view.safeAreaInsets)
    }
  }

  @Test func `on a phone that stands, 44 and 49, and what the home indicator takes`() {
    let plain = measure(.iPhone8)
    #expect(plain.navigationBar == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(plain.tabBar == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(plain.content == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    let notched = measure(.iPhoneX)
    #expect(notched.tabBar == CGRect(x: 0, y: 729, width: 375, height: 83))
    #expect(notched.content == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
  }

  @Test func `on a phone on its side, 32 each`() {
    let notched = measure(.iPhoneX, onSide: true)
    #expect(notched.navigationBar.height == 32 && notched.tabBar.height == 53)
    #expect(notched.content == UIEdgeInsets(top: 32, left: 44, bottom: 53, right: 44))
  }

  @Test func `on an iPad, 50 each, and 44 and 49 before`() {
    let pad = measure(.iPad)
    #expect(pad.navigationBar.height == 50 && pad.tabBar.height == 50 && pad.content.top == 70)
    let old = measure(.iPad, .iOS11)
    #expect(old.navigationBar.height == 44 && old.tabBar.height == 49)
  }

  @Test func `a large title takes 52 more where there is height for it`() {
    #expect(measure(.iPhone8, isLarge: true).content.top == 116)
    #expect(measure(.iPad, isLarge: true).navigationBar.height == 102)
    #expect(measure(.iPhoneX, onSide: true, isLarge: true).navigationBar.height == 32)
    #expect(measure(.iPhone8, .iOS7, isLarge: true).content.top == 64)
  }

  @Test func `whether a title is large, a controller may say for itself and those after it`() {
    let session = HeadlessSession()
    session.run {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.prefersLargeTitles = true
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      func height(afterPushing mode: UINavigationItem.LargeTitleDisplayMode) -> CGFloat {
        let controller = UIViewController()
        controller.navigationItem.largeTitleDisplayMode = mode
        navigation.pushViewController(controller, animated: false)
        session.turnRunLoop()
        return navigation.navigationBar.frame.height
      }
      #expect([.automatic, .never, .automatic, .always, .automatic].map(height) == [96, 44, 44, 96, 96])
    }
  }

  @Test func `a tab bar is away while a controller that wants it so is on the stack`() {
    let session = HeadlessSession()
    session.run {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      session.turnRunLoop()
      let full = UIViewController()
      full.hidesBottomBarWhenPushed = true
      let further = UIViewController()
      navigation.pushViewController(full, animated: false)
      navigation.pushViewController(further, animated: false)
      session.turnRunLoop()
      #expect(tabs.tabBar.isHidden && further.view.safeAreaInsets.bottom == 0)
      navigation.popToRootViewController(animated: false)
      session.turnRunLoop()
      #expect(!tabs.tabBar.isHidden && navigation.topViewController?.view.safeAreaInsets.bottom == 49)
    }
  }

  @Test func `a toolbar stands at the bottom with the items of what is shown`() {
    let session = HeadlessSession(screen: .iPhoneX)
    session.run {
      let content = UIViewController()
      content.toolbarItems = [UIBarButtonItem(title: "Reply"), .flexibleSpace(), UIBarButtonItem(title: "Delete")]
      let navigation = UINavigationController(rootViewController: content)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      session.turnRunLoop()
      #expect(content.view.safeAreaInsets.bottom == 34 && navigation.toolbar.superview == nil)
      navigation.setToolbarHidden(false, animated: false)
      session.turnRunLoop()
      #expect(navigation.toolbar.frame == CGRect(x: 0, y: 734, width: 375, height: 78))
      #expect(navigation.toolbar.items?.compactMap(\.title) == ["Reply", "Delete"])
      #expect(content.view.safeAreaInsets.bottom == 78)
      navigation.isToolbarHidden = true
      session.turnRunLoop()
      #expect(content.view.safeAreaInsets.bottom == 34 && navigation.toolbar.superview == nil)
    }
  }
}
