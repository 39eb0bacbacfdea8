/// Required constraints that can't all hold, and the one given up so that the others can.
///
/// `members` is as small as such a set gets: without any one of them the rest can be satisfied. A constraint with
/// a number that isn't finite is a conflict of its own.
public struct Conflict: Hashable, Sendable {
  /// In the order they were added.
  public var members: [ConstraintID]
  /// The member left out of the solution: the latest added.
  public var broken: ConstraintID

  public init(members: [ConstraintID], broken: ConstraintID) {
    self.members = members
    self.broken = broken
  }
}
