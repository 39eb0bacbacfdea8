import HeadlessUIKit
import Testing

struct InsetsTests {
  private func show(on screen: UIScreen, _ body: (UIWindow, UIViewController) -> Void) {
    let session = HeadlessSession(screen: screen)
    session.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      body(window, controller)
      #expect(session.faults.isEmpty)
    }
  }

  @Test func `the safe area leaves out what the device covers`() {
    show(on: .iPhone8) { _, controller in
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      let lower = UIView(frame: CGRect(x: 0, y: 15, width: 375, height: 100))
      controller.view.addSubview(lower)
      #expect(lower.safeAreaInsets.top == 5)
      controller.additionalSafeAreaInsets.top = 30
      #expect(lower.safeAreaInsets.top == 35)
      lower.frame.origin.y = -100
      #expect(lower.safeAreaInsets.top == 50)
    }
    show(on: .iPhoneX) { _, controller in
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    }
  }

  @Test func `constraints follow the safe area when the device turns`() {
    show(on: .iPhoneX) { window, controller in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      let safe = controller.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: safe.topAnchor), view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        view.bottomAnchor.constraint(equalTo: safe.bottomAnchor), view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      ])
      window.layoutIfNeeded()
      // 812 - 44 - 34
      #expect(view.frame == CGRect(x: 0, y: 44, width: 375, height: 734))
      window.headlessSession.rotate(to: CGSize(width: 812.0, height: 375.0))
      // 812 - 2 · 44; 375 - 21
      #expect(view.frame == CGRect(x: 44, y: 0, width: 724, height: 354))
    }
  }

  @Test func `margins are eight points, of a controller's view the system's`() {
    show(on: .iPhone8) { _, controller in
      #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
      let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
      controller.view.addSubview(view)
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        inner.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
      ])
      view.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
      view.layoutMargins.left = 10
      view.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 10, y: 1, width: 86, height: 96))
    }
  }
}
