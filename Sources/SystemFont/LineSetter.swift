/// Cuts measured text into lines no wider than a limit.
struct LineSetter {
  /// A line in positions of clusters.
  struct Line {
    /// With the spaces and the line break at its end.
    var range: Range<Int>
    /// What is drawn before and, if truncated, after the ellipsis.
    var head: Range<Int>
    var tail: Range<Int> = 0..<0
    /// "…" where text was left out, nothing where not even it had room; nil on a line that is whole.
    var ellipsis: String?
    var width: Double

    func text(in measured: MeasuredText) -> String {
      let head = measured.text[measured.index(of: head.lowerBound)..<measured.index(of: head.upperBound)]
      guard let ellipsis else { return String(head) }
      return head + ellipsis + measured.text[measured.index(of: tail.lowerBound)..<measured.index(of: tail.upperBound)]
    }
  }

  let measured: MeasuredText
  private let maximumWidth: Double
  private let numberOfLines: Int
  private let mode: LineBreakMode

  init(_ measured: MeasuredText, maximumWidth: Double, numberOfLines: Int, mode: LineBreakMode) {
    self.measured = measured
    // Text is set at its own width again and again; the sum's last bits must not wrap it.
    self.maximumWidth = maximumWidth + 1e-6
    self.numberOfLines = max(numberOfLines, 0)
    self.mode = mode
  }

  func lines(countsLastEmptyLine: Bool) -> [Line] {
    var lines: [Line] = []
    let clusters = measured.clusters
    var start = 0
    while start < clusters.count {
      let end = clusters[start...].firstIndex { $0.isLineBreak } ?? clusters.count
      let next = min(end + 1, clusters.count)
      setParagraph(start..<end, isLast: next == clusters.count, into: &lines)
      if isFull(lines) { break }
      // A paragraph's last line takes the line break.
      lines[lines.count - 1].range = lines[lines.count - 1].range.lowerBound..<next
      start = next
    }
    if countsLastEmptyLine && !isFull(lines) && clusters.last?.isLineBreak ?? false {
      lines.append(Line(range: clusters.count..<clusters.count, head: clusters.count..<clusters.count, width: 0))
    }
    return lines
  }

  private func isFull(_ lines: [Line]) -> Bool { numberOfLines > 0 && lines.count >= numberOfLines }

  private func setParagraph(_ paragraph: Range<Int>, isLast: Bool, into lines: inout [Line]) {
    var start = paragraph.lowerBound
    repeat {
      let rest = start..<paragraph.upperBound
      let isLastAllowed = numberOfLines > 0 && lines.count == numberOfLines - 1
      if mode == .byClipping {
        lines.append(Line(range: rest, head: rest, width: measured.width(of: rest)))
      } else if isLastAllowed && mode.isTruncating {
        lines.append(lastLine(rest, hasMore: !isLast))
      } else {
        lines.append(wrappedLine(rest))
      }
      start = lines[lines.count - 1].range.upperBound
    } while start < paragraph.upperBound && !isFull(lines)
  }

  /// The first line of `rest`, at least one character long.
  private func wrappedLine(_ rest: Range<Int>) -> Line {
    var x = 0.0
    var lastBreak: Int?
    var afterSpaces: LineBreaking.Class?  // what came before the spaces that come before the position
    var previous: LineBreaking.Class?
    for position in rest {
      let cluster = measured.clusters[position]
      let isFirst = position == rest.lowerBound
      if let before = previous, !cluster.isSpace, mode != .byCharWrapping {
        let allowed =
          before == .space
          ? LineBreaking.allowsBreakAfterSpaces(from: afterSpaces ?? .alphabetic, to: cluster.breakClass)
          : LineBreaking.allowsBreak(between: before, and: cluster.breakClass)
        if allowed { lastBreak = position }
      }
      let step = measured.step(at: position, x: x, beginsLine: isFirst)
      // Spaces hang over the edge: they never begin a line.
      if !cluster.isSpace && !isFirst && x + step > maximumWidth && step > 0 {
        return brokenLine(rest.lowerBound..<(lastBreak ?? position))
      }
      x += step
      if cluster.isSpace {
        if previous != .space { afterSpaces = previous }
        previous = .space
      } else if cluster.breakClass != .combining || previous == nil {
        previous = cluster.breakClass == .combining ? .alphabetic : cluster.breakClass
      }
    }
    return Line(range: rest, head: rest, width: x)
  }

  private func brokenLine(_ range: Range<Int>) -> Line {
    let drawn = measured.trimmingTrailingSpaces(range)
    return Line(range: range, head: drawn, width: measured.width(of: drawn))
  }

  /// What numberOfLines leaves room for of `rest`, and an ellipsis where that isn't all, or more paragraphs follow.
  private func lastLine(_ rest: Range<Int>, hasMore: Bool) -> Line {
    let width = measured.width(of: rest)
    let visible = measured.width(of: measured.trimmingTrailingSpaces(rest))
    if !hasMore && visible <= maximumWidth { return Line(range: rest, head: rest, width: width) }
    return truncatedLine(rest)
  }

  private func truncatedLine(_ rest: Range<Int>) -> Line {
    let font = measured.fonts[Int(measured.clusters[rest.lowerBound].run)]
    let ellipsis = MeasuredText("…", font: font).clusters.reduce(0) { $0 + $1.advance }
    var room = maximumWidth - ellipsis
    guard room >= 0 else { return Line(range: rest, head: rest.lowerBound..<rest.lowerBound, ellipsis: "", width: 0) }
    var head = rest.lowerBound
    var tail = rest.upperBound
    var headWidth = 0.0
    var tailWidth = 0.0
    let takesHead = mode != .byTruncatingHead
    let takesTail = mode != .byTruncatingTail
    while head < tail {
      // The middle is left out evenly: the shorter side grows.
      let growsHead = takesHead && (!takesTail || headWidth <= tailWidth)
      let position = growsHead ? head : tail - 1
      let step =
        growsHead
        ? measured.step(at: position, x: headWidth, beginsLine: position == rest.lowerBound)
        : measured.clusters[position].advance + (tail < rest.upperBound ? measured.clusters[tail].kerning : 0)
      if step > room { break }
      room -= step
      if growsHead {
        head += 1
        headWidth += step
      } else {
        tail -= 1
        tailWidth += step
      }
    }
    let shownHead = measured.trimmingTrailingSpaces(rest.lowerBound..<head)
    let dropped = measured.width(of: rest.lowerBound..<head) - measured.width(of: shownHead)
    return Line(
      range: rest, head: shownHead, tail: tail..<rest.upperBound, ellipsis: "…", width: headWidth - dropped + ellipsis + tailWidth)
  }
}
