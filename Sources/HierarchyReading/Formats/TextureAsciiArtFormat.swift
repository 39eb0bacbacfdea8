internal import PullParsing
internal import ViewTree

/// Texture's `asciiArtString`: boxes of dashes and bars, a layout spec's name in the top edge, its children inside.
///
///     -----------ASStackLayoutSpec----------
///     |  ASTextNode  --ASInsetLayoutSpec-- |
///     |              |    ASImageNode    | |
///     |              --------------------- |
///     --------------------------------------
///
/// Siblings come from top to bottom, then from left to right. There are no frames: it is a drawing, not to scale.
struct TextureAsciiArtFormat: HierarchyFormat {
  let name = "texture-ascii-art"
  let summary = "Texture's asciiArtString"
  let example = """
    ---ASStackLayoutSpec---
    |     ASTextNode      |
    -----------------------
    """

  var mapping: [(source: String, tree: String)] {
    [
      ("the name in a box's top edge, a word inside a box", "class"),
      ("which box a name stands in", "superview"),
    ]
  }

  func confidence(in sample: Sample) -> Confidence {
    var lines = TextLines(sample.bytes, in: sample.range)
    for _ in 0..<400 {
      guard let line = lines.next() else { break }
      if ArtLine(line, sample.bytes).isTopEdge, isOpened(by: lines, sample.bytes) { return .likely }
    }
    return .none
  }

  /// Whether the next line is inside of a box.
  private func isOpened(by lines: TextLines, _ bytes: ByteView) -> Bool {
    var lines = lines
    guard let next = lines.next() else { return true }  // cut, or all there is
    return ArtLine(next, bytes).isInside
  }

  /// A line without the blanks around it.
  private struct ArtLine {
    var range: Range<Int>
    private let bytes: ByteView

    init(_ line: Range<Int>, _ bytes: ByteView) {
      range = bytes.trimmed(line)
      self.bytes = bytes
    }

    var isInside: Bool { range.count > 1 && bytes[range.lowerBound] == UInt8(ascii: "|") }

    /// Dashes at both ends, three at least, and a name between that has none beside blanks: `- one -` is a list in prose.
    var isTopEdge: Bool {
      guard range.count > 4, bytes[range.lowerBound] == UInt8(ascii: "-"), bytes[range.upperBound - 1] == UInt8(ascii: "-") else {
        return false
      }
      var start = range.lowerBound
      var end = range.upperBound
      while start < end, bytes[start] == UInt8(ascii: "-") { start += 1 }
      while end > start, bytes[end - 1] == UInt8(ascii: "-") { end -= 1 }
      return start < end && range.count - (end - start) >= 2 && bytes[start] > 0x20 && bytes[end - 1] > 0x20
        && (start..<end).contains { (bytes[$0] | 0x20) &- UInt8(ascii: "a") < 26 }
    }

    var isEdge: Bool { range.count > 2 && bytes[range.lowerBound] == UInt8(ascii: "-") && bytes[range.upperBound - 1] == UInt8(ascii: "-") }
  }

  /// A box that is not closed yet, and the columns it takes.
  private struct Box {
    var node: Int
    var columns: ClosedRange<Int>
  }

  /// How many boxes may be open side by side: each name looks through them.
  private static let openBoxes = 1024

  func read(into assembler: inout TreeAssembler) throws(HierarchyError) {
    let bytes = assembler.text.view
    var nodes: [(name: Range<Int>, parent: Int)] = []
    var open: [Box] = []
    var lines = TextLines(bytes)
    while let line = lines.next() {
      let art = ArtLine(line, bytes)
      if art.range.isEmpty { continue }
      // Prose before, between and behind boxes is none of them.
      guard open.isEmpty ? art.isTopEdge && isOpened(by: lines, bytes) : art.isInside || art.isEdge else {
        if !lines.isAtEnd || open.isEmpty { assembler.repairs.note(.foreignText, at: art.range.lowerBound) }
        continue
      }
      var cursor = ByteCursor(bytes, art.range)
      while !cursor.isAtEnd {
        cursor.skipSpaces()
        let start = cursor.position
        let word = word(&cursor)
        if word.isEmpty { break }
        let column = start - line.lowerBound
        let columns = column...(column + word.count - 1)
        let name = trimmed(word, bytes)
        if bytes[word.lowerBound] == UInt8(ascii: "-"), bytes[word.upperBound - 1] == UInt8(ascii: "-"), word.count > 2 {
          if name.isEmpty {
            if let k = open.lastIndex(where: { $0.columns.overlaps(columns) && abs($0.columns.lowerBound - columns.lowerBound) <= 2 }) {
              open.remove(at: k)
            }
          } else if open.count < Self.openBoxes {
            nodes.append((name, open.last { $0.columns.contains(column) }?.node ?? -1))
            open.append(Box(node: nodes.count - 1, columns: columns))
          } else {
            assembler.repairs.note(.unreadableNode, at: start)
          }
        } else if !name.isEmpty {
          nodes.append((name, open.last { $0.columns.contains(column) }?.node ?? -1))
        }
      }
    }
    if !open.isEmpty { assembler.isCut = true }
    try build(nodes, &assembler)
  }

  /// What stands up to a bar or to two blanks: names of debugging have single ones.
  private func word(_ cursor: inout ByteCursor) -> Range<Int> {
    let bytes = cursor.bytes
    let start = cursor.position
    let isBar = cursor.byte == UInt8(ascii: "|")
    let isEdge = cursor.byte == UInt8(ascii: "-")
    while !cursor.isAtEnd {
      let byte = cursor.byte
      if byte == UInt8(ascii: "|"), !isBar { break }
      if byte <= 0x20 {
        let next = cursor.byte(1)
        if isBar || next <= 0x20 || next == UInt8(ascii: "|") || next == UInt8(ascii: "-") { break }
        if isEdge, bytes[cursor.position - 1] == UInt8(ascii: "-") { break }
      }
      if isBar, byte != UInt8(ascii: "|") { break }
      cursor.position += 1
    }
    return start..<cursor.position
  }

  /// `word` without the dashes and bars at its ends.
  private func trimmed(_ word: Range<Int>, _ bytes: ByteView) -> Range<Int> {
    var start = word.lowerBound
    var end = word.upperBound
    func isDrawn(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "|") }
    while start < end, isDrawn(bytes[start]) { start += 1 }
    while end > start, isDrawn(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Boxes side by side have their lines mixed: children are gathered first, then put in preorder.
  private func build(_ nodes: [(name: Range<Int>, parent: Int)], _ assembler: inout TreeAssembler) throws(HierarchyError) {
    var firstChild = [Int](repeating: -1, count: nodes.count + 1)
    var nextSibling = [Int](repeating: -1, count: nodes.count)
    for k in nodes.indices.reversed() {
      let parent = nodes[k].parent < 0 ? nodes.count : nodes[k].parent
      nextSibling[k] = firstChild[parent]
      firstChild[parent] = k
    }
    var ahead = firstChild[nodes.count]
    var path: [Int] = []
    while ahead >= 0 || !path.isEmpty {
      if ahead >= 0 {
        let index = try assembler.open(className: -1)
        assembler.setClass(nodes[ahead].name, at: index)
        path.append(ahead)
        ahead = firstChild[ahead]
      } else {
        assembler.close()
        ahead = path.popLast().map { nextSibling[$0] } ?? -1
      }
    }
  }
}
