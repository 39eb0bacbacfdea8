internal import PullParsing
internal import ViewTree

/// What `idb ui describe-all`, `idb ui describe-point` and `axe describe-ui` print: accessibility elements, flat or nested.
///
/// A flat list tells no parents: each element is a root.
struct IDBFormat: HierarchyFormat {
  let name = "idb"
  let summary = "the accessibility elements that idb and AXe print"
  let isJSON = true
  let example = #"[{"AXFrame":"{{16, 40}, {80, 44}}","AXLabel":"Go","type":"Button","frame":{"x":16,"y":40,"width":80,"height":44}}]"#

  var mapping: [(source: String, tree: String)] {
    [
      ("type; without it role", "class"),
      ("frame, else AXFrame, points of the screen", "frame, superview"),
      ("AXLabel; without it AXValue, title", "text"),
      ("AXUniqueId", "name"),
      ("all else that is not null", "attributes; enabled where false, content_required where true"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    sample.mayBeJSON && sample.contains(anyOf: "\"AXFrame\"", "\"AXLabel\"", "\"AXUniqueId\"") ? .certain : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let dialect = JSONDialect(
      meanings: [
        ("type", .className), ("AXLabel", .text), ("AXValue", .otherText), ("title", .otherText), ("AXUniqueId", .name), ("x", .x),
        ("y", .y), ("width", .width), ("height", .height), ("AXFrame", .frame), ("enabled", .keptUnlessTrue),
        ("content_required", .keptUnlessFalse), ("hidden", .isHidden),
      ],
      containers: [("elements", .roots), ("children", .children), ("frame", .part)], space: .screen)
    var reader = JSONTreeReader(dialect, assembler)
    try reader.read(into: &assembler)
  }
}
