internal import PullParsing
internal import ViewTree

/// The view hierarchy that Sentry attaches to an event.
///
/// `windows` holds the roots; a document may be one bare view too.
struct SentryFormat: HierarchyFormat {
  let name = "sentry"
  let summary = "the view hierarchy attached to Sentry's events"
  let isJSON = true
  let example = #"{"rendering_system":"UIKIT","windows":[{"type":"UIWindow","x":0,"y":0,"width":375,"height":667,"visible":true}]}"#

  var mapping: [(source: String, tree: String)] {
    [
      ("type", "class"),
      ("x, y, width, height", "frame, superview; of android_view_system pixels, unless the density is told"),
      ("identifier; without it tag", "name"),
      ("visible = false, active = false (Unity), visibility other than visible", "isHidden"),
      ("alpha", "alpha"),
      ("all else, also unknown keys", "attributes"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    guard sample.mayBeJSON else { return .none }
    if sample.contains("\"rendering_system\"") { return .certain }
    return sample.contains(allOf: "\"windows\"", "\"type\"") && !sample.contains("\"plainview\"") ? .likely : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let dialect = JSONDialect(
      meanings: [
        ("type", .className), ("identifier", .name), ("tag", .otherName), ("x", .x), ("y", .y), ("width", .width), ("height", .height),
        ("alpha", .alpha), ("visible", .isVisible), ("active", .isVisible), ("visibility", .visibility), ("rendering_system", .system),
      ],
      containers: [("windows", .roots), ("children", .children)], space: .superview)
    var reader = JSONTreeReader(dialect, assembler)
    try reader.read(into: &assembler)
  }
}
