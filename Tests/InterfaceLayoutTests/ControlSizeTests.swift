import InterfaceBuilder
import InterfaceLayout
import Testing
import ViewTree

@Suite struct ControlSizeTests {
  /// A control in the top left corner, with further constraints.
  private func frame(_ element: String, tools: String, constraints: String = "", after: String = "") throws -> Rect? {
    let corner = """
      <constraint firstItem="x" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="1"/>
      <constraint firstItem="x" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="2"/>
      """
    return try Fixture.frames(
      ofScene: Fixture.root(element, constraints: corner + constraints), tools: tools, after: after)["x"]
  }

  private func control(_ name: String, _ attributes: String = "", _ content: String = "") -> String {
    "<\(name) \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"x\">"
      + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"0.0\" height=\"0.0\"/>\(content)</\(name)>"
  }

  @Test func `a switch is 51 by 31 points, 63 by 28 from iOS 26 on, and the last two at its right don't count for alignment`() throws {
    #expect(try frame(control("switch"), tools: "22505") == Rect(10, 30, 51, 31))
    #expect(try frame(control("switch"), tools: "24765") == Rect(10, 30, 63, 28))
    let atEnd = "<constraint firstAttribute=\"trailing\" secondItem=\"y\" secondAttribute=\"trailing\" constant=\"16\" id=\"3\"/>"
    let top = "<constraint firstItem=\"y\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" id=\"4\"/>"
    let other = control("switch").replacing("id=\"x\"", with: "id=\"y\"")
    // 375 − 16 is the end of what counts, which is 49 wide.
    #expect(try Fixture.frames(ofScene: Fixture.root(other, constraints: atEnd + top))["y"] == Rect(310, 0, 51, 31))
  }

  @Test func `a slider sticks out two points at both ends and has a point below`() throws {
    let width = "<constraint firstItem=\"x\" firstAttribute=\"width\" constant=\"100\" id=\"3\"/>"
    #expect(try frame(control("slider"), tools: "22505", constraints: width) == Rect(8, 30, 104, 31))
  }

  /// Saved so in public files: 37 of 49 such buttons at 3x are 35 points high, and 12 in stack views 34⅓.
  @Test func `at 3x texts that constraints place have whole points on the canvas, in stack views and on other screens pixels`() throws {
    let label = control(
      "label", "text=\"Title\"", "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let button = control("button", "", "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Go\"/>")
    func stack(_ content: String) -> String {
      "<stackView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"s\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"0\" height=\"0\"/>"
        + "<subviews>\(content)</subviews></stackView>"
    }
    func height(_ element: String, options: LayoutOptions = LayoutOptions()) throws -> Double {
      let item = element.contains("stackView") ? "s" : "x"
      let corner = ["leading", "top"].map {
        "<constraint firstItem=\"\(item)\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
      }.joined()
      let root = Fixture.root(element, constraints: corner, size: "width=\"393\" height=\"852\"")
      return try Fixture.frames(ofScene: root, tools: "23504", device: "retina6_12", options: options)["x"]?.height ?? 0
    }
    #expect(try height(label) == 21)
    #expect(try height(button) == 35)
    #expect(abs(try height(stack(label)) - 61.0 / 3) < 1e-9)
    #expect(abs(try height(stack(button)) - 103.0 / 3) < 1e-9)
    let other = try LayoutOptions(screen: DeviceModel.named("iPhone 15 Pro").screen)
    #expect(abs(try height(label, options: other) - 61.0 / 3) < 1e-9)
  }

  /// Saved so in public files.
  @Test func `a page control is lower and wider from iOS 14 on`() throws {
    let pages = control("pageControl", "numberOfPages=\"3\"")
    #expect(try frame(pages, tools: "16097") == Rect(10, 30, 39, 37))
    #expect(try frame(pages, tools: "18122") == Rect(10, 30, 120.5, 26.5))
    #expect(try frame(pages, tools: "21701") == Rect(10, 30, 115.5, 26))
  }

  @Test func `a date picker is a calendar or a line where its style says so`() throws {
    #expect(try frame(control("datePicker", "datePickerMode=\"date\""), tools: "22505") == Rect(10, 30, 320, 216))
    #expect(try frame(control("datePicker", "style=\"inline\""), tools: "19529") == Rect(10, 30, 320, 309))
    #expect(try frame(control("datePicker", "style=\"compact\""), tools: "22505")?.height == 34)
  }

  @Test func `steppers and search bars grew with the system`() throws {
    #expect(try frame(control("stepper"), tools: "14490") == Rect(10, 30, 94, 29))
    #expect(try frame(control("stepper"), tools: "22505") == Rect(10, 30, 94, 32))
    let width = "<constraint firstItem=\"x\" firstAttribute=\"width\" constant=\"300\" id=\"3\"/>"
    #expect(try frame(control("searchBar"), tools: "12121", constraints: width) == Rect(10, 30, 300, 44))
    #expect(try frame(control("searchBar"), tools: "22505", constraints: width) == Rect(10, 30, 300, 56))
    #expect(try frame(control("searchBar"), tools: "24127", constraints: width) == Rect(10, 30, 300, 64))
  }

  @Test func `a hidden activity indicator takes its room, for it is shown on the canvas`() throws {
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="x"><rect key="frame" x="0.0" y="0.0" width="0.0" \
      height="0.0"/><subviews>\(control("activityIndicatorView", "hidden=\"YES\" hidesWhenStopped=\"YES\" style=\"gray\"")
        .replacing("id=\"x\"", with: "id=\"y\""))</subviews></stackView>
      """
    #expect(try frame(stack, tools: "22505") == Rect(10, 30, 20, 20))
  }

  @Test func `a button with a configuration has room around its title, and wraps it`() throws {
    let button = control(
      "button", "buttonType=\"system\"", "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"A longer title than fits\"/>")
    // A line of body is 20.29 points high, 7 above and below it make 34.29; two lines, the first of them 22, make 56.29.
    #expect(try frame(button, tools: "22505")?.height == 34.5)
    let width = "<constraint firstItem=\"x\" firstAttribute=\"width\" constant=\"160\" id=\"3\"/>"
    #expect(try frame(button, tools: "22505", constraints: width)?.height == 56.5)
  }

  @Test func `a width says more than the width of the content, however required`() throws {
    let button = control("button", "horizontalHuggingPriority=\"1000\"", "<state key=\"normal\" title=\"Go\"/>")
    let width = "<constraint firstItem=\"x\" firstAttribute=\"width\" constant=\"120\" id=\"3\"/>"
    #expect(try frame(button, tools: "22505", constraints: width)?.width == 120)
  }

  @Test func `a system symbol is as large as its font asks for, whatever size the file gives it`() throws {
    let view = control("imageView", "image=\"heart\" catalog=\"system\"")
    let resources = "<resources><image name=\"heart\" catalog=\"system\" width=\"128\" height=\"108\"/></resources>"
    // The longer side is 17 × 1.2 = 20.4 points long, the other 108/128 of it.
    #expect(try frame(view, tools: "22505", after: resources) == Rect(10, 30, 20.5, 17))
  }
}
