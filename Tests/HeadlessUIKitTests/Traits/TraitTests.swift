import HeadlessUIKit
import Testing

/// What a device's size, its looks and overrides give, and who is told when in a rotation.
@Suite struct TraitTests {
  private final class TracingViewController: UIViewController {
    var log: [String] = []

    override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("will be \(newCollection.horizontalSizeClass) \(newCollection.verticalSizeClass)")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("size \(Int(size.width)), screen \(Int(UIScreen.main.bounds.width)), view \(Int(view.bounds.width))")
      coordinator.animate { _ in
        self.log.append("alongside, view \(Int(self.view.bounds.width))")
      } completion: { _ in
        self.log.append("completion")
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.append("was \(previousTraitCollection.map { "\($0.verticalSizeClass)" } ?? "nil"), is \(traitCollection.verticalSizeClass)")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.append("laid out, view \(Int(view.bounds.width))")
    }
  }

  // Apple, Human Interface Guidelines, Layout: "Device size classes".
  @Test(arguments: [
    (375.0, 667.0, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular, UIUserInterfaceIdiom.phone),
    (667, 375, .compact, .compact, .phone), (414, 736, .compact, .regular, .phone), (736, 414, .regular, .compact, .phone),
    (812, 375, .compact, .compact, .phone), (896, 414, .regular, .compact, .phone), (844, 390, .compact, .compact, .phone),
    (926, 428, .regular, .compact, .phone), (768, 1024, .regular, .regular, .pad), (1024, 768, .regular, .regular, .pad),
    (744, 1133, .regular, .regular, .pad),
  ])
  func `size classes follow the device`(
    width: Double, height: Double, across: UIUserInterfaceSizeClass, down: UIUserInterfaceSizeClass, idiom: UIUserInterfaceIdiom
  ) {
    let traits = HeadlessSession(screen: UIScreen(width: width, height: height)).traitCollection
    #expect(traits.horizontalSizeClass == across)
    #expect(traits.verticalSizeClass == down)
    #expect(traits.userInterfaceIdiom == idiom)
    #expect(traits.displayScale == 2)
    #expect(traits.userInterfaceStyle == .light)
  }

  @Test func `a rotation tells of traits, then of the size, changes them, lays out, and completes`() {
    let session = HeadlessSession()
    session.run {
      let window = UIWindow()
      let controller = TracingViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      session.turnRunLoop()
      controller.log = []
      session.rotate(to: CGSize(width: 667, height: 375))
      #expect(
        controller.log == [
          "will be compact compact", "size 667, screen 375, view 375", "was regular, is compact", "alongside, view 667",
          "laid out, view 667", "completion",
        ])
    }
  }

  @Test func `an iPad's traits don't change when it is turned`() {
    let session = HeadlessSession(screen: .iPad)
    session.run {
      let window = UIWindow()
      let controller = TracingViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      session.turnRunLoop()
      controller.log = []
      session.rotate(to: CGSize(width: 1024, height: 768))
      #expect(
        controller.log == ["size 1024, screen 768, view 768", "alongside, view 1024", "laid out, view 1024", "completion"])
    }
  }

  @Test func `children are told after their parents, the record says so`() {
    let session = HeadlessSession()
    session.run {
      let window = UIWindow()
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      window.rootViewController = parent
      window.makeKeyAndVisible()
      session.turnRunLoop()
      _ = session.lifecycle.take()
      session.rotate(to: CGSize(width: 667, height: 375))
      let told = session.lifecycle.take().map(\.description).filter { !$0.contains("Layout") }
      #expect(
        told == [
          "UIViewController willTransition(to: compact compact)", "UIViewController #2 willTransition(to: compact compact)",
          "UIViewController viewWillTransition(to: 667 375)", "UIViewController #2 viewWillTransition(to: 667 375)",
          "UIViewController traitCollectionDidChange", "UIViewController #2 traitCollectionDidChange",
        ])
    }
  }

  @Test func `a parent overrides traits of one child, and that child alone is told`() {
    HeadlessSession().run {
      let window = UIWindow()
      let parent = UIViewController()
      let children = [TracingViewController(), TracingViewController()]
      for child in children {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      window.rootViewController = parent
      window.makeKeyAndVisible()
      let regular = UITraitCollection(horizontalSizeClass: .regular)
      parent.setOverrideTraitCollection(regular, forChild: children[0])
      #expect(parent.overrideTraitCollection(forChild: children[0]) === regular)
      #expect(children[0].traitCollection.horizontalSizeClass == .regular)
      #expect(children[0].traitCollection.verticalSizeClass == .regular)
      #expect(children[0].view.traitCollection.horizontalSizeClass == .regular)
      #expect(children[1].traitCollection.horizontalSizeClass == .compact)
      #expect(children[0].log.contains("was regular, is regular"))
      #expect(!children[1].log.contains { $0.hasPrefix("was") })
      parent.setOverrideTraitCollection(nil, forChild: children[0])
      #expect(children[0].traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test func `dark goes down from where it is set, and a registration hears of the trait it asked for`() {
    let session = HeadlessSession()
    session.run {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let view = UIView()
      window.rootViewController?.view.addSubview(view)
      var heard: [String] = []
      let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
        heard.append("\(previous.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
      }
      view.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIView, _) in heard.append("height") }
      session.userInterfaceStyle = .dark
      #expect(heard == ["light dark"])
      window.rootViewController?.overrideUserInterfaceStyle = .light
      #expect(heard == ["light dark", "dark light"])
      #expect(window.traitCollection.userInterfaceStyle == .dark)
      view.overrideUserInterfaceStyle = .dark
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      #expect(heard.last == "light dark")
      view.unregisterForTraitChanges(registration)
      session.rotate(to: CGSize(width: 667, height: 375))
      #expect(heard.count == 4 && heard.last == "height")
    }
  }

  @Test func `collections say what they specify and contain`() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [compact, dark, UITraitCollection(horizontalSizeClass: .regular)])
    #expect(both.horizontalSizeClass == .regular && both.userInterfaceStyle == .dark && both.verticalSizeClass == .unspecified)
    #expect(both.containsTraits(in: dark) && !both.containsTraits(in: compact) && both.containsTraits(in: nil))
    #expect(both.hasDifferentColorAppearance(comparedTo: compact))
  }

  @Test func `the keyboard's guide is as high as the keyboard, else as the home indicator`() {
    let session = HeadlessSession(screen: .iPhoneX)
    session.run {
      let window = UIWindow()
      let controller = UIViewController()
      window.rootViewController = controller
      let field = UIView()
      field.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(field)
      let view: UIView = controller.view
      NSLayoutConstraint.activate([
        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor), field.heightAnchor.constraint(equalToConstant: 40),
        field.leadingAnchor.constraint(equalTo: view.leadingAnchor), field.widthAnchor.constraint(equalToConstant: 100),
      ])
      window.makeKeyAndVisible()
      session.turnRunLoop()
      // 812 − 34 − 40.
      #expect(field.frame.minY == 738)
      session.showKeyboard(height: 336)
      // 812 − 336 − 40.
      #expect(field.frame.minY == 436)
      #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 476, width: 375, height: 336))
      session.showKeyboard(height: 0)
      #expect(field.frame.minY == 738)
    }
  }
}
