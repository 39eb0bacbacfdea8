/// The longest common subsequence of two sequences of numbers, 64 columns at a time.
///
/// Row i of the table of lengths L(i, j) is kept as bits: bit j is 0 where L(i, j + 1) is one more than L(i, j). A row follows
/// from the one above by an addition (Crochemore, Iliopoulos, Pinzon and Reid, 2001, "A fast and practical bit-vector algorithm
/// for the longest common subsequence problem"). Only a band around the diagonal is computed (Ukkonen, 1985): what has `d`
/// deletions is the best there is when nothing better lies in a band of `d` on both sides. A narrow band nearly always holds the
/// best; the wide one that proves it leaves out whatever can't lead to anything better.
///
/// The way back through the table needs its rows. One row of every block is kept; from the last block on the others are computed
/// again.
///
/// - Complexity: O(*n* · *d* / 64) time for `d` differences, at worst *n* · *m* / 64; O(√*n* · *d* / 64) words of memory.
struct BitMatching {
  let old: [Int32]
  let new: [Int32]
  let occurrences: Occurrences
  /// How many words are computed at most; `nil`: what takes about as long as the heuristics of other tools at their worst, which
  /// is 9 · n^1.5 for n lines. A whole table of 130,000 rows and columns stays below.
  var workLimit: Int?

  /// Calls `body` with the positions of every common element, last first.
  ///
  /// - Returns: Whether the result is known to be the longest. It is not where proving it would go past the limit.
  @discardableResult
  func forEachPair(_ body: (_ old: Int, _ new: Int) -> Void) -> Bool {
    guard !old.isEmpty, !new.isEmpty else { return true }
    let size = Double(max(old.count, new.count))
    let workLimit = workLimit ?? Int(9 * size * size.squareRoot()) + 1_000_000
    let table = BitTable(old: old, new: new, occurrences: occurrences)
    let leastDeletions = max(0, old.count - new.count)
    var allowed = leastDeletions + 96
    var best = table.fill(allowingDeletions: allowed, beyond: -1)
    while allowed < old.count - best.length {
      let needed = old.count - best.length
      let widened = best.isLikelyFinal ? needed : min(needed, leastDeletions + 4 * (allowed - leastDeletions))
      if table.work + table.greatestWork(allowingDeletions: widened) > workLimit { break }
      allowed = widened
      let better = table.fill(allowingDeletions: allowed, beyond: best.length)
      if better.length > best.length {
        // Where four times the width gains less than a thousandth, it's time to prove it.
        let gain = better.length - best.length
        best = better
        best.isLikelyFinal = gain * 1000 < better.length
      } else {
        best.isLikelyFinal = true
      }
    }
    table.forEachPair(of: best, body)
    return allowed >= old.count - best.length
  }
}

/// What a pass over the table has found, and what the way back needs of it.
private struct BitPass {
  /// The length of the longest common subsequence in the band.
  var length = 0
  /// For each block of rows, the words that were computed.
  var windows: [Range<Int>] = []
  /// The row above each block, within its window, one behind the other.
  var rows: [UInt64] = []
  var isLikelyFinal = false
}

/// The working memory of `BitMatching`.
private final class BitTable {
  private let old: [Int32]
  private let columns: Int
  private let wordCount: Int
  private let occurrences: Occurrences
  /// How many rows a block has: one row is kept for each.
  private let blockSize: Int

  /// The row reached.
  private let row: UnsafeMutablePointer<UInt64>
  /// For a frequent number, where its mask begins in `masks`; -1 for a rare one, whose mask is made when needed, in `scratch`.
  private var maskStarts: [Int]
  private let masks: UnsafeMutablePointer<UInt64>
  private let scratch: UnsafeMutablePointer<UInt64>
  /// How many words were computed so far.
  private(set) var work = 0

  init(old: [Int32], new: [Int32], occurrences: Occurrences) {
    self.old = old
    self.occurrences = occurrences
    columns = new.count
    wordCount = (columns + 63) / 64
    blockSize = max(128, Int(Double(old.count).squareRoot()) / 4 * 4)
    // At most 512 masks: they take 64 bytes a column.
    let frequent = max(64, columns / 512)
    maskStarts = [Int](repeating: -1, count: Int(old.max() ?? -1) + 1)
    var withMask: [Int32] = []
    for number in old where maskStarts[Int(number)] < 0 && occurrences.count(of: number) >= frequent {
      maskStarts[Int(number)] = withMask.count * wordCount
      withMask.append(number)
    }
    let maskWords = max(1, withMask.count * wordCount)
    row = .allocate(capacity: wordCount)
    scratch = .allocate(capacity: 4 * wordCount)
    scratch.initialize(repeating: 0, count: 4 * wordCount)
    masks = .allocate(capacity: maskWords)
    masks.initialize(repeating: 0, count: maskWords)
    for number in withMask {
      for position in occurrences.positions(of: number) {
        masks[maskStarts[Int(number)] + Int(position) / 64] |= 1 << UInt64(position % 64)
      }
    }
  }

  deinit {
    row.deallocate()
    scratch.deallocate()
    masks.deallocate()
  }

  private var blockCount: Int { (old.count + blockSize - 1) / blockSize }

  private func rows(ofBlock block: Int) -> Range<Int> {
    block * blockSize..<min(old.count, (block + 1) * blockSize)
  }

  /// How many words `fill` computes at most.
  func greatestWork(allowingDeletions deletions: Int) -> Int {
    let width = 2 * deletions + columns - old.count + blockSize
    return old.count * min(wordCount, width / 64 + 2)
  }

  /// Computes the table within a band, leaving out what can't lead to a common subsequence of more than `length` elements.
  func fill(allowingDeletions deletions: Int, beyond length: Int) -> BitPass {
    var pass = BitPass()
    var reached = 0  // Behind this word all bits are one.
    row.initialize(repeating: ~0, count: wordCount)
    for block in 0..<blockCount {
      let rows = rows(ofBlock: block)
      let insertions = deletions + columns - old.count
      let low = min(wordCount, max(0, rows.lowerBound - deletions) / 64)
      let high = max(low, min(columns - 1, rows.upperBound - 1 + insertions) / 64 + 1)
      let window = length < 0 ? low..<high : promising(low..<high, above: rows, beyond: length)
      if window.upperBound < reached {
        // What was cut off holds no more zeros, or a carry would be lost on its way to them.
        (row + window.upperBound).update(repeating: ~0, count: reached - window.upperBound)
      }
      reached = window.upperBound
      pass.windows.append(window)
      pass.rows.append(contentsOf: UnsafeBufferPointer(start: row + window.lowerBound, count: window.count))
      work += window.count * rows.count
      advance(rows, in: window, above: row, stride: 0)
    }
    // What stands behind the last column stays 1.
    pass.length = (0..<wordCount).reduce(0) { $0 + (~row[$1]).nonzeroBitCount }
    return pass
  }

  /// The part of a window through which a common subsequence of more than `length` elements can go while it passes `rows`.
  ///
  /// Through row i and column j it has at most L(i, j) elements before and min(n - i, m - j) after; L grows by one a row at most.
  private func promising(_ window: Range<Int>, above rows: Range<Int>, beyond length: Int) -> Range<Int> {
    var count = (0..<window.lowerBound).reduce(0) { $0 + (~row[$1]).nonzeroBitCount }
    var low = window.upperBound
    var high = window.lowerBound
    for word in window {
      let start = min(columns, word * 64)
      let before = count + (~row[word]).nonzeroBitCount + rows.count
      count += (~row[word]).nonzeroBitCount
      if before + min(old.count - rows.lowerBound, columns - start) > length {
        low = min(low, word)
        high = word + 1
      }
    }
    return low < high ? low..<high : window.lowerBound..<window.lowerBound
  }

  /// Walks back from the last corner of a pass.
  func forEachPair(of pass: BitPass, _ body: (_ old: Int, _ new: Int) -> Void) {
    var j = columns
    var rowsEnd = pass.rows.count
    // The rows of one block at a time, and the one above.
    let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: max(1, (pass.windows.map(\.count).max() ?? 0) * (blockSize + 1)))
    defer { memory.deallocate() }
    for block in (0..<blockCount).reversed() where j > 0 {
      let whole = pass.windows[block]
      let start = rowsEnd - whole.count
      rowsEnd = start
      // What lies right of the way back is not needed any more.
      let window = whole.lowerBound..<max(whole.lowerBound, min(whole.upperBound, (j + 63) / 64))
      if window.isEmpty { continue }
      let rows = rows(ofBlock: block)
      let stride = window.count
      for word in 0..<stride { (memory + word).initialize(to: pass.rows[start + word]) }
      advance(rows, in: window, above: memory - window.lowerBound, stride: stride)
      j = walk(back: rows, from: j, memory, window, body)
    }
  }

  /// Walks up through the rows of a block, and returns the column at its top.
  private func walk(
    back rows: Range<Int>, from start: Int, _ memory: UnsafePointer<UInt64>, _ window: Range<Int>,
    _ body: (_ old: Int, _ new: Int) -> Void
  ) -> Int {
    let firstColumn = window.lowerBound * 64
    var i = rows.upperBound
    var j = min(start, window.upperBound * 64)
    // Columns left of the window do not change within the block.
    while i > rows.lowerBound, j > firstColumn {
      let word = (j - 1) / 64 - window.lowerBound
      let bit = UInt64(1) << UInt64((j - 1) % 64)
      let here = memory + window.count * (i - rows.lowerBound) + word
      if here.pointee & bit != 0 {
        j -= 1
      } else {
        i -= 1
        if (here - window.count).pointee & bit != 0 {
          j -= 1
          body(i, j)
        }
      }
    }
    return j
  }

  /// Computes the rows at `rows` of `old`, four at a time: each addition waits for the carry of its own row alone, so four rows
  /// take little longer than one.
  ///
  /// The row above the first is read from `above`. Where `stride` is 0 the last row replaces it; else row k goes to
  /// `above + stride * (k + 1)`. Pointers stand for word 0 of a row, whether or not it is in memory.
  @inline(__always)
  private func advance(_ rows: Range<Int>, in window: Range<Int>, above: UnsafeMutablePointer<UInt64>, stride: Int) {
    var i = rows.lowerBound
    var source = above
    while i < rows.upperBound {
      if i + 4 <= rows.upperBound {
        let a = mask(of: old[i], scratch: 0, in: window)
        let b = mask(of: old[i + 1], scratch: 1, in: window)
        let c = mask(of: old[i + 2], scratch: 2, in: window)
        let d = mask(of: old[i + 3], scratch: 3, in: window)
        if stride == 0, window.count >= 8 {
          advanceFour(in: window, row: source, a, b, c, d)
          for k in 0..<4 { clearMask(of: old[i + k], scratch: k, in: window) }
          i += 4
          continue
        }
        var carries: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        for word in window {
          var bits = source[word]
          bits = next(bits, a[word], &carries.0)
          if stride > 0 { source[word + stride] = bits }
          bits = next(bits, b[word], &carries.1)
          if stride > 0 { source[word + 2 * stride] = bits }
          bits = next(bits, c[word], &carries.2)
          if stride > 0 { source[word + 3 * stride] = bits }
          bits = next(bits, d[word], &carries.3)
          source[word + 4 * stride] = bits
        }
        for k in 0..<4 { clearMask(of: old[i + k], scratch: k, in: window) }
        i += 4
        source += 4 * stride
      } else {
        let a = mask(of: old[i], scratch: 0, in: window)
        var carry: UInt64 = 0
        for word in window { source[word + stride] = next(source[word], a[word], &carry) }
        clearMask(of: old[i], scratch: 0, in: window)
        i += 1
        source += stride
      }
    }
  }

  /// Four rows in place, two lanes at a time: at step `s` the first row is at word `s`, the next one word behind, and so on, so
  /// that what a row needs from the one above was made a step ago.
  @inline(__always)
  private func advanceFour(
    in window: Range<Int>, row: UnsafeMutablePointer<UInt64>, _ a: UnsafePointer<UInt64>, _ b: UnsafePointer<UInt64>,
    _ c: UnsafePointer<UInt64>, _ d: UnsafePointer<UInt64>
  ) {
    typealias Pair = SIMD2<UInt64>
    // Outside the window there are ones and no matches, which leave a carry as it is.
    var upper = Pair(repeating: ~0)
    var lower = Pair(repeating: ~0)
    var upperCarry = Pair.zero
    var lowerCarry = Pair.zero
    func advance(_ bits: Pair, _ mask: Pair, _ carry: inout Pair) -> Pair {
      let matches = bits & mask
      let sum = bits &+ matches &+ carry
      carry = (matches | (bits & ~sum)) &>> 63
      return sum | (bits ^ matches)
    }
    func step(_ top: UInt64, _ upperMask: Pair, _ lowerMask: Pair) {
      let newLower = advance(Pair(upper[1], lower[0]), lowerMask, &lowerCarry)
      upper = advance(Pair(top, upper[0]), upperMask, &upperCarry)
      lower = newLower
    }
    func matches(_ mask: UnsafePointer<UInt64>, _ word: Int) -> UInt64 { window.contains(word) ? mask[word] : 0 }
    func edgeStep(_ s: Int) {
      step(
        window.contains(s) ? row[s] : ~0, Pair(matches(a, s), matches(b, s - 1)), Pair(matches(c, s - 2), matches(d, s - 3)))
    }
    let start = window.lowerBound
    let end = window.upperBound
    for s in start..<start + 3 { edgeStep(s) }
    var s = start + 3
    while s < end {
      step(row[s], Pair(a[s], b[s &- 1]), Pair(c[s &- 2], d[s &- 3]))
      row[s &- 3] = lower[1]
      s &+= 1
    }
    for s in end..<end + 3 {
      edgeStep(s)
      row[s - 3] = lower[1]
    }
  }

  /// The word below `bits`: in each run of ones up to the next zero, the lowest match becomes the zero, and the zero a one.
  @inline(__always)
  private func next(_ bits: UInt64, _ mask: UInt64, _ carry: inout UInt64) -> UInt64 {
    let matches = bits & mask
    let sum = bits &+ matches &+ carry
    carry = (matches | (bits & ~sum)) >> 63
    return sum | (bits ^ matches)
  }

  /// The columns that equal `number`, as bits. A rare number's are set in a scratch row; `clearMask` takes them out again.
  @inline(__always)
  private func mask(of number: Int32, scratch index: Int, in window: Range<Int>) -> UnsafePointer<UInt64> {
    let start = maskStarts[Int(number)]
    if start >= 0 { return UnsafePointer(masks + start) }
    let row = scratch + index * wordCount
    for position in occurrences.positions(of: number, in: window.lowerBound * 64..<window.upperBound * 64) {
      row[Int(position) / 64] |= 1 << UInt64(position % 64)
    }
    return UnsafePointer(row)
  }

  @inline(__always)
  private func clearMask(of number: Int32, scratch index: Int, in window: Range<Int>) {
    if maskStarts[Int(number)] >= 0 { return }
    let row = scratch + index * wordCount
    for position in occurrences.positions(of: number, in: window.lowerBound * 64..<window.upperBound * 64) {
      row[Int(position) / 64] = 0
    }
  }
}
