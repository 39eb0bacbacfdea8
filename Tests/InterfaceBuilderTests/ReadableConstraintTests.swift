import InterfaceBuilder
import Testing

@Suite struct ReadableConstraintTests {
  private static func texts(_ constraints: String, views: String = "") throws -> [String] {
    let document = try Documents.read(
      Documents.scenes(
        """
        <scene sceneID="s"><objects><viewController id="c"><layoutGuides><viewControllerLayoutGuide type="top" id="tlg"/></layoutGuides>
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label userLabel="title" text="Welcome" id="l"><rect key="frame" x="0" y="0" width="1" height="1"/></label>
        <button id="b"><rect key="frame" x="0" y="0" width="1" height="1"/><state key="normal" title="Sign in"/></button>
        <view id="a"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
        <view id="z"><rect key="frame" x="0" y="0" width="1" height="1"/><viewLayoutGuide key="safeArea" id="zsafe"/></view>
        <scrollView userLabel="The pages" id="p"><rect key="frame" x="0" y="0" width="1" height="1"/>
        <viewLayoutGuide key="contentLayoutGuide" id="content"/></scrollView>
        <imageView id="i"><rect key="frame" x="0" y="0" width="1" height="1"/></imageView>\(views)</subviews>
        <constraints>\(constraints)</constraints><viewLayoutGuide key="safeArea" id="safe"/></view>
        <connections><outlet property="portrait" destination="i" id="o"/></connections></viewController></objects></scene>
        """))
    let readable = ReadableConstraints(document)
    return document.constraints.indices.map(readable.text(of:))
  }

  @Test(arguments: [
    (
      #"firstItem="l" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" priority="750""#,
      "title.leading = safeArea.leading + 16 @750"
    ),
    (#"firstItem="b" firstAttribute="width" relation="lessThanOrEqual" constant="200""#, #""Sign in".width <= 200"#),
    (#"firstAttribute="height" constant="0""#, "view.height = 0"),
    (#"firstAttribute="trailingMargin" secondItem="l" secondAttribute="trailing""#, "view.trailingMargin = title.trailing"),
    (
      #"firstItem="i" firstAttribute="width" secondItem="i" secondAttribute="height" multiplier="4:3""#,
      "portrait.width = portrait.height * 4:3"
    ),
    (
      #"firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" secondItem="z" secondAttribute="width" multiplier="0.5" constant="-8.25""#,
      "UIView#1.width >= UIView#2.width * 0.5 - 8.25"
    ),
    (
      #"firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="8" symbolic="YES""#,
      #""Sign in".top = title.bottom + 8 (system spacing)"#
    ),
    (
      #"firstItem="l" firstAttribute="width" constant="240" identifier="note width" placeholder="YES""#,
      #"title.width = 240 ("note width", placeholder)"#
    ),
    (
      #"firstItem="p" firstAttribute="bottom" secondItem="content" secondAttribute="bottom""#,
      #""The pages".bottom = "The pages".contentLayoutGuide.bottom"#
    ),
    (#"firstItem="a" firstAttribute="top" secondItem="zsafe" secondAttribute="top""#, "UIView#1.top = UIView#2.safeArea.top"),
    (#"firstItem="a" firstAttribute="top" secondItem="tlg" secondAttribute="bottom""#, "UIView#1.top = topLayoutGuide.bottom"),
    (
      #"firstItem="l" firstAttribute="firstBaseline" secondItem="b" secondAttribute="baseline""#,
      #"title.firstBaseline = "Sign in".baseline"#
    ),
    (#"firstItem="gone" firstAttribute="top" secondItem="l" secondAttribute="top""#, "[gone].top = title.top"),
  ])
  func `a constraint reads as an equation between names`(written: String, text: String) throws {
    #expect(try Self.texts("<constraint \(written) id=\"k\"/>") == [text])
  }

  @Test func `texts that are long are cut, and what still is alike is numbered`() throws {
    let label = #"<label text="A sentence that goes on and on" id="x"><rect key="frame" x="0" y="0" width="1" height="1"/></label>"#
    let constraint = #"<constraint firstItem="y" firstAttribute="top" secondItem="x" secondAttribute="top" id="k"/>"#
    #expect(
      try Self.texts(constraint, views: label + label.replacing(#"id="x""#, with: #"id="y""#))
        == [##""A sentence that goes on …"#2.top = "A sentence that goes on …"#1.top"##])
  }
}
