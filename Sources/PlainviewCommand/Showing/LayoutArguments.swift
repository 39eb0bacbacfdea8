import InterfaceBuilder
import InterfaceLayout
import ViewTree

/// For which screen views are laid out: what every command that reads trees takes.
enum LayoutArguments {
  static let layout = Option("layout", "lay views out by their constraints; else they stand as saved")
  static let device = Option("device", values: ["NAME"], "lay out for a device that 'plainview formats' lists, say 'iPad mini 4'")
  static let size = Option(
    "size", values: ["WxH"], "lay out for a screen of W by H points, say 320x568; with --device for such a part of its screen")
  static let orientation = Option(
    "orientation", values: ["WAY"], choices: ScreenOrientation.allCases.map(\.rawValue), "lay out for the device held so")
  static let all = [layout, device, size, orientation]

  /// What is asked for; `nil` where views stand as saved.
  static func options(_ arguments: Arguments) throws(UsageError) -> LayoutOptions? {
    guard all.contains(where: arguments.has) else { return nil }
    var options = LayoutOptions()
    do throws(UnknownDevice) {
      options.screen = try arguments.value(of: device).map { name throws(UnknownDevice) in try DeviceModel.named(name).screen }
    } catch {
      throw .badDevice(error.description)
    }
    options.size = try arguments.value(of: size).map { text throws(UsageError) in try points(text) }
    options.orientation = arguments.value(of: orientation).flatMap(ScreenOrientation.init)
    return options
  }

  /// The options that name a screen, as a shell takes them between single quotes.
  static func screenWords(_ arguments: Arguments) -> [String] {
    [device, size, orientation].compactMap { option in
      arguments.value(of: option).map { value in
        let isPlain = value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
        return "--\(option.name) " + (isPlain ? value : "\"\(value)\"")
      }
    }
  }

  /// `320x568`, also with a multiplication sign.
  private static func points(_ text: String) throws(UsageError) -> Size {
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0, width <= 100_000, height <= 100_000 else {
      throw .wrongSize(option: "--size", value: text)
    }
    return Size(width: width, height: height)
  }
}
