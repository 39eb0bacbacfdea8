public import ViewTree

/// What makes one tree another: views that came, went, moved and changed. Nothing else differs.
///
/// Indices are those of the trees kept here. Positions count siblings from 0, from back to front.
public struct TreeChanges: Equatable, Sendable {
  /// The trees compared, without the views that were to be ignored.
  public internal(set) var before: ViewTree
  public internal(set) var after: ViewTree

  /// Views that came, in the order of `after`.
  public internal(set) var added: [Subtree] = []
  /// Views that went, in the order of `before`.
  public internal(set) var removed: [Subtree] = []
  /// Views that stand elsewhere, in the order of `after`; what is below them came along.
  public internal(set) var moved: [Move] = []
  /// Views that tell something else, in the order of `after`. A moved view may stand here too.
  public internal(set) var changed: [Modification] = []
  /// The screen's sizes, where they differ.
  public internal(set) var screen: ScreenChange?

  /// How many views of `before`, and of `after`, were left out of the comparison.
  public internal(set) var ignoredBeforeCount = 0
  public internal(set) var ignoredAfterCount = 0
  /// How many changes `only(_:)` left out.
  public internal(set) var leftOutCount = 0
  /// The views, by their indices in `after`, that moved or changed, but whose changes `only(_:)` all left out.
  var leftOutViews: Set<Int> = []
  /// Where the comparison had to take a short cut, so that there may be a shorter list of changes.
  public internal(set) var shortcut: Shortcut?

  /// The view of `after` that each view of `before` became, or -1.
  package var partners: [Int32] = []
  /// Set where identities are numbers given in reading order, which identify nothing.
  var ordinals: Ordinals?

  /// A view that came or went, with what came or went below it.
  public struct Subtree: Equatable, Sendable {
    public var root: Int
    /// The superview, in the same tree; `nil` for a root.
    public var parent: Int?
    public var position: Int
    /// How many views came or went: those below `root` that moved in or out are not counted.
    public var count: Int
  }

  public struct Move: Equatable, Sendable {
    public var before: Int
    public var after: Int
    /// Superview and position in `TreeChanges.before`.
    public var from: Place
    /// Superview and position in `TreeChanges.after`.
    public var to: Place
  }

  public struct Place: Equatable, Sendable {
    public var parent: Int?
    public var position: Int
  }

  public struct Modification: Equatable, Sendable {
    public var before: Int
    public var after: Int
    public var properties: [PropertyChange]
  }

  public struct ScreenChange: Equatable, Sendable {
    public var from: Size?
    public var to: Size?
  }

  /// Long lists of subviews that have so little in common that they were aligned piece by piece.
  public struct Shortcut: Equatable, Sendable, CustomStringConvertible {
    /// How many such lists.
    public var lists: Int
    /// How many views they hold, before and after.
    public var views: Int

    public var description: String {
      "\(lists) long \(lists == 1 ? "list" : "lists") of subviews (\(views) views) with little in common "
        + "\(lists == 1 ? "was" : "were") aligned piece by piece; there may be a shorter list of changes"
    }
  }
}

extension TreeChanges {
  /// Whether nothing changed.
  public var isEmpty: Bool { added.isEmpty && removed.isEmpty && moved.isEmpty && changed.isEmpty && screen == nil }

  /// How many changes there are; a subtree that came or went is one, a view with several changed properties is one.
  public var count: Int { added.count + removed.count + moved.count + changed.count + (screen == nil ? 0 : 1) }

  /// How many views were left out of the comparison, of the tree with more of them.
  public var ignoredCount: Int { max(ignoredBeforeCount, ignoredAfterCount) }

  /// How many views came.
  public var addedCount: Int { added.reduce(0) { $0 + $1.count } }
  /// How many views went.
  public var removedCount: Int { removed.reduce(0) { $0 + $1.count } }

  /// How many views are there before and after, stand where they stood and tell what they told.
  public var unchangedCount: Int {
    partners.count { $0 >= 0 } - touchedViews.count - leftOutViews.count
  }

  /// The views that moved or changed, by their indices in `after`.
  var touchedViews: Set<Int> {
    var touched = Set(changed.map(\.after))
    for move in moved { touched.insert(move.after) }
    return touched
  }

  /// The view of `after` that the view at `index` of `before` became.
  public func counterpart(ofBefore index: Int) -> Int? {
    partners[index] < 0 ? nil : Int(partners[index])
  }

  /// The changes that lead back: what `changes(from: after, to: before)` finds.
  public var reversed: TreeChanges {
    var result = self
    result.before = after
    result.after = before
    (result.ignoredBeforeCount, result.ignoredAfterCount) = (ignoredAfterCount, ignoredBeforeCount)
    result.added = removed
    result.removed = added
    result.moved = moved.map { Move(before: $0.after, after: $0.before, from: $0.to, to: $0.from) }.sorted { $0.after < $1.after }
    result.changed = changed.map { Modification(before: $0.after, after: $0.before, properties: $0.properties.map(\.reversed)) }
      .sorted { $0.after < $1.after }
    result.screen = screen.map { ScreenChange(from: $0.to, to: $0.from) }
    result.partners = Array(repeating: -1, count: after.count)
    for (index, partner) in partners.enumerated() where partner >= 0 { result.partners[Int(partner)] = Int32(index) }
    result.leftOutViews = []
    for (index, partner) in partners.enumerated() where leftOutViews.contains(Int(partner)) { result.leftOutViews.insert(index) }
    result.ordinals = ordinals.map { Ordinals(before: $0.after, after: $0.before) }
    return result
  }
}
