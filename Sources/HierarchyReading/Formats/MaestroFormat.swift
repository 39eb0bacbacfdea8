internal import PullParsing
internal import ViewTree

/// What `maestro hierarchy` and Maestro's server print: JSON, JSON with short keys (`b`, `txt`, `a11y` …), or a table.
struct MaestroFormat: HierarchyFormat {
  let name = "maestro"
  let summary = "what 'maestro hierarchy' prints"
  let isJSON = true
  let example =
    #"{"attributes":{"text":"","bounds":"[0,0][1080,2400]"},"children":[{"attributes":{"text":"Go","bounds":"[0,0][200,80]"},"children":[]}]}"#

  var mapping: [(source: String, tree: String)] {
    [
      ("class (cls), where there is one", "class, else Element"),
      ("bounds (b), [l,t][r,b] of the screen", "frame, superview; of Android pixels, unless the density is told"),
      ("text (txt); without it accessibilityText (a11y), title, value (val), hintText (hint)", "text"),
      ("resource-id (rid)", "name"),
      ("element_num, id of a table", "identity"),
      ("all else that is not empty", "attributes; enabled where false, focused, selected … where true"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    if sample.contains(anyOf: "element_num,depth,", "id,depth,bounds,") { return sample.mayBeJSON ? .none : .certain }
    if sample.mayBeJSON, sample.contains("\"ui_schema\"") { return .certain }
    guard sample.mayBeJSON, sample.contains("\"attributes\"") else { return .none }
    return sample.contains(anyOf: "\"accessibilityText\"", "\"ignoreBoundsFiltering\"", "\"hintText\"")
      || sample.contains(allOf: "\"bounds\"", "\"children\"") ? .certain : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    if let table = MaestroTableReader(assembler.text.view) {
      var table = table
      return try table.read(into: &assembler)
    }
    let dialect = JSONDialect(
      meanings: [
        ("class", .className), ("text", .text), ("accessibilityText", .otherText), ("title", .otherText), ("value", .otherText),
        ("hintText", .otherText), ("resource-id", .name), ("bounds", .bounds), ("enabled", .keptUnlessTrue),
        ("focused", .keptUnlessFalse), ("checked", .keptUnlessFalse), ("selected", .keptUnlessFalse), ("clickable", .keptUnlessFalse),
        ("scrollable", .keptUnlessFalse), ("ignoreBoundsFiltering", .keptUnlessFalse), ("package", .system), ("platform", .system),
        ("b", .bounds), ("txt", .text), ("rid", .name), ("a11y", .otherText), ("cls", .className), ("hint", .otherText),
        ("val", .otherText), ("scroll", .keptUnlessFalse),
      ],
      containers: [
        ("attributes", .part), ("children", .children), ("c", .children), ("elements", .roots), ("ui_schema", .part),
        ("abbreviations", .ignored), ("defaults", .ignored),
      ], space: .screen)
    var reader = JSONTreeReader(dialect, assembler)
    try reader.read(into: &assembler)
  }
}
