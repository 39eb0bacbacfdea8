/// Some of the sections of a table or collection view. Foundation's own would be part of a static executable's start-up.
public struct IndexSet: Hashable, Sendable, ExpressibleByArrayLiteral, Sequence {
  private var members: Set<Int>

  public init() { members = [] }
  public init(integer: Int) { members = [integer] }
  public init(integersIn range: Range<Int>) { members = Set(range) }
  public init(integersIn range: ClosedRange<Int>) { members = Set(range) }
  public init(_ numbers: some Sequence<Int>) { members = Set(numbers) }
  public init(arrayLiteral elements: Int...) { members = Set(elements) }

  public var count: Int { members.count }
  public var isEmpty: Bool { members.isEmpty }
  public func contains(_ integer: Int) -> Bool { members.contains(integer) }
  public mutating func insert(_ integer: Int) { members.insert(integer) }
  public mutating func remove(_ integer: Int) { members.remove(integer) }

  /// In ascending order.
  public func makeIterator() -> IndexingIterator<[Int]> { members.sorted().makeIterator() }
}
