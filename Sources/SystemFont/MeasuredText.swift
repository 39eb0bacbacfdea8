/// A text cut into the characters a reader sees, each with its width: what lines are made of.
package struct MeasuredText: Sendable {
  struct Cluster {
    var start: String.Index
    /// In points, with tracking, without kerning.
    var advance: Double
    /// Kerning with the character before, which counts unless this one begins a line.
    var kerning: Double
    var breakClass: LineBreaking.Class
    var isTab: Bool
    /// Ends a paragraph: a line feed, carriage return, or line or paragraph separator.
    var isLineBreak: Bool
    /// Of which run.
    var run: Int32

    var isSpace: Bool { breakClass == .space }
  }

  /// What the font of a run gives a line, in points.
  struct RunMetrics {
    let ascender: Double
    let height: Double
    let gap: Double
  }

  let text: String
  let clusters: [Cluster]
  let fonts: [FontDescription]
  let metrics: [RunMetrics]

  package init(_ text: String, font: FontDescription) { self.init([TextRun(text, font: font)]) }

  /// - Complexity: O(*n*) in the length of the text.
  package init(_ runs: [TextRun]) {
    let text = runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
    let amongKana = !text.utf8.allSatisfy { $0 < 0x80 } && text.unicodeScalars.contains { (0x3041..<0x3100).contains($0.value) }
    var clusters: [Cluster] = []
    clusters.reserveCapacity(text.utf8.count)
    var index = text.startIndex
    var end = index
    for (run, part) in runs.enumerated() {
      let source = AdvanceSource(part.font)
      end = run == runs.count - 1 ? text.endIndex : text.utf8.index(end, offsetBy: part.text.utf8.count)
      var previous: UInt32 = 0  // letters of two runs don't kern
      while index < end {
        let next = Self.endOfCluster(from: index, in: text)
        let first = text.unicodeScalars[index]
        var cluster = Cluster(
          start: index, advance: 0, kerning: 0, breakClass: .alphabetic, isTab: false, isLineBreak: false, run: Int32(run))
        switch first.value {
        case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029:
          cluster.isLineBreak = true
          previous = 0
        default:
          let isASCII = first.value < 0x7F && text.utf8.index(after: index) == next
          let kind = isASCII ? CharacterKind.kind(of: first) : CharacterKind(text.unicodeScalars[index..<next])
          cluster.breakClass = LineBreaking.breakClass(of: first, kind: kind)
          cluster.isTab = kind == .tab
          if kind == .letter {
            let letter = source.letter(first)
            cluster.advance = letter.advance
            cluster.kerning = source.kerning(previous, letter.kerning)
            previous = letter.kerning
          } else {
            cluster.advance = source.advance(of: kind, amongKana: amongKana)
            if kind != .invisible { previous = 0 }
          }
        }
        clusters.append(cluster)
        index = next
      }
    }
    self.text = text
    self.clusters = clusters
    fonts = runs.map(\.font)
    metrics = fonts.map { font in
      let metrics = font.metrics
      return RunMetrics(ascender: metrics.ascender, height: metrics.lineHeight, gap: font.lineGap)
    }
  }

  /// Where the character that starts at `index` ends. Two ASCII neighbours never join, "\r\n" aside, and need no look into Unicode's tables.
  private static func endOfCluster(from index: String.Index, in text: String) -> String.Index {
    let byte = text.utf8[index]
    let next = text.utf8.index(after: index)
    if byte < 0x80 && byte != 0x0D && (next == text.endIndex || text.utf8[next] < 0x80) { return next }
    return text.index(after: index)
  }

  /// Where the cluster at `position` starts in the text; the end of the text for the position after the last.
  func index(of position: Int) -> String.Index {
    position < clusters.count ? clusters[position].start : text.endIndex
  }

  /// The width `clusters[position]` adds to a line that is `x` points long so far.
  func step(at position: Int, x: Double, beginsLine: Bool) -> Double {
    let cluster = clusters[position]
    if cluster.isTab { return AdvanceSource.tabInterval - x.truncatingRemainder(dividingBy: AdvanceSource.tabInterval) }
    return beginsLine ? cluster.advance : cluster.advance + cluster.kerning
  }

  /// The width of a range of clusters set on a line by itself, in points.
  func width(of range: Range<Int>) -> Double {
    var x = 0.0
    for position in range { x += step(at: position, x: x, beginsLine: position == range.lowerBound) }
    return x
  }

  /// The range without spaces at its end.
  func trimmingTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound && clusters[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }
}
