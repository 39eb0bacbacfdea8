import ViewTree

/// Which attribute of a view before is which one after.
///
/// Those of one name, of which there may be many, say a constraint each, are paired in order: equal values first, then, between
/// these, those that begin with the same word, and a single one with a single one. So one that went makes one line, not one for
/// each behind it.
struct AttributePairing {
  /// For each attribute before, the place of its partner after, or -1.
  private(set) var partners: [Int]
  /// The places after that are nobody's partner.
  private(set) var newcomers: [Int] = []

  init(_ old: [ViewTree.Attribute], _ new: [ViewTree.Attribute]) {
    partners = Array(repeating: -1, count: old.count)
    var places: [String: (old: [Int], new: [Int])] = [:]
    for (index, attribute) in old.enumerated() { places[attribute.name, default: ([], [])].old.append(index) }
    for (index, attribute) in new.enumerated() { places[attribute.name, default: ([], [])].new.append(index) }
    for (old:before, new:after) in places.values where !before.isEmpty && !after.isEmpty {
      pair(before[...], after[...], old, new, keys: [Self.value, Self.firstWord])
    }
    var isTaken = Array(repeating: false, count: new.count)
    for partner in partners where partner >= 0 { isTaken[partner] = true }
    newcomers = new.indices.filter { !isTaken[$0] }
  }

  /// Pairs places whose first key is the same and which stand in order; those between with the other keys.
  private mutating func pair(
    _ before: ArraySlice<Int>, _ after: ArraySlice<Int>, _ old: [ViewTree.Attribute], _ new: [ViewTree.Attribute],
    keys: ArraySlice<(ViewTree.Attribute) -> UInt64>
  ) {
    if before.isEmpty || after.isEmpty { return }
    if before.count == 1, after.count == 1, let index = before.first, let partner = after.first {
      partners[index] = partner
      return
    }
    guard let key = keys.first else { return }
    let common = commonSubsequence(of: before.map { key(old[$0]) }, and: after.map { key(new[$0]) }).pairs
    var i = before.startIndex
    var j = after.startIndex
    for (nextI, nextJ) in common.map({ ($0 + before.startIndex, $1 + after.startIndex) }) + [(before.endIndex, after.endIndex)] {
      pair(before[i..<nextI], after[j..<nextJ], old, new, keys: keys.dropFirst())
      if nextI < before.endIndex { partners[before[nextI]] = after[nextJ] }
      i = nextI + 1
      j = nextJ + 1
    }
  }

  private static func value(_ attribute: ViewTree.Attribute) -> UInt64 { keyed(attribute.value) }

  private static func firstWord(_ attribute: ViewTree.Attribute) -> UInt64 {
    keyed(String(attribute.value.prefix { $0 != " " }))
  }

  private static func keyed(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { hash($0, salt: 0xA7) }
  }
}
