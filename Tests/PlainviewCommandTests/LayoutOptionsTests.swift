import PlainviewCommand
import Testing

@Suite struct LayoutOptionsTests {
  /// A label that is as wide as the safe area, 10 points higher on phones on their side, with what else a view holds.
  private static func storyboard(_ more: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects><viewController id="c" customClass="Home">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <view userLabel="bar" translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="20" width="375" height="30"/>
    <constraints><constraint firstAttribute="height" constant="30" id="h"><variation key="heightClass=compact" constant="20"/></constraint>
    </constraints></view></subviews><constraints>
    <constraint firstItem="b" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
    <constraint firstItem="safe" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="t"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="safe" secondAttribute="top" id="o"/>\(more)</constraints>
    <viewLayoutGuide key="safeArea" id="safe"/></view></viewController></objects></scene></scenes></document>
    """
  }

  private static let clash = #"<constraint firstItem="b" firstAttribute="width" constant="375" id="w"/>"#
  private let files = ["a.storyboard": storyboard(), "b.storyboard": storyboard(clash), "c.json": screenJSON]

  @Test func `dump lays out for a device and an orientation, variations included`() {
    let world = TestWorld(files: files)
    #expect(world.run("dump a.storyboard --orientation landscape --device", "iphone x") == .fine)
    #expect(
      world.output == """
        UIView (0 0; 812 375) ◉ Home
        ╰─ UIView #bar (44 0; 724 20)

        """)
    #expect(world.errors == "")
  }

  @Test func `dump lists constraints below the view that holds them`() {
    let world = TestWorld(files: files)
    #expect(world.run("dump --constraints a.storyboard") == .fine)
    #expect(
      world.output == """
        UIView (0 0; 375 667) ◉ Home
        │  · bar.leading = safeArea.leading
        │  · safeArea.trailing = bar.trailing
        │  · bar.top = safeArea.top
        ╰─ UIView #bar (0 20; 375 30)
              · bar.height = 30

        """)
    let json = TestWorld(files: files)
    #expect(json.run("dump --constraints -f jsonl --select #bar a.storyboard") == .fine)
    #expect(json.output.contains(#""constraints":"bar.height = 30""#))
  }

  @Test func `constraints that can't hold at a size are hinted at`() {
    let world = TestWorld(files: files)
    #expect(world.run("dump --size 320x568 b.storyboard") == .fine)
    #expect(
      world.errors.hasSuffix("note: there are constraints that can't all hold at this size; 'plainview lint --size 320x568' tells which\n"))
    let device = TestWorld(files: files)
    #expect(device.run("dump --layout --device", "iPad mini 4", "--orientation", "landscape", "b.storyboard") == .fine)
    #expect(
      device.errors.hasSuffix("at this size; 'plainview lint --device \"iPad mini 4\" --orientation landscape' tells which\n"))
  }

  @Test(arguments: [("MacOSX.Cocoa", "macOS"), ("AppleTV", "tvOS")])
  func `what is for another system than iOS stands as saved, and a note says so`(runtime: String, platform: String) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.XIB" version="3.0" targetRuntime="\(runtime)" useAutolayout="YES"><objects>
      <view id="v" userLabel="top"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
      <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="7" y="9" width="30" height="20"/>
      </view></subviews></view></objects></document>
      """
    let saved = TestWorld(files: ["d.xib": text])
    #expect(saved.run("dump d.xib") == .fine)
    #expect(saved.output.contains("; 30 20)"))
    for words in ["dump --layout d.xib", "dump --device iPad2 d.xib", "dump --size 320x568 d.xib"] {
      let world = TestWorld(files: ["d.xib": text])
      #expect(world.run(words) == .fine)
      #expect(world.output == saved.output)
      let note = "note: this is a \(platform) file; only iOS files are laid out, so its views stand as saved\n"
      #expect(world.errors.hasSuffix(note))
    }
  }

  @Test func `lint tells findings and exits with 1, or 0 where there are none`() {
    let world = TestWorld(files: files, processorCount: 2)
    #expect(world.run("lint a.storyboard b.storyboard") == .fine)
    #expect(world.output == "")
    let small = TestWorld(files: files, processorCount: 2)
    #expect(small.run("lint --size 320x568 a.storyboard b.storyboard") == .findings)
    #expect(
      small.output == """
        b.storyboard:9:96: bar: unsatisfiable: these 4 can't all hold; remove one of the 3 constraints, or give one a priority below 1000
            the topmost view's width is 320
            b.storyboard:7:1: bar.leading = safeArea.leading
            b.storyboard:8:1: safeArea.trailing = bar.trailing
            b.storyboard:9:96: bar.width = 375

        """)
    let ignored = TestWorld(files: files)
    #expect(ignored.run("lint --size 320x568 --ignore unsatisfiable b.storyboard") == .fine)
    let json = TestWorld(files: files)
    #expect(json.run("lint --format json a.storyboard") == .fine)
    #expect(json.output == "[]\n")
  }

  @Test(arguments: [
    ("MacOSX.Cocoa", "YES", "this is a macOS file; only iOS files are checked, so this one was not"),
    ("watchKit", "NO", "this is a watchOS file; only iOS files are checked, so this one was not"),
    ("iOS.CocoaTouch", "NO", "this file does not use Auto Layout, so there are no constraints to check"),
  ])
  func `a file that lint doesn't look at is no finding, but noted`(runtime: String, autoLayout: String, reason: String) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.XIB" version="3.0" targetRuntime="\(runtime)" useAutolayout="\(autoLayout)"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/></view></objects></document>
      """
    let world = TestWorld(files: ["d.xib": text, "a.storyboard": Self.storyboard()])
    #expect(world.run("lint d.xib a.storyboard") == .fine)
    #expect(world.output == "")
    #expect(world.errors == "d.xib:1:1: note: \(reason)\n")
  }

  @Test func `a file that can't be linted is trouble, the others are linted all the same`() {
    let world = TestWorld(files: files)
    #expect(world.run("lint --size 320x568 c.json gone.xib b.storyboard") == .trouble)
    #expect(world.errors.contains("'lint' does not apply to 'c.json', which was read as json; only storyboards and xibs have constraints"))
    #expect(world.errors.contains("gone.xib: there is no such file"))
    #expect(world.output.contains("unsatisfiable"))
  }

  @Test(arguments: [
    ("dump --device iphoone8 a.storyboard", "'--device': there is no device 'iphoone8'; did you mean 'iPhone 8'?"),
    (
      "dump --size 320 a.storyboard",
      "'--size' takes a width and a height in points, up to 100000, not '320'; write, say, '--size 320x568'"
    ),
    ("dump --orientation up a.storyboard", "'--orientation' takes no 'up'; choose from portrait, landscape"),
    ("dump --constraints -f uikit a.storyboard", "'--constraints' shows in tree, json and jsonl, not in uikit; leave it or '--format' out"),
    (
      "dump --constraints c.json",
      "'--constraints' does not apply to 'c.json', which was read as json; only storyboards and xibs have constraints; leave it out"
    ),
    ("lint --only misplacd a.storyboard", "'--only' takes no 'misplacd'; did you mean 'misplaced'?"),
    ("lint", "'plainview lint' needs an input; name a file, or '-' for standard input"),
  ])
  func `what makes no sense is answered with what to do`(words: String, message: String) {
    let world = TestWorld(files: files)
    #expect(world.run(words) == .trouble)
    #expect(world.errors == "plainview: \(message)\n")
  }
}
