import HeadlessUIKit

extension ExampleScene {
  public static let storyboardContainers = ExampleScene(
    "storyboard-containers", "two controllers embedded by storyboards; a third is added by a button and removed by its own"
  ) { run in
    let session = run.session
    session.register(interfaceFile: ContainerStoryboards.main, named: "Main")
    session.register(interfaceFile: ContainerStoryboards.other, named: "Other")
    session.register(LeftViewController.self)
    session.register(RightViewController.self)
    session.register(ViewController.self) { wiring in
      wiring.outlet("scrollView", \.scrollView)
      wiring.action("addChildController:", ViewController.addChildController)
    }
    session.register(AddViewController.self) { wiring in
      wiring.action("removeChildController:", AddViewController.removeChildController)
    }

    run.step("launch") {
      if let root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() { run.show(root) }
    }
    run.step("a third child") { run.view("Add Button", as: UIButton.self)?.tap() }
    run.step("removed by its button") { run.view("Remove Button", as: UIButton.self)?.tap() }
    run.step("second page") {
      if let pages = run.view("Pages", as: UIScrollView.self) { pages.drag(by: CGPoint(x: pages.bounds.width, y: 0)) }
    }
  }
}
