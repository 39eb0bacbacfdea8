public import InterfaceBuilder
public import ViewTree

/// What a document is laid out for. What is nil is as the file was saved.
public struct LayoutOptions: Equatable, Sendable {
  /// The screen that controllers' views fill.
  public var screen: DeviceScreen?
  /// Which way up it is; nil for upright, where a screen is asked for.
  public var orientation: ScreenOrientation?
  /// How large it is, in points, in place of the device's own size.
  public var size: Size?
  /// The size of the view that the root is embedded in, which it fills whatever the screen.
  public var container: Size?

  public init(
    screen: DeviceScreen? = nil, orientation: ScreenOrientation? = nil, size: Size? = nil, container: Size? = nil
  ) {
    self.screen = screen
    self.orientation = orientation
    self.size = size
    self.container = container
  }

  /// The screen that is asked for; nil where the file's own is, or where the file is for something else than iOS.
  public func target(for document: InterfaceDocument) -> LayoutTarget? {
    guard document.platform == .iOS, screen != nil || orientation != nil || size != nil else { return nil }
    let device = screen ?? document.deviceScreen
    let written = size ?? (screen == nil ? document.screen : nil) ?? device?.size ?? Size(width: 375, height: 667)
    let isWide = written.width > written.height
    let orientation = orientation ?? (screen == nil || size != nil ? (isWide ? .landscape : .portrait) : .portrait)
    let isTurned = isWide != (orientation == .landscape)
    let size = isTurned ? Size(width: written.height, height: written.width) : written
    var traits: Traits
    if let device, self.size == nil {
      traits = device.traits(orientation)
    } else {
      traits = Traits(width: size.width, height: size.height, idiom: device?.idiom ?? (min(size.width, size.height) >= 600 ? .pad : .phone))
    }
    traits.appearance = document.savedTraits.appearance
    let statusBar = DeviceScreen.SafeAreaInsets(top: traits.verticalSizeClass == .compact ? 0 : 20)
    return LayoutTarget(
      size: size, safeAreaInsets: device?.safeAreaInsets(orientation) ?? statusBar, scale: device?.scale ?? 2, traits: traits)
  }
}

/// A screen to lay a document out for.
public struct LayoutTarget: Equatable, Sendable {
  /// In points, turned.
  public var size: Size
  /// Of a window without bars of the app.
  public var safeAreaInsets: DeviceScreen.SafeAreaInsets
  /// Pixels a point.
  public var scale: Double
  public var traits: Traits
}
