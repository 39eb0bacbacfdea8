public import ViewTree

/// A screen as apps see it: how large it is, and how much of it bars, notches and indicators of the system take.
public struct DeviceScreen: Equatable, Sendable {
  /// In points, upright.
  public let size: Size
  /// Pixels a point.
  public let scale: Double
  public let idiom: Traits.Idiom
  /// The safe area's distance from the edges in portrait, of a window without any bars of the app.
  public let portraitInsets: SafeAreaInsets
  public let landscapeInsets: SafeAreaInsets

  public struct SafeAreaInsets: Equatable, Sendable {
    public var top, left, bottom, right: Double

    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  public func size(_ orientation: ScreenOrientation) -> Size {
    orientation == .portrait ? size : Size(width: size.height, height: size.width)
  }

  public func safeAreaInsets(_ orientation: ScreenOrientation) -> SafeAreaInsets {
    orientation == .portrait ? portraitInsets : landscapeInsets
  }

  /// The size classes of a window that fills the screen (Apple, Human Interface Guidelines, Layout: device size classes): a phone is
  /// compact in width upright and in height on its side, where the widest ones, from 414 points, are regular in width.
  public func traits(_ orientation: ScreenOrientation) -> Traits {
    guard idiom == .phone else { return Traits(horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: idiom) }
    switch orientation {
    case .portrait: return Traits(horizontalSizeClass: .compact, verticalSizeClass: .regular, idiom: idiom)
    case .landscape:
      return Traits(horizontalSizeClass: size.width >= 414 ? .regular : .compact, verticalSizeClass: .compact, idiom: idiom)
    }
  }
}

extension DeviceScreen {
  /// A phone with a home button: a status bar upright, none on its side, where iOS hides it.
  static func phone(_ width: Double, _ height: Double, scale: Double) -> DeviceScreen {
    DeviceScreen(
      size: Size(width: width, height: height), scale: scale, idiom: .phone, portraitInsets: SafeAreaInsets(top: 20),
      landscapeInsets: SafeAreaInsets())
  }

  /// A phone whose screen reaches into the corners: `housing` is how far its camera housing reaches in, on its side from both sides;
  /// the home indicator takes 34 points upright and 21 on its side.
  static func phone(_ width: Double, _ height: Double, scale: Double, housing: Double) -> DeviceScreen {
    DeviceScreen(
      size: Size(width: width, height: height), scale: scale, idiom: .phone,
      portraitInsets: SafeAreaInsets(top: housing, bottom: 34),
      landscapeInsets: SafeAreaInsets(left: housing, bottom: 21, right: housing))
  }

  /// An iPad with a home button: a status bar of 20 points either way up.
  static func pad(_ width: Double, _ height: Double, scale: Double = 2) -> DeviceScreen {
    pad(width, height, scale: scale, SafeAreaInsets(top: 20))
  }

  /// An iPad without a home button: a status bar of 24 points and a home indicator of 20.
  static func roundedPad(_ width: Double, _ height: Double) -> DeviceScreen {
    pad(width, height, scale: 2, SafeAreaInsets(top: 24, bottom: 20))
  }

  private static func pad(_ width: Double, _ height: Double, scale: Double, _ insets: SafeAreaInsets) -> DeviceScreen {
    DeviceScreen(
      size: Size(width: width, height: height), scale: scale, idiom: .pad, portraitInsets: insets, landscapeInsets: insets)
  }

  /// A television: its edges may be cut off, 60 points above and below and 80 at the sides (Apple, Human Interface Guidelines,
  /// Layout: tvOS).
  static let television = DeviceScreen(
    size: Size(width: 1920, height: 1080), scale: 1, idiom: .tv,
    portraitInsets: SafeAreaInsets(top: 60, left: 80, bottom: 60, right: 80),
    landscapeInsets: SafeAreaInsets(top: 60, left: 80, bottom: 60, right: 80))
}
