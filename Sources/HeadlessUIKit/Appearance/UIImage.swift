/// An image: its size in points, and the name it has.
public final class UIImage: Hashable, Sendable {
  public let size: CGSize
  public let scale: CGFloat
  public let name: String?
  public let isSymbolImage: Bool

  /// An image of this size.
  public init(size: CGSize, scale: CGFloat = 2, named name: String? = nil) {
    self.size = size
    self.scale = scale
    self.name = name
    isSymbolImage = false
  }

  /// An image registered with the session by `HeadlessSession.register(_:named:)`; `nil` for any other name.
  public convenience init?(named name: String) {
    guard let image = HeadlessSession.current.classes.images[name] else { return nil }
    self.init(size: image.size, scale: image.scale, named: name)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool { a.size == b.size && a.scale == b.scale && a.name == b.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(name)
  }
}
