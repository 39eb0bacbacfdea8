import InterfaceBuilder
import Testing
import ViewTree

@Suite struct VariationTests {
  /// A view with two labels and two constraints, which `variations` vary; on a phone in portrait.
  private static func document(_ variations: String, ofConstraint: String = "", ofLabel: String = "") throws -> InterfaceDocument {
    try Documents.read(
      Documents.storyboard(
        """
        <view id="box"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
        <label text="One" id="one"><rect key="frame" x="0" y="0" width="100" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>\(ofLabel)</label>
        <label text="Two" id="two"><rect key="frame" x="0" y="40" width="100" height="20"/></label></subviews>
        <constraints><constraint firstItem="one" firstAttribute="width" constant="100" id="k1">\(ofConstraint)</constraint>
        <constraint firstItem="two" firstAttribute="top" secondItem="one" secondAttribute="bottom" constant="20" id="k2"/></constraints>
        \(variations)</view>
        """))
  }

  private static let phone = Traits(horizontalSizeClass: .compact, verticalSizeClass: .regular, idiom: .phone)
  private static let phoneOnItsSide = Traits(horizontalSizeClass: .compact, verticalSizeClass: .compact, idiom: .phone)
  private static let pad = Traits(horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: .pad)

  private static func installed(_ document: InterfaceDocument) -> [String] {
    document.constraints.filter(\.isInstalled).compactMap(\.id)
  }

  @Test func `a file is read for the device it was saved for`() throws {
    #expect(try Self.document("").savedTraits == Self.phone)
    #expect(try Self.document("").traits == Self.phone)
  }

  @Test func `what the default leaves out comes in where a mask includes it`() throws {
    let document = try Self.document(
      """
      <variation key="default"><mask key="constraints"><exclude reference="k1"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><include reference="k1"/>
      <exclude reference="k2"/></mask></variation>
      """)
    #expect(Self.installed(document) == ["k2"])
    #expect(Self.installed(document.varied(for: Self.pad)) == ["k1"])
    #expect(Self.installed(document.varied(for: Traits())) == ["k2"])
  }

  @Test func `a view that isn't installed takes its constraints along`() throws {
    let document = try Self.document(
      #"<variation key="heightClass=compact"><mask key="subviews"><exclude reference="two"/></mask></variation>"#)
    #expect(!document.views.contains { !$0.isInstalled })
    let varied = document.varied(for: Self.phoneOnItsSide)
    #expect(varied.views.filter { !$0.isInstalled }.map(\.id) == ["two"])
    #expect(Self.installed(varied) == ["k1"])
  }

  @Test func `a constant varies, and the more special variation wins`() throws {
    let document = try Self.document(
      "",
      ofConstraint: """
        <variation key="heightClass=regular-widthClass=compact" constant="50"/><variation key="heightClass=regular" constant="70"/>
        <variation key="userInterfaceIdiom=mac" constant="90"/>
        """)
    #expect(document.constraints[0].constant == 50)
    #expect(document.varied(for: Self.pad).constraints[0].constant == 70)
    #expect(document.varied(for: Self.phoneOnItsSide).constraints[0].constant == 100)
    #expect(document.varied(for: Traits(idiom: .mac)).constraints[0].constant == 90)
    #expect(document.varied(for: Self.pad).varied(for: Self.phone).constraints[0].constant == 50)
  }

  @Test func `what a view says and what stands inside it vary`() throws {
    let document = try Self.document(
      "",
      ofLabel: """
        <variation key="widthClass=regular" hidden="YES" text="Uno"><color key="backgroundColor" white="0" alpha="1"/>
        <fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
        """)
    let pad = document.varied(for: Self.pad)
    let (before, after) = try (document.tree().tree[2], pad.tree().tree[2])
    #expect(!before.isHidden && before.backgroundColor == nil && before.text == "One")
    #expect(before.attributes.first { $0.name == "font" }?.value == "system 17")
    #expect(after.isHidden && after.backgroundColor == Color(red: 0, green: 0, blue: 0, alpha: 255) && after.text == "Uno")
    #expect(after.attributes.first { $0.name == "font" }?.value == "system 30")
    #expect(pad.views.count == document.views.count)
  }

  @Test func `an older file decides on no size class`() throws {
    let text = Documents.storyboard("").replacing(#"<device id="retina4_7" orientation="portrait"/>"#, with: "")
    #expect(try Documents.read(text).savedTraits == Traits())
  }

  @Test func `part of an iPad's screen is compact in width`() throws {
    func traits(_ device: String) throws -> Traits {
      try Documents.read(Documents.storyboard("").replacing(#"<device id="retina4_7" orientation="portrait"/>"#, with: device)).savedTraits
    }
    #expect(
      try traits(#"<device id="ipad9_7" orientation="landscape"><adaptation id="fullscreen"/></device>"#).horizontalSizeClass == .regular)
    #expect(try traits(#"<device id="ipad9_7" orientation="landscape" layout="splitview1_3"/>"#).horizontalSizeClass == .compact)
    #expect(
      try traits(#"<device id="ipad9_7" orientation="landscape"><adaptation id="splitview2_3"/></device>"#).horizontalSizeClass == .regular)
    #expect(try traits(#"<device id="retina4_7" orientation="portrait" appearance="dark"/>"#).appearance == .dark)
  }

  @Test func `a variation for something unknown is told of and changes nothing`() throws {
    let document = try Self.document("", ofConstraint: #"<variation key="moonPhase=full" constant="50"/>"#)
    #expect(document.constraints[0].constant == 100)
    #expect(document.notes.map(\.message) == ["a variation for 'moonPhase=full' is not known; it is passed over"])
  }
}
