import ViewRendering
public import ViewTree

extension LineDiff {
  /// The changes as a unified diff, in the format of `diff -u` and git: nothing when there are none.
  ///
  /// Control characters, and others that act on a terminal instead of being seen, are shown as `\u{1B}`; tabs stay.
  ///
  /// - Parameters:
  ///   - context: How many unchanged lines are shown around a change.
  ///   - lineLimit: After how many lines the rest is left out, and its extent told; `nil`: never.
  public func unified(oldLabel: String, newLabel: String, context: Int = 3, lineLimit: Int? = nil) -> String {
    var output = TextOutput()
    writeUnified(oldLabel: oldLabel, newLabel: newLabel, context: context, lineLimit: lineLimit, to: &output)
    return output.text
  }

  public func writeUnified(
    oldLabel: String, newLabel: String, context: Int = 3, lineLimit: Int? = nil, to output: inout TextOutput
  ) {
    if isEmpty { return }
    var writer = UnifiedWriter(diff: self, lineLimit: lineLimit)
    writer.writeLabel("--- ", oldLabel, to: &output)
    writer.writeLabel("+++ ", newLabel, to: &output)
    for hunk in hunks(context: max(0, context)) {
      writer.write(hunk, context: max(0, context), to: &output)
    }
    writer.finish(&output)
  }

  /// Changes whose surroundings touch, together.
  private func hunks(context: Int) -> [ArraySlice<Change>] {
    var hunks: [ArraySlice<Change>] = []
    var start = 0
    for i in changes.indices {
      let isLast = i + 1 == changes.count
      if isLast || changes[i + 1].old.lowerBound - changes[i].old.upperBound > 2 * context {
        hunks.append(changes[start...i])
        start = i + 1
      }
    }
    return hunks
  }
}

private struct UnifiedWriter {
  let diff: LineDiff
  let lineLimit: Int?
  private var lineCount = 0
  private var leftOut = (lines: 0, removed: 0, inserted: 0)

  init(diff: LineDiff, lineLimit: Int?) {
    self.diff = diff
    self.lineLimit = lineLimit
  }

  func writeLabel(_ sign: StaticString, _ label: String, to output: inout TextOutput) {
    output.write(sign)
    output.writeVisibly(Array(label.utf8)[...])
    output.endLine()
  }

  mutating func write(_ hunk: ArraySlice<LineDiff.Change>, context: Int, to output: inout TextOutput) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, diff.old.count - last.old.upperBound)
    let old = first.old.lowerBound - before..<last.old.upperBound + after
    let new = first.new.lowerBound - before..<last.new.upperBound + after
    if isFull {
      leftOut.lines += 1
    } else {
      lineCount += 1
      output.write("@@ -\(rangeText(old)) +\(rangeText(new)) @@")
      output.endLine()
    }
    var line = old.lowerBound
    for change in hunk {
      while line < change.old.lowerBound {
        write(" ", line, of: diff.old, to: &output)
        line += 1
      }
      for removed in change.old { write("-", removed, of: diff.old, to: &output) }
      for inserted in change.new { write("+", inserted, of: diff.new, to: &output) }
      line = change.old.upperBound
    }
    while line < old.upperBound {
      write(" ", line, of: diff.old, to: &output)
      line += 1
    }
  }

  private var isFull: Bool { lineLimit.map { lineCount >= $0 } ?? false }

  private mutating func write(_ sign: Unicode.Scalar, _ line: Int, of lines: Lines, to output: inout TextOutput) {
    if isFull {
      leftOut.lines += 1
      if sign == "-" { leftOut.removed += 1 }
      if sign == "+" { leftOut.inserted += 1 }
      return
    }
    lineCount += 1
    output.write(byte: UInt8(ascii: sign))
    let range = lines.range(ofLine: line)
    let hasEnd = lines.endsWithLineFeed(line)
    output.writeVisibly(lines.bytes[range.lowerBound..<range.upperBound - (hasEnd ? 1 : 0)])
    output.endLine()
    if !hasEnd {
      output.write("\\ No newline at end of file")
      output.endLine()
    }
  }

  func finish(_ output: inout TextOutput) {
    if leftOut.lines == 0 { return }
    output.write("… \(leftOut.lines) more lines: \(leftOut.removed) removed, \(leftOut.inserted) inserted")
    output.endLine()
  }

  /// A range as hunk headers have it: counted from 1, the count left out where it is 1; an empty one names the line before it.
  private func rangeText(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }
}

extension TextOutput {
  /// Writes text whose characters all show; bytes that are no UTF-8 come out as U+FFFD.
  fileprivate mutating func writeVisibly(_ bytes: ArraySlice<UInt8>) {
    let isPlain = bytes.withUnsafeBufferPointer { bytes in
      guard showsAsItIs(bytes) else { return false }
      write(bytes: bytes)
      return true
    }
    if isPlain { return }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\t": write("\t")
      case "\r": write("\\r")
      case _ where isTroublesome(scalar.value): write("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
      default: write(String(scalar))
      }
    }
  }
}

/// Whether a line is ASCII that shows, tabs, and characters from U+2080 to U+2FFF, where rails, boxes and arrows are: nearly every
/// line there is. The others are looked at character by character.
private func showsAsItIs(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var i = 0
  while i < bytes.count {
    let byte = bytes[i]
    if (byte >= 0x20 && byte < 0x7F) || byte == 0x09 {
      i += 1
    } else if byte == 0xE2, i + 2 < bytes.count, 0x82...0xBF ~= bytes[i + 1], 0x80...0xBF ~= bytes[i + 2] {
      i += 3
    } else {
      return false
    }
  }
  return true
}
