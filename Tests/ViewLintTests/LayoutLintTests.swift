import InterfaceBuilder
import InterfaceLayout
import PullParsing
import Testing
import ViewLint
import ViewTree

@Suite struct LayoutLintTests {
  private static func view(_ id: String, frame: String, attributes: String = "", inside: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)" userLabel="\(id)">
    <rect key="frame" \(frame)/>\(inside)</view>
    """
  }

  private static func constraint(_ id: String, _ words: String) -> String { "<constraint \(words) id=\"\(id)\"/>" }

  private static func pin(_ item: String, _ attribute: String, _ constant: Int) -> String {
    constraint(
      "\(item)-\(attribute)",
      "firstItem=\"\(item)\" firstAttribute=\"\(attribute)\" secondItem=\"v\" secondAttribute=\"\(attribute)\" constant=\"\(constant)\"")
  }

  private static func length(_ item: String, _ attribute: String, _ constant: Int, _ more: String = "") -> String {
    constraint("\(item)-\(attribute)", "firstItem=\"\(item)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" \(more)")
  }

  /// The findings in a scene of 375 × 667 points, as lines without the place.
  private static func lint(
    _ subviews: String, _ constraints: String, options: LayoutOptions = LayoutOptions(),
    kinds: Set<Finding.Kind> = Set(Finding.Kind.allCases),
    variation: String = ""
  ) throws -> [String] {
    var document = try InterfaceDocument(
      reading: InputBytes(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects><viewController id="c">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>\(variation)</view></viewController></objects></scene>
        </scenes></document>
        """), file: "Main.storyboard")
    if let target = options.target(for: document) { document = document.varied(for: target.traits) }
    return document.layoutFindings(kinds: kinds, options: options).map { finding in
      "\(finding.view): \(finding.kind): " + ([finding.message] + finding.constraints.map(\.text)).joined(separator: " | ")
    }
  }

  private static let box = view("box", frame: #"x="10" y="20" width="100" height="50""#)
  private static let boxPins = pin("box", "leading", 10) + pin("box", "top", 20) + length("box", "width", 100) + length("box", "height", 50)

  @Test func `a file that is right has no findings`() throws {
    #expect(try Self.lint(Self.box, Self.boxPins) == [])
  }

  @Test func `the fewest constraints that clash are told, the others aren't`() throws {
    #expect(
      try Self.lint(
        Self.box,
        Self.boxPins + Self.constraint("k", #"firstItem="box" firstAttribute="width" relation="greaterThanOrEqual" constant="200""#))
        == [
          "box: unsatisfiable: these 2 constraints can't all hold; remove one, or give one a priority below 1000"
            + " | box.width = 100 | box.width >= 200"
        ])
  }

  @Test func `a conflict that goes away with another is not told besides`() throws {
    // In 50 points there is room for half of a; what is left for b is less than nothing, and so it is for what b holds.
    let frame = #"x="0" y="0" width="50" height="50""#
    let c = Self.view("c", frame: frame)
    let b = Self.view(
      "b", frame: frame,
      inside:
        "<subviews>\(c)</subviews><constraints>\(Self.join("c", "leading", "b", "leading", 10) + Self.join("b", "trailing", "c", "trailing", 10))"
        + "</constraints>")
    let p = Self.view(
      "p", frame: frame,
      inside: "<subviews>\(Self.view("a", frame: frame))\(b)</subviews><constraints>"
        + Self.join("a", "leading", "p", "leading") + Self.join("b", "leading", "a", "trailing")
        + Self.join("p", "trailing", "b", "trailing")
        + Self.length("a", "width", 100) + Self.length("p", "width", 50) + "</constraints>")
    let lines = try Self.lint(p, Self.pin("p", "leading", 0), kinds: [.unsatisfiable])
    #expect(lines.count == 1)
    #expect(lines.first?.contains("b.width is not below 0") == true)
    #expect(lines.first?.contains("c.width") == false)
  }

  @Test func `constraints that the screen contradicts are told with the screen's size`() throws {
    // Between the edges of a screen of 375 points there is no room for 400.
    let constraints =
      Self.pin("box", "leading", 0) + Self.pin("box", "trailing", 0) + Self.pin("box", "top", 20) + Self.length("box", "height", 50)
      + Self.length("box", "width", 400)
    let lines = try Self.lint(Self.box, constraints, kinds: [.unsatisfiable])
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("box: unsatisfiable: these 4 can't all hold; remove one of the 3 constraints, or give one"))
    for part in ["the topmost view's width is 375", "box.leading = view.leading", "box.trailing = view.trailing", "box.width = 400"] {
      #expect(lines[0].contains(part))
    }
  }

  @Test func `what no constraint decides is told by axis`() throws {
    #expect(
      try Self.lint(Self.box, Self.pin("box", "leading", 10) + Self.length("box", "height", 50)) == [
        "box: ambiguous: width and y position are not decided by its constraints; add what is missing"
      ])
  }

  @Test(arguments: [
    ("off", []), ("ignoreSizes", ["box: ambiguous: y position is not decided by its constraints; add what is missing"]),
  ])
  func `a view is asked about as much as it wants`(verify: String, lines: [String]) throws {
    let box = Self.view("box", frame: #"x="10" y="20" width="100" height="50""#, attributes: "verifyAmbiguity=\"\(verify)\"")
    #expect(try Self.lint(box, Self.pin("box", "leading", 10) + Self.length("box", "height", 50)) == lines)
  }

  @Test func `a saved frame that its constraints contradict is told, once for all that follows`() throws {
    let inner = Self.view("inner", frame: #"x="0" y="0" width="90" height="50""#)
    let fill = ["leading", "trailing", "top", "bottom"].map {
      Self.constraint("i-\($0)", "firstItem=\"inner\" firstAttribute=\"\($0)\" secondItem=\"box\" secondAttribute=\"\($0)\"")
    }.joined()
    let box = Self.view(
      "box", frame: #"x="10" y="20" width="90" height="50""#,
      inside: "<subviews>\(inner)</subviews><constraints>\(fill)</constraints>")
    #expect(
      try Self.lint(box, Self.boxPins) == [
        "inner: misplaced: saved at (0 0; 90 50), but its constraints put it at (0 0; 100 50); update its frame, "
          + "and that of a view that follows"
      ])
  }

  @Test func `once one frame is surely wrong all are counted that the layout moves, with the layout's frames`() throws {
    func label(_ id: String, _ text: String, y: Int) -> String {
      """
      <label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="10" y="\(y)" width="40" height="20"/></label>
      """
    }
    // Another font might make three characters 40 points wide, two not.
    let rest = label("b", "L10", y: 20) + label("c", "L10", y: 40)
    let pins =
      Self.pin("b", "leading", 10) + Self.pin("c", "leading", 10) + Self.join("b", "top", "a", "bottom")
      + Self.join("c", "top", "b", "bottom")
      + Self.pin("a", "leading", 10) + Self.pin("a", "top", 0)
    #expect(
      try Self.lint(label("a", "L0", y: 0) + rest, pins) == [
        "\"L0\": misplaced: saved at (10 0; 40 20), but its constraints put it at (10 0; 19.5 20.5); update its frame, "
          + "and those of 2 views that follow"
      ])
    #expect(try Self.lint(label("a", "L10", y: 0) + rest, pins) == [])
  }

  @Test func `a point more or less is rounding`() throws {
    let box = Self.view("box", frame: #"x="10.5" y="19.5" width="101" height="50""#)
    #expect(try Self.lint(box, Self.boxPins) == [])
  }

  @Test func `what nothing decides is not misplaced besides`() throws {
    let box = Self.view("box", frame: #"x="200" y="20" width="100" height="50""#)
    #expect(
      try Self.lint(box, Self.pin("box", "top", 20) + Self.length("box", "width", 100) + Self.length("box", "height", 50)) == [
        "box: ambiguous: x position is not decided by its constraints; add what is missing"
      ])
  }

  @Test func `along an axis that is open no frame is misplaced, along the other it is told alone`() throws {
    let box = Self.view("box", frame: #"x="200" y="20" width="100" height="50""#)
    let height = Self.length("box", "height", 50)
    let ambiguous = "box: ambiguous: x position is not decided by its constraints; add what is missing"
    #expect(try Self.lint(box, Self.pin("box", "top", 20) + Self.length("box", "width", 30) + height) == [ambiguous])
    #expect(
      try Self.lint(box, Self.pin("box", "top", 40) + Self.length("box", "width", 30) + height) == [
        ambiguous,
        "box: misplaced: saved at y 20, height 50, but its constraints put it at y 40, height 50; update its frame",
      ])
  }

  @Test(arguments: ["equal", "greaterThanOrEqual"])
  func `what is open beside a clash is told all the same`(relation: String) throws {
    let more = Self.constraint("k", "firstItem=\"box\" firstAttribute=\"width\" relation=\"\(relation)\" constant=\"200\"")
    #expect(
      try Self.lint(Self.box, Self.length("box", "width", 100) + more, kinds: [.ambiguous]) == [
        "box: ambiguous: x position, y position and height are not decided by its constraints; add what is missing"
      ])
  }

  private static func join(_ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int = 0) -> String {
    constraint(
      "\(first)-\(attribute)-\(second)",
      "firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" secondAttribute=\"\(other)\" constant=\"\(constant)\""
    )
  }

  @Test func `what is open only because a constraint gave way in a clash is not told, in views that depend on it neither`() throws {
    // b gets what a leaves of p, which is less than nothing; without the width of p, that of b is open, and so is that of q.
    let frame = #"x="0" y="0" width="50" height="50""#
    let p = Self.view(
      "p", frame: frame,
      inside: "<subviews>\(Self.view("a", frame: frame))\(Self.view("b", frame: frame))</subviews><constraints>"
        + Self.join("a", "leading", "p", "leading") + Self.join("b", "leading", "a", "trailing")
        + Self.join("p", "trailing", "b", "trailing") + Self.length("a", "width", 100) + Self.length("p", "width", 50) + "</constraints>")
    let lines = try Self.lint(
      p + Self.view("q", frame: frame), Self.pin("p", "leading", 0) + Self.pin("q", "leading", 0) + Self.join("q", "width", "p", "width"))
    #expect(lines.count { $0.contains(": unsatisfiable: ") } == 1)
    #expect(
      lines.filter { $0.contains(": ambiguous: ") }
        == ["p", "a", "b", "q"].map {
          "\($0): ambiguous: y position and height are not decided by its constraints; add what is missing"
        })
  }

  @Test func `a constraint that names no view of the file is told, and not what would be decided by it`() throws {
    let tail = Self.view("tail", frame: #"x="118" y="20" width="100" height="50""#)
    let rest =
      Self.pin("box", "top", 20) + Self.length("box", "width", 100) + Self.length("box", "height", 50)
      + Self.join("tail", "leading", "box", "trailing", 8) + Self.join("tail", "top", "box", "top") + Self.length("tail", "width", 100)
      + Self.length("tail", "height", 50)
    #expect(
      try Self.lint(Self.box + tail, Self.join("box", "leading", "nope", "leading", 10) + rest) == [
        "box: dangling: this constraint names a view that is not in the file, nope; name one that is, or delete it"
          + " | box.leading = [nope].leading + 10"
      ])
    // The controller is in the file, if no view.
    let open = "box: ambiguous: x position is not decided by its constraints; add what is missing"
    #expect(try Self.lint(Self.box + tail, Self.join("box", "leading", "c", "leading", 10) + rest).contains(open))
  }

  @Test func `what a stack view asks for is told once, with the views it is about`() throws {
    func member(_ id: String, _ height: Int, _ attributes: String = "") -> String {
      Self.view(
        id, frame: #"x="0" y="0" width="100" height="50""#, attributes: attributes,
        inside: "<constraints>\(Self.length(id, "height", height))</constraints>")
    }
    let stack = """
      <stackView opaque="NO" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack" userLabel="stack">
      <rect key="frame" x="0" y="0" width="100" height="200"/><subviews>\(member("a", 50) + member("b", 60))</subviews>
      <constraints>\(Self.length("stack", "height", 200))</constraints></stackView>
      """
    let lines = try Self.lint(stack, Self.pin("stack", "leading", 0) + Self.pin("stack", "top", 0), kinds: [.unsatisfiable])
    #expect(lines.count == 1)
    let parts = lines[0].split(separator: "|")
    #expect(lines[0].contains("these 4 can't all hold; remove one of the 3 constraints, or give one a priority below 1000"))
    #expect(parts.filter { $0.contains("stack arranges") }.map { $0.contains("stack arranges a and b") } == [true])
    #expect(parts.count == 5)
  }

  @Test func `a hidden member of a stack view may have a length that it must have`() throws {
    let member = { (id: String, attributes: String) in
      Self.view(
        id, frame: #"x="0" y="0" width="100" height="40""#, attributes: attributes,
        inside: "<constraints>" + Self.length(id, "height", 40) + "</constraints>")
    }
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="20" y="20" width="100" height="40"/>
      <subviews>\(member("a", ""))\(member("b", "hidden=\"YES\""))</subviews></stackView>
      """
    let constraints = Self.pin("stack", "leading", 20) + Self.pin("stack", "top", 20) + Self.length("stack", "width", 100)
    #expect(try Self.lint(stack, constraints) == [])
  }

  @Test func `hidden views are left alone`() throws {
    let box = Self.view("box", frame: #"x="200" y="20" width="100" height="50""#, attributes: "hidden=\"YES\"")
    #expect(try Self.lint(box, Self.pin("box", "top", 99)) == [])
  }

  @Test func `on another device its constraints count, and saved frames don't`() throws {
    // 100 wide on the phone, 300 on an iPad, where it must not be wider than 200.
    let width = """
      <constraint firstItem="box" firstAttribute="width" constant="100" id="w">
      <variation key="heightClass=regular-widthClass=regular" constant="300"/></constraint>
      """
    let limit = Self.constraint("k", #"firstItem="box" firstAttribute="width" relation="lessThanOrEqual" constant="200""#)
    let constraints = Self.pin("box", "leading", 10) + Self.pin("box", "top", 20) + Self.length("box", "height", 50) + width + limit
    #expect(try Self.lint(Self.box, constraints) == [])
    let pad = LayoutOptions(screen: try DeviceModel.named("iPad Air 2").screen)
    #expect(
      try Self.lint(Self.box, constraints, options: pad) == [
        "box: unsatisfiable: these 2 constraints can't all hold; remove one, or give one a priority below 1000"
          + " | box.width = 300 | box.width <= 200"
      ])
  }
}
