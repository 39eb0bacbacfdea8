import HeadlessUIKit
import Testing
import ViewSnapshots

/// Live views in snapshots: containment is what changes.
@Suite struct LiveSnapshotTests {
  private final class ChildViewController: UIViewController {
    override func viewDidLoad() {
      view.backgroundColor = .red
    }
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = CGRect(x: 20, y: 40, width: 335, height: 200)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test func `adding a child controller adds its view and nothing else`() {
    HeadlessSession().run {
      let parent = UIViewController()
      parent.loadViewIfNeeded()
      assertChange(of: parent) { add(ChildViewController(), to: parent) }
    }
  }

  @Test func `removing it leaves what was there before`() {
    HeadlessSession().run {
      let parent = UIViewController()
      parent.loadViewIfNeeded()
      let child = ChildViewController()
      assertReversible(of: parent.view) {
        add(child, to: parent)
      } undoing: {
        remove(child)
      }
    }
  }

  @Test func `a child left in the hierarchy is told`() {
    HeadlessSession().run {
      let parent = UIViewController()
      parent.loadViewIfNeeded()
      let child = ChildViewController()
      withKnownIssue {
        assertReversible(of: parent) {
          add(child, to: parent)
        } undoing: {
          child.removeFromParent()  // its view stays
        }
      }
    }
  }
}
