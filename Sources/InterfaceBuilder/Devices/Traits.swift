/// What variations of a file may ask about: size classes, the kind of device, the appearance.
///
/// A trait that is nil is not decided: no variation for a value of it applies. Files of Xcode 6 and 7 were edited so, at "any width,
/// any height".
public struct Traits: Hashable, Sendable {
  public var horizontalSizeClass: SizeClass?
  public var verticalSizeClass: SizeClass?
  public var idiom: Idiom?
  public var appearance: Appearance?

  public enum SizeClass: String, Sendable, CaseIterable {
    case compact, regular
  }

  public enum Idiom: String, Sendable, CaseIterable {
    case phone, pad, tv, mac
  }

  public enum Appearance: String, Sendable, CaseIterable {
    case light, dark
  }

  public init(
    horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil, idiom: Idiom? = nil, appearance: Appearance? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.idiom = idiom
    self.appearance = appearance
  }

  /// The size classes that a screen of `size` would have, where no device says.
  ///
  /// Every phone in landscape is lower than 480 points and none in portrait is; those at least 736 points long and all windows
  /// from 600 points are regular in width (Apple, Human Interface Guidelines, Layout: device size classes). A phone between 736 and
  /// 896 points may be either; ask its `DeviceScreen`.
  public init(width: Double, height: Double, idiom: Idiom?) {
    let isLow = height < 480
    self.init(
      horizontalSizeClass: width >= (isLow ? 736 : 600) ? .regular : .compact, verticalSizeClass: isLow ? .compact : .regular,
      idiom: idiom)
  }
}

/// Which way up a device is held.
public enum ScreenOrientation: String, Sendable, CaseIterable {
  case portrait, landscape
}
