internal import PullParsing
internal import ViewTree

/// The page source of an iOS app as JSON, as WebDriverAgent gives it.
struct WDAJSONFormat: HierarchyFormat {
  let name = "wda-json"
  let summary = "the page source of an iOS app as JSON, as WebDriverAgent gives it"
  let isJSON = true
  let example = #"{"value":{"type":"Button","label":"Go","rect":{"x":16,"y":40,"width":80,"height":44},"isVisible":"1","children":[]}}"#

  var mapping: [(source: String, tree: String)] {
    [
      ("type, without XCUIElementType or UIA", "class"),
      ("rect, else frame, points of the screen", "frame, superview"),
      ("label; without it value", "text"),
      ("rawIdentifier; without it name", "name"),
      ("isVisible = 0", "isHidden"),
      ("all else", "attributes; isEnabled where 0, isAccessible where 1"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    guard sample.mayBeJSON, sample.contains("\"rect\""), sample.contains("\"type\"") else { return .none }
    return sample.contains(anyOf: "\"isEnabled\"", "\"isVisible\"", "\"rawIdentifier\"") ? .certain : .likely
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let dialect = JSONDialect(
      meanings: [
        ("type", .className), ("label", .text), ("value", .otherText), ("name", .otherName), ("rawIdentifier", .name), ("x", .x),
        ("y", .y), ("width", .width), ("height", .height), ("rect", .frame), ("frame", .frame), ("isVisible", .isVisible),
        ("isEnabled", .keptUnlessTrue), ("isAccessible", .keptUnlessFalse), ("hasKeyboardFocus", .keptUnlessFalse),
        ("isValid", .keptUnlessTrue), ("class", .ignored),
      ],
      containers: [
        ("value", .roots), ("tree", .roots), ("children", .children), ("rect", .part), ("origin", .part), ("size", .part),
        ("frame", .part), ("attributes", .part),
      ],
      droppedPrefixes: ["XCUIElementType", "UIA"], space: .screen)
    var reader = JSONTreeReader(dialect, assembler)
    try reader.read(into: &assembler)
  }
}
