import InterfaceLayout
import Testing
import ViewTree

/// What bars cover of a controller's view, seen at a box that fills its safe area.
@Suite struct CanvasInsetTests {
  private static let box = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></view>
    """
  private static let fillsSafeArea = """
    <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="1"/>
    <constraint firstItem="box" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="2"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="3"/>
    <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="4"/>
    """

  private func box(
    tools: String, device: String, size: (Int, Int), metrics: String = "", around: (String) -> String = { $0 }
  ) throws -> Rect? {
    let root = Fixture.root(
      Self.box, constraints: Self.fillsSafeArea, size: "width=\"\(size.0)\" height=\"\(size.1)\"")
    let controller = around("<viewController id=\"c\">\(metrics)\(root)</viewController>")
    let scenes = "<scenes><scene sceneID=\"s\"><objects>\(controller)</objects></scene></scenes>"
    return try Fixture.frames(
      of: Fixture.document(tools: tools, device: device, attributes: "useSafeAreas=\"YES\"", scenes: scenes))["box"]
  }

  @Test func `a phone with a home button covers the status bar, but not in what Xcode 11 to 14 saved`() throws {
    #expect(try box(tools: "22505", device: "retina4_7", size: (375, 667)) == Rect(0, 20, 375, 647))
    #expect(try box(tools: "15505", device: "retina4_7", size: (375, 667)) == Rect(0, 0, 375, 667))
  }

  @Test func `a notch and a home indicator are covered, twice in what Xcode 26 saves`() throws {
    #expect(try box(tools: "23077", device: "retina6_12", size: (393, 852)) == Rect(0, 59, 393, 759))
    #expect(try box(tools: "24765", device: "retina6_12", size: (393, 852)) == Rect(0, 118, 393, 666))
  }

  @Test func `a simulated navigation bar is 44 points high, and one that is not translucent has the view begin below it`() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    #expect(try box(tools: "22505", device: "retina4_7", size: (375, 667), metrics: bar) == Rect(0, 64, 375, 603))
    let opaque = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"
    #expect(try box(tools: "22505", device: "retina4_7", size: (375, 603), metrics: opaque) == Rect(0, 0, 375, 603))
  }

  @Test func `the bars of the containers around a controller are inferred, and go on to what it shows`() throws {
    func inContainers(_ controller: String) -> String {
      """
      <tabBarController id="tabs"><tabBar key="tabBar" id="tabBar"/>
      <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/></connections></tabBarController>
      <navigationController id="nav"><navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="s2"/></connections>
      </navigationController>
      <viewController id="first"><connections><segue destination="c" kind="show" id="s3"/></connections></viewController>
      \(controller)
      """
    }
    // 20 + 44 above, 49 below.
    #expect(try box(tools: "22505", device: "retina4_7", size: (375, 667), around: inContainers) == Rect(0, 64, 375, 554))
  }

  @Test func `what is shown onto a stack that a tab bar controller stands in covers its tab bar`() throws {
    func inContainers(_ controller: String) -> String {
      """
      <navigationController id="nav"><navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="tabs" kind="relationship" relationship="rootViewController" id="s1"/></connections>
      </navigationController>
      <tabBarController id="tabs"><tabBar key="tabBar" id="tabBar"/>
      <connections><segue destination="first" kind="relationship" relationship="viewControllers" id="s2"/></connections></tabBarController>
      <viewController id="first"><connections><segue destination="c" kind="show" id="s3"/></connections></viewController>
      \(controller)
      """
    }
    // 20 + 44 above, nothing below.
    #expect(try box(tools: "22505", device: "retina4_7", size: (375, 667), around: inContainers) == Rect(0, 64, 375, 603))
  }

  @Test func `a controller that hides the bottom bar when it is pushed has none`() throws {
    func inContainers(_ controller: String) -> String {
      """
      <tabBarController id="tabs"><tabBar key="tabBar" id="tabBar"/>
      <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/></connections></tabBarController>
      <navigationController id="nav"><navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="s2"/></connections>
      </navigationController>
      <viewController id="first"><connections><segue destination="c" kind="show" id="s3"/></connections></viewController>
      \(controller.replacing("id=\"c\"", with: "id=\"c\" hidesBottomBarWhenPushed=\"YES\""))
      """
    }
    #expect(try box(tools: "22505", device: "retina4_7", size: (375, 667), around: inContainers) == Rect(0, 64, 375, 603))
  }

  @Test func `the old guides end where the bars do`() throws {
    let view = """
      <viewController id="c"><layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
      <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="600" height="600"/><subviews>\(Self.box)</subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="1"/>
      <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="2"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="3"/>
      <constraint firstItem="bottom" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="4"/>
      </constraints></view>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/></viewController>
      """
    let scenes = "<scenes><scene sceneID=\"s\"><objects>\(view)</objects></scene></scenes>"
    // Xcode 7 has margins of 20 points in a view as wide as this, Xcode 6 of 16.
    let seven = Fixture.document(tools: "9531", device: nil, scenes: scenes)
    #expect(try Fixture.frames(of: seven)["box"] == Rect(20, 20, 560, 531))
    let six = Fixture.document(tools: "7706", device: nil, scenes: scenes)
    #expect(try Fixture.frames(of: six)["box"] == Rect(16, 20, 568, 531))
  }

  @Test func `a root that constraints place is as large as the screen`() throws {
    let root = """
      <view key="view" translatesAutoresizingMaskIntoConstraints="NO" id="root">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></view>
      """
    #expect(try Fixture.frames(ofScene: root)["root"] == Rect(0, 0, 375, 667))
  }
}
