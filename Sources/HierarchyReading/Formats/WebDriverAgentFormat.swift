internal import PullParsing
internal import ViewTree

/// The page source that WebDriverAgent and Appium give of an iOS app.
///
/// A point at −1, −1 with no size is how the agent says that it knows none; it is kept. `type` repeats the element's name and is
/// left out where it does.
struct WebDriverAgentFormat: HierarchyFormat {
  let name = "webdriveragent"
  let summary = "the page source of an iOS app, as WebDriverAgent and Appium give it"
  let example = """
    <AppiumAUT><XCUIElementTypeApplication name="App" x="0" y="0" width="375" height="667">
      <XCUIElementTypeButton label="Go" visible="true" x="16" y="40" width="80" height="44"/></XCUIElementTypeApplication></AppiumAUT>
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("the element's name, XCUIElementTypeButton, UIAButton", "class, without the prefix: Button, as XCUITest's own description has it"),
      ("x, y, width, height, points of the screen", "frame, superview"),
      ("label; without it value", "text"),
      ("name", "name"),
      (#"visible="false""#, "isHidden"),
      ("all else that is not empty", "attributes; enabled where false, accessible where true"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    if sample.contains("<XCUIElementType") { return .certain }
    guard sample.contains(anyOf: "<AppiumAUT", "<UIAApplication", "<UIAWindow", "<Window ", "<Application "), !sample.contains("bounds=")
    else { return .none }
    return sample.contains(allOf: "width=", "height=") ? .certain : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let dialect = XMLDialect(
      meanings: [
        ("type", .className), ("label", .text), ("value", .otherText), ("name", .name), ("x", .x), ("y", .y), ("width", .width),
        ("height", .height), ("visible", .isVisible), ("enabled", .keptUnlessTrue), ("accessible", .keptUnlessFalse),
      ],
      wrappers: ["AppiumAUT", "AppElement"], droppedPrefixes: ["XCUIElementType", "UIA"], space: .screen, isInPixels: false)
    var reader = XMLTreeReader(dialect, assembler)
    try reader.read(into: &assembler)
  }
}
