public import ViewTree

/// What a document is laid out for.
public struct LayoutOptions: Equatable, Sendable {
  /// The size of the roots, in points; `nil`: the one the file gives each.
  public var size: Size?

  public init(size: Size? = nil) {
    self.size = size
  }
}
