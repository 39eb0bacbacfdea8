internal import HeadlessUIKit
internal import InterfaceBuilder
import ViewTree

/// How much of a root the canvas covers with bars, notch and home indicator, as the Interface Builder did that saved the file.
///
/// Interface Builder saves no insets. These were worked out from constraints to safe areas and guides in public files, where the saved
/// frames tell what they met.
struct CanvasInsets {
  let document: InterfaceDocument
  let screen: Screen

  /// What a screen covers by itself.
  struct Screen: Equatable {
    var size: Size
    var scale: Double
    /// The status bar, at least as high as the notch.
    var statusBar: Double
    var hasNotch: Bool
    /// The home indicator.
    var bottom: Double
    /// What the notch takes at both sides, in landscape.
    var side = 0.0
    var isPad: Bool
  }

  private var version: Double { document.toolsVersionNumber ?? 22000 }

  /// Xcode 26 counts what a notch and a home indicator cover twice: its files have navigation bars at twice the height of the status
  /// bar.
  private var countsScreenTwice: Bool { version >= 24000 && version < 32000 }

  /// Xcode 11 to 14 leave the status bar out of the safe area where there is no notch.
  private var ignoresStatusBar: Bool {
    version >= 14800 && version < 22000 && !screen.hasNotch && !screen.isPad
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
    var status = screen.statusBar
    var bottom = screen.bottom
    if countsScreenTwice {
      if screen.hasNotch { status *= 2 }
      bottom *= 2
    }
    if ignoresStatusBar { status = 0 }
    // What isn't as high as the screen doesn't reach down to the home indicator.
    guard let bars else {
      let reaches = frame.size.height > screen.size.height - 0.5
      return UIEdgeInsets(top: status, left: screen.side, bottom: reaches ? bottom : 0, right: screen.side)
    }
    // Without safe areas the guides end where the metrics say the status bar does.
    if bars.hasStatusBar == false, !screen.hasNotch, !document.usesSafeAreas { status = 0 }
    let top = topBar(bars.top, isCard: false)
    let low = bottomBar(bars.bottom)
    if isCard(frame, bars) {
      let top = topBar(bars.top, isCard: true)
      let isBelowBar = !top.isTranslucent || bars.top == .none
      return UIEdgeInsets(
        top: bars.top == .none && countsScreenTwice ? screen.statusBar : isBelowBar ? 0 : top.height, left: 0,
        bottom: countsScreenTwice ? 0 : low.height + bottom, right: 0)
    }
    var insets = UIEdgeInsets(
      top: status + top.height, left: screen.side, bottom: low.height + bottom, right: screen.side)
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
    bars.isPresented && version >= 14800 && !screen.isPad && frame.size.width == screen.size.width
      && frame.size.height < screen.size.height
  }

  private func topBar(_ bar: CanvasBars.Top, isCard: Bool) -> (height: Double, isTranslucent: Bool) {
    guard case .navigation(let isLarge, let isTranslucent, let isPrompted) = bar else { return (0, true) }
    let isGlass = version >= 24000 && version < 32000
    var height: Double = isGlass ? 54 : screen.isPad && version >= 14300 ? 50 : 44
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

extension CanvasInsets.Screen {
  init(of document: InterfaceDocument) {
    let version = document.toolsVersionNumber ?? 22000
    let device = document.deviceScreen
    let insets = device?.safeAreaInsets(document.orientation)
    let isPad = device?.idiom == .pad || document.targetRuntime == "iOS.CocoaTouch.iPad"
    self.init(
      size: Self.size(of: document, version), scale: document.device == nil ? (version < 11000 ? 1 : 2) : device?.scale ?? 2,
      statusBar: insets?.top ?? 20, hasNotch: (insets?.bottom ?? 0) > 0, bottom: insets?.bottom ?? 0, side: insets?.left ?? 0,
      isPad: isPad)
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
