import HeadlessUIKit
import Testing

struct MenuTests {
  private let session = HeadlessSession()

  @Test func `a menu's actions are found by their titles and called with their sender`() {
    session.run {
      var senders: [String] = []
      let action = UIAction(title: "Inner") { senders.append("\($0.sender is UIButton)") }
      let menu = UIMenu(children: [UIAction(title: "Outer") { _ in }, UIMenu(title: "More", children: [action])])
      let button = UIButton(type: .system)
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      #expect(menu.action(titled: "Inner") === action && menu.action(titled: "More") == nil)
      button.sendAction(action)
      #expect(senders == ["true"])
    }
  }

  @Test func `an alert shows what it says and asks, goes with an answer, and calls the answer's handler`() {
    session.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      session.turnRunLoop()
      var told: [String] = []
      let alert = UIAlertController(title: "Delete?", message: "It can't be undone.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in told.append("cancel") })
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { _ in told.append("delete \(root.presentedViewController == nil)") })
      root.present(alert, animated: true)
      session.settle()
      #expect(root.view.window === window)
      let buttons = alert.view.subviews[0].subviews.compactMap { ($0 as? UIButton)?.currentTitle }
      #expect(buttons == ["Cancel", "Delete"])
      #expect(alert.view.subviews[0].frame.width == 270)
      alert.tap(alert.actions[1])
      session.settle()
      #expect(told == ["delete true"])
      #expect(session.faults.isEmpty)
    }
  }

  @Test func `a refresh control is pulled once until it is done`() {
    session.run {
      let scrollView = UIScrollView()
      let control = UIRefreshControl()
      var pulls = 0
      control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
      scrollView.refreshControl = control
      scrollView.refreshControl?.refresh()
      scrollView.refreshControl?.refresh()
      #expect(pulls == 1 && control.isRefreshing)
      control.endRefreshing()
      control.refresh()
      #expect(pulls == 2)
    }
  }

  @Test func `a bar button calls its target's method, which it doesn't keep`() {
    final class Owner {
      var taps = 0
      func tapped() { taps += 1 }
    }
    session.run {
      var owner: Owner? = Owner()
      weak let watched = owner
      let item = UIBarButtonItem(title: "Go", style: .done, target: Owner(), action: Owner.tapped)
      item.tap()
      if let owner {
        let kept = UIBarButtonItem(barButtonSystemItem: .save, target: owner, action: Owner.tapped)
        kept.tap()
        #expect(owner.taps == 1 && kept.title == "Save")
      }
      owner = nil
      #expect(watched == nil)
    }
  }

  @Test func `an attributed text gives a label its font, its colour and its lines' heights`() {
    session.run {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 10
      let label = UILabel()
      label.numberOfLines = 0
      let text = NSMutableAttributedString(
        string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
      label.attributedText = text
      let plain = label.intrinsicContentSize.height
      text.addAttribute(.paragraphStyle, value: style)
      label.attributedText = text
      #expect(label.text == "one\ntwo" && label.font == .systemFont(ofSize: 20) && label.textColor == .red)
      #expect(label.intrinsicContentSize.height == plain + 10)
    }
  }
}
