public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact, regular
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light, dark
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
}

/// What a view or controller can be told of the room and the looks it has; a value that isn't known is unspecified.
public final class UITraitCollection: Hashable, Sendable {
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels a point; 0 where it isn't known.
  public let displayScale: CGFloat

  init(
    idiom: UIUserInterfaceIdiom = .unspecified, horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified, style: UIUserInterfaceStyle = .unspecified, scale: CGFloat = 0
  ) {
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceStyle = style
    displayScale = scale
  }

  public convenience init() { self.init(idiom: .unspecified) }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(idiom: userInterfaceIdiom) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(horizontal: horizontalSizeClass) }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }

  /// All of them in one; where two specify the same trait, the later one counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var all = UITraitCollection()
    for collection in collections { all = all.replacing(with: collection) }
    self.init(
      idiom: all.userInterfaceIdiom, horizontal: all.horizontalSizeClass, vertical: all.verticalSizeClass, style: all.userInterfaceStyle,
      scale: all.displayScale)
  }

  /// These traits, but those of `other` where it specifies any.
  func replacing(with other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      idiom: other.userInterfaceIdiom == .unspecified ? userInterfaceIdiom : other.userInterfaceIdiom,
      horizontal: other.horizontalSizeClass == .unspecified ? horizontalSizeClass : other.horizontalSizeClass,
      vertical: other.verticalSizeClass == .unspecified ? verticalSizeClass : other.verticalSizeClass,
      style: other.userInterfaceStyle == .unspecified ? userInterfaceStyle : other.userInterfaceStyle,
      scale: other.displayScale == 0 ? displayScale : other.displayScale)
  }

  /// Whether every trait that `trait` specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return replacing(with: trait) == self
  }

  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Whether all traits are the same.
  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
    a.userInterfaceIdiom == b.userInterfaceIdiom && a.horizontalSizeClass == b.horizontalSizeClass
      && a.verticalSizeClass == b.verticalSizeClass && a.userInterfaceStyle == b.userInterfaceStyle && a.displayScale == b.displayScale
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceIdiom)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
  }
}

extension UITraitCollection {
  /// What a device that shows a window over its whole screen has (Apple, Human Interface Guidelines, Layout): an iPad is regular both
  /// ways; a phone is compact across but for the wide ones on their side, and regular down but on its side.
  convenience init(of screen: UIScreen, style: UIUserInterfaceStyle) {
    let size = screen.bounds.size
    let isPad = min(size.width, size.height) >= 744
    let isOnSide = size.width > size.height
    let isWide = isOnSide && size.height >= 414
    self.init(
      idiom: isPad ? .pad : .phone, horizontal: isPad || isWide ? .regular : .compact, vertical: isPad || !isOnSide ? .regular : .compact,
      style: style, scale: screen.scale)
  }
}
