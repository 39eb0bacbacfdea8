internal import PullParsing
internal import ViewTree

/// `uiautomator dump`: XML of `<node>` elements.
struct UIAutomatorFormat: HierarchyFormat {
  let name = "uiautomator"
  let summary = "Android's 'uiautomator dump'"
  let example = """
    <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">
      <node class="android.widget.TextView" text="Hello" resource-id="app:id/title" bounds="[40,200][1040,280]"/></node></hierarchy>
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("class; without one the element's name", "class"),
      (#"bounds="[l,t][r,b]", pixels of the screen"#, "frame, superview; pixels, unless the density is told"),
      ("text; without it hint", "text"),
      ("resource-id; without it content-desc", "name"),
      (#"visible-to-user="false", displayed="false""#, "isHidden"),
      ("attributes of <hierarchy>", "attributes of the roots"),
      (
        "<window>, of 'dump --windows': no view, but what its views stand in",
        "a tree, called as its title; attributes window-… of the roots"
      ),
      ("all else that is not empty", "attributes; checkable, clickable … where true, enabled where false"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    guard sample.contains("<node"), sample.contains(anyOf: "bounds=\"[", "bounds='[", "<hierarchy") else { return .none }
    return sample.contains("class=") ? .certain : .likely
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    var reader = XMLTreeReader(XMLDialect.android, assembler)
    try reader.read(into: &assembler)
  }
}

/// The page source that Appium gives of an Android app: as `uiautomator dump`, with the class as the element's name.
///
/// Mapped as `UIAutomatorFormat` is; `width` and `height` of `<hierarchy>` are the screen's size.
struct AppiumAndroidFormat: HierarchyFormat {
  let name = "appium-android"
  let summary = "the page source of an Android app, as Appium's drivers give it"
  let example = """
    <hierarchy rotation="0" width="1080" height="2400"><android.widget.FrameLayout bounds="[0,0][1080,2400]" displayed="true">
      <android.widget.TextView text="Hello" bounds="[40,200][1040,280]" displayed="true"/></android.widget.FrameLayout></hierarchy>
    """

  var mapping: [(source: String, tree: String)] {
    UIAutomatorFormat().mapping + [("width and height of <hierarchy>", "the screen's size")]
  }

  func confidence(in sample: Sample) -> Confidence {
    guard sample.contains(anyOf: "bounds=\"[", "bounds='["), !sample.contains("<node") else { return .none }
    return sample.contains(anyOf: "<hierarchy", "<android.") ? .certain : .likely
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    var reader = XMLTreeReader(XMLDialect.android, assembler)
    try reader.read(into: &assembler)
  }
}

extension XMLDialect {
  static let android = XMLDialect(
    meanings: [
      ("class", .className), ("text", .text), ("hint", .otherText), ("resource-id", .name), ("content-desc", .otherName),
      ("bounds", .bounds), ("visible-to-user", .isVisible), ("displayed", .isVisible), ("width", .width), ("height", .height),
      ("checkable", .keptUnlessFalse), ("checked", .keptUnlessFalse), ("clickable", .keptUnlessFalse), ("enabled", .keptUnlessTrue),
      ("focusable", .keptUnlessFalse), ("focused", .keptUnlessFalse), ("scrollable", .keptUnlessFalse),
      ("long-clickable", .keptUnlessFalse), ("password", .keptUnlessFalse), ("selected", .keptUnlessFalse),
    ],
    wrappers: ["hierarchy", "displays", "display", "window"], namedWrappers: ["display", "window"], space: .screen, isInPixels: true)
}
