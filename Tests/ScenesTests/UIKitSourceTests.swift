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

extension UIKitSourceTests {
  private func show(_ root: UIViewController, _ session: HeadlessSession) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    session.turnRunLoop()
    return window
  }

  private static let recipes = [
    Recipe(
      title: "Soup", summary: "Leeks, potatoes, and an hour on the smallest flame there is; it wants no more than that.", isFavorite: true),
    Recipe(title: "Bread", summary: "Flour and time."), Recipe(title: "Apples", summary: ""),
  ]

  @Test func `a list written for UIKit runs`() throws {
    let session = HeadlessSession()
    try session.run {
      let list = RecipeListViewController(recipes: Self.recipes)
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      let window = show(navigation, session)
      let table = list.tableView
      #expect(table.visibleCells.count == 3)
      #expect(list.view.safeAreaInsets.top == 116)
      // Title 20.5 and a gap of 4 over the summary, in margins of 11; the third has no summary, whose line has no height.
      let heights = table.visibleCells.map(\.frame.height)
      #expect(heights[0] > heights[1] && heights[1] > heights[2])
      // A title of 20 points, 24 high, and 8 above and below.
      #expect(table.headerView(forSection: 1)?.frame.height == 40)
      let button = try #require(table.visibleCells[1].firstButton)
      button.sendActions(for: .touchUpInside)
      session.turnRunLoop()
      #expect(table.numberOfRows(inSection: 0) == 2)
      #expect(list.navigationItem.title == "Recipes (3)")
      list.navigationItem.rightBarButtonItem?.menu?.action(titled: "Sort by Name")?.performWithSender(nil, target: nil)
      session.turnRunLoop()
      #expect(list.recipes.map(\.title) == ["Apples", "Bread", "Soup"])
      list.navigationItem.rightBarButtonItem?.tap()
      session.settle()
      let alert = try #require(navigation.presentedViewController as? UIAlertController)
      alert.textFields?.first?.type("Cake")
      alert.tap(alert.actions[1])
      session.settle()
      #expect(list.recipes.count == 4 && navigation.presentedViewController == nil)
      window.tap(at: table.convert(CGPoint(x: 100, y: table.rectForRow(at: IndexPath(row: 0, section: 1)).midY), to: nil))
      session.settle()
      let detail = try #require(navigation.topViewController as? RecipeDetailViewController)
      #expect(detail.nameField.text == "Apples")
      detail.servingsStepper.step(2)
      #expect(detail.headerHeight.constant == 120)
      #expect(session.faults.isEmpty)
      #expect(session.containmentProblems(allowingSurvivors: true).isEmpty)
    }
  }

  @Test func `a form written for UIKit follows the device`() throws {
    let session = HeadlessSession()
    session.run {
      let detail = RecipeDetailViewController(recipe: Self.recipes[0])
      let window = show(detail, session)
      window.tap(at: CGPoint(x: 180, y: 80))
      #expect(detail.headerHeight.constant == 60)
      session.userInterfaceStyle = .dark
      #expect(detail.traitChanges == 1)
      session.rotate(to: CGSize(width: 667, height: 375))
      #expect(detail.headerHeight.constant == 93.75)
      #expect(session.faults.isEmpty)
      _ = window
    }
  }

  @Test func `a table view controller and a collection view controller written for UIKit run`() {
    let session = HeadlessSession()
    session.run {
      let settings = SettingsViewController(style: .grouped)
      let window = show(settings, session)
      #expect(settings.tableView.visibleCells.compactMap { $0.textLabel?.text } == ["Sound", "Vibration"])
      let grid = ColorGridViewController()
      window.rootViewController = grid
      session.turnRunLoop()
      // (375 - 2 · 16 - 2 · 8) / 3 = 109
      #expect(grid.collectionView.visibleCells.map(\.frame.origin.x) == [16, 133, 250, 16, 133])
      #expect(grid.collectionView.visibleCells.allSatisfy { $0 is ColorCell && $0.frame.width == 109 })
      #expect(session.faults.isEmpty)
    }
  }

  @Test func `animations in all forms end in the order of their times`() {
    let session = HeadlessSession()
    session.run {
      let animated = AnimatedViewController()
      let window = show(animated, session)
      #expect(animated.badge.frame == CGRect(x: 375 - 12 - 44, y: 12, width: 44, height: 20))
      animated.runAll()
      session.advance(by: 0.75)
      session.settle()
      #expect(animated.done == ["moved true", "sprung", "dissolved", "flipped", "keyframes", "animator"])
      #expect(animated.other.superview === animated.view && animated.front.superview == nil)
      #expect(session.faults.isEmpty)
      _ = window
    }
  }
}

extension UIView {
  fileprivate var firstButton: UIButton? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if let button = view as? UIButton { return button }
      waiting += view.subviews
    }
    return nil
  }
}
