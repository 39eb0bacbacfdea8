import ViewTree

extension DeviceScreen {
  /// The screen that Interface Builder means by a device's id, as the build of it that saved the file shows it.
  ///
  /// Some ids outlived their device: `retina6_1` was an iPhone XR under iOS 12 and 13, whose bars were 44 points high, and an iPhone 11
  /// from iOS 14 on; `retina5_9` was an iPhone X and is an iPhone 13 mini. Saved frames tell which.
  ///
  /// - Parameter toolsVersion: As the file has it, `14113` or `32700.99.1234`; nil for the latest.
  /// - Returns: nil for an id that is not known.
  public init?(interfaceBuilderID id: String, toolsVersion: String?) {
    let build = toolsVersion.flatMap { $0.split(separator: ".").first }.flatMap { Int($0) } ?? .max
    // A `switch`, for a dictionary would be made anew at every start.
    switch id {
    case "retina3_5": self = .phone(320, 480, scale: 2)
    case "retina4", "retina4_0": self = .phone(320, 568, scale: 2)
    case "retina4_7": self = .phone(375, 667, scale: 2)
    case "retina5_5": self = .phone(414, 736, scale: 3)
    case "retina5_9": self = .phone(375, 812, scale: 3, housing: build >= 20000 ? 50 : 44)
    case "retina5_4": self = .phone(375, 812, scale: 3, housing: 50)
    case "retina6_0": self = .phone(390, 844, scale: 3, housing: 47)
    case "retina6_1": self = .phone(414, 896, scale: 2, housing: build >= 17000 ? 48 : 44)
    case "retina6_5": self = .phone(414, 896, scale: 3, housing: 44)
    case "retina6_7": self = .phone(428, 926, scale: 3, housing: 47)
    case "retina6_12": self = .phone(393, 852, scale: 3, housing: 59)
    case "retina6_72": self = .phone(430, 932, scale: 3, housing: 59)
    case "retina6_3": self = .phone(402, 874, scale: 3, housing: 62)
    case "retina6_9": self = .phone(440, 956, scale: 3, housing: 62)
    case "retina6_5b": self = .phone(420, 912, scale: 3, housing: 68)
    case "ipad9_7": self = .pad(768, 1024)
    case "ipad10_2": self = .pad(810, 1080)
    case "ipad10_5": self = .pad(834, 1112)
    case "ipad12_9": self = .pad(1024, 1366)
    case "ipad8_3": self = .roundedPad(744, 1133)
    case "ipad10_9rounded": self = .roundedPad(820, 1180)
    case "ipad11_0rounded": self = .roundedPad(834, 1194)
    case "ipad12_9rounded": self = .roundedPad(1024, 1366)
    case "ipad13_0rounded": self = .roundedPad(1032, 1376)
    case "appleTV": self = .television
    default: return nil
    }
  }
}

/// The screen that a file was saved for: its `<device>`, or in files without one what they simulate.
struct SavedScreen: Equatable, Sendable {
  /// nil where only a size is written.
  var screen: DeviceScreen?
  var orientation: ScreenOrientation
  /// In points, turned as the file says.
  var size: Size

  private init(_ screen: DeviceScreen?, _ orientation: ScreenOrientation, _ size: Size) {
    self.screen = screen
    self.orientation = orientation
    self.size = size
  }

  private init(_ screen: DeviceScreen, _ orientation: ScreenOrientation) {
    self.init(screen, orientation, screen.idiom == .tv ? screen.size : screen.size(orientation))
  }

  /// nil where nothing tells, or the device is not known.
  init?(_ device: InterfaceDocument.Device?, in elements: ElementTree, runtime: String?, toolsVersion: String?) {
    if let device, let screen = DeviceScreen(interfaceBuilderID: device.id, toolsVersion: toolsVersion) {
      self.init(screen, device.orientation == "landscape" ? .landscape : .portrait)
    } else {
      self.init(simulatedIn: elements, runtime: runtime)
    }
  }

  /// The traits of a window on `device`, in the part of an iPad's screen that its layout names: two thirds in landscape are
  /// regular in width, and so is half of the 12.9-inch one; less is compact (Apple, Human Interface Guidelines, Multitasking).
  func traits(of device: InterfaceDocument.Device) -> Traits {
    var traits = screen?.traits(orientation) ?? Traits()
    traits.appearance = device.appearance.flatMap(Traits.Appearance.init)
    guard let layout = device.layout, layout != "fullscreen", screen?.idiom == .pad else { return traits }
    let isWide = orientation == .landscape && (layout.hasSuffix("2_3") || (layout.hasSuffix("1_2") && size.width >= 1366))
    traits.horizontalSizeClass = isWide ? .regular : .compact
    return traits
  }

  /// What files say that have no `<device>`: a size written out, a screen's name, or an iPad.
  private init?(simulatedIn elements: ElementTree, runtime: String?) {
    guard let metrics = elements.child("simulatedMetricsContainer", of: 0) else {
      guard runtime == "iOS.CocoaTouch.iPad" else { return nil }
      self.init(.pad(768, 1024), .portrait)
      return
    }
    let written = elements.child("simulatedOrientationMetrics", of: metrics).flatMap { elements.attribute("orientation", of: $0) }
    let orientation: ScreenOrientation = written?.hasPrefix("landscape") == true ? .landscape : .portrait
    let destination = elements.child(key: "destination", of: metrics)
    let size = destination.flatMap { elements.child(key: orientation == .landscape ? "landscapeSize" : "portraitSize", of: $0) }
    if let size, let width = elements.number("width", of: size), let height = elements.number("height", of: size) {
      self.init(nil, orientation, Size(width: width, height: height))
      return
    }
    let name = destination.flatMap { elements.attribute("type", of: $0) }?.split(separator: ".").first.map(String.init)
    let id = name ?? (runtime == "iOS.CocoaTouch.iPad" ? "ipad9_7" : "retina3_5")
    guard let screen = DeviceScreen(interfaceBuilderID: id, toolsVersion: nil) else { return nil }
    self.init(screen, orientation)
  }
}
