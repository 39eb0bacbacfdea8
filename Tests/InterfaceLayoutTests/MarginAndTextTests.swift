import InterfaceLayout
import Testing
import ViewTree

@Suite struct MarginAndTextTests {
  /// A box in a table's cell, at its content view's margins.
  private func boxInCell(tools: String, width: Int, accessory: String = "") throws -> Rect? {
    let document = Fixture.document(
      tools: tools, device: "retina4_7",
      scenes: """
        <scenes><scene sceneID="s"><objects><tableViewController id="c"><tableView key="view" id="table">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="667"/>
        <prototypes><tableViewCell \(accessory) id="cell"><rect key="frame" x="0.0" y="28" width="\(width)" height="100"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="100"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></view>
        </subviews><constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="1"/>
        <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="2"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="3"/>
        <constraint firstAttribute="bottomMargin" secondItem="box" secondAttribute="bottom" id="4"/>
        </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes>
        """)
    return try Fixture.frames(of: document)["box"]
  }

  @Test func `a cell's content has the table's margins, and 8 points on each side before iOS 11`() throws {
    #expect(try boxInCell(tools: "22505", width: 375) == Rect(16, 11, 343, 78))
    #expect(try boxInCell(tools: "22505", width: 414) == Rect(20, 11, 374, 78))
    #expect(try boxInCell(tools: "12121", width: 375) == Rect(8, 8, 359, 84))
    #expect(try boxInCell(tools: "24127", width: 414) == Rect(20, 15, 374, 70))
  }

  @Test func `there are 8 points to a cell's accessory`() throws {
    #expect(try boxInCell(tools: "22505", width: 375, accessory: "accessoryType=\"disclosureIndicator\"") == Rect(16, 11, 351, 78))
  }

  private func label(_ attributes: String, _ content: String, width: Int) throws -> Rect? {
    let label = """
      <label numberOfLines="0" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="x">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <constraints><constraint firstAttribute="width" constant="\(width)" id="w"/></constraints>\(content)</label>
      """
    let constraints = """
      <constraint firstItem="x" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="x" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      """
    return try Fixture.frames(ofScene: Fixture.root(label, constraints: constraints))["x"]
  }

  @Test func `lines of a text style stand as far apart as Apple's table of type sizes says`() throws {
    let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    // Body is 17 points on 22: one line is 20.29 high, two are 22 + 20.29.
    #expect(try label("text=\"One\"", font, width: 200)?.height == 20.5)
    #expect(try label("text=\"One&#10;two\"", font, width: 200)?.height == 42.5)
    let plain = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    #expect(try label("text=\"One&#10;two\"", plain, width: 200)?.height == 41)
  }

  @Test func `an attributed text's paragraph style multiplies the height of its lines`() throws {
    let text = """
      <attributedString key="attributedText"><fragment content="One&#10;two"><attributes>
      <font key="NSFont" metaFont="system" size="17"/><paragraphStyle key="NSParagraphStyle" lineHeightMultiple="1.5"/>
      </attributes></fragment></attributedString>
      """
    // 2 × 1.5 × 20.29 = 60.86
    #expect(try label("usesAttributedText=\"YES\"", text, width: 200)?.height == 61)
  }

  /// Saved so in a public file: a label that may be 263 points wide is as wide as the longer of its two lines.
  @Test func `text that has to wrap is as wide as its longest line where nothing asks for more`() throws {
    let label = """
      <label text="one two three four five six seven eight" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="x">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let constraints = """
      <constraint firstItem="x" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="root" secondAttribute="leading" \
      constant="60" id="1"/>
      <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="x" secondAttribute="trailing" constant="60" id="2"/>
      <constraint firstItem="x" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="3"/>
      <constraint firstItem="x" firstAttribute="top" secondItem="root" secondAttribute="top" id="4"/>
      """
    let frame = try #require(try Fixture.frames(ofScene: Fixture.root(label, constraints: constraints))["x"])
    // Two lines; "one two three four five six seven" is shorter than the 255 points there are.
    #expect(frame.height == 41)
    #expect(frame.width > 220 && frame.width < 254)
    #expect(abs(frame.x + frame.width / 2 - 187.5) <= 0.25)
    // Between fixed edges it is as wide as they say.
    let fixed = constraints.replacing("relation=\"greaterThanOrEqual\"", with: "")
    #expect(try Fixture.frames(ofScene: Fixture.root(label, constraints: fixed))["x"] == Rect(60, 0, 255, 41))
  }

  @Test func `an attributed text's line is as high as the fonts in it ask for together`() throws {
    func height(_ first: String) throws -> Double? {
      let text = """
        <attributedString key="attributedText">
        <fragment content="\(first)"><attributes><font key="NSFont" metaFont="system" size="17"/></attributes></fragment>
        <fragment content="two"><attributes><font key="NSFont" size="17" name="CourierNewPSMT"/></attributes></fragment>
        </attributedString>
        """
      return try label("usesAttributedText=\"YES\"", text, width: 200)?.height
    }
    // The system font reaches 16.19 up and 4.10 down, Courier New 14.16 up and 5.1 down: 16.19 + 5.1; then 20.29 + 19.26.
    #expect(try height("One ") == 21.5)
    #expect(try height("One&#10;") == 40)
  }

  @Test func `text that shrinks to fit asks for the room of its full size, and keeps the height of its lines when squeezed`() throws {
    func frame(_ attributes: String, narrow: Bool) throws -> Rect? {
      let width = narrow ? "<constraints><constraint firstAttribute=\"width\" constant=\"40\" id=\"w\"/></constraints>" : ""
      let label = """
        <label text="Rather a long title" lineBreakMode="tailTruncation" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" \
        id="x"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>\(width)
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
      let constraints = """
        <constraint firstItem="x" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
        <constraint firstItem="x" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
        """
      return try Fixture.frames(ofScene: Fixture.root(label, constraints: constraints))["x"]
    }
    // The line height of 17 points is 20.29.
    for shrinking in ["minimumScaleFactor=\"0.5\"", "minimumFontSize=\"9\""] {
      #expect(try frame(shrinking, narrow: true) == Rect(0, 0, 40, 20.5))
      #expect(try frame(shrinking, narrow: false) == frame("adjustsFontSizeToFit=\"NO\"", narrow: false))
    }
  }

  @Test func `a baseline runs through the middle of a button that is higher than its title`() throws {
    let views = """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <constraints><constraint firstAttribute="height" constant="60" id="h"/></constraints>
      <fontDescription key="fontDescription" type="system" pointSize="17"/><state key="normal" title="Go"/></button>
      <label text="Go" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let constraints = """
      <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="b" secondAttribute="trailing" id="3"/>
      <constraint firstItem="l" firstAttribute="baseline" secondItem="b" secondAttribute="baseline" id="4"/>
      """
    let frames = try Fixture.frames(ofScene: Fixture.root(views, constraints: constraints))
    let label = try #require(frames["l"])
    // The same letters in both, so both have the same middle.
    #expect(abs(label.y + label.height / 2 - 30) <= 0.5)
  }
}
