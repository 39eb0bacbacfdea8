public import ViewTree

extension InterfaceDocument {
  /// What a file says of things that live outside it.
  public struct Resources: Equatable, Sendable {
    public var images: [Image] = []
    /// By name. Interface Builder writes the values as they were when it saved the file.
    public var namedColors: [String: Color] = [:]
    public var systemColors: [String: Color] = [:]
  }

  /// An image with its size in points.
  public struct Image: Equatable, Sendable {
    public var name: String
    public var size: Size
    /// `system` for a symbol.
    public var catalog: String?
  }
}
