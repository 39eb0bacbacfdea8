import HeadlessUIKit
import Testing

private final class A: UIViewController {}
private final class B: UIViewController {}
private final class C: UIViewController {}

/// A container that tells its children itself that they appear.
private final class Manual: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// The order in which UIKit calls back, each from a log somebody published or from Apple's documentation; the source stands beside
/// what it is about in the sources.
struct CallbackOrderTests {
  private let session = HeadlessSession()

  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    session.turnRunLoop()
    _ = session.lifecycle.take()
    return window
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// Of the events since the last time, those of appearance, without the "view".
  private func appearances() -> [String] { appearances(session) }

  private func appearances(_ session: HeadlessSession) -> [String] {
    session.lifecycle.take().filter { $0.name.hasSuffix("ppear") || $0.controller == "--" }
      .map { $0.controller == "--" ? $0.name : "\($0.controller) \($0.name.dropFirst(4))" }
  }

  private func names() -> [String] { session.lifecycle.take().map(\.description) }

  // MARK: Appearing

  @Test func `a controller is appearing between will and layout, once an appearance`() {
    session.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = A()
      window.makeKeyAndVisible()
      session.turnRunLoop()
      #expect(
        names() == [
          "A loadView", "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewWillLayoutSubviews",
          "A viewDidLayoutSubviews", "A viewDidAppear",
        ])
      window.rootViewController?.view.setNeedsLayout()
      session.turnRunLoop()
      #expect(names() == ["A viewWillLayoutSubviews", "A viewDidLayoutSubviews"])
    }
  }

  @Test func `a controller that is appearing has its place and its traits`() {
    final class Watcher: UIViewController {
      var seen: [CGRect] = []
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        seen.append(view.frame)
        #expect(view.window != nil && !animated)
      }
    }
    session.run {
      let watcher = Watcher()
      watcher.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      let window = show(watcher)
      #expect(watcher.seen == [window.bounds])
    }
  }

  @Test func `whether it is animated is told at the end as at the start`() {
    final class Animated: UIViewController {
      var told: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { told.append(animated) }
      override func viewIsAppearing(_ animated: Bool) { told.append(animated) }
      override func viewDidAppear(_ animated: Bool) { told.append(animated) }
      override func viewWillDisappear(_ animated: Bool) { told.append(animated) }
      override func viewDidDisappear(_ animated: Bool) { told.append(animated) }
    }
    session.run {
      let navigation = UINavigationController(rootViewController: A())
      let window = show(navigation)
      let animated = Animated()
      navigation.pushViewController(animated, animated: true)
      session.settle()
      #expect(animated.told == [true, true, true])
      navigation.popViewController(animated: false)
      session.settle()
      #expect(animated.told == [true, true, true, false, false])
      _ = window
    }
  }

  @Test func `a child that comes while its parent is appearing has appeared with it`() {
    final class Late: UIViewController {
      let child = B()
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    session.run {
      let navigation = UINavigationController(rootViewController: A())
      let window = show(navigation)
      let late = Late()
      navigation.pushViewController(late, animated: true)
      session.turnRunLoop()
      #expect(appearances() == ["A WillDisappear", "Late WillAppear", "B WillAppear"])
      session.settle()
      #expect(appearances() == ["A DidDisappear", "B DidAppear", "Late DidAppear"])
      late.child.willMove(toParent: nil)
      late.child.view.removeFromSuperview()
      #expect(appearances() == ["B WillDisappear", "B DidDisappear"])
      _ = window
    }
  }

  @Test func `a child that is added during a push's animation appears at once and has appeared with its parent`() {
    session.run {
      let navigation = UINavigationController(rootViewController: A())
      let window = show(navigation)
      let pushed = B()
      navigation.pushViewController(pushed, animated: true)
      session.advance(by: 0.1)
      _ = session.lifecycle.take()
      add(C(), to: pushed)
      session.advance(by: 0.1)
      #expect(appearances() == ["C WillAppear"])
      session.settle()
      #expect(appearances() == ["A DidDisappear", "C DidAppear", "B DidAppear"])
      _ = window
    }
  }

  @Test func `a container that is out of the window tells its children nothing`() {
    session.run {
      let container = A()
      add(B(), to: container)
      session.turnRunLoop()
      #expect(appearances().isEmpty)
      let window = show(container)
      container.view.removeFromSuperview()
      #expect(appearances() == ["A WillDisappear", "B WillDisappear", "B DidDisappear", "A DidDisappear"])
      add(C(), to: container)
      session.turnRunLoop()
      #expect(appearances().isEmpty)
      _ = window
    }
  }

  // MARK: Containers that forward by themselves

  @Test func `a begun appearance that is turned round ends once`() {
    session.run {
      let manual = Manual()
      let window = show(manual)
      let inner = B()
      add(inner, to: manual)
      inner.beginAppearanceTransition(true, animated: true)
      inner.beginAppearanceTransition(false, animated: true)
      inner.endAppearanceTransition()
      #expect(appearances() == ["B WillAppear", "B WillDisappear", "B DidDisappear"])
      #expect(session.faults.isEmpty)
      inner.beginAppearanceTransition(true, animated: false)
      inner.beginAppearanceTransition(true, animated: false)
      #expect(session.takeFaults() == [.unbalancedAppearance(controller: "B")])
      _ = window
    }
  }

  @Test func `what a directed child contains follows it`() {
    session.run {
      let manual = Manual()
      let window = show(manual)
      let inner = B()
      add(C(), to: inner)
      add(inner, to: manual)
      inner.beginAppearanceTransition(true, animated: false)
      inner.endAppearanceTransition()
      #expect(appearances() == ["B WillAppear", "C WillAppear", "C DidAppear", "B DidAppear"])
      let late = A()
      add(late, to: inner)
      session.turnRunLoop()
      #expect(appearances() == ["A WillAppear", "A DidAppear"])
      _ = window
    }
  }

  // MARK: transition(from:to:)

  @Test func `a container that forwards by itself has no transition`() {
    session.run {
      let manual = Manual()
      let window = show(manual)
      let children = [A(), B()]
      add(children[0], to: manual)
      manual.addChild(children[1])
      manual.transition(from: children[0], to: children[1], duration: 0, animations: nil)
      session.settle()
      #expect(session.faults == [.forwardsAppearanceItself(container: "Manual")])
      #expect(appearances().isEmpty)
      _ = window
    }
  }

  @Test func `a transition begun before the end of another leaves every child with a balanced record`() {
    session.run {
      let container = UIViewController()
      let window = show(container)
      let children = [A(), B(), C()]
      add(children[0], to: container)
      container.addChild(children[1])
      container.addChild(children[2])
      session.turnRunLoop()
      _ = session.lifecycle.take()
      var ends: [String] = []
      func move(_ from: Int, _ to: Int) {
        children[to].view.alpha = 0
        container.transition(from: children[from], to: children[to], duration: 1, animations: { children[to].view.alpha = 1 }) {
          ends.append("\(from)\(to) \($0)")
        }
      }
      move(0, 1)
      session.advance(by: 0.5)
      move(1, 2)
      #expect(appearances() == ["A WillDisappear", "B WillAppear", "B WillDisappear", "C WillAppear"])
      session.advance(by: 0.5)
      #expect(appearances() == ["A DidDisappear"])
      session.advance(by: 0.5)
      #expect(appearances() == ["B DidDisappear", "C DidAppear"])
      #expect(ends == ["01 true", "12 true"])
      #expect(container.view.subviews == [children[2].view])
      #expect(session.faults.isEmpty)
      _ = window
    }
  }

  @Test func `a container that leaves during a transition takes the new child along`() {
    session.run {
      let container = UIViewController()
      let window = show(container)
      let children = [A(), B()]
      add(children[0], to: container)
      container.addChild(children[1])
      session.turnRunLoop()
      _ = session.lifecycle.take()
      var finished: Bool?
      children[1].view.alpha = 0
      container.transition(from: children[0], to: children[1], duration: 1, animations: { children[1].view.alpha = 1 }) {
        finished = $0
      }
      session.advance(by: 0.5)
      container.view.removeFromSuperview()
      session.settle()
      #expect(finished == false)
      #expect(
        appearances() == [
          "A WillDisappear", "B WillAppear", "UIViewController WillDisappear", "UIViewController DidDisappear", "A DidDisappear",
          "B WillDisappear", "B DidDisappear",
        ])
      _ = window
    }
  }

  // MARK: Presenting

  @Test func `a full screen presentation loads, goes, comes, and has come before the other has gone`() {
    session.run {
      let presenter = A()
      let window = show(presenter)
      let presented = B()
      presented.modalPresentationStyle = .fullScreen
      presenter.present(presented, animated: true)
      session.settle()
      #expect(
        names() == [
          "B loadView", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing", "B viewWillLayoutSubviews",
          "B viewDidLayoutSubviews", "B viewDidAppear", "A viewDidDisappear",
        ])
      presented.dismiss(animated: true)
      session.settle()
      #expect(appearances() == ["B WillDisappear", "A WillAppear", "A DidAppear", "B DidDisappear"])
      _ = window
    }
  }

  /// After `viewDidAppear` of what is presented, after `viewDidDisappear` of what is dismissed (Apple's pages on both methods).
  @Test func `completions of presentations come last`() {
    session.run {
      let presenter = A()
      let window = show(presenter)
      let presented = B()
      presenter.present(presented, animated: true) { session.lifecycle.note("presented") }
      session.settle()
      presenter.dismiss(animated: true) { session.lifecycle.note("dismissed") }
      session.settle()
      #expect(appearances() == ["B WillAppear", "B DidAppear", "presented", "B WillDisappear", "B DidDisappear", "dismissed"])
      _ = window
    }
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext, .custom])
  func `what doesn't cover its presenter leaves it where it is`(style: UIModalPresentationStyle) {
    session.run {
      let presenter = A()
      let window = show(presenter)
      let presented = B()
      presented.modalPresentationStyle = style
      presenter.present(presented, animated: true)
      session.settle()
      #expect(appearances() == ["B WillAppear", "B DidAppear"])
      #expect(presenter.view.window === window)
      presenter.dismiss(animated: true)
      session.settle()
      #expect(appearances() == ["B WillDisappear", "B DidDisappear"])
    }
  }

  @Test func `before iOS 13 everything is full screen on a phone`() {
    let session = HeadlessSession(generation: .iOS11)
    session.run {
      #expect(UIViewController().modalPresentationStyle == .fullScreen)
      let presenter = A()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = presenter
      window.makeKeyAndVisible()
      session.turnRunLoop()
      let presented = B()
      presented.modalPresentationStyle = .formSheet
      presenter.present(presented, animated: false)
      session.turnRunLoop()
      #expect(presented.view.frame == window.bounds && presenter.view.window == nil)
    }
  }

  @Test func `being presented, dismissed, pushed and popped is known inside the callbacks`() {
    final class Watcher: UIViewController {
      var told: [String] = []
      private func tell(_ name: String) {
        let states = [
          isBeingPresented ? "presented" : "", isBeingDismissed ? "dismissed" : "", isMovingToParent ? "moving" : "",
          isMovingFromParent ? "leaving" : "",
        ]
        told.append(([name] + states.filter { !$0.isEmpty }).joined(separator: " "))
      }
      override func viewWillAppear(_ animated: Bool) { tell("will appear") }
      override func viewDidAppear(_ animated: Bool) { tell("did appear") }
      override func viewWillDisappear(_ animated: Bool) { tell("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { tell("did disappear") }
    }
    session.run {
      let navigation = UINavigationController(rootViewController: A())
      let window = show(navigation)
      let presented = Watcher()
      navigation.present(presented, animated: true)
      session.settle()
      presented.dismiss(animated: true)
      session.settle()
      #expect(
        presented.told == [
          "will appear presented", "did appear presented", "will disappear dismissed", "did disappear dismissed",
        ])
      let pushed = Watcher()
      navigation.pushViewController(pushed, animated: true)
      session.settle()
      navigation.pushViewController(B(), animated: false)
      session.settle()
      navigation.popViewController(animated: false)
      session.settle()
      navigation.popViewController(animated: true)
      session.settle()
      #expect(
        pushed.told == [
          "will appear moving", "did appear moving", "will disappear", "did disappear", "will appear", "did appear",
          "will disappear leaving", "did disappear leaving",
        ])
      #expect(!pushed.isMovingFromParent && !presented.isBeingDismissed)
      _ = window
    }
  }

  // MARK: Navigation

  private final class Listener: UINavigationControllerDelegate {
    var session: HeadlessSession?
    func navigationController(_ navigationController: UINavigationController, willShow controller: UIViewController, animated: Bool) {
      session?.lifecycle.note("will show \(type(of: controller))")
    }
    func navigationController(_ navigationController: UINavigationController, didShow controller: UIViewController, animated: Bool) {
      session?.lifecycle.note("did show \(type(of: controller))")
    }
  }

  @Test func `a navigation controller's delegate hears after the controllers`() {
    session.run {
      let listener = Listener()
      listener.session = session
      let navigation = UINavigationController(rootViewController: A())
      navigation.delegate = listener
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      session.turnRunLoop()
      func told() -> [String] {
        session.lifecycle.take().filter { ($0.name.hasSuffix("ppear") || $0.controller == "--") && !$0.controller.hasPrefix("UI") }
          .map(\.description)
      }
      #expect(told() == ["A viewWillAppear", "-- will show A", "A viewDidAppear", "-- did show A"])
      navigation.pushViewController(B(), animated: true)
      session.settle()
      #expect(
        told() == [
          "A viewWillDisappear", "B viewWillAppear", "-- will show B", "A viewDidDisappear", "B viewDidAppear", "-- did show B",
        ])
      navigation.popViewController(animated: true)
      session.settle()
      #expect(
        told() == [
          "B viewWillDisappear", "A viewWillAppear", "-- will show A", "B viewDidDisappear", "A viewDidAppear", "-- did show A",
        ])
    }
  }

  @Test func `a swipe back that is let go too early brings back what was there`() {
    session.run {
      let navigation = UINavigationController(rootViewController: A())
      let window = show(navigation)
      let top = B()
      navigation.pushViewController(top, animated: false)
      session.settle()
      _ = session.lifecycle.take()
      navigation.swipeBack(completes: false)
      session.settle()
      #expect(
        appearances() == [
          "B WillDisappear", "A WillAppear", "A WillDisappear", "A DidDisappear", "B WillAppear", "B DidAppear",
        ])
      #expect(navigation.topViewController === top && top.view.frame.minX == 0 && !top.isMovingFromParent)
      #expect(navigation.viewControllers[0].view.superview == nil)
      navigation.swipeBack(completes: true)
      session.settle()
      #expect(appearances() == ["B WillDisappear", "A WillAppear", "B DidDisappear", "A DidAppear"])
      #expect(session.faults.isEmpty && session.containmentProblems(allowingSurvivors: true).isEmpty)
      _ = window
    }
  }

  // MARK: Tabs

  @Test func `a tab that comes is loaded and told before the one that goes`() {
    session.run {
      let tabs = UITabBarController()
      tabs.viewControllers = [A(), B(), C()]
      let window = show(tabs)
      tabs.selectedIndex = 1
      session.settle()
      #expect(
        names().filter { !$0.contains("Layout") } == [
          "B loadView", "B viewDidLoad", "B viewWillAppear", "A viewWillDisappear", "A viewDidDisappear", "B viewIsAppearing",
          "B viewDidAppear",
        ])
      // Two changes in one turn of the run loop: the tab in the middle never has appeared.
      tabs.selectedIndex = 0
      tabs.selectedIndex = 2
      session.settle()
      #expect(
        appearances() == [
          "A WillAppear", "B WillDisappear", "B DidDisappear", "C WillAppear", "A WillDisappear", "A DidDisappear", "C DidAppear",
        ])
      #expect(session.faults.isEmpty)
      _ = window
    }
  }

  // MARK: Pages

  private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let next = B()
    var session: HeadlessSession?
    func pageViewController(_ pages: UIPageViewController, viewControllerBefore controller: UIViewController) -> UIViewController? {
      nil
    }
    func pageViewController(_ pages: UIPageViewController, viewControllerAfter controller: UIViewController) -> UIViewController? {
      controller === next ? nil : next
    }
    func pageViewController(_ pages: UIPageViewController, willTransitionTo pending: [UIViewController]) {
      session?.lifecycle.note("will transition")
    }
    func pageViewController(
      _ pages: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      session?.lifecycle.note("\(finished ? "finished" : "broken off"), \(completed ? "completed" : "not completed")")
    }
  }

  private func turn(_ style: UIPageViewController.TransitionStyle, completes: Bool) -> [String] {
    let session = HeadlessSession()
    return session.run {
      let book = Book()
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      pages.dataSource = book
      pages.delegate = book
      pages.setViewControllers([A()], direction: .forward, animated: false)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = pages
      window.makeKeyAndVisible()
      session.turnRunLoop()
      _ = session.lifecycle.take()
      book.session = session
      pages.turnPage(.forward, completes: completes)
      session.settle()
      #expect(pages.viewControllers?.first is B == completes)
      #expect(session.faults.isEmpty && session.containmentProblems(allowingSurvivors: true).isEmpty)
      _ = window
      return appearances(session)
    }
  }

  @Test func `a page that scrolls in has appeared before the other has gone`() {
    #expect(
      turn(.scroll, completes: true) == [
        "will transition", "B WillAppear", "A WillDisappear", "B DidAppear", "A DidDisappear", "finished, completed",
      ])
    #expect(
      turn(.scroll, completes: false) == [
        "will transition", "B WillAppear", "A WillDisappear", "A WillAppear", "A DidAppear", "B WillDisappear", "B DidDisappear",
        "finished, not completed",
      ])
  }

  @Test func `a page that curls in has appeared after the other has gone`() {
    #expect(
      turn(.pageCurl, completes: true) == [
        "will transition", "B WillAppear", "A WillDisappear", "A DidDisappear", "B DidAppear", "finished, completed",
      ])
    #expect(
      turn(.pageCurl, completes: false) == [
        "will transition", "B WillAppear", "A WillDisappear", "B WillDisappear", "A WillAppear", "B DidDisappear", "A DidAppear",
        "finished, not completed",
      ])
  }
}
