public import ViewTree

extension LineDiff {
  /// Writes both texts as one, as git leaves a file in which they conflict: what they have in common once, and between markers both
  /// sides of what they don't. Nothing for equal texts.
  ///
  /// - Parameters: What the markers call the old text, and the new one.
  public func writeConflicts(oldName: String, newName: String, to output: inout TextOutput) {
    var line = 0
    func write(_ lines: Lines, _ range: Range<Int>) {
      let start = lines.starts[range.lowerBound]
      let end = lines.starts[range.upperBound]
      lines.bytes[start..<end].withUnsafeBufferPointer { output.write(bytes: $0) }
      if end > start, lines.bytes[end - 1] != 0x0A { output.endLine() }
    }
    func writeMarker(_ marker: StaticString, _ name: String) {
      output.write(marker)
      if !name.isEmpty { output.writeHarmless(" " + name) }
      output.endLine()
    }
    for change in changes {
      write(old, line..<change.old.lowerBound)
      writeMarker("<<<<<<<", oldName)
      write(old, change.old)
      writeMarker("=======", "")
      write(new, change.new)
      writeMarker(">>>>>>>", newName)
      line = change.old.upperBound
    }
    if !changes.isEmpty { write(old, line..<old.count) }
  }
}
