import HeadlessUIKit
import Synchronization
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

  /// What the assertion in `body` fails with; `nil` where it doesn't.
  private func failure(_ body: () -> Void) -> String? {
    let words = Mutex<String?>(nil)
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      words.withLock { $0 = issue.comments.map(\.rawValue).joined(separator: "\n") }
      return true
    }
    return words.withLock { $0 }
  }

  @Test func `adding and removing a controller that only the hierarchy holds leaves nothing alive`() {
    HeadlessSession().run {
      let parent = UIViewController()
      parent.loadViewIfNeeded()
      let told = failure {
        assertReversible(of: parent) {
          add(ChildViewController(), to: parent)
        } undoing: {
          remove(parent.children[0])
        }
      }
      #expect(told == nil)
    }
  }

  @Test func `a view left in the hierarchy is told, and its controller lives on`() {
    HeadlessSession().run {
      let parent = UIViewController()
      parent.loadViewIfNeeded()
      let told = failure {
        assertReversible(of: parent) {
          add(ChildViewController(), to: parent)
        } undoing: {
          parent.children[0].removeFromParent()
        }
      }
      #expect(told?.hasPrefix("Undoing the change left something behind\n") == true)
      #expect(told?.contains("\n1 added; 1 unchanged\n") == true)
    }
  }

  @Test func `a controller that is still a child is told, though its view is gone`() {
    HeadlessSession().run {
      let parent = UIViewController()
      parent.loadViewIfNeeded()
      let child = ChildViewController()
      let told = failure {
        assertReversible(of: parent) {
          add(child, to: parent)
        } undoing: {
          child.view.removeFromSuperview()
        }
      }
      #expect(told == "Undoing the change left something behind\n  a child controller is left: ChildViewController\n")
    }
  }

  @Test func `a controller that somebody still holds is told, unless the test does`() {
    HeadlessSession().run {
      let parent = UIViewController()
      parent.loadViewIfNeeded()
      var leak: UIViewController?
      let change = {
        let child = ChildViewController()
        leak = child
        add(child, to: parent)
      }
      let told = failure { assertReversible(of: parent, by: change) { remove(parent.children[0]) } }
      #expect(
        told == """
          Undoing the change left something behind
            a controller outlives its removal: ChildViewController; see who holds it, or say `keepsControllers: true` if the test does

          """)
      #expect(failure { assertReversible(of: parent, keepsControllers: true, by: change) { remove(parent.children[0]) } } == nil)
      #expect(leak != nil)
    }
  }

  @Test func `a constraint that is left, or missing, is told`() {
    HeadlessSession().run {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      parent.addSubview(label)
      let width = parent.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
      let left = failure {
        assertReversible(of: parent) {
          width.isActive = true
          label.isHidden = true
        } undoing: {
          label.isHidden = false
        }
      }
      #expect(left?.contains("\n  a constraint is left: ") == true)
      let gone = failure {
        assertReversible(of: parent) {
          label.isHidden = true
        } undoing: {
          label.isHidden = false
          width.isActive = false
        }
      }
      #expect(gone?.contains("\n  a constraint is gone: ") == true)
    }
  }

  @Test func `only what is expected changes`() {
    HeadlessSession().run {
      let parent = UIViewController()
      parent.loadViewIfNeeded()
      assertChange(of: parent, expectOnly: .added(1)) { add(ChildViewController(), to: parent) }
      assertNoChange(of: parent) { parent.view.setNeedsLayout() }
    }
  }
}
