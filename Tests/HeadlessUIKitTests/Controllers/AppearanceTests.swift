import HeadlessUIKit
import Testing

private final class Outer: UIViewController {}
private final class Inner: UIViewController {}
private final class Other: UIViewController {}
private final class Manual: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

struct AppearanceTests {
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

  /// Of the events since the last time, those of appearance.
  private func appearances() -> [String] {
    session.lifecycle.take().filter { $0.name.hasSuffix("ppear") }.map(\.description)
  }

  @Test func `a child that is there before the window appears after its parent and has appeared before it`() {
    session.run {
      let outer = Outer()
      add(Inner(), to: outer)
      _ = session.lifecycle.take()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = outer
      window.makeKeyAndVisible()
      session.turnRunLoop()
      #expect(
        appearances() == ["Outer viewWillAppear", "Inner viewWillAppear", "Inner viewDidAppear", "Outer viewDidAppear"])
    }
  }

  @Test func `a container that forwards by itself decides when its children appear`() {
    session.run {
      let manual = Manual()
      let window = show(manual)
      let inner = Inner()
      add(inner, to: manual)
      session.turnRunLoop()
      #expect(appearances().isEmpty)
      inner.beginAppearanceTransition(true, animated: false)
      #expect(appearances() == ["Inner viewWillAppear"])
      inner.endAppearanceTransition()
      #expect(appearances() == ["Inner viewDidAppear"])
      inner.endAppearanceTransition()
      #expect(session.faults == [.unbalancedAppearance(controller: "Inner")])
      _ = window
    }
  }

  @Test func `a transition tells both children, and ends when its time is over`() {
    session.run {
      let outer = Outer()
      let window = show(outer)
      let inner = Inner()
      let other = Other()
      add(inner, to: outer)
      outer.addChild(other)
      session.turnRunLoop()
      _ = session.lifecycle.take()
      var finished: Bool?
      other.view.alpha = 0
      outer.transition(from: inner, to: other, duration: 1, animations: { other.view.alpha = 1 }) { finished = $0 }
      #expect(appearances() == ["Inner viewWillDisappear", "Other viewWillAppear"])
      #expect(outer.view.subviews == [inner.view, other.view])
      session.advance(by: 0.5)
      #expect(finished == nil && appearances().isEmpty)
      session.advance(by: 0.5)
      #expect(finished == true)
      #expect(appearances() == ["Inner viewDidDisappear", "Other viewDidAppear"])
      #expect(outer.view.subviews == [other.view])
      _ = window
    }
  }

  @Test func `a transition that is turned round shows the first child again`() {
    session.run {
      let outer = Outer()
      let window = show(outer)
      let inner = Inner()
      let other = Other()
      add(inner, to: outer)
      outer.addChild(other)
      session.turnRunLoop()
      var ends: [String] = []
      other.view.alpha = 0
      outer.transition(from: inner, to: other, duration: 1, animations: { other.view.alpha = 1 }) { ends.append("there \($0)") }
      session.advance(by: 0.4)
      outer.transition(from: other, to: inner, duration: 1, animations: { other.view.alpha = 0 }) { ends.append("back \($0)") }
      session.advance(by: 2)
      #expect(ends == ["there false", "back true"])
      #expect(outer.view.subviews == [inner.view])
      #expect(session.faults.isEmpty)
      _ = window
    }
  }

  @Test func `children of different parents have no transition`() {
    session.run {
      let outer = Outer()
      outer.transition(from: Inner(), to: Other(), duration: 0, animations: nil)
      #expect(session.faults == [.noCommonParent(from: "Inner", to: "Other")])
    }
  }

  // MARK: Presenting

  @Test func `a full-screen presentation replaces what presents it, a sheet covers it`() {
    session.run {
      let outer = Outer()
      let window = show(outer)
      let other = Other()
      other.modalPresentationStyle = .fullScreen
      outer.present(other, animated: true)
      #expect(appearances() == ["Outer viewWillDisappear", "Other viewWillAppear"])
      session.advance(by: 0.5)
      #expect(appearances() == ["Other viewDidAppear", "Outer viewDidDisappear"])
      #expect(outer.view.window == nil && outer.presentedViewController === other)
      other.dismiss(animated: false)
      #expect(
        appearances() == ["Other viewWillDisappear", "Outer viewWillAppear", "Outer viewDidAppear", "Other viewDidDisappear"])
      #expect(outer.view.window === window && outer.presentedViewController == nil)
      let sheet = Inner()
      outer.present(sheet, animated: false)
      session.turnRunLoop()
      #expect(appearances() == ["Inner viewWillAppear", "Inner viewDidAppear"])
      // The status bar's 20 points and 10 more.
      #expect(sheet.view.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
      outer.present(Other(), animated: false)
      #expect(session.faults == [.alreadyPresenting(presenting: "Outer", presented: "Other #2", shown: "Inner")])
    }
  }

  // MARK: Containers of UIKit

  @Test func `a pushed controller appears over the one before and goes with a pop`() {
    session.run {
      let navigation = UINavigationController(rootViewController: Outer())
      let window = show(navigation)
      navigation.pushViewController(Inner(), animated: true)
      session.advance(by: 0.35)
      #expect(
        session.lifecycle.take().map(\.description).filter { !$0.contains("Layout") && !$0.contains("oad") && !$0.contains("Is") } == [
          "Inner willMove(toParent: UINavigationController)", "Outer viewWillDisappear", "Inner viewWillAppear",
          "Outer viewDidDisappear", "Inner viewDidAppear", "Inner didMove(toParent: UINavigationController)",
        ])
      navigation.popViewController(animated: false)
      session.turnRunLoop()
      #expect(
        session.lifecycle.take().map(\.description).filter { !$0.contains("Layout") && !$0.contains("Is") } == [
          "Inner willMove(toParent: nil)", "Inner viewWillDisappear", "Outer viewWillAppear", "Inner viewDidDisappear",
          "Outer viewDidAppear", "Inner didMove(toParent: nil)", "Inner deinit",
        ])
      // Status bar and navigation bar.
      #expect(navigation.topViewController?.view.safeAreaInsets.top == 64)
      #expect(session.faults.isEmpty)
      _ = window
    }
  }

  @Test func `a tab bar controller loads a tab when it is chosen`() {
    session.run {
      let tabs = UITabBarController()
      let controllers = [Inner(), Other()]
      tabs.viewControllers = controllers
      let window = show(tabs)
      #expect(controllers.map(\.isViewLoaded) == [true, false])
      tabs.tap(tab: 1)
      session.turnRunLoop()
      #expect(
        appearances() == ["Other viewWillAppear", "Inner viewWillDisappear", "Inner viewDidDisappear", "Other viewDidAppear"])
      #expect(controllers[1].view.safeAreaInsets.bottom == 49)
      #expect(session.containmentProblems().isEmpty)
      _ = window
    }
  }

  @Test func `a page view controller turns to what its data source has`() {
    final class Source: UIPageViewControllerDataSource {
      let next = Other()
      func pageViewController(_ pages: UIPageViewController, viewControllerBefore controller: UIViewController) -> UIViewController? {
        nil
      }
      func pageViewController(_ pages: UIPageViewController, viewControllerAfter controller: UIViewController) -> UIViewController? {
        controller === next ? nil : next
      }
    }
    session.run {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let source = Source()
      pages.dataSource = source
      pages.setViewControllers([Inner()], direction: .forward, animated: false)
      let window = show(pages)
      pages.turnPage(.reverse)
      #expect(pages.viewControllers?.first is Inner)
      pages.turnPage(.forward)
      session.settle()
      #expect(pages.viewControllers == [source.next])
      #expect(pages.children == [source.next])
      #expect(session.containmentProblems().isEmpty)
      _ = window
    }
  }
}
