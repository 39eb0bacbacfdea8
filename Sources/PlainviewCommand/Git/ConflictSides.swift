import PullParsing

/// The two versions of a file in which a merge left conflicts: the lines between git's markers stand in one of them, all others in both.
///
/// Markers are seven of a letter at the beginning of a line (git-merge(1), "How conflicts are presented"); what `diff3` and `zdiff3`
/// show of the version that both come from is in neither.
struct ConflictSides: Equatable {
  struct Side: Equatable {
    /// What the marker calls it: `HEAD`, a branch, a commit.
    var name: String
    var bytes: [UInt8] = []
  }

  private(set) var ours: Side
  private(set) var theirs: Side
  /// How many conflicts there are.
  private(set) var count = 0

  private enum Place { case outside, ours, base, theirs }

  /// `nil` where there is no conflict, or where markers are missing.
  init?(_ input: InputBytes) {
    ours = Side(name: "")
    theirs = Side(name: "")
    let bytes = input.withBytes(in: 0..<input.count) { Array($0) }
    var place = Place.outside
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      let line = bytes[start..<end]
      start = end
      switch (Self.marker(line), place) {
      case (UInt8(ascii: "<"), .outside):
        place = .ours
        count += 1
        if count == 1 { ours.name = Self.name(line) }
      case (UInt8(ascii: "|"), .ours): place = .base
      case (UInt8(ascii: "="), .ours), (UInt8(ascii: "="), .base): place = .theirs
      case (UInt8(ascii: ">"), .theirs):
        place = .outside
        if count == 1 { theirs.name = Self.name(line) }
      case (UInt8(ascii: "<"), _), (UInt8(ascii: ">"), _): return nil
      default:
        if place == .outside || place == .ours { ours.bytes += line }
        if place == .outside || place == .theirs { theirs.bytes += line }
      }
    }
    if count == 0 || place != .outside { return nil }
  }

  /// The letter that a marker consists of; `nil` for any other line.
  private static func marker(_ line: ArraySlice<UInt8>) -> UInt8? {
    guard let first = line.first, "<|=>".utf8.contains(first), line.count > 7, line.prefix(7).allSatisfy({ $0 == first }) else {
      return nil
    }
    let next = line[line.startIndex + 7]
    return next == 0x20 || next == 0x0A || next == 0x0D ? first : nil
  }

  private static func name(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.dropFirst(8).prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }
}
