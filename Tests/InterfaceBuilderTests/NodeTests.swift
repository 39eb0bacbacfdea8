import InterfaceBuilder
import Testing
import ViewTree

struct NodeTests {
  @Test(
    arguments: [
      ("<label text=\"A &amp; B\" id=\"a\"/>", "A & B"),
      ("<label id=\"a\"><string key=\"text\">two\nlines</string></label>", "two\nlines"),
      ("<textView id=\"a\"><mutableString key=\"text\">typed</mutableString></textView>", "typed"),
      ("<label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">\nYcOkAQ\n</string></label>", "aä\u{1}"),
      ("<label text=\"\" id=\"a\"/>", nil),
      (
        "<label id=\"a\"><attributedString key=\"attributedText\"><fragment content=\"one \"/><fragment><string key=\"content\">two</string>"
          + "</fragment></attributedString></label>", "one two"
      ),
      ("<button id=\"a\"><state key=\"normal\" title=\"OK\"/><state key=\"disabled\" title=\"No\"/></button>", "OK"),
      ("<button id=\"a\"><state key=\"normal\"><string key=\"title\">two\nlines</string></state></button>", "two\nlines"),
      (
        "<button id=\"a\"><state key=\"normal\"><attributedString key=\"attributedTitle\"><fragment content=\"rich\"/></attributedString>"
          + "</state></button>", "rich"
      ),
      ("<button id=\"a\"><state key=\"normal\" title=\"old\"/><buttonConfiguration key=\"configuration\" title=\"new\"/></button>", "new"),
      (
        "<segmentedControl id=\"a\"><segments><segment title=\"One\"/><segment image=\"i\"/><segment title=\"Two\"/></segments></segmentedControl>",
        "One | Two"
      ),
      ("<textField text=\"typed\" placeholder=\"Name\" id=\"a\"/>", "typed"),
      ("<textField placeholder=\"Name\" id=\"a\"/>", "Name"),
      ("<searchBar placeholder=\"Find\" id=\"a\"/>", "Find"),
      ("<navigationBar id=\"a\"><items><navigationItem title=\"Title\" id=\"i\"/></items></navigationBar>", "Title"),
      (
        "<toolbar id=\"a\"><items><barButtonItem title=\"Left\" id=\"i\"/><barButtonItem systemItem=\"flexibleSpace\" id=\"j\"/>"
          + "<barButtonItem title=\"Right\" id=\"k\"/></items></toolbar>", "Left | Right"
      ),
    ] as [(String, String?)])
  func `text is found where each kind of view keeps it`(element: String, expected: String?) throws {
    #expect(try Documents.node(element).text == expected)
  }

  @Test func `a placeholder is told from text`() throws {
    #expect(try Documents.node("<textField placeholder=\"Name\" id=\"a\"/>").attributes == [.init("textIsPlaceholder", "YES")])
  }

  @Test func `properties are read`() throws {
    let node = try Documents.node(
      """
      <view hidden="YES" alpha="0.5" clipsSubviews="YES" userInteractionEnabled="NO" tag="7" contentMode="center" \
      customClass="Card" customModule="App" userLabel="The card" id="a">
      <rect key="frame" x="1.5" y="-2" width="3" height="4"/><rect key="bounds" x="10" y="20" width="3" height="4"/>
      <accessibility key="accessibilityConfiguration" identifier="card" label="A card"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="kindName" value="big"/>
      <userDefinedRuntimeAttribute type="size" keyPath="shadow"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(node.className == "Card")
    #expect(node.identity == "a")
    #expect(node.name == "card")
    #expect(node.frame == Rect(x: 1.5, y: -2, width: 3, height: 4))
    #expect(node.boundsOrigin == Point(x: 10, y: 20))
    #expect(node.isHidden && node.alpha == 0.5 && node.clipsToBounds && !node.isUserInteractionEnabled)
    #expect(
      node.attributes == [
        .init("kind", "UIView"), .init("userLabel", "The card"), .init("tag", "7"), .init("contentMode", "center"),
        .init("customModule", "App"), .init("accessibilityLabel", "A card"), .init("runtime.layer.cornerRadius", "8"),
        .init("runtime.kindName", "big"), .init("runtime.shadow", "1 2"),
      ])
  }

  @Test func `views outside subviews are there, each once`() throws {
    let dump = try Documents.dump(
      Documents.storyboard(
        """
        <tableView id="t"><rect key="frame" x="0" y="0" width="375" height="400"/>
        <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="375" height="30"/></view>
        <prototypes><tableViewCell id="p" reuseIdentifier="Cell"><rect key="frame" x="0" y="30" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="q"><rect key="frame" x="0" y="0" width="375" height="43.5"/><subviews>
        <label text="L" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews></tableViewCellContentView>
        <view key="accessoryView" id="y"><rect key="frame" x="340" y="0" width="20" height="20"/></view></tableViewCell></prototypes>
        <sections><tableViewSection id="s1"><cells><tableViewCell id="d"><rect key="frame" x="0" y="80" width="375" height="44"/></tableViewCell>
        </cells></tableViewSection></sections>
        <view key="tableFooterView" id="f"><rect key="frame" x="0" y="124" width="375" height="10"/></view></tableView>
        """))
    #expect(
      dump == """
        UIView (0 0; 375 667) ◉ UIViewController
        ╰─ UITableView (0 0; 375 400)
           ├─ UIView (0 0; 375 30)
           ├─ UITableViewCell (0 30; 375 44)
           │  ├─ UITableViewCellContentView (0 0; 375 43.5)
           │  │  ╰─ UILabel "L" (1 2; 3 4)
           │  ╰─ UIView (340 0; 20 20)
           ├─ UITableViewCell (0 80; 375 44)
           ╰─ UIView (0 124; 375 10)

        """)
  }

  @Test func `an unknown element is a node with its subviews, and noted once`() throws {
    let unknown =
      "<fancyView id=\"a\"><rect key=\"frame\" width=\"5\" height=\"6\"/><subviews><label text=\"in\" id=\"b\"/></subviews></fancyView>"
    let (tree, notes) = try Documents.read(Documents.storyboard(unknown + unknown)).tree()
    #expect(tree.indices.map { tree.className(of: $0) } == ["UIView", "FancyView", "UILabel", "FancyView", "UILabel"])
    #expect(
      notes.map(\.description) == ["Main.storyboard:4:71: note: element '<fancyView>' is not known; it is shown as FancyView (and 1 more)"])
  }

  @Test func `a frame that is no number is noted, not guessed`() throws {
    let (tree, notes) = try Documents.read(Documents.storyboard("<view id=\"a\"><rect key=\"frame\" x=\"wide\" y=\"0\"/></view>")).tree()
    #expect(tree.frame(of: 1) == nil)
    #expect(notes.map(\.message) == ["the frame of '<view>' holds something that is no number"])
  }

  /// Xcode 8.0 wrote distances to the superview's edges, here one of 375×667: x or trailing distance, and a length or the other end.
  @Test(arguments: [
    ("minX=\"15\" width=\"345\" height=\"43.5\"", Rect(x: 15, y: 0, width: 345, height: 43.5)),
    ("width=\"100\" maxX=\"5\" height=\"10\" maxY=\"7\"", Rect(x: 270, y: 650, width: 100, height: 10)),
    ("minX=\"10\" maxX=\"20\" minY=\"1\" maxY=\"2\"", Rect(x: 10, y: 1, width: 345, height: 664)),
    ("", Rect(x: 0, y: 0, width: 375, height: 667)),
  ])
  func `inset frames are worked out`(attributes: String, expected: Rect) throws {
    #expect(try Documents.node("<view id=\"a\"><frame key=\"frameInset\" \(attributes)/></view>").frame == expected)
  }

  @Test func `bars of container controllers tell what is inside`() throws {
    let document = try Documents.read(
      Documents.scenes(
        """
        <scene sceneID="1"><objects><tabBarController id="c" sceneMemberID="viewController">
        <tabBar key="tabBar" id="b"><rect key="frame" x="0" y="618" width="375" height="49"/></tabBar>
        <connections><segue destination="n" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="p" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController></objects></scene>
        <scene sceneID="2"><objects><navigationController id="n" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="First" id="t1"/>
        <navigationBar key="navigationBar" id="m"><rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
        <connections><segue destination="r" kind="relationship" relationship="rootViewController" id="r3"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="3"><objects><viewController id="r" customClass="ListViewController" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        <navigationItem key="navigationItem" title="List" id="i"><view key="titleView" id="w"><rect key="frame" width="9" height="8"/></view>
        </navigationItem></viewController></objects></scene>
        <scene sceneID="4"><objects><viewController title="Second" id="p" sceneMemberID="viewController"/></objects></scene>
        """))
    let tree = try document.tree().tree
    #expect(
      tree.indices.map { tree[$0].controller?.className } == ["UITabBarController", "UINavigationController", "ListViewController", nil])
    #expect(tree.indices.map { tree.text(of: $0) } == ["First | Second", "List", nil, nil])
    #expect(tree.attribute("contains", of: 0) == "UINavigationController, Second")
    #expect(tree.attribute("contains", of: 1) == "ListViewController")
    #expect(tree[2].controller?.title == "List")
    #expect(tree.attribute("key", of: 3) == "titleView")
  }

  @Test func `a watch's interface has no frames`() throws {
    let tree = try Documents.read(
      """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"><scenes><scene sceneID="s"><objects>
      <controller id="c" customClass="Start"><items><group id="g"><items><label text="Hi" id="l"/><button title="Go" id="b"/></items></group>
      <table id="t"><items><tableRow id="r" identifier="Row"><group key="rootItem" id="h"/></tableRow></items></table></items></controller>
      </objects></scene></scenes></document>
      """
    ).tree().tree
    #expect(
      tree.indices.map { tree.className(of: $0) } == [
        "WKInterfaceGroup", "WKInterfaceLabel", "WKInterfaceButton", "WKInterfaceTable", "WKInterfaceGroup",
      ])
    #expect(tree.indices.map { tree.text(of: $0) } == [nil, "Hi", "Go", nil, nil])
    #expect(tree.indices.allSatisfy { tree.frame(of: $0) == nil })
    #expect(tree[0].controller?.className == "Start")
  }
}
