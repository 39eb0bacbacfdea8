import InterfaceLayout
import Testing
import ViewTree

@Suite struct ConstrainedViewTests {
  private let box = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
    """

  @Test func `a constrained view stands where its constraints say, whatever frame was saved`() throws {
    let constraints = """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="1"/>
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="2"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="3"/>
      <constraint firstItem="box" firstAttribute="height" secondItem="box" secondAttribute="width" multiplier="1:5" id="4"/>
      """
    // 375 − 10 − 20 = 345, and a fifth of it is 69.
    #expect(try Fixture.frames(ofScene: Fixture.root(box, constraints: constraints))["box"] == Rect(10, 30, 345, 69))
    let wide = LayoutOptions(size: Size(width: 530, height: 320))
    #expect(try Fixture.frames(ofScene: Fixture.root(box, constraints: constraints), options: wide)["box"] == Rect(10, 30, 500, 100))
  }

  @Test func `a view without constraints stands as saved, and follows its mask when the root gets another size`() throws {
    let view = """
      <view id="free"><rect key="frame" x="10" y="20" width="355" height="44"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """
    #expect(try Fixture.frames(ofScene: Fixture.root(view, constraints: ""))["free"] == Rect(10, 20, 355, 44))
    let wide = LayoutOptions(size: Size(width: 475, height: 320))
    #expect(try Fixture.frames(ofScene: Fixture.root(view, constraints: ""), options: wide)["free"] == Rect(10, 20, 455, 44))
  }

  @Test func `a placeholder constraint counts, as on the canvas, and so does a placeholder for the content's size`() throws {
    let view = """
      <view placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="infinite" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></view>
      """
    let constraints = """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      <constraint firstItem="box" firstAttribute="height" constant="50" placeholder="YES" id="3"/>
      """
    #expect(try Fixture.frames(ofScene: Fixture.root(view, constraints: constraints))["box"] == Rect(0, 0, 70, 50))
  }
}
