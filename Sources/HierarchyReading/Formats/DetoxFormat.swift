internal import PullParsing
internal import ViewTree

/// Detox's `generateViewHierarchyXml()`, of both platforms.
///
/// Where numbers are masked as `<number>`, views have no frame and the mask is kept as attributes.
struct DetoxFormat: HierarchyFormat {
  let name = "detox"
  let summary = "Detox's view hierarchy, of both platforms"
  let example = """
    <ViewHierarchy><UIWindow class="UIWindow" x="0" y="0" width="375" height="667" visibility="visible" alpha="1.0">
      <UILabel class="UILabel" text="Hello" x="16" y="40" width="80" height="20" visibility="visible"/></UIWindow></ViewHierarchy>
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("class; without one the element's name", "class"),
      ("x, y, width, height", "frame, superview; on Android pixels, which density makes points"),
      ("text; without it label", "text"),
      ("id", "name"),
      ("visibility other than visible", "isHidden, and the attribute"),
      ("alpha", "alpha"),
      ("all else that is not empty", "attributes; focused where true"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    guard sample.contains("visibility=") || sample.contains("<ViewHierarchy") else { return .none }
    if sample.contains("<ViewHierarchy") { return .certain }
    return sample.contains(allOf: "class=", "alpha=", "<", "focused=") && !sample.contains(anyOf: "bounds=", "visibility=VISIBLE")
      ? .likely : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let dialect = XMLDialect(
      meanings: [
        ("class", .className), ("text", .text), ("label", .otherText), ("id", .name), ("x", .x), ("y", .y), ("width", .width),
        ("height", .height), ("visibility", .visibility), ("alpha", .alpha), ("focused", .keptUnlessFalse),
      ],
      wrappers: ["ViewHierarchy"], space: .superview, isInPixels: false)
    var reader = XMLTreeReader(dialect, assembler)
    try reader.read(into: &assembler)
  }
}
