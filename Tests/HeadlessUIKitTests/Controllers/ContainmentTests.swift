import HeadlessUIKit
import Testing

private final class Parent: UIViewController {}
private final class Child: UIViewController {}
private final class SilentChild: UIViewController {
  override func willMove(toParent parent: UIViewController?) {}
  override func didMove(toParent parent: UIViewController?) {}
}

struct ContainmentTests {
  private let session = HeadlessSession()

  /// A visible parent, its events so far forgotten.
  private func makeParent() -> (UIWindow, Parent) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let parent = Parent()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    session.turnRunLoop()
    _ = session.lifecycle.take()
    return (window, parent)
  }

  @Test func `a root controller loads, appears, is laid out, has appeared`() {
    session.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let parent = Parent()
      window.rootViewController = parent
      #expect(!parent.isViewLoaded)
      window.makeKeyAndVisible()
      session.turnRunLoop()
      #expect(
        session.lifecycle.events.map(\.name) == [
          "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
          "viewDidAppear",
        ])
      #expect(parent.view.frame == window.bounds)
    }
  }

  @Test func `adding and removing a child tells it so, step by step`() {
    session.run {
      let (window, parent) = makeParent()
      var child: Child? = Child()
      if let child {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        session.turnRunLoop()
        #expect(session.containmentProblems().isEmpty)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      child = nil
      session.turnRunLoop()
      #expect(
        session.lifecycle.description == """
          Child willMove(toParent: Parent)
          Child loadView
          Child viewDidLoad
          Child viewWillAppear
          Child didMove(toParent: Parent)
          Parent viewWillLayoutSubviews
          Parent viewDidLayoutSubviews
          Child viewIsAppearing
          Child viewWillLayoutSubviews
          Child viewDidLayoutSubviews
          Child viewDidAppear
          Child willMove(toParent: nil)
          Child viewWillDisappear
          Child viewDidDisappear
          Child didMove(toParent: nil)
          Child deinit
          Parent viewWillLayoutSubviews
          Parent viewDidLayoutSubviews

          """)
      #expect(session.containmentProblems().isEmpty)
      #expect(session.faults.isEmpty)
      _ = window
    }
  }

  @Test func `addChild takes a child from its old parent without telling it of that`() {
    session.run {
      let first = Parent()
      let second = Parent()
      let child = Child()
      first.addChild(child)
      child.didMove(toParent: first)
      second.addChild(child)
      #expect(first.children.isEmpty)
      #expect(second.children == [child])
      #expect(child.parent === second)
      #expect(
        session.lifecycle.events.map(\.name) == [
          "willMove(toParent: Parent)", "didMove(toParent: Parent)", "willMove(toParent: Parent #2)",
        ])
    }
  }

  @Test func `an override without super is recorded all the same, and once`() {
    session.run {
      let parent = Parent()
      let child = SilentChild()
      parent.addChild(child)
      child.removeFromParent()
      #expect(session.lifecycle.events.map(\.name) == ["willMove(toParent: Parent)", "didMove(toParent: nil)"])
    }
  }

  // MARK: Missing steps

  @Test func `addSubview without addChild is named`() {
    session.run {
      let (window, parent) = makeParent()
      let child = Child()
      parent.view.addSubview(child.view)
      #expect(
        session.containmentProblems().map(\.description) == [
          "Child's view stands in Parent's, but Child is nobody's child; call Parent.addChild(Child) before addSubview"
        ])
      _ = window
    }
  }

  @Test func `addChild without didMove is named`() {
    session.run {
      let (window, parent) = makeParent()
      let child = Child()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      #expect(session.containmentProblems().map(\.kind) == [.childWithoutDidMove])
      child.didMove(toParent: parent)
      #expect(session.containmentProblems().isEmpty)
      _ = window
    }
  }

  @Test func `removeFromParent without willMove is named`() {
    session.run {
      let (window, parent) = makeParent()
      var child: Child? = Child()
      if let child {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      child = nil
      #expect(session.containmentProblems().map(\.kind) == [.removedWithoutWillMove])
      _ = window
    }
  }

  @Test func `a view that is gone while its controller is still a child is named`() {
    session.run {
      let (window, parent) = makeParent()
      let child = Child()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      child.view.removeFromSuperview()
      #expect(session.containmentProblems().map(\.kind) == [.childWithoutView])
      _ = window
    }
  }

  @Test func `a child that outlives its removal is named, unless that is allowed`() {
    session.run {
      let (window, parent) = makeParent()
      let child = Child()
      parent.addChild(child)
      child.didMove(toParent: parent)
      child.willMove(toParent: nil)
      child.removeFromParent()
      #expect(session.containmentProblems().map(\.kind) == [.outlivesRemoval])
      #expect(session.containmentProblems(allowingSurvivors: true).isEmpty)
      parent.addChild(child)
      child.didMove(toParent: parent)
      #expect(session.containmentProblems().isEmpty)
      _ = window
    }
  }

  // MARK: What UIKit raises

  @Test func `a child's view under a stranger's view is a fault that names all three`() {
    session.run {
      let (window, parent) = makeParent()
      let stranger = Parent()
      let child = Child()
      parent.addChild(child)
      stranger.view.addSubview(child.view)
      #expect(
        session.faults == [.wrongParent(child: "Child", expected: "Parent #2", actual: "Parent")])
      _ = window
    }
  }

  @Test func `one view can't be that of two controllers`() {
    session.run {
      let first = Child()
      let second = Child()
      second.view = first.view
      #expect(session.faults == [.viewOfTwoControllers(view: "UIView 'Child'", first: "Child", second: "Child #2")])
      #expect(!second.isViewLoaded)
    }
  }

  @Test func `a controller can't be its own ancestor`() {
    session.run {
      let parent = Parent()
      let child = Child()
      parent.addChild(child)
      child.addChild(parent)
      #expect(session.faults == [.childOfItself(controller: "Parent")])
      #expect(parent.parent == nil)
    }
  }
}
