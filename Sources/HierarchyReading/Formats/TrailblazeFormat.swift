internal import PullParsing
internal import ViewTree

/// Trailblaze's captures: a `viewHierarchy` of screen edges with zeros left out, a `trailblazeNodeTree` of `bounds`, or one bare
/// node tree. The two of a capture may differ: each is a tree, called by its key.
struct TrailblazeFormat: HierarchyFormat {
  let name = "trailblaze"
  let summary = "Trailblaze's captures of screens"
  let isJSON = true
  let example =
    #"{"deviceWidth":402,"deviceHeight":874,"viewHierarchy":{"x2":402,"y2":874,"children":[{"nodeId":2,"text":"Go","x1":16,"y1":40,"x2":96,"y2":84}]}}"#

  var mapping: [(source: String, tree: String)] {
    [
      ("className", "class, else Element"),
      ("x1, y1, x2, y2; bounds with left … bottom; of the screen", "frame, superview; of Android pixels, unless the density is told"),
      ("text; without it accessibilityText, contentDescription, hintText", "text"),
      ("resourceId", "name"),
      ("nodeId", "identity"),
      ("isVisibleToUser = false", "isHidden"),
      ("deviceWidth, deviceHeight", "screen"),
      ("all else", "attributes"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    guard sample.mayBeJSON else { return .none }
    if sample.contains(anyOf: "\"trailblazeNodeTree\"", "\"viewHierarchy\"", "\"driverDetail\"") { return .certain }
    return sample.contains(allOf: "\"nodeId\"", "\"centerPoint\"") ? .certain : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let dialect = JSONDialect(
      meanings: [
        ("className", .className), ("text", .text), ("accessibilityText", .otherText), ("contentDescription", .otherText),
        ("hintText", .otherText), ("resourceId", .name), ("nodeId", .identity), ("x1", .x), ("y1", .y), ("x2", .right), ("y2", .bottom),
        ("left", .x), ("top", .y), ("right", .right), ("bottom", .bottom), ("isVisibleToUser", .isVisible), ("visible", .isVisible),
        ("enabled", .keptUnlessTrue), ("isEnabled", .keptUnlessTrue), ("clickable", .keptUnlessFalse), ("centerPoint", .ignored),
        ("deviceWidth", .screenWidth), ("deviceHeight", .screenHeight), ("class", .system),
      ],
      containers: [
        ("viewHierarchy", .roots), ("trailblazeNodeTree", .roots), ("children", .children), ("bounds", .part), ("driverDetail", .part),
      ],
      space: .screen, namesTrees: true, leavesZerosOut: true)
    var reader = JSONTreeReader(dialect, assembler)
    try reader.read(into: &assembler)
  }
}
