/// How high a sheet stands.
public final class UISheetPresentationController: NSObject {
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let height: (ResolutionContext) -> CGFloat?

    private init(_ identifier: Identifier, _ height: @escaping (ResolutionContext) -> CGFloat?) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// About half the screen (Apple's page on `medium()`); half the most there is, here.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    public static func custom(identifier: Identifier? = nil, resolver: @escaping (ResolutionContext) -> CGFloat?) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    func resolvedValue(in context: ResolutionContext) -> CGFloat? { height(context) }
  }

  /// The most points a sheet can be high, without the safe area below it.
  public struct ResolutionContext {
    public let maximumDetentValue: CGFloat
  }

  public var detents: [Detent] = [.large()]
  /// `nil`: the first, which is to be the lowest.
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  public var prefersGrabberVisible = false
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var prefersEdgeAttachedInCompactHeight = false
  public var preferredCornerRadius: CGFloat?

  /// The height of the sheet where `maximum` points are there, of which the safe area takes `bottom`.
  func height(maximum: CGFloat, bottom: CGFloat) -> CGFloat {
    let detent = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    let context = ResolutionContext(maximumDetentValue: maximum - bottom)
    guard let value = detent?.resolvedValue(in: context) else { return maximum }
    return min(maximum, value + bottom)
  }
}
