internal import PullParsing
internal import ViewTree

/// UIKit's `-[UIView recursiveDescription]`, and the text goldens of snapshot libraries, which leave the addresses out.
///
///     <UIWindow: 0x7f8a; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x6000>>
///        | <UILabel: 0x7f8b; frame = (10 10; 118 40); text = 'Hello'; hidden = YES; layer = <CALayer: 0x6001>>
struct RecursiveDescriptionFormat: HierarchyFormat {
  let name = "recursive-description"
  let summary = "UIKit's recursiveDescription, and text goldens of snapshot libraries"
  let example = """
    <UIView: 0x7f8a; frame = (0 0; 100 100); layer = <CALayer: 0x6000>>
       | <UILabel: 0x7f8b; frame = (10 10; 60 20); text = 'Hello'; layer = <CALayer: 0x6001>>
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("Class, : 0x…", "class; identity #1, #2 …"),
      ("frame = (x y; w h)", "frame, points, superview"),
      ("hidden = YES", "isHidden"),
      ("alpha, clipsToBounds = YES, userInteractionEnabled = NO", "alpha, clipsToBounds, isUserInteractionEnabled"),
      ("text = '…'; without it placeholder", "text"),
      ("accessibilityIdentifier", "name"),
      ("backgroundColor in a plain colour space", "backgroundColor"),
      ("contentOffset: {x, y}", "boundsOrigin"),
      ("(layer)", "attribute kind = layer"),
      ("all else", "attributes"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    if sample.contains(anyOf: "; AX=", "AX.frame={{", "isAccessible=") { return .none }
    if sample.contains("; frame = (") { return sample.contains(anyOf: ": 0x", "layer = <", "(layer)") ? .certain : .likely }
    if sample.contains("> (layer)") { return .likely }
    return sample.contains(": 0x") && sample.contains(anyOf: "; layer = <", "; frame =") ? .likely : .none
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    try UIKitDescriptionReader(isOwn: false).read(into: &assembler)
  }
}

/// Plainview's own `uikit` dump: the shape of `recursiveDescription` without addresses and layers, texts escaped.
///
/// Mapped as `RecursiveDescriptionFormat` is. Lines of views more than 200 levels deep begin with their level: `201: <UIView>`.
struct UIKitDumpFormat: HierarchyFormat {
  let name = "uikit"
  let hasEscapes = true
  let summary = "Plainview's own 'uikit' dump"
  let example = """
    <UIView; frame = (0 0; 100 100)>
       | <UILabel; frame = (10 10; 60 20); text = 'Hello'>
    """

  var mapping: [(source: String, tree: String)] { RecursiveDescriptionFormat().mapping }

  func confidence(in sample: Sample) -> Confidence {
    if sample.contains(anyOf: ": 0x", "layer = <", "(layer)") { return .none }
    guard sample.contains("; frame = (") else { return FramelessUIKitDump(sample).isLikely ? .likely : .none }
    let isOther = sample.lines { line in sample.bytes.find("; frame = (", in: line).map { !isOwn($0, line, sample) } ?? false }
    return isOther ? .none : .certain
  }

  /// Whether the view on a line, whose frame is at `frame`, ends as ours do: no text in it has a bare quote.
  private func isOwn(_ frame: Int, _ line: Range<Int>, _ sample: Sample) -> Bool {
    let bytes = sample.bytes
    if line.upperBound == sample.range.upperBound { return true }  // the sample's end, or the document's
    var cursor = ByteCursor(bytes, frame..<bytes.trimmedEnd(line))
    while let mark = cursor.find(" = '") {
      guard let end = OwnEscapes.end(ofTextAt: mark + 4, quote: UInt8(ascii: "'"), in: bytes, end: cursor.end),
        bytes[end + 1] == UInt8(ascii: ";") || bytes[end + 1] == UInt8(ascii: ">")
      else { return false }
      cursor.position = end + 1
    }
    return bytes[cursor.end - 1] == UInt8(ascii: ">")
  }

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    try UIKitDescriptionReader(isOwn: true).read(into: &assembler)
  }
}
