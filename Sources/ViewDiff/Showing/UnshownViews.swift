/// Views that a line stands for without showing them.
struct UnshownViews: Equatable {
  /// Those that are as they were.
  var unchanged = 0
  /// Those that differ in ways that were not asked for.
  var others = 0

  var count: Int { unchanged + others }

  static func + (a: UnshownViews, b: UnshownViews) -> UnshownViews {
    UnshownViews(unchanged: a.unchanged + b.unchanged, others: a.others + b.others)
  }

  /// `4 views unchanged`, `3 views unchanged, 1 with other changes`
  var words: String {
    let noun = (unchanged > 0 ? unchanged : others) == 1 ? "view" : "views"
    return words(noun)
  }

  /// `4 in it unchanged`, with `in it` for the noun.
  func words(_ noun: String) -> String {
    if others == 0 { return "\(unchanged) \(noun) unchanged" }
    if unchanged == 0 { return "\(others) \(noun) with other changes" }
    return "\(unchanged) \(noun) unchanged, \(others) with other changes"
  }
}
