/// What changed between two texts, line by line, with the fewest lines removed and inserted that there can be.
///
/// Lines end in a line feed; a last line without one differs from the same line with one.
///
/// - Complexity: O(bytes) to tell lines apart, then O(*n* log *n*) where most lines are unlike each other, O(*n* + *d*²) where they
///   repeat and there are few differences `d`, else O(*n* · *d* / 64). Two texts of over 130,000 lines each that repeat *and* have
///   next to nothing in common hit a limit of work, 9 · *n*^1.5: what is shown then is right, but `isMinimal` is false.
public struct LineDiff: Sendable {
  /// A run of lines that gave way to another; either may be empty. Lines are counted from 0.
  public struct Change: Equatable, Sendable {
    public var old: Range<Int>
    public var new: Range<Int>

    public init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }
  }

  /// In order, with at least one line in common between any two.
  public let changes: [Change]
  /// Whether no other way to turn one text into the other removes and inserts fewer lines.
  public let isMinimal: Bool

  let old: Lines
  let new: Lines

  public init(from old: String, to new: String) {
    self.init(from: Array(old.utf8), to: Array(new.utf8))
  }

  public init(from old: [UInt8], to new: [UInt8]) {
    if old.count == new.count, commonPrefixCount(old, new) == old.count {
      (changes, isMinimal) = ([], true)
      self.old = Lines([])
      self.new = Lines([])
      return
    }
    self.old = Lines(old)
    self.new = Lines(new)
    var marks = ChangedLines(old: self.old, new: self.new)
    isMinimal = marks.mark()
    marks.slide()
    changes = marks.changes()
  }

  public var isEmpty: Bool { changes.isEmpty }
  public var removedCount: Int { changes.reduce(0) { $0 + $1.old.count } }
  public var insertedCount: Int { changes.reduce(0) { $0 + $1.new.count } }
}
