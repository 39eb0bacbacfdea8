import InterfaceBuilder
import InterfaceLayout
import PullParsing
import Testing
import ViewTree

/// A box between the guides of a controller's view, on a screen of 393 × 852 points with 59 above and 34 below the safe area.
@Suite struct LayoutGuideTests {
  private func box(guide: String, bottom: String, direction: String = "", margins: String = "") throws -> Rect? {
    let box = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></view>
      """
    let constraints = """
      <constraint firstItem="box" firstAttribute="left" secondItem="guide" secondAttribute="left" id="1"/>
      <constraint firstItem="guide" firstAttribute="right" secondItem="box" secondAttribute="right" id="2"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="3"/>
      <constraint firstItem="guide" firstAttribute="\(bottom)" secondItem="box" secondAttribute="bottom" constant="10" id="4"/>
      """
    let safeArea = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
    let root = Fixture.root(box, constraints: constraints, size: "width=\"393\" height=\"852\"")
      .replacing(safeArea, with: safeArea + "<viewLayoutGuide key=\"\(guide)\" id=\"guide\"/>" + margins)
      .replacing("id=\"root\"", with: "id=\"root\" \(direction)")
    return try Fixture.frames(ofScene: root, tools: "23077", device: "retina6_12")["box"]
  }

  @Test func `without a keyboard its guide begins where the safe area ends`() throws {
    // 852 − 59 − 34 − 10
    #expect(try box(guide: "keyboard", bottom: "top") == Rect(0, 59, 393, 749))
  }

  @Test(arguments: ["layoutMargins", "readableContent"]) func `the margins are a guide too, on a phone those of readable text`(
    guide: String
  ) throws {
    // A controller's view has 16 at the sides, and above and below what the safe area leaves out.
    #expect(try box(guide: guide, bottom: "bottom") == Rect(16, 59, 361, 749))
  }

  @Test func `directional margins lead from the right where the view is told to`() throws {
    let margins = """
      <directionalEdgeInsets key="directionalLayoutMargins" top="0.0" leading="40" bottom="0.0" trailing="20"/>
      """
    #expect(try box(guide: "layoutMargins", bottom: "bottom", margins: margins) == Rect(40, 59, 333, 749))
    let reversed = "semanticContentAttribute=\"forceRightToLeft\""
    #expect(try box(guide: "layoutMargins", bottom: "bottom", direction: reversed, margins: margins) == Rect(20, 59, 333, 749))
  }

  // 672 points between margins as wide as each other: (1024 − 672) / 2.
  @Test(arguments: [
    ("<viewLayoutGuide key=\"readableContent\" id=\"guide\"/>", "guide", "leading", "trailing", ""),
    ("", "root", "leadingMargin", "trailingMargin", "layoutMarginsFollowReadableWidth=\"YES\""),
  ]) func `lines of text stay readable on a wide screen`(
    guide: String, item: String, leading: String, trailing: String, attribute: String
  ) throws {
    let box = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></view>
      """
    let constraints = """
      <constraint firstItem="box" firstAttribute="leading" secondItem="\(item)" secondAttribute="\(leading)" id="1"/>
      <constraint firstItem="\(item)" firstAttribute="\(trailing)" secondItem="box" secondAttribute="trailing" id="2"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="3"/>
      <constraint firstItem="box" firstAttribute="height" constant="50" id="4"/>
      """
    let safeArea = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
    let root = Fixture.root(box, constraints: constraints).replacing(safeArea, with: safeArea + guide)
      .replacing("id=\"root\"", with: "id=\"root\" \(attribute)")
    let pad = try LayoutOptions(screen: DeviceModel.named("iPad Pro (12.9-inch)").screen)
    #expect(try Fixture.frames(ofScene: root, options: pad)["box"] == Rect(176, 100, 672, 50))
    #expect(try Fixture.frames(ofScene: root)["box"] == Rect(16, 100, 343, 50))
  }

  @Test func `a guide that is not known is told, and what is said of it passed over`() throws {
    let box = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></view>
      """
    let root = Fixture.root(
      box, constraints: "<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" id=\"1\"/>"
    )
    .replacing("key=\"safeArea\"", with: "key=\"foldGuide\"")
    let scenes = "<scenes><scene sceneID=\"s\"><objects><viewController id=\"c\">\(root)</viewController></objects></scene></scenes>"
    let text = Fixture.document(tools: "21507", device: "retina4_7", scenes: scenes)
    let notes = try InterfaceDocument(reading: InputBytes(text), file: "Test.storyboard").notes
    #expect(
      notes.map(\.message) == ["a layout guide 'foldGuide' is not known; constraints to it are shown, but have no part in layout"])
    _ = try Fixture.frames(of: text)
  }
}
