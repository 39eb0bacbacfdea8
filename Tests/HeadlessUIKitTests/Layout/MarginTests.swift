import HeadlessUIKit
import Testing

/// What Apple's pages on margins say; the member's name stands before each claim.
struct MarginTests {
  private let session = HeadlessSession()

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    session.turnRunLoop()
    return window
  }

  @Test func `preservesSuperviewLayoutMargins: margins reach in where the view is nearer to the edge than they are wide`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.layoutMargins = UIEdgeInsets(top: 10, left: 50, bottom: 10, right: 50)
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    #expect(inner.layoutMargins.left == 8)
    inner.preservesSuperviewLayoutMargins = true
    // 50 - 20 on the left; the right edge is 80 away, so its own 8 counts.
    #expect(inner.layoutMargins == UIEdgeInsets(top: 10, left: 30, bottom: 8, right: 8))
  }

  @Test func `insetsLayoutMarginsFromSafeArea: what bars cover comes on top, unless that is off`() {
    session.run {
      let controller = UIViewController()
      let window = show(controller)
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      controller.view.addSubview(inner)
      #expect(inner.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
      inner.insetsLayoutMarginsFromSafeArea = false
      #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      _ = window
    }
  }

  @Test func `viewRespectsSystemMinimumLayoutMargins: a controller's view has no less at its sides, unless that is off`() {
    session.run {
      let controller = UIViewController()
      let window = show(controller)
      #expect(controller.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
      controller.view.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 30)
      #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 30))
      controller.viewRespectsSystemMinimumLayoutMargins = false
      #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 30))
      _ = window
    }
  }

  @Test func `directionalLayoutMargins: leading is left, and right where reading goes the other way`() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let other = UIView()
    other.semanticContentAttribute = .forceRightToLeft
    other.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(other.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func `safeAreaInsets: none outside a window, and told when they change`() {
    final class Watcher: UIView {
      var told: [CGFloat] = []
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        told.append(safeAreaInsets.top)
      }
    }
    session.run {
      let watcher = Watcher(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(watcher.safeAreaInsets == .zero)
      let controller = UIViewController()
      let window = show(controller)
      controller.view.addSubview(watcher)
      session.turnRunLoop()
      #expect(watcher.told == [20])
      controller.additionalSafeAreaInsets.top = 10
      controller.view.setNeedsLayout()
      watcher.setNeedsLayout()
      session.turnRunLoop()
      #expect(watcher.told == [20, 30])
      _ = window
    }
  }

  @Test func `viewLayoutMarginsDidChange: told when margins are set, and when the safe area changes them`() {
    final class Watcher: UIViewController {
      var told: [CGFloat] = []
      override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        told.append(view.layoutMargins.top)
      }
    }
    session.run {
      let watcher = Watcher()
      let window = show(watcher)
      #expect(watcher.told == [20])
      watcher.view.layoutMargins.top = 50
      #expect(watcher.told == [20, 70])
      _ = window
    }
  }
}
