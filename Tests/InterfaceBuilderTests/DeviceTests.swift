import InterfaceBuilder
import Testing
import ViewTree

@Suite struct DeviceTests {
  /// Names as people type them, against the table's own.
  @Test(arguments: [
    ("iPhone SE (1st generation)", "iPhone SE (1st generation)"), ("iphone se 1st gen", "iPhone SE (1st generation)"),
    ("IPHONE15PRO", "iPhone 15 Pro"), ("iPad Pro (12.9-inch)", "iPad Pro (12.9-inch)"), ("ipad pro 12.9\"", "iPad Pro (12.9-inch)"),
    ("iPad Pro (12.9-inch) (1st generation)", "iPad Pro (12.9-inch)"), ("ipad pro 12.9 5th", "iPad Pro (12.9-inch) (5th generation)"),
    ("iPad Air", "iPad Air (1st generation)"), ("iPad mini 4", "iPad mini 4"), ("iPad mini (4th generation)", "iPad mini 4"),
  ])
  func `a device is found by its name, however it is spelled`(spelling: String, name: String) throws {
    #expect(try DeviceModel.named(spelling).name == name)
  }

  @Test(arguments: [
    ("iPhoone 8", "there is no device 'iPhoone 8'; did you mean 'iPhone 8'?"),
    (
      "iPhone SE",
      "there is no device 'iPhone SE'; there are iPhone SE (1st generation), iPhone SE (2nd generation), iPhone SE (3rd generation)"
    ),
    ("Nokia", "there is no device 'Nokia'; 'plainview formats' lists them, or give its size with '--size WIDTHxHEIGHT'"),
    ("", "there is no device ''; 'plainview formats' lists them, or give its size with '--size WIDTHxHEIGHT'"),
  ])
  func `a name that no device has is answered with what there is`(name: String, message: String) {
    #expect(throws: UnknownDevice.self) { try DeviceModel.named(name) }
    do { _ = try DeviceModel.named(name) } catch { #expect(error.description == message) }
  }

  @Test func `no two devices share a name`() throws {
    for model in DeviceModel.all { #expect(try DeviceModel.named(model.name) == model) }
    #expect(DeviceModel.all.count > 100)
  }

  /// Points, scale, and the safe area's insets in portrait, from Apple's Human Interface Guidelines and technical specifications.
  @Test(arguments: [
    ("iPhone SE (1st generation)", 320.0, 568.0, 2.0, 20.0, 0.0), ("iPhone 8 Plus", 414, 736, 3, 20, 0),
    ("iPhone X", 375, 812, 3, 44, 34), ("iPhone 13 mini", 375, 812, 3, 50, 34), ("iPhone 15", 393, 852, 3, 59, 34),
    ("iPad Pro (12.9-inch)", 1024, 1366, 2, 20, 0), ("iPad Pro (12.9-inch) (6th generation)", 1024, 1366, 2, 24, 20),
    ("iPad mini (6th generation)", 744, 1133, 2, 24, 20),
  ])
  func `a device has its size, scale and safe area`(
    name: String, width: Double, height: Double, scale: Double, top: Double, bottom: Double
  ) throws {
    let screen = try DeviceModel.named(name).screen
    #expect(screen.size == Size(width: width, height: height))
    #expect(screen.scale == scale)
    #expect(screen.portraitInsets == .init(top: top, bottom: bottom))
  }

  @Test func `on its side a phone has its housing at both sides and no status bar`() throws {
    #expect(try DeviceModel.named("iPhone X").screen.landscapeInsets == .init(left: 44, bottom: 21, right: 44))
    #expect(try DeviceModel.named("iPhone 8").screen.landscapeInsets == .init())
    #expect(try DeviceModel.named("iPhone X").screen.size(.landscape) == Size(width: 812, height: 375))
  }

  /// The table of device size classes in Apple's Human Interface Guidelines.
  @Test(arguments: [
    ("iPhone 8", Traits.SizeClass.compact), ("iPhone X", .compact), ("iPhone 15 Pro", .compact), ("iPhone 8 Plus", .regular),
    ("iPhone XR", .regular), ("iPhone 11 Pro Max", .regular), ("iPhone 14 Plus", .regular),
  ])
  func `a phone is compact upright, and on its side regular in width where it is wide`(name: String, width: Traits.SizeClass) throws {
    let screen = try DeviceModel.named(name).screen
    #expect(screen.traits(.portrait) == Traits(horizontalSizeClass: .compact, verticalSizeClass: .regular, idiom: .phone))
    #expect(screen.traits(.landscape) == Traits(horizontalSizeClass: width, verticalSizeClass: .compact, idiom: .phone))
  }

  @Test func `an iPad is regular either way`() throws {
    let screen = try DeviceModel.named("iPad Air 2").screen
    let regular = Traits(horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: .pad)
    #expect(screen.traits(.portrait) == regular)
    #expect(screen.traits(.landscape) == regular)
  }

  @Test(arguments: [
    (320.0, 480.0, Traits.SizeClass.compact, Traits.SizeClass.regular), (568, 320, .compact, .compact), (736, 414, .regular, .compact),
    (507, 1024, .compact, .regular), (600, 600, .regular, .regular),
  ])
  func `a size alone has the classes of a screen so large`(
    width: Double, height: Double, horizontal: Traits.SizeClass, vertical: Traits.SizeClass
  ) {
    let traits = Traits(width: width, height: height, idiom: nil)
    #expect(traits == Traits(horizontalSizeClass: horizontal, verticalSizeClass: vertical))
  }

  @Test func `an id of Interface Builder means the device that its build shows`() throws {
    let screen = try DeviceModel.named("iPhone 8").screen
    #expect(try DeviceModel.named("retina4_7").screen == screen)
    #expect(DeviceScreen(interfaceBuilderID: "retina6_1", toolsVersion: "14490.70")?.portraitInsets.top == 44)
    #expect(DeviceScreen(interfaceBuilderID: "retina6_1", toolsVersion: "22154")?.portraitInsets.top == 48)
    #expect(DeviceScreen(interfaceBuilderID: "retina9_9", toolsVersion: "22154") == nil)
  }
}
