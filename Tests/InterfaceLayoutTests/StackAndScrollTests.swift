import InterfaceLayout
import Testing
import ViewTree

@Suite struct StackAndScrollTests {
  private func box(_ id: String, height: Int, _ attributes: String = "") -> String {
    """
    <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
    <constraints><constraint firstAttribute="height" constant="\(height)" id="h\(id)"/></constraints></view>
    """
  }

  private func stack(_ attributes: String, _ content: String, _ after: String = "") throws -> [String: Rect] {
    let stack = """
      <stackView \(attributes) axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/><subviews>\(content)</subviews>\(after)</stackView>
      """
    let constraints = """
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="2"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="3"/>
      """
    return try Fixture.frames(ofScene: Fixture.root(stack, constraints: constraints))
  }

  @Test func `a hidden member has no length, and no space around it`() throws {
    let content = box("a", height: 30) + box("b", height: 40, "hidden=\"YES\"") + box("c", height: 50)
    let frames = try stack(
      "spacing=\"10\"", content.replacing("<constraint firstAttribute=\"height\" constant=\"40\" id=\"hb\"/>", with: ""))
    #expect(frames["stack"] == Rect(0, 0, 375, 90))
    #expect(frames["c"] == Rect(0, 40, 375, 50))
    #expect(frames["b"] == Rect(0, 30, 375, 0))
  }

  @Test func `a hidden member keeps a length that it must have, at the end of what is shown before it`() throws {
    let frames = try stack("spacing=\"10\"", box("a", height: 30) + box("b", height: 40, "hidden=\"YES\"") + box("c", height: 50))
    #expect(frames["stack"] == Rect(0, 0, 375, 90))
    #expect(frames["c"] == Rect(0, 40, 375, 50))
    #expect(frames["b"] == Rect(0, 30, 375, 40))
  }

  /// Saved so by Xcode 26.
  @Test func `where all members are hidden they stand at the beginning, as high as each other`() throws {
    let content = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" spacing="8" id="inner"><rect key="frame" x="0" y="0" width="0" height="0"/>
      <subviews>
      <textField hidden="YES" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="field">
      <rect key="frame" x="0" y="0" width="0" height="0"/><fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      <label hidden="YES" text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="0" y="0" width="0" height="0"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      </subviews></stackView>
      """
    let frames = try stack("", box("a", height: 30) + content)
    #expect(frames["field"] == Rect(0, 0, 0, 34))
    #expect(frames["label"] == Rect(0, 0, 0, 34))
  }

  @Test func `a stack view keeps margins of its own free`() throws {
    let margins = "<edgeInsets key=\"layoutMargins\" top=\"20\" left=\"8\" bottom=\"30\" right=\"12\"/>"
    let frames = try stack("", box("a", height: 30), margins)
    #expect(frames["a"] == Rect(8, 20, 355, 30))
    #expect(frames["stack"]?.height == 80)
  }

  @Test func `standard spacing is 8 points`() throws {
    let frames = try stack("spacingType=\"standard\"", box("a", height: 30) + box("b", height: 30))
    #expect(frames["b"] == Rect(0, 38, 375, 30))
  }

  @Test func `inside a scroll view edges are the content's, sizes and centres its own`() throws {
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <subviews>\(box("a", height: 1000).replacing("<constraints>", with: "<constraints>"))</subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" id="4"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="5"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="6"/>
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="7"/>
      <constraint firstItem="a" firstAttribute="centerX" secondItem="scroll" secondAttribute="centerX" id="8"/>
      </constraints></scrollView>
      """
    let constraints = """
      <constraint firstItem="scroll" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="25" id="1"/>
      <constraint firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="2"/>
      <constraint firstItem="scroll" firstAttribute="top" secondItem="root" secondAttribute="top" id="3"/>
      <constraint firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="9"/>
      """
    let frames = try Fixture.frames(ofScene: Fixture.root(scroll, constraints: constraints))
    #expect(frames["scroll"] == Rect(25, 0, 350, 667))
    // It starts at the content's start, and its middle is that of the scroll view: as wide as that.
    #expect(frames["a"] == Rect(0, 0, 350, 1000))
  }

  @Test func `an effect is as high as its content view's content`() throws {
    let effect = """
      <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="effect">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <view key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="70"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(box("a", height: 50))</subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="5" id="4"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="5"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" constant="12" id="6"/>
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="8" id="7"/>
      </constraints></view></visualEffectView>
      """
    let frames = try stack("", effect)
    #expect(frames["effect"] == Rect(0, 0, 375, 70))
    #expect(frames["content"] == Rect(0, 0, 375, 70))
    #expect(frames["a"] == Rect(5, 12, 370, 50))
  }
}
