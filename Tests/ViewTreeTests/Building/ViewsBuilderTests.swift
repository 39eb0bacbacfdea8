import Testing

@testable import ViewTree

struct ViewsBuilderTests {
  @Test func `a tree written down is the tree built step by step`() {
    let written = ViewTree(source: .init(format: "test"), screen: Size(width: 375, height: 667)) {
      View("UIWindow", identity: "w", frame: (0, 0, 375, 667)) {
        View("UIView", name: "page", frame: (0, 20, 375, 647)) {
          View("UILabel", text: "Hi").hidden().alpha(0.5).attribute("tag", "1").attribute("tag", "2")
        }
        View("UIScrollView").clips().interactive(false).boundsOrigin(0, 40).background("#ff8000").controller("Main", title: "M")
      }
      View("UIWindow")
    }

    var builder = ViewTree.Builder()
    builder.source = .init(format: "test")
    builder.screen = Size(width: 375, height: 667)
    builder.open(.init("UIWindow", identity: "w", frame: Rect(x: 0, y: 0, width: 375, height: 667)))
    builder.open(.init("UIView", name: "page", frame: Rect(x: 0, y: 20, width: 375, height: 647)))
    var label = ViewTree.Node("UILabel", text: "Hi")
    label.isHidden = true
    label.alpha = 0.5
    label.attributes = [.init("tag", "1"), .init("tag", "2")]
    builder.add(label)
    builder.close()
    var scrollView = ViewTree.Node("UIScrollView")
    scrollView.clipsToBounds = true
    scrollView.isUserInteractionEnabled = false
    scrollView.boundsOrigin = Point(x: 0, y: 40)
    scrollView.backgroundColor = Color(hex: "#ff8000")
    scrollView.controller = .init("Main", title: "M")
    builder.add(scrollView)
    builder.close()
    builder.add(.init("UIWindow"))

    #expect(written == builder.finish())
    #expect(written.brokenInvariant() == nil)
  }

  @Test func `loops, conditions, sequences and whole trees stand among views`() {
    let bar = ViewTree { View("Bar") { View("Item") } }
    let isWide = true
    let tree = ViewTree {
      View("Window") {
        for page in 0..<2 { View("Page", name: "\(page)") }
        if isWide { View("Wide") } else { View("Narrow") }
        if !isWide { View("Never") }
        (0..<2).map { View("Cell", text: "\($0)") }
        bar
      }
    }
    #expect(
      tree.indices.map { "\(tree.depth(of: $0)) \(tree.className(of: $0))" } == [
        "0 Window", "1 Page", "1 Page", "1 Wide", "1 Cell", "1 Cell", "1 Bar", "2 Item",
      ])
    #expect(ViewTree {} == ViewTree())
  }

  @Test func `a random tree put among views stays as it is`() {
    var random = RandomTrees(seed: 1)
    for count in 0..<60 {
      let tree = random.tree(count: count)
      #expect(ViewTree(source: tree.source, screen: tree.screen) { tree } == tree)
    }
  }

  @Test func `views wrapped by a loop nest as deep as they like`() {
    var view = View("View")
    for _ in 0..<20_000 {
      let inner = view
      view = View("View") { inner }
    }
    let tree = ViewTree { view }
    #expect(tree.count == 20_001)
    #expect(tree.depth(of: 20_000) == 20_000)
  }
}
