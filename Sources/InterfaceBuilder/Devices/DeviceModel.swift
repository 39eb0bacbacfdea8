import ViewTree

/// A model of iPhone, iPad or iPod touch, by the name Apple sells and simulates it under.
public struct DeviceModel: Equatable, Sendable {
  /// `iPhone SE (1st generation)`.
  public let name: String
  public let screen: DeviceScreen

  /// Every model, by family and from old to new.
  ///
  /// Sizes and scales are those of Apple's technical specifications and its Human Interface Guidelines (Layout: device screen sizes);
  /// safe areas are what UIKit gives a window on each that has no bars.
  public static let all: [DeviceModel] = phones + pods + pads

  /// The model that `name` means: letter case, spaces and punctuation, "generation" and "inch" don't matter, so
  /// `iphone se 1st gen` and `iPad Pro 12.9` do; an id of Interface Builder, `retina4_7`, means the device it shows.
  public static func named(_ name: String) throws(UnknownDevice) -> DeviceModel {
    if let screen = DeviceScreen(interfaceBuilderID: name, toolsVersion: nil) { return DeviceModel(name: name, screen: screen) }
    let wanted = key(of: name)
    if let model = all.first(where: { key(of: $0.name) == wanted }) { return model }
    // "iPad Air (1st generation)" was sold as "iPad Air"; "iPad Pro (12.9-inch)" has a number only since there was a second.
    if wanted.hasSuffix("1"), let model = all.first(where: { key(of: $0.name) == wanted.dropLast() }) { return model }
    if firstOfTheirName.contains(wanted), let model = all.first(where: { key(of: $0.name) == wanted + "1" }) { return model }
    throw UnknownDevice(name: name, candidates: wanted.isEmpty ? [] : all.map(\.name).filter { key(of: $0).hasPrefix(wanted) })
  }

  /// Models that go by a name that later ones only share with a number behind it. "iPhone", "iPad" and "iPhone SE" mean any.
  private static let firstOfTheirName: Set<String> = ["ipadair", "ipadmini"]

  /// What tells names apart: letters, digits and dots, without the words that people leave out.
  static func key(of name: String) -> String {
    let words = name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }
    return words.map { word in
      switch word {
      case "generation", "gen", "inch", "in": ""
      case "1st", "2nd", "3rd": String(word.prefix(1))
      case _ where word.hasSuffix("th") && word.dropLast(2).allSatisfy(\.isNumber): String(word.dropLast(2))
      default: String(word)
      }
    }.joined()
  }
}

/// There is no such device.
public struct UnknownDevice: Error, Equatable, Sendable, CustomStringConvertible {
  public let name: String
  /// The models whose names begin so.
  public let candidates: [String]

  public var description: String {
    if candidates.count > 1, candidates.count < 8 { return "there is no device '\(name)'; there are \(candidates.joined(separator: ", "))" }
    if candidates.count >= 8 {
      return "'\(name)' may be any of \(candidates.count) devices, '\(candidates[candidates.count - 1])' say; "
        + "'plainview formats' lists them"
    }
    if let suggestion = candidates.first ?? closest(to: name, among: DeviceModel.all.map(\.name)) {
      return "there is no device '\(name)'; did you mean '\(suggestion)'?"
    }
    return "there is no device '\(name)'; 'plainview formats' lists them, or give its size with '--size WIDTHxHEIGHT'"
  }
}

extension DeviceModel {
  private static func models(_ screen: DeviceScreen, _ names: String...) -> [DeviceModel] {
    names.map { DeviceModel(name: $0, screen: screen) }
  }

  private static let phones: [DeviceModel] = [
    models(.phone(320, 480, scale: 1), "iPhone (1st generation)", "iPhone 3G", "iPhone 3GS"),
    models(.phone(320, 480, scale: 2), "iPhone 4", "iPhone 4s"),
    models(.phone(320, 568, scale: 2), "iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE (1st generation)"),
    models(
      .phone(375, 667, scale: 2), "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
      "iPhone SE (3rd generation)"),
    models(.phone(414, 736, scale: 3), "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"),
    models(.phone(375, 812, scale: 3, housing: 44), "iPhone X", "iPhone XS", "iPhone 11 Pro"),
    models(.phone(414, 896, scale: 2, housing: 48), "iPhone XR", "iPhone 11"),
    models(.phone(414, 896, scale: 3, housing: 44), "iPhone XS Max", "iPhone 11 Pro Max"),
    models(.phone(375, 812, scale: 3, housing: 50), "iPhone 12 mini", "iPhone 13 mini"),
    models(
      .phone(390, 844, scale: 3, housing: 47), "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"),
    models(.phone(428, 926, scale: 3, housing: 47), "iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"),
    models(.phone(393, 852, scale: 3, housing: 59), "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"),
    models(
      .phone(430, 932, scale: 3, housing: 59), "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"),
    models(.phone(402, 874, scale: 3, housing: 62), "iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"),
    models(.phone(440, 956, scale: 3, housing: 62), "iPhone 16 Pro Max", "iPhone 17 Pro Max"),
    models(.phone(420, 912, scale: 3, housing: 68), "iPhone Air"),
  ].flatMap { $0 }

  private static let pods: [DeviceModel] = [
    models(
      .phone(320, 480, scale: 1), "iPod touch (1st generation)", "iPod touch (2nd generation)", "iPod touch (3rd generation)"),
    models(.phone(320, 480, scale: 2), "iPod touch (4th generation)"),
    models(
      .phone(320, 568, scale: 2), "iPod touch (5th generation)", "iPod touch (6th generation)", "iPod touch (7th generation)"),
  ].flatMap { $0 }

  private static let pads: [DeviceModel] = [
    models(.pad(768, 1024, scale: 1), "iPad (1st generation)", "iPad 2", "iPad mini (1st generation)"),
    models(
      .pad(768, 1024), "iPad (3rd generation)", "iPad (4th generation)", "iPad (5th generation)", "iPad (6th generation)",
      "iPad Air (1st generation)",
      "iPad Air 2", "iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini (5th generation)", "iPad Pro (9.7-inch)"),
    models(.pad(810, 1080), "iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"),
    models(.pad(834, 1112), "iPad Air (3rd generation)", "iPad Pro (10.5-inch)"),
    models(.pad(1024, 1366), "iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (2nd generation)"),
    models(.roundedPad(744, 1133), "iPad mini (6th generation)", "iPad mini (A17 Pro)"),
    models(
      .roundedPad(820, 1180), "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)", "iPad Air (5th generation)",
      "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)"),
    models(
      .roundedPad(834, 1194), "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
      "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)"),
    models(.roundedPad(834, 1210), "iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"),
    models(
      .roundedPad(1024, 1366), "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
      "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)", "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)"),
    models(.roundedPad(1032, 1376), "iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"),
  ].flatMap { $0 }
}
