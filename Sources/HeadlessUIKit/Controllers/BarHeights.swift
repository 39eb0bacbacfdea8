/// How high the bars of containers are, in points, without what the safe area adds.
///
/// Sources: https://github.com/Tencent/QMUI_iOS/issues/633 (all of them by device and size class),
/// https://github.com/eggswift/ESTabBarController/issues/88 (tab bars on their side), and for large titles and iPads
/// https://hacknicity.medium.com/ipad-navigation-bar-and-toolbar-height-changes-in-ios-12-91c5766809f4.
struct BarHeights {
  /// Below the bar with buttons.
  static let largeTitle: CGFloat = 52

  private let isPad: Bool
  private let isFlat: Bool
  private let hasHomeIndicator: Bool

  init(of controller: UIViewController) {
    let traits = controller.traitCollection
    // iPads' bars grew with iOS 12, which counts with iOS 11 here.
    isPad = traits.userInterfaceIdiom == .pad && controller.headlessSession.generation >= .iOS13
    isFlat =
      traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact && controller.headlessSession.generation >= .iOS11
    hasHomeIndicator = controller.headlessSession.screen.safeAreaInsets.bottom > 0
  }

  var navigationBar: CGFloat { isPad ? 50 : isFlat ? 32 : 44 }
  var toolbar: CGFloat { isPad ? (hasHomeIndicator ? 45 : 50) : isFlat ? 32 : 44 }
  var tabBar: CGFloat { isPad ? (hasHomeIndicator ? 45 : 50) : isFlat ? 32 : 49 }
}
