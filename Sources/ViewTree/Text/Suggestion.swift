/// Which of `candidates` someone who wrote `word` most likely meant: the one fewest slips away, as long as those are few for its length;
/// `nil` when none is near. Of equally near ones the first.
///
/// A slip is a character too many, too few, another one, or two swapped (optimal string alignment distance); case counts for nothing.
package func suggestion(for word: String, among candidates: [String]) -> String? {
  // What is longer than any name is no misspelling, and would take long to compare.
  guard word.unicodeScalars.count <= 64 else { return nil }
  var nearest: (candidate: String?, slips: Int) = (nil, .max)
  for candidate in candidates {
    let slips = slipsBetween(Array(word.lowercased().unicodeScalars), Array(candidate.lowercased().unicodeScalars))
    if slips < nearest.slips, slips <= max(1, candidate.count / 3) { nearest = (candidate, slips) }
  }
  return nearest.candidate
}

private func slipsBetween(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var slips = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { slips = min(slips, beforeLast[j - 1] + 1) }
      row.append(slips)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
