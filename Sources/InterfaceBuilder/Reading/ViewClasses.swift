/// Which element stands for which class. Names that two platforms share differ in class there, so each platform has its table.
enum ViewClasses {
  /// The class of `element`; `nil` for what is no view, or not known.
  static func name(of element: String, on platform: InterfaceDocument.Platform) -> String? {
    switch platform {
    case .iOS, .tvOS: uikit[element]
    case .watchOS: watchKit[element]
    case .macOS: appKit[element]
    }
  }

  /// A class name made of an element's that no table has: `fancyView` is FancyView.
  static func guess(from element: String) -> String {
    element.prefix(1).uppercased() + element.dropFirst()
  }

  /// The class of a controller's element; `nil` for what is no controller.
  static func controllerName(of element: String, on platform: InterfaceDocument.Platform) -> String? {
    switch platform {
    case .iOS, .tvOS: uikitControllers[element]
    case .watchOS: watchKitControllers[element]
    case .macOS: appKitControllers[element]
    }
  }

  static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController", "NSSplitViewController",
    "NSTabViewController", "NSPageController", "NSWindowController",
  ]

  /// The AppKit classes whose own y axis points down: Apple's pages on each `isFlipped`, and the frames Interface Builder saves
  /// (a horizontal scroller stands at the greatest y of its scroll view, a tab's content below its tabs).
  static let flippedOnMacOS: Set<String> = [
    "NSScrollView", "NSTableView", "NSOutlineView", "NSTableHeaderView", "NSTableRowView", "NSTextView", "NSTabView", "NSSplitView",
    "NSCollectionView", "NSMatrix", "NSForm", "NSBrowser", "NSRuleEditor", "NSPredicateEditor",
  ]

  private static let uikit: [String: String] = [
    "activityIndicatorView": "UIActivityIndicatorView", "adBannerView": "ADBannerView", "arscnView": "ARSCNView",
    "arskView": "ARSKView", "arView": "ARView", "button": "UIButton", "calendarView": "UICalendarView",
    "collectionReusableView": "UICollectionReusableView", "collectionView": "UICollectionView",
    "collectionViewCell": "UICollectionViewCell", "collectionViewCellContentView": "UIView", "colorWell": "UIColorWell",
    "containerView": "UIView", "control": "UIControl", "datePicker": "UIDatePicker", "glkView": "GLKView", "imageView": "UIImageView",
    "inputView": "UIInputView", "label": "UILabel", "locationButton": "CLLocationButton", "mapView": "MKMapView", "mtkView": "MTKView",
    "navigationBar": "UINavigationBar", "pageControl": "UIPageControl", "pasteControl": "UIPasteControl", "pickerView": "UIPickerView",
    "progressView": "UIProgressView", "refreshControl": "UIRefreshControl", "sceneKitView": "SCNView", "scrollView": "UIScrollView",
    "searchBar": "UISearchBar", "segmentedControl": "UISegmentedControl", "skView": "SKView", "slider": "UISlider",
    "stackView": "UIStackView", "stepper": "UIStepper", "switch": "UISwitch", "tabBar": "UITabBar", "tableView": "UITableView",
    "tableViewCell": "UITableViewCell", "tableViewCellContentView": "UITableViewCellContentView",
    "tableViewHeaderFooterView": "UITableViewHeaderFooterView", "textField": "UITextField", "textView": "UITextView",
    "toolbar": "UIToolbar", "tvCaptionButtonView": "TVCaptionButtonView", "tvCardView": "TVCardView",
    "tvDigitEntryView": "TVDigitEntryView", "tvLockupHeaderFooterView": "TVLockupHeaderFooterView", "tvLockupView": "TVLockupView",
    "tvMonogramView": "TVMonogramView", "tvPosterView": "TVPosterView", "view": "UIView", "visualEffectView": "UIVisualEffectView",
    "webView": "UIWebView", "window": "UIWindow", "wkWebView": "WKWebView",
  ]

  private static let watchKit: [String: String] = [
    "activityRing": "WKInterfaceActivityRing", "authorizationAppleIDButton": "WKInterfaceAuthorizationAppleIDButton",
    "button": "WKInterfaceButton", "date": "WKInterfaceDate", "group": "WKInterfaceGroup", "hmCamera": "WKInterfaceHMCamera",
    "imageView": "WKInterfaceImage", "inlineMovie": "WKInterfaceInlineMovie", "label": "WKInterfaceLabel", "map": "WKInterfaceMap",
    "movie": "WKInterfaceMovie", "paymentButton": "WKInterfacePaymentButton", "picker": "WKInterfacePicker",
    "sceneKitScene": "WKInterfaceSCNScene", "separator": "WKInterfaceSeparator", "slider": "WKInterfaceSlider",
    "spriteKitScene": "WKInterfaceSKScene", "switch": "WKInterfaceSwitch", "table": "WKInterfaceTable", "timer": "WKInterfaceTimer",
    "volumeControl": "WKInterfaceVolumeControl",
  ]

  private static let appKit: [String: String] = [
    "avPlayerView": "AVPlayerView", "box": "NSBox", "browser": "NSBrowser", "button": "NSButton", "clipView": "NSClipView",
    "collectionView": "NSCollectionView", "colorWell": "NSColorWell", "comboBox": "NSComboBox", "comboButton": "NSComboButton",
    "containerView": "NSView", "customView": "NSView", "datePicker": "NSDatePicker", "form": "NSForm", "gridView": "NSGridView",
    "imageView": "NSImageView", "levelIndicator": "NSLevelIndicator", "mapView": "MKMapView", "matrix": "NSMatrix",
    "mtkView": "MTKView", "openGLView": "NSOpenGLView", "outlineView": "NSOutlineView", "pathControl": "NSPathControl",
    "pdfView": "PDFView", "popUpButton": "NSPopUpButton", "predicateEditor": "NSPredicateEditor",
    "progressIndicator": "NSProgressIndicator", "ruleEditor": "NSRuleEditor", "sceneKitView": "SCNView", "scrollView": "NSScrollView",
    "scroller": "NSScroller", "scrubber": "NSScrubber", "searchField": "NSSearchField", "secureTextField": "NSSecureTextField",
    "segmentedControl": "NSSegmentedControl", "skView": "SKView", "slider": "NSSlider", "splitView": "NSSplitView",
    "stackView": "NSStackView", "stepper": "NSStepper", "switch": "NSSwitch", "tabView": "NSTabView", "tableCellView": "NSTableCellView",
    "tableHeaderView": "NSTableHeaderView", "tableRowView": "NSTableRowView", "tableView": "NSTableView", "textField": "NSTextField",
    "textView": "NSTextView", "tokenField": "NSTokenField", "view": "NSView", "visualEffectView": "NSVisualEffectView",
    "webView": "WebView", "wkWebView": "WKWebView",
  ]

  private static let uikitControllers: [String: String] = [
    "avPlayerViewController": "AVPlayerViewController", "collectionViewController": "UICollectionViewController",
    "glkViewController": "GLKViewController", "hostingController": "UIHostingController",
    "navigationController": "UINavigationController", "pageViewController": "UIPageViewController",
    "splitViewController": "UISplitViewController", "tabBarController": "UITabBarController",
    "tableViewController": "UITableViewController", "viewController": "UIViewController", "viewControllerPlaceholder": "UIViewController",
  ]

  private static let watchKitControllers: [String: String] = [
    "controller": "WKInterfaceController", "glanceController": "WKInterfaceController", "hostingController": "WKHostingController",
    "notificationController": "WKUserNotificationInterfaceController", "pageController": "WKInterfaceController",
    "viewControllerPlaceholder": "WKInterfaceController",
  ]

  private static let appKitControllers: [String: String] = [
    "controllerPlaceholder": "NSViewController", "hostingController": "NSHostingController", "pagecontroller": "NSPageController",
    "splitViewController": "NSSplitViewController", "tabViewController": "NSTabViewController", "viewController": "NSViewController",
    "windowController": "NSWindowController",
  ]
}
