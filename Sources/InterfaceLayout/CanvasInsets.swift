internal import HeadlessUIKit
internal import InterfaceBuilder
import ViewTree

/// How much of a root the canvas covers with bars, notch and home indicator, as the Interface Builder did that saved the file.
///
/// Interface Builder saves no insets. These were worked out from constraints to safe areas and guides in public files, where the saved
/// frames tell what they met.
struct CanvasInsets {
  let document: InterfaceDocument
  let screen: LayoutTarget

  private var isPad: Bool { screen.traits.idiom == .pad }
  private var hasNotch: Bool { screen.safeAreaInsets.bottom > 0 }
  /// What the notch takes at both sides, in landscape.
  private var side: Double { screen.safeAreaInsets.left }
  private var version: Double { document.toolsVersionNumber ?? 22000 }

  /// Xcode 26 counts what a notch and a home indicator cover twice: its files have navigation bars at twice the height of the status
  /// bar.
  private var countsScreenTwice: Bool { version >= 24000 && version < 32000 }

  /// Xcode 11 to 14 leave the status bar out of the safe area where there is no notch.
  private var ignoresStatusBar: Bool {
    version >= 14800 && version < 22000 && !hasNotch && !isPad
  }

  /// The size of a root where it is not the one that was saved: a view that constraints place has none, and in files that name no
  /// device Xcode 8 and later show roots as large as an older phone at the size of an iPhone 7.
  func size(ofRoot root: Int) -> Size? {
    let view = document.views[root]
    let isConstrained = !view.translatesAutoresizingMask && view.controller != nil
    if isConstrained { return screen.size }
    if let frame = view.frame, frame.y > 0, view.controller != nil, frame.maxY > screen.size.height, document.device == nil {
      // A view below a bar: the size that was saved is from before the bar.
      return Size(width: frame.width, height: screen.size.height - frame.y)
    }
    guard document.device == nil, version >= 11000, let size = view.frame?.size, size.width == 320, size.height == 480 || size.height == 568
    else { return nil }
    return screen.size
  }

  func safeArea(of frame: CGRect, bars: CanvasBars?) -> UIEdgeInsets {
    var status = screen.safeAreaInsets.top
    var bottom = screen.safeAreaInsets.bottom
    if countsScreenTwice {
      if hasNotch { status *= 2 }
      bottom *= 2
    }
    if ignoresStatusBar { status = 0 }
    // What isn't as high as the screen doesn't reach down to the home indicator.
    guard let bars else {
      let reaches = frame.size.height > screen.size.height - 0.5
      return UIEdgeInsets(top: status, left: side, bottom: reaches ? bottom : 0, right: side)
    }
    // Without safe areas the guides end where the metrics say the status bar does.
    if bars.hasStatusBar == false, !hasNotch, !document.usesSafeAreas { status = 0 }
    let top = topBar(bars.top, isCard: false)
    let low = bottomBar(bars.bottom)
    if isCard(frame, bars) {
      let top = topBar(bars.top, isCard: true)
      let isBelowBar = !top.isTranslucent || bars.top == .none
      return UIEdgeInsets(
        top: bars.top == .none && countsScreenTwice ? screen.safeAreaInsets.top : isBelowBar ? 0 : top.height, left: 0,
        bottom: countsScreenTwice ? 0 : low.height + bottom, right: 0)
    }
    var insets = UIEdgeInsets(
      top: status + top.height, left: side, bottom: low.height + bottom, right: side)
    if frame.origin.y > 0 {
      // A view that starts below the bars.
      insets.top = max(0, insets.top - frame.origin.y)
      return insets
    }
    // A view that isn't as high as the screen doesn't reach under its bars.
    let missing = screen.size.height - frame.size.height
    if missing > 0.5 {
      if abs(missing - insets.top - insets.bottom) < 1 { return .zero }
      if abs(missing - insets.top) > 1 { insets.bottom -= bottom }
      if abs(missing - insets.top) < 1 || !top.isTranslucent { insets.top = 0 }
      if abs(missing - insets.bottom) < 1 || !low.isTranslucent { insets.bottom = 0 }
    }
    return insets
  }

  /// Whether the root shows as a card over what presents it: from Xcode 11 on, and a little lower than the screen.
  private func isCard(_ frame: CGRect, _ bars: CanvasBars) -> Bool {
    bars.isPresented && version >= 14800 && !isPad && frame.size.width == screen.size.width
      && frame.size.height < screen.size.height
  }

  private func topBar(_ bar: CanvasBars.Top, isCard: Bool) -> (height: Double, isTranslucent: Bool) {
    guard case .navigation(let isLarge, let isTranslucent, let isPrompted) = bar else { return (0, true) }
    let isGlass = version >= 24000 && version < 32000
    var height: Double = isGlass ? 54 : isPad && version >= 14300 ? 50 : 44
    if isCard { height += isGlass ? 16 : 12 }
    if isLarge { height += 52 }
    if isPrompted { height += 30 }
    return (height, isTranslucent)
  }

  private func bottomBar(_ bar: CanvasBars.Bottom) -> (height: Double, isTranslucent: Bool) {
    switch bar {
    case .none: (0, true)
    case .tab(let isTranslucent): (49, isTranslucent)
    case .toolbar(let isTranslucent): (44, isTranslucent)
    }
  }

  /// The margins that the view of a controller has without being told: 16 points at the sides, 20 where it is wide; Xcode 6 knew no 20.
  func systemMargins(width: Double) -> UIEdgeInsets {
    let side: Double = width >= 414 && version >= 8000 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
}

extension LayoutTarget {
  /// The screen that a document was saved for.
  init(savedIn document: InterfaceDocument) {
    let version = document.toolsVersionNumber ?? 22000
    let device = document.deviceScreen
    var traits = document.savedTraits
    if traits.idiom == nil { traits.idiom = document.targetRuntime == "iOS.CocoaTouch.iPad" ? .pad : .phone }
    self.init(
      size: Self.size(of: document, version),
      safeAreaInsets: device?.safeAreaInsets(document.orientation) ?? DeviceScreen.SafeAreaInsets(top: 20),
      scale: document.device == nil ? (version < 11000 ? 1 : 2) : device?.scale ?? 2, traits: traits)
  }

  /// Files without a device show an iPhone 7 from Xcode 8 on, before that any size, or what their metrics say.
  private static func size(of document: InterfaceDocument, _ version: Double) -> Size {
    let unsaid = version < 11000 ? Size(width: 600, height: 600) : Size(width: 375, height: 667)
    guard let screen = document.screen else { return unsaid }
    let isDefault = document.device == nil && screen == Size(width: 320, height: 480)
    return isDefault && version >= 11000 ? unsaid : screen
  }
}

extension InterfaceDocument {
  /// The number before the first point of `toolsVersion`.
  var toolsVersionNumber: Double? { toolsVersion.flatMap { Double($0.prefix { $0 != "." }) } }
}
