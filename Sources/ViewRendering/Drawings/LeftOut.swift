import ViewTree

/// What a drawing leaves out, counted by the reason: the line under it.
struct LeftOut {
  private var counts: [(reason: String, views: Int)] = []

  mutating func add(_ reason: String, _ views: Int = 1) {
    if views == 0 { return }
    if let place = counts.firstIndex(where: { $0.reason == reason }) {
      counts[place].views += views
    } else {
      counts.append((reason, views))
    }
  }

  /// `not drawn: 3 hidden, 1 off screen`; `nil` when all is drawn.
  var words: String? {
    counts.isEmpty ? nil : "not drawn: " + counts.map { "\($0.views) \($0.reason)" }.joined(separator: ", ")
  }

  /// Writes that behind `title`, on as many lines as it takes; nothing when all is drawn.
  func write(_ title: String = "", columns: Int, to output: inout TextOutput) {
    guard let words else { return }
    for line in TextLines(title + words, columns: columns, rows: .max, ellipsis: "~").lines {
      output.write(line)
      output.endLine()
    }
  }
}
