import InterfaceBuilder
import PullParsing
import Testing
import ViewRendering
import ViewTree

/// What trees tell that are made to be compared.
@Suite struct DetailTests {
  private func tree(_ scene: String, detail: InterfaceDocument.Detail = .meant) throws -> ViewTree {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="1" useAutolayout="YES"
      initialViewController="ctl-01-aaa"><dependencies><plugIn identifier="p" version="2"/></dependencies><scenes>
      <scene sceneID="scn-01-aaa"><objects>\(scene)</objects><point key="canvasLocation" x="1" y="2"/></scene></scenes></document>
      """
    return try InterfaceDocument(reading: InputBytes(text), file: "a").tree(embedding: nil, detail: detail).tree
  }

  private let scene = """
    <viewController storyboardIdentifier="Login" id="ctl-01-aaa" customClass="LoginViewController" sceneMemberID="viewController">
    <layoutGuides><viewControllerLayoutGuide type="top" id="top-01-aaa"/></layoutGuides>
    <view key="view" contentMode="scaleToFill" id="vie-01-aaa"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
    <subviews><button opaque="NO" misplaced="YES" id="but-01-aaa"><rect key="frame" x="1" y="2" width="3" height="4"/>
    <state key="normal" title="Go"><color key="titleColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></state>
    <state key="highlighted" title="Going"/>
    <connections><segue destination="ctl-02-aaa" kind="show" identifier="next" id="seg-01-aaa"/></connections></button>
    <tableView id="tab-01-aaa"><rect key="frame" x="0" y="9" width="3" height="4"/>
    <connections><outlet property="delegate" destination="ctl-01-aaa" id="out-01-aaa"/></connections></tableView></subviews>
    <constraints><constraint firstItem="but-01-aaa" firstAttribute="top" secondItem="vie-01-aaa" secondAttribute="top" constant="2" id="con-01-aaa"/></constraints>
    </view><tabBarItem key="tabBarItem" title="Home Page" image="house" id="itm-01-aaa"/></viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="res-01-aaa" sceneMemberID="firstResponder"/>
    <tapGestureRecognizer id="tap-01-aaa"><connections><action selector="tapped:" destination="ctl-01-aaa" id="act-01-aaa"/></connections>
    </tapGestureRecognizer>
    """

  @Test func `all that the app could tell is told, in an order of its own`() throws {
    #expect(
      OutlineDump().render(try tree(scene)) == """
        UIView (0 0; 375 667) ◉ LoginViewController
          · autoresizingMask: widthSizable=YES
          · constraint: "Go".top = view.top + 2
          · controller: storyboardIdentifier=Login
          · controller.initial: YES
          · controller.tabBarItem: image=house title="Home Page"
          · document: useAutolayout=YES
          · scene.tapGestureRecognizer.action: tapped: → LoginViewController
          UIButton "Go" (1 2; 3 4)
            · segue: show next ctl-02-aaa
            · state.highlighted: title=Going
            · state.normal.titleColor: #000000ff
          UITableView (0 9; 3 4)
            · outlet.delegate: → LoginViewController

        """)
  }

  @Test func `what tools write for themselves is told on request`() throws {
    let all = OutlineDump().render(try tree(scene, detail: .saved))
    for line in [
      "document.dependencies.plugIn: identifier=p version=2", "scene.canvasLocation: x=1 y=2", "saved: id=but-01-aaa misplaced=YES",
      "outlet.id: out-01-aaa",
    ] { #expect(all.contains("· \(line)\n"), "\(line) in \(all)") }
  }

  @Test func `a container whose scene was deleted says so`() throws {
    let embedding = scene.replacing("kind=\"show\" identifier=\"next\"", with: "kind=\"embed\"")
    #expect(OutlineDump().render(try tree(embedding)).contains("  · embeds: missing scene ctl-02-aaa\n"))
  }

  @Test func `a scene without a view stands for its controller`() throws {
    let tree = try tree(
      "<splitViewController storyboardIdentifier=\"Split\" id=\"ctl-01-aaa\"><connections><segue destination=\"x\" kind=\"relationship\" relationship=\"masterViewController\" id=\"y\"/></connections></splitViewController>"
    )
    #expect(
      OutlineDump().render(tree) == """
        UISplitViewController
          · controller: storyboardIdentifier=Split
          · controller.initial: YES
          · controller.segue: relationship masterViewController → x

        """)
  }
}
