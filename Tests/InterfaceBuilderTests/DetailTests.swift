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
          · constraint: UIButton[but-01-aaa].top = view.top + 2
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
          · document: useAutolayout=YES

        """)
  }

  /// Connections and a constraint with everything said of them that the app could tell.
  private let connected = """
    <viewController id="ctl-01-aaa" customClass="LoginViewController" sceneMemberID="viewController">
    <view key="view" id="vie-01-aaa"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <button opaque="NO" id="but-01-aaa"><rect key="frame" x="1" y="2" width="3" height="4"/><state key="normal" title="Go"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="8"/>
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    <connections><action selector="go:" destination="ctl-01-aaa" eventType="touchUpInside" id="act-01-aaa"/>
    <segue destination="exi-01-aaa" kind="unwind" unwindAction="back:" id="seg-01-aaa"/>
    <segue destination="ctl-02-aaa" kind="presentation" identifier="next" customClass="Fade" modalPresentationStyle="formSheet"
    destinationCreationSelector="make:" popoverAnchorView="but-01-aaa" id="seg-02-aaa"><popoverArrowDirection key="popoverArrowDirection"
    up="YES"/></segue></connections></button>
    <containerView opaque="NO" id="box-01-aaa"><rect key="frame" x="0" y="9" width="3" height="4"/><connections>
    <segue destination="ctl-02-aaa" kind="embed" identifier="left" id="seg-03-aaa"/></connections></containerView></subviews><constraints>
    <constraint firstItem="but-01-aaa" firstAttribute="top" secondItem="vie-01-aaa" secondAttribute="top" constant="2" id="con-01-aaa">
    <variation key="heightClass=compact-widthClass=compact" constant="32"/></constraint>
    <constraint firstItem="but-01-aaa" firstAttribute="width" constant="9" id="con-02-aaa"/></constraints></view>
    <connections><outlet property="top" destination="con-01-aaa" id="out-01-aaa"/>
    <outlet property="width" destination="con-02-aaa" id="out-02-aaa"/></connections></viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="res-01-aaa" sceneMemberID="firstResponder"/><exit id="exi-01-aaa"/>
    """

  @Test func `connections and constraints tell all that is said of them`() throws {
    #expect(
      OutlineDump().render(try tree(connected)) == """
        UIView (0 0; 375 667) ◉ LoginViewController
          · constraint: UIButton[but-01-aaa].top = view.top + 2 [heightClass=compact-widthClass=compact: constant=32]
          · constraint: UIButton[but-01-aaa].width = 9
          · controller.initial: YES
          · controller.outlet.top: → constraint UIButton[but-01-aaa].top = view.top
          · controller.outlet.width: → constraint UIButton[but-01-aaa].width
          · document: useAutolayout=YES
          UIButton "Go" (1 2; 3 4)
            · action: go: touchUpInside → LoginViewController
            · runtime.radius: number 8
            · segue: presentation next ctl-02-aaa customClass=Fade destinationCreationSelector=make: modalPresentationStyle=formSheet \
        popoverAnchorView=UIButton[but-01-aaa] popoverArrowDirection.up=YES
            · segue: unwind Exit unwindAction=back:
          UIView (0 9; 3 4)
            · element: containerView
            · embeds: missing scene ctl-02-aaa identifier=left

        """)
  }

  @Test(arguments: [
    ("constant=\"32\"", "constant=\"39\""), ("\"left\"", "\"right\""), ("\"formSheet\"", "\"popover\""), ("\"back:\"", "\"home:\""),
    ("\"Fade\"", "\"Slide\""), ("\"make:\"", "\"build:\""), ("up=", "down="), ("type=\"number\"", "type=\"string\""),
    ("\"go:\" destination=\"ctl-01-aaa\"", "\"go:\" destination=\"res-01-aaa\""),
    ("property=\"top\" destination=\"con-01-aaa\"", "property=\"top\" destination=\"con-02-aaa\""),
  ])
  func `each of it makes a difference`(old: String, new: String) throws {
    let changed = connected.replacing(old, with: new)
    #expect(changed != connected)
    let (before, after) = (OutlineDump().render(try tree(connected)), OutlineDump().render(try tree(changed)))
    #expect(zip(before.split(separator: "\n"), after.split(separator: "\n")).count { $0 != $1 } == 1, "\(after)")
  }

  @Test func `a text is told where it stands, not in constraints`() throws {
    let (before, after) = (
      OutlineDump().render(try tree(scene)), OutlineDump().render(try tree(scene.replacing("\"Go\"", with: "\"Run\"")))
    )
    #expect(after == before.replacing("\"Go\"", with: "\"Run\""))
    #expect(before.split(separator: "\"Go\"").count == 2)
  }

  @Test(arguments: ["", #"initialViewController="ctl-02-aaa""#]) func `the order of scenes makes no difference`(initial: String) throws {
    let scenes = (1...2).map { k in
      """
      <scene sceneID="scn-0\(k)-aaa"><objects><viewController id="ctl-0\(k)-aaa"><view key="view" id="vie-0\(k)-aaa">
      <rect key="frame" x="0" y="0" width="1" height="1"/></view></viewController></objects></scene>
      """
    }
    func outlines(_ scenes: [String]) throws -> [String] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="1" useAutolayout="YES" \(initial)>
        <scenes>\(scenes.joined())</scenes></document>
        """
      let document = try InterfaceDocument(reading: InputBytes(text), file: "a")
      return try scenes.indices.map { OutlineDump().render(try document.tree(of: [$0], embedding: nil, detail: .meant).tree) }
    }
    let told = try outlines(scenes)
    #expect(try outlines(scenes.reversed()) == told.reversed())
    #expect(told.map { $0.contains("· document: useAutolayout=YES") } == (initial.isEmpty ? [true, false] : [false, true]))
  }
}
