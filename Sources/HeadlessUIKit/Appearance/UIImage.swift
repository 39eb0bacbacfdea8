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

  /// The same: there are no symbols here but those that are registered by their name.
  public convenience init?(systemName name: String) { self.init(named: name) }

  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) { self.init(named: name) }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// How large and heavy a symbol is to be.
  public struct SymbolConfiguration: Hashable, Sendable {
    public enum Scale: Int, Sendable {
      case `default` = -1
      case small = 1
      case medium, large
    }

    let pointSize: CGFloat?

    public init(pointSize: CGFloat) { self.pointSize = pointSize }
    public init(pointSize: CGFloat, weight: UIFont.Weight, scale: Scale = .default) { self.pointSize = pointSize }
    public init(scale: Scale) { pointSize = nil }
    public init(textStyle: UIFont.TextStyle) { pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize }
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  public static func == (a: UIImage, b: UIImage) -> Bool { a.size == b.size && a.scale == b.scale && a.name == b.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(name)
  }
}
