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
    let isEdge = sample.lines { line in
      let words = sample.bytes.trimmed(line)
      guard words.count > 8, sample.bytes.hasPrefix("--", in: words), sample.bytes[words.upperBound - 1] == UInt8(ascii: "-") else {
        return false
      }
      return words.contains { (sample.bytes[$0] | 0x20) &- UInt8(ascii: "a") < 26 }
        && !words.contains { sample.bytes[$0] == 0x20 && sample.bytes[$0 + 1] != UInt8(ascii: "-") }
    }
    return isEdge && sample.contains("|") ? .likely : .none
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
      var cursor = ByteCursor(bytes, line)
      while !cursor.isAtEnd {
        cursor.skipSpaces()
        let start = cursor.position
        let word = cursor.take { $0 > 0x20 }
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
