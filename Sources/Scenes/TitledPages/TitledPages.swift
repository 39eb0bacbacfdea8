import HeadlessUIKit

extension ExampleScene {
  static let titledPages = ExampleScene(
    "titled-pages", "a strip of titles over pages that are scrolled sideways, each knowing of the other"
  ) { run in
    run.keepsChildren = true
    let titles = ["News", "Sport", "Culture", "Weather", "Travel and leisure", "Science", "Letters"]
    let pages = TitledPagesViewController(pages: titles.map { TextPageViewController(text: $0) })
    run.step("launch") { run.show(pages) }
    run.step("a tap on the third title") {
      pages.strip.labels[2].tap()
      run.session.settle()
    }
    run.step("half a page forwards") { pages.collectionView.contentOffset.x = 2.5 * run.window.bounds.width }
    run.step("a quarter of a page backwards") { pages.collectionView.contentOffset.x = 1.75 * run.window.bounds.width }
    run.step("let go on the second page") { pages.collectionView.drag(by: CGPoint(x: -100, y: 0)) }
    run.step("a tap on the last title scrolls the strip") {
      pages.strip.labels[6].tap()
      run.session.settle()
    }
  }
}
