internal import PullParsing

/// Whether a document is a `uikit` dump of views that all have no frame: every line is as ours are, and none is as XML's or another
/// format's.
///
///     <DecorView>
///        | <LinearLayout; accessibilityIdentifier = 'main'>
struct FramelessUIKitDump {
  private(set) var isLikely = false
  /// Whether a line says what only our own dumps say so: bars, or an attribute.
  private var hasSign = false
  /// Whether all lines that say nothing else are class names as UIKit's are, which tags of other languages seldom are.
  private var areClasses = true
  private var words = ClassWords()
  /// The column that roots begin in: what is inside has bars, and is not indented else, as tags are.
  private var rootColumn: Int?

  init(_ sample: Sample) {
    let bytes = sample.bytes
    var views = 0
    let isOther = sample.lines { line in
      let words = bytes.trimmed(line)
      if words.isEmpty || Heading.words(on: line, in: bytes) != nil { return false }
      let isCut = line.upperBound == sample.range.upperBound && line.upperBound < bytes.count
      if isCut { return false }
      views += 1
      return !add(words, column: words.lowerBound - line.lowerBound, in: bytes)
    }
    isLikely = views > 0 && !isOther && (hasSign || areClasses && words.areClasses)
  }

  /// - Returns: false where the line is none of ours.
  private mutating func add(_ line: Range<Int>, column: Int, in bytes: ByteView) -> Bool {
    guard let start = bytes.find(UInt8(ascii: "<"), in: line), bytes[line.upperBound - 1] == UInt8(ascii: ">") else { return false }
    var hasBars = false
    for i in line.lowerBound..<start {
      switch bytes[i] {
      case UInt8(ascii: "|"): hasBars = true
      case 0x20, UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"): break
      default: return false
      }
    }
    if start == line.lowerBound {
      if let rootColumn, rootColumn != column { return false }
      rootColumn = column
    }
    var cursor = ByteCursor(bytes, start + 1..<line.upperBound - 1)
    let end = OwnEscapes.end(ofTextAt: start + 1, quote: UInt8(ascii: ";"), in: bytes, end: cursor.end)
    let className = start + 1..<(end ?? cursor.end)
    if className.isEmpty || Self.notInClasses.contains(where: { bytes.find($0, in: className) != nil }) { return false }
    let first = bytes[className.lowerBound]
    let last = bytes[className.upperBound - 1]
    words.add(className, in: bytes)
    if first == UInt8(ascii: "/") || first == UInt8(ascii: "!") || first == UInt8(ascii: "?") || last == UInt8(ascii: "/") { return false }
    if let end {
      cursor.position = end
      if !Self.attributes.contains(where: { cursor.starts(with: $0) }) { return false }
      hasSign = true
    } else if hasBars {
      hasSign = true
    } else if !(first == UInt8(ascii: "_") || first &- UInt8(ascii: "A") < 26) || bytes.find(" ", in: className) != nil {
      areClasses = false
    }
    return true
  }

  /// Of tags, of several on a line, and of `controllers` dumps.
  private static let notInClasses: [StaticString] = ["=", "\"", "'", "><", "</", ">,", " 0x", ":0x"]

  /// How what stands behind a class begins.
  private static let attributes: [StaticString] = [
    "; text = '", "; clipsToBounds = YES", "; alpha = ", "; hidden = YES", "; userInteractionEnabled = NO",
    "; accessibilityIdentifier = '", "; backgroundColor = ", "; contentOffset = {",
  ]
}
