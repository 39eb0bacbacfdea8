internal import PullParsing
internal import ViewTree

/// What `maestro hierarchy` prints.
struct MaestroFormat: HierarchyFormat {
  let name = "maestro"
  let summary = "what 'maestro hierarchy' prints"
  let isJSON = true
  let example =
    #"{"attributes":{"text":"","bounds":"[0,0][1080,2400]"},"children":[{"attributes":{"text":"Go","bounds":"[0,0][200,80]"},"children":[]}]}"#

  var mapping: [(source: String, tree: String)] {
    [
      ("class, where there is one", "class, else Element"),
      ("bounds, [l,t][r,b] of the screen", "frame, superview; of Android pixels, unless the density is told"),
      ("text; without it accessibilityText, title, value, hintText", "text"),
      ("resource-id", "name"),
      ("all else that is not empty", "attributes; enabled where false, focused, selected … where true"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    guard sample.mayBeJSON, sample.contains("\"attributes\"") else { return .none }
    return sample.contains(anyOf: "\"accessibilityText\"", "\"ignoreBoundsFiltering\"", "\"hintText\"")
      || sample.contains(allOf: "\"bounds\"", "\"children\"") ? .certain : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let dialect = JSONDialect(
      meanings: [
        ("class", .className), ("text", .text), ("accessibilityText", .otherText), ("title", .otherText), ("value", .otherText),
        ("hintText", .otherText), ("resource-id", .name), ("bounds", .bounds), ("enabled", .keptUnlessTrue),
        ("focused", .keptUnlessFalse), ("checked", .keptUnlessFalse), ("selected", .keptUnlessFalse), ("clickable", .keptUnlessFalse),
        ("scrollable", .keptUnlessFalse), ("ignoreBoundsFiltering", .keptUnlessFalse), ("package", .system),
      ],
      containers: [("attributes", .part), ("children", .children)], space: .screen)
    var reader = JSONTreeReader(dialect, assembler)
    try reader.read(into: &assembler)
  }
}
