import HeadlessUIKit
import Scenes
import Testing
import ViewTree

/// The frames of the scenes' views, worked out by hand.
struct SceneFrameTests {
  private func step(_ title: String, of name: String, on screen: UIScreen = .iPhone8) throws -> ViewTree {
    let scene = try #require(ExampleScene.all.first { $0.name == name })
    return try #require(scene.run(on: screen).step(title)).tree
  }

  private func index(_ selector: String, in tree: ViewTree) throws -> Int {
    try #require(try tree.indices(matching: ViewTree.Selector(selector)).first)
  }

  private func frame(_ selector: String, in tree: ViewTree) throws -> Rect? { tree.frame(of: try index(selector, in: tree)) }

  @Test(arguments: [UIScreen.iPhone8, .iPad])
  func `pages are as large as the screen, the second two in one place`(screen: UIScreen) throws {
    let tree = try step("launch", of: "swapping-pages", on: screen)
    let width = screen.bounds.width
    let height = screen.bounds.height
    #expect(try frame("#Red", in: tree) == Rect(x: 0, y: 0, width: width, height: height))
    #expect(try frame("#Green", in: tree) == Rect(x: width, y: 0, width: width, height: height))
    #expect(try frame("#Blue", in: tree) == Rect(x: width, y: 0, width: width, height: height))
    let scrollView = try index("UIScrollView", in: tree)
    #expect(tree.attribute("contentSize", of: scrollView) == "\(Int(2 * width)) \(Int(height))")
    let button = try #require(try frame("#Red UIButton", in: tree))
    // Centred, and within half a pixel at that.
    #expect(abs(button.x + button.width / 2 - width / 2) <= 0.25)
    #expect(abs(button.y + button.height / 2 - height / 2) <= 0.25)
  }

  @Test func `a button swaps which of the two is hidden`() throws {
    let before = try step("second page", of: "swapping-pages")
    #expect(before.boundsOrigin(of: try index("UIScrollView", in: before)) == Point(x: 375, y: 0))
    for (title, isGreenHidden) in [("second page", false), ("swap", true), ("swap back", false)] {
      let tree = try step(title, of: "swapping-pages")
      let green = try index("#Green", in: tree)
      let blue = try index("#Blue", in: tree)
      #expect(tree.isHidden(green) == isGreenHidden)
      #expect(tree.isHidden(blue) != isGreenHidden)
    }
  }

  @Test func `three stands where two stood`() throws {
    let tree = try step("three in place of two", of: "swapping-pages")
    #expect(try frame("#Three", in: tree) == Rect(x: 750, y: 0, width: 375, height: 667))
    #expect(try frame("#Two", in: tree) == Rect(x: 750, y: 0, width: 375, height: 667))
    let two = try index("#Two", in: tree)
    let three = try index("#Three", in: tree)
    #expect(tree.isHidden(two) && !tree.isHidden(three))
    #expect(tree.attribute("contentSize", of: try index("UIScrollView", in: tree)) == "1125 667")
  }

  @Test func `the slider stands between the titles as the pages do`() throws {
    let tree = try step("half a page forwards", of: "titled-pages")
    let third = try #require(try frame("UILabel[tag=2]", in: tree))
    let fourth = try #require(try frame("UILabel[tag=3]", in: tree))
    let slider = try #require(try frame("#slider", in: tree))
    #expect(abs(slider.x - (third.x + fourth.x) / 2) < 0.01)
    #expect(abs(slider.width - (third.width + fourth.width) / 2) < 0.01)
    let back = try step("a quarter of a page backwards", of: "titled-pages")
    let second = try #require(try frame("UILabel[tag=1]", in: back))
    let moved = try #require(try frame("#slider", in: back))
    #expect(abs(moved.x - (second.x + (third.x - second.x) * 0.75)) < 0.01)
  }

  @Test func `the strip stands under the status bar, the pages below it`() throws {
    let tree = try step("launch", of: "titled-pages")
    #expect(try frame("TitleStrip", in: tree) == Rect(x: 0, y: 20, width: 375, height: 44))
    #expect(try frame("UICollectionView", in: tree) == Rect(x: 0, y: 64, width: 375, height: 603))
    #expect(try frame("UICollectionViewCell", in: tree) == Rect(x: 0, y: 0, width: 375, height: 603))
  }

  @Test func `halfway through a transition both are half there`() throws {
    let tree = try step("in the middle", of: "segmented-children")
    let views = try tree.indices(matching: ViewTree.Selector("UIView[controller]"))
    let alphas = views.filter { tree.controller(of: $0)?.className != "SegmentedViewController" }.map { tree.alpha(of: $0) }
    #expect(alphas.count == 2 && alphas.allSatisfy { abs($0 - 0.5) < 1e-9 })
    let after = try step("after", of: "segmented-children")
    let left = try after.indices(matching: ViewTree.Selector("UIView[controller]")).compactMap { after.controller(of: $0)?.className }
    #expect(left == ["SegmentedViewController", "DetailsViewController"])
  }

  @Test func `two at once share what the safe area leaves`() throws {
    let tree = try step("two at once", of: "segmented-children")
    // 667 - 20 = 647, less 8 between: 319.5 each.
    #expect(try frame("UIStackView > UIView:nth-child(1)", in: tree) == Rect(x: 0, y: 0, width: 375, height: 319.5))
    #expect(try frame("UIStackView > UIView:nth-child(2)", in: tree) == Rect(x: 0, y: 327.5, width: 375, height: 319.5))
  }

  @Test func `the colours of the titles blend as the pages move`() throws {
    // From 0.4 0.4 0.4 to 1 0.4 0: halfway 0.7 0.4 0.2, a quarter of the way 0.55 0.4 0.3, three quarters 0.85 0.4 0.1.
    let half = try step("half a page forwards", of: "titled-pages")
    for tag in 2...3 {
      #expect(half.attribute("textColor", of: try index("UILabel[tag=\(tag)]", in: half)) == "#b36633ff")
    }
    let back = try step("a quarter of a page backwards", of: "titled-pages")
    #expect(back.attribute("textColor", of: try index("UILabel[tag=1]", in: back)) == "#8c664dff")
    #expect(back.attribute("textColor", of: try index("UILabel[tag=2]", in: back)) == "#d96619ff")
    #expect(back.attribute("textColor", of: try index("UILabel[tag=3]", in: back)) == "#666666ff")
  }

  @Test(arguments: [UIScreen.iPhone8, .iPad])
  func `the content is twice as wide as the screen, whatever the file says`(screen: UIScreen) throws {
    let tree = try step("launch", of: "storyboard-containers", on: screen)
    let width = screen.bounds.width
    // The safe area starts at 20, and the container another 20 below; the pages 70 below that, and 20 from the container's end.
    let height = screen.bounds.height - 20 - 20 - 20
    #expect(try frame("#'Safe Area Container'", in: tree)?.height == height)
    #expect(try frame("#Content", in: tree)?.width == 2 * width)
    #expect(try frame("#'Second Page'", in: tree)?.x == width)
    // A button with a fixed frame keeps its distance from the right, 375 - 230.
    #expect(try frame("#'Add Button'", in: tree) == Rect(x: width - 145, y: 15, width: 137, height: 30))
  }

  @Test func `a third child covers the screen until its own button removes it`() throws {
    let added = try step("a third child", of: "storyboard-containers")
    #expect(try frame("UIView[controller=AddViewController]", in: added) == Rect(x: 0, y: 0, width: 375, height: 667))
    let scene = try #require(ExampleScene.all.first { $0.name == "storyboard-containers" })
    let removal = try #require(scene.run().step("removed by its button"))
    #expect(
      removal.events.map(\.description).filter { !$0.contains("Layout") } == [
        "AddViewController willMove(toParent: nil)", "AddViewController viewWillDisappear", "AddViewController viewDidDisappear",
        "AddViewController didMove(toParent: nil)", "AddViewController deinit",
      ])
  }

  @Test func `the current page is told while scrolling`() throws {
    let tree = try step("second page", of: "storyboard-containers")
    #expect(tree.controller(of: try index("UIView[controller=ViewController]", in: tree))?.title == "Page 2 of 2")
  }
}
