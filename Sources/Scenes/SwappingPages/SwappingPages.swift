import HeadlessUIKit

extension ExampleScene {
  static let swappingPages = ExampleScene(
    "swapping-pages", "three child controllers on two pages, of which a button swaps the second"
  ) { run in
    let container = SwappingContainerViewController()
    run.step("launch") { run.show(container) }
    run.step("second page") { container.scrollView.drag(by: CGPoint(x: container.view.bounds.width, y: 0)) }
    run.step("swap") { container.greenVC.button.tap() }
    run.step("swap back") { container.blueVC.button.tap() }

    let pages = NumberedPagesViewController()
    run.step("zero, one, two") { run.show(pages) }
    run.step("third page") { pages.scrollView.contentOffset.x = 2 * pages.view.bounds.width }
    run.step("three in place of two") { pages.pages[2].button.tap() }
    run.step("two in place of three") { pages.pages[3].button.tap() }
  }
}
