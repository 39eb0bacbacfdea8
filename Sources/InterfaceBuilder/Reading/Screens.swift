import ViewTree

/// Screens' sizes in points, from Apple's tables of devices (Human Interface Guidelines, Layout), under Interface Builder's names.
enum Screens {
  static func size(of device: InterfaceDocument.Device) -> Size? {
    guard let upright = upright(device.id) else { return nil }
    let isLandscape = device.orientation == "landscape" && device.id != "appleTV"
    return isLandscape ? Size(width: upright.height, height: upright.width) : upright
  }

  /// What files say that have no `<device>`: a size written out, a screen's name, or an iPad.
  static func simulatedSize(in elements: ElementTree, runtime: String?) -> Size? {
    guard let metrics = elements.child("simulatedMetricsContainer", of: 0) else {
      return runtime == "iOS.CocoaTouch.iPad" ? upright("ipad9_7") : nil
    }
    let isLandscape = elements.child("simulatedOrientationMetrics", of: metrics).map { element in
      elements.attribute("orientation", of: element)?.hasPrefix("landscape") ?? false
    }
    let destination = elements.child(key: "destination", of: metrics)
    let written = destination.flatMap { elements.child(key: isLandscape == true ? "landscapeSize" : "portraitSize", of: $0) }
    if let written, let width = elements.number("width", of: written), let height = elements.number("height", of: written) {
      return Size(width: width, height: height)
    }
    let name = destination.flatMap { elements.attribute("type", of: $0) }?.split(separator: ".").first.map(String.init)
    let id = name ?? (runtime == "iOS.CocoaTouch.iPad" ? "ipad9_7" : "retina3_5")
    return size(of: .init(id: id, orientation: isLandscape == true ? "landscape" : nil))
  }

  /// By id, upright. A `switch`, for a dictionary would be made anew at every start.
  private static func upright(_ id: String) -> Size? {
    switch id {
    case "retina3_5": Size(width: 320, height: 480)
    case "retina4", "retina4_0": Size(width: 320, height: 568)
    case "retina4_7": Size(width: 375, height: 667)
    case "retina5_5": Size(width: 414, height: 736)
    case "retina5_9", "retina5_4": Size(width: 375, height: 812)
    case "retina6_0": Size(width: 390, height: 844)
    case "retina6_1", "retina6_5": Size(width: 414, height: 896)
    case "retina6_7": Size(width: 428, height: 926)
    case "retina6_12": Size(width: 393, height: 852)
    case "retina6_72": Size(width: 430, height: 932)
    case "retina6_3": Size(width: 402, height: 874)
    case "retina6_9": Size(width: 440, height: 956)
    case "retina6_5b": Size(width: 420, height: 912)
    case "ipad9_7": Size(width: 768, height: 1024)
    case "ipad8_3": Size(width: 744, height: 1133)
    case "ipad10_2": Size(width: 810, height: 1080)
    case "ipad10_5": Size(width: 834, height: 1112)
    case "ipad10_9rounded": Size(width: 820, height: 1180)
    case "ipad11_0rounded": Size(width: 834, height: 1194)
    case "ipad12_9", "ipad12_9rounded": Size(width: 1024, height: 1366)
    case "ipad13_0rounded": Size(width: 1032, height: 1376)
    case "appleTV": Size(width: 1920, height: 1080)
    default: nil
    }
  }
}
