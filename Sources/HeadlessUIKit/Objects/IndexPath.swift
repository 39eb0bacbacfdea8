/// Which row or item of which section. Foundation's own would add eight megabytes to a static executable for these
/// two numbers, and be part of its start-up.
public struct IndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var section: Int
  public var item: Int

  public init(item: Int, section: Int) {
    self.item = item
    self.section = section
  }

  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  public var row: Int {
    get { item }
    set { item = newValue }
  }

  public static func < (a: IndexPath, b: IndexPath) -> Bool { (a.section, a.item) < (b.section, b.item) }

  public var description: String { "[\(section), \(item)]" }
}
