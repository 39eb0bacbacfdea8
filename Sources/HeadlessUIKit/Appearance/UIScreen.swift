/// A screen: its size in points, its scale, and what the device covers of it.
public final class UIScreen: Hashable, Sendable {
  public let bounds: CGRect
  /// Pixels a point.
  public let scale: CGFloat
  /// What the status bar, the notch and the home indicator take in portrait.
  let portraitInsets: UIEdgeInsets
  let landscapeInsets: UIEdgeInsets

  public init(
    width: CGFloat, height: CGFloat, scale: CGFloat = 2, portraitInsets: UIEdgeInsets = .zero, landscapeInsets: UIEdgeInsets = .zero
  ) {
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
    self.scale = scale
    self.portraitInsets = portraitInsets
    self.landscapeInsets = landscapeInsets
  }

  public static func == (a: UIScreen, b: UIScreen) -> Bool {
    a.bounds == b.bounds && a.scale == b.scale && a.portraitInsets == b.portraitInsets && a.landscapeInsets == b.landscapeInsets
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bounds)
    hasher.combine(scale)
  }

  /// The current session's screen.
  public static var main: UIScreen { HeadlessSession.current.screen }

  /// 375 × 667 points at 2 pixels a point, a status bar of 20 points in portrait and none in landscape.
  public static let iPhone8 = UIScreen(
    width: 375, height: 667, portraitInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  /// 375 × 812 points at 3 pixels a point, with a notch of 44 points and a home indicator of 34, of 21 in landscape
  /// (Apple, Human Interface Guidelines, Layout).
  public static let iPhoneX = UIScreen(
    width: 375, height: 812, scale: 3, portraitInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
    landscapeInsets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))

  /// 768 × 1024 points at 2 pixels a point, a status bar of 20 points either way up.
  public static let iPad = UIScreen(
    width: 768, height: 1024, portraitInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    landscapeInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }

  var safeAreaInsets: UIEdgeInsets { bounds.width > bounds.height ? landscapeInsets : portraitInsets }

  func resized(to size: CGSize) -> UIScreen {
    UIScreen(
      width: size.width, height: size.height, scale: scale, portraitInsets: portraitInsets, landscapeInsets: landscapeInsets)
  }

  /// `value` in points, rounded to the nearest pixel.
  func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  func roundedUp(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
}
