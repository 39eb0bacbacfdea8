import HeadlessUIKit
import Scenes
import Testing
import ViewTree

/// The frames of the scenes' views on two screens, upright and on their side, worked out by hand.
///
/// On a phone of 375 × 667 points the status bar takes 20 at the top while it is upright, and nothing on its side; on an iPad of 768 × 1024
/// it takes 20 either way.
struct SceneRotationTests {
  /// One of the four ways to look at a scene: the size of the window, and how far down the safe area starts.
  struct Place: Sendable, CustomTestStringConvertible {
    let screen: UIScreen
    let isTurned: Bool
    let width: Double
    let height: Double
    let top: Double

    var testDescription: String { "\(width) × \(height)" }

    static let all = [
      Place(screen: .iPhone8, isTurned: false, width: 375, height: 667, top: 20),
      Place(screen: .iPhone8, isTurned: true, width: 667, height: 375, top: 0),
      Place(screen: .iPad, isTurned: false, width: 768, height: 1024, top: 20),
      Place(screen: .iPad, isTurned: true, width: 1024, height: 768, top: 20),
    ]
  }

  private struct Look {
    let tree: ViewTree

    init(_ name: String, after title: String, _ place: Place) throws {
      let scene = try #require(ExampleScene.all.first { $0.name == name })
      let outcome = scene.run(on: place.screen, turningAfter: place.isTurned ? title : nil)
      #expect(outcome.faults == [])
      #expect(outcome.problems == [])
      tree = try #require(outcome.step(place.isTurned ? "turned on its side" : title)).tree
      #expect(tree.frame(of: 0) == Rect(x: 0, y: 0, width: place.width, height: place.height))
    }

    func index(_ selector: String) throws -> Int {
      try #require(try tree.indices(matching: ViewTree.Selector(selector)).first, "\(selector)")
    }

    func frame(_ selector: String) throws -> Rect? { tree.frame(of: try index(selector)) }
  }

  @Test(arguments: Place.all)
  func `swapping pages: each as large as the window, the second in sight`(place: Place) throws {
    let look = try Look("swapping-pages", after: "second page", place)
    let (width, height) = (place.width, place.height)
    // The scroll view is pinned to the view's edges, not to the safe area's; each page is as wide and high as the view.
    #expect(try look.frame("UIScrollView") == Rect(x: 0, y: 0, width: width, height: height))
    // H:|[red][green]| and H:|[red][blue]|: green and blue both start where red ends.
    #expect(try look.frame("#Red") == Rect(x: 0, y: 0, width: width, height: height))
    #expect(try look.frame("#Green") == Rect(x: width, y: 0, width: width, height: height))
    #expect(try look.frame("#Blue") == Rect(x: width, y: 0, width: width, height: height))
    let scrollView = try look.index("UIScrollView")
    #expect(look.tree.attribute("contentSize", of: scrollView) == "\(Int(2 * width)) \(Int(height))")
    // The page that was in sight still is: a whole width along.
    #expect(look.tree.boundsOrigin(of: scrollView) == Point(x: width, y: 0))
    for name in ["Red", "Green", "Blue"] {
      // Centred, on whole half points at two pixels a point.
      let button = try #require(try look.frame("#\(name) > UIButton"))
      #expect(abs(button.x + button.width / 2 - width / 2) <= 0.25)
      #expect(abs(button.y + button.height / 2 - height / 2) <= 0.25)
    }
  }

  @Test(arguments: Place.all)
  func `numbered pages: three stands where two does, two widths along`(place: Place) throws {
    let look = try Look("swapping-pages", after: "third page", place)
    for (name, column) in [("Zero", 0.0), ("One", 1), ("Two", 2), ("Three", 2)] {
      #expect(try look.frame("#\(name)") == Rect(x: column * place.width, y: 0, width: place.width, height: place.height))
    }
    #expect(look.tree.boundsOrigin(of: try look.index("UIScrollView")) == Point(x: 2 * place.width, y: 0))
  }

  @Test(arguments: Place.all)
  func `titled pages: the strip below the status bar, the pages below the strip`(place: Place) throws {
    let look = try Look("titled-pages", after: "a tap on the third title", place)
    let pages = Rect(x: 0, y: place.top + 44, width: place.width, height: place.height - place.top - 44)
    #expect(try look.frame("TitleStrip") == Rect(x: 0, y: place.top, width: place.width, height: 44))
    #expect(try look.frame("UICollectionView") == pages)
    // The third of the pages is in sight, in a cell as large as the pages' view.
    #expect(look.tree.boundsOrigin(of: try look.index("UICollectionView")) == Point(x: 2 * place.width, y: 0))
    let cell = Rect(x: 2 * place.width, y: 0, width: place.width, height: pages.height)
    let cells = try look.tree.indices(matching: ViewTree.Selector("UICollectionViewCell:not(:hidden)"))
    #expect(cells.contains { look.tree.frame(of: $0) == cell })
    // The slider is two points high, under the title that was tapped, and as wide.
    let title = try #require(try look.frame("UILabel[tag=2]"))
    #expect(try look.frame("#slider") == Rect(x: title.x, y: 42, width: title.width, height: 2))
    #expect(title.y == 0 && title.height == 42)
  }

  @Test(arguments: Place.all)
  func `storyboard containers: the file's constraints at any size`(place: Place) throws {
    let look = try Look("storyboard-containers", after: "second page", place)
    let (width, top) = (place.width, place.top)
    // 20 below the safe area's top, 20 above the bottom.
    let container = Rect(x: 0, y: top + 20, width: width, height: place.height - top - 40)
    #expect(try look.frame("#'Safe Area Container'") == container)
    #expect(try look.frame("#Heading") == Rect(x: 10, y: 10, width: 200, height: 40))
    // 70 below the container's top, 20 above its bottom.
    let height = container.height - 90
    #expect(try look.frame("#Pages") == Rect(x: 0, y: 70, width: width, height: height))
    #expect(look.tree.boundsOrigin(of: try look.index("#Pages")) == Point(x: width, y: 0))
    // Set from code to twice the window's width, anew when it turns; the first page takes the one half, the second what is left.
    #expect(try look.frame("#Content") == Rect(x: 0, y: 0, width: 2 * width, height: height))
    #expect(try look.frame("#'First Page'") == Rect(x: 0, y: 0, width: width, height: height))
    #expect(try look.frame("#'Second Page'") == Rect(x: width, y: 0, width: width, height: height))
    // 10 inside each page; what is embedded fills it.
    let inner = Rect(x: 10, y: 10, width: width - 20, height: height - 20)
    for name in ["First", "Second"] { #expect(try look.frame("#'\(name) Container'") == inner) }
    for controller in ["LeftViewController", "RightViewController"] {
      let view = try look.frame("UIView[controller=\(controller)]")
      #expect(view == Rect(x: 0, y: 0, width: inner.width, height: inner.height))
      // A label of 200 × 21 in the middle.
      let label = try look.frame("UIView[controller=\(controller)] > UILabel")
      #expect(label == Rect(x: (inner.width - 200) / 2, y: (inner.height - 21) / 2, width: 200, height: 21))
    }
    // A fixed frame of 137 × 30 that keeps its distance from the right, 375 − 230 − 137 = 8, and from the top.
    #expect(try look.frame("#'Add Button'") == Rect(x: width - 8 - 137, y: 15, width: 137, height: 30))
  }

  @Test(arguments: Place.all)
  func `a third child turns with the window it covers`(place: Place) throws {
    let look = try Look("storyboard-containers", after: "a third child", place)
    let view = try look.frame("UIView[controller=AddViewController]")
    #expect(view == Rect(x: 0, y: 0, width: place.width, height: place.height))
  }

  @Test(arguments: Place.all)
  func `segmented children: the shown one fills what the segments leave`(place: Place) throws {
    let look = try Look("segmented-children", after: "launch", place)
    let segments = try #require(try look.frame("UISegmentedControl"))
    // 8 below the safe area's top, 32 high, in the middle.
    #expect(segments.y == place.top + 8 && segments.height == 32)
    #expect(abs(segments.x + segments.width / 2 - place.width / 2) <= 0.25)
    // Another 8 below it, down to the bottom. Its last point doesn't count for alignment: 8 + 31 + 8 = 47.
    let child = try look.index("UIView[controller=SummaryViewController]")
    #expect(look.tree.frame(of: child) == Rect(x: 0, y: 0, width: place.width, height: place.height - place.top - 47))
    let parent = try #require(look.tree.superview(of: child))
    #expect(look.tree.frame(of: parent) == Rect(x: 0, y: place.top + 47, width: place.width, height: place.height - place.top - 47))
  }

  @Test(arguments: Place.all)
  func `two children at once: equal halves, 8 between`(place: Place) throws {
    let look = try Look("segmented-children", after: "two at once", place)
    let stack = Rect(x: 0, y: place.top, width: place.width, height: place.height - place.top)
    #expect(try look.frame("UIStackView") == stack)
    // (647 − 8) / 2 = 319.5, (375 − 8) / 2 = 183.5, (1004 − 8) / 2 = 498, (748 − 8) / 2 = 370.
    let height = (stack.height - 8) / 2
    #expect(try look.frame("UIStackView > UIView:nth-child(1)") == Rect(x: 0, y: 0, width: place.width, height: height))
    #expect(try look.frame("UIStackView > UIView:nth-child(2)") == Rect(x: 0, y: height + 8, width: place.width, height: height))
  }
}
