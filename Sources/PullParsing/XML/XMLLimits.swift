extension XMLReader {
  /// How the reader reads.
  public struct Options: Equatable, Sendable {
    public var limits = Limits()

    public init(limits: Limits = Limits()) {
      self.limits = limits
    }
  }

  /// Where the reader stops believing in a document. Each limit is far above what real documents have.
  public struct Limits: Equatable, Sendable {
    /// How many elements may be open at once; each costs eight bytes while it is.
    public var depth = 10_000_000
    /// How many attributes an element may have.
    public var attributes = 1_024
    /// How many bytes an attribute's value may have, as written.
    public var attributeSize = 64 << 20
    /// How many bytes the document may have; never more than 4 GiB, however large the number.
    public var documentSize = Int(UInt32.max) - 1

    public init() {}
  }
}
