import InterfaceBuilder
import InterfaceLayout
import Testing
import ViewTree

@Suite struct DeviceLayoutTests {
  private static let box = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="20" width="375" height="647"/></view>
    """
  /// Fills the safe area.
  private static let constraints = ["leading", "trailing", "top", "bottom"].map {
    "<constraint firstItem=\"box\" firstAttribute=\"\($0)\" secondItem=\"safe\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
  }.joined()

  private static func box(_ options: LayoutOptions) throws -> Rect? {
    try Fixture.frames(ofScene: Fixture.root(box, constraints: constraints), options: options)["box"]
  }

  private static func screen(_ name: String) throws -> DeviceScreen { try DeviceModel.named(name).screen }

  @Test func `a controller's view fills the device's screen, and its safe area is the device's`() throws {
    // 568 − 20; 1366 − 20; 812 − 44 − 34; 874 − 62 − 34.
    #expect(try Self.box(.init(screen: Self.screen("iPhone SE (1st generation)"))) == Rect(0, 20, 320, 548))
    #expect(try Self.box(.init(screen: Self.screen("iPad Pro (12.9-inch)"))) == Rect(0, 20, 1024, 1346))
    #expect(try Self.box(.init(screen: Self.screen("iPhone X"))) == Rect(0, 44, 375, 734))
    #expect(try Self.box(.init(screen: Self.screen("iPhone 17 Pro"))) == Rect(0, 62, 402, 778))
  }

  @Test func `a device lies on its side, the file's own one too`() throws {
    // 812 − 2 · 44 and 375 − 21; no status bar on an iPhone 8's side.
    #expect(try Self.box(.init(screen: Self.screen("iPhone X"), orientation: .landscape)) == Rect(44, 0, 724, 354))
    #expect(try Self.box(.init(orientation: .landscape)) == Rect(0, 0, 667, 375))
  }

  @Test func `a size is a screen of the file's kind`() throws {
    #expect(try Self.box(.init(size: Size(width: 320, height: 568))) == Rect(0, 20, 320, 548))
    #expect(try Self.box(.init(orientation: .landscape, size: Size(width: 320, height: 568))) == Rect(0, 0, 568, 320))
  }

  @Test func `traits follow from what is asked for`() throws {
    let document = try InterfaceDocument(
      reading: .init(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <device id="retina4_7" orientation="portrait"/><scenes/></document>
        """), file: "a")
    #expect(LayoutOptions().target(for: document) == nil)
    let pad = try LayoutOptions(screen: Self.screen("iPad Air 2")).target(for: document)
    #expect(pad?.traits == Traits(horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: .pad))
    let turned = LayoutOptions(orientation: .landscape).target(for: document)
    #expect(turned?.traits == Traits(horizontalSizeClass: .compact, verticalSizeClass: .compact, idiom: .phone))
    #expect(turned?.size == Size(width: 667, height: 375))
    let part = try LayoutOptions(screen: Self.screen("iPad Air 2"), size: Size(width: 320, height: 1024)).target(for: document)
    #expect(part?.traits == Traits(horizontalSizeClass: .compact, verticalSizeClass: .regular, idiom: .pad))
  }

  @Test func `a xib's view that its owner is the controller of fills the screen too, with a controller's margins`() throws {
    func box(owner: String) throws -> Rect? {
      let constraints = """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="1"/>
        <constraint firstItem="root" firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="2"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="3"/>
        <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="4"/>
        """
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>\(owner)</connections></placeholder>
        \(Fixture.root(Self.box, constraints: constraints, size: "width=\"300\" height=\"200\"").replacing("key=\"view\"", with: ""))
        </objects></document>
        """
      return try Fixture.frames(of: text, options: .init(screen: Self.screen("iPhone X")))["box"]
    }
    #expect(try box(owner: "<outlet property=\"view\" destination=\"root\" id=\"o\"/>") == Rect(16, 44, 343, 734))
    #expect(try box(owner: "<outlet property=\"card\" destination=\"root\" id=\"o\"/>") == Rect(8, 0, 284, 200))
  }

  @Test func `an embedded controller's view follows a container that takes most of the screen, and keeps the size of a small one`() throws {
    func size(saved: (Int, Int)) throws -> Rect? {
      let scenes = """
        <scenes><scene sceneID="s"><objects><viewController id="c">\(Fixture.root("", constraints: ""))
        <connections><segue destination="d" kind="embed" id="e"/></connections></viewController></objects></scene>
        <scene sceneID="t"><objects><viewController id="d">
        \(Fixture.root("", constraints: "", size: "width=\"\(saved.0)\" height=\"\(saved.1)\"").replacing("root", with: "inner"))
        </viewController></objects></scene></scenes>
        """
      let text = Fixture.document(tools: "21507", device: "retina4_7", attributes: "useSafeAreas=\"YES\"", scenes: scenes)
      return try Fixture.frames(of: text, options: .init(screen: Self.screen("iPhone SE (1st generation)")))["inner"]
    }
    // 10 points beside it, 170 above and below, on 320 × 568 as on 375 × 667.
    #expect(try size(saved: (355, 497)) == Rect(0, 0, 300, 398))
    #expect(try size(saved: (355, 100)) == Rect(0, 0, 300, 100))
  }
}
