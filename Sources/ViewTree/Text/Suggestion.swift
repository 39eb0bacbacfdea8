/// The name among `names` that `word` is most likely a slip for; `nil` where none is near: "did you mean".
///
/// Near is a Damerau–Levenshtein distance (letters inserted, left out, replaced or swapped, letter case aside) of at most a third of
/// the longer word, rounded up, or a name that `word` begins. Of equally near ones the first counts.
package func closest(to word: String, among names: [String]) -> String? {
  let word = Array(word.lowercased().unicodeScalars.prefix(64))
  var best: (name: String, distance: Int)?
  for name in names {
    let letters = Array(name.lowercased().unicodeScalars.prefix(64))
    let isBeginning = word.count >= 3 && letters.starts(with: word)
    let distance = isBeginning ? 1 : distance(word, letters)
    if distance <= (max(word.count, letters.count) + 2) / 3, distance < best?.distance ?? .max { best = (name, distance) }
  }
  return best?.name
}

/// How many single edits lie between two words, swaps of neighbours counted as one.
private func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
