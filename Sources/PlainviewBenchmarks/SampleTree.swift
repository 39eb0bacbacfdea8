import ViewTree

/// Trees to measure with: the same shape and count give the same tree, on every machine.
enum SampleTree: String, CaseIterable {
  /// A window full of views side by side.
  case wide
  /// View in view in view.
  case deep
  /// What apps show: stacks, cells, labels with texts, pictures, a few hidden views and controllers; up to some thirty levels.
  case screen

  /// A tree of `count` nodes; of a screen there are as many variants as you like.
  func make(_ count: Int, variant: Int = 0) -> ViewTree {
    var builder = ViewTree.Builder()
    builder.source = ViewTree.Source(format: "sample", name: "\(self) \(count)")
    builder.screen = Size(width: 390, height: 844)
    switch self {
    case .wide: Self.addWide(count, to: &builder)
    case .deep: Self.addDeep(count, to: &builder)
    case .screen: Self.addScreen(count, variant: variant, to: &builder)
    }
    return builder.finish()
  }

  private static func addWide(_ count: Int, to builder: inout ViewTree.Builder) {
    builder.open(.init("UIWindow", frame: Rect(x: 0, y: 0, width: 390, height: 844)))
    for i in 1..<max(1, count) {
      builder.add(.init("UIView", frame: Rect(x: Double(i * 37 % 380), y: Double(i * 61 % 820), width: 40, height: 24)))
    }
  }

  private static func addDeep(_ count: Int, to builder: inout ViewTree.Builder) {
    for i in 0..<count {
      let inset = i < 180 ? 1.0 : 0  // so that the innermost views still have an area
      builder.open(
        .init("UIView", frame: Rect(x: inset, y: inset, width: 390 - 2 * Double(min(i, 180)), height: 844 - 2 * Double(min(i, 180)))))
    }
  }

  private static func addScreen(_ count: Int, variant: Int, to builder: inout ViewTree.Builder) {
    var random = SplitMix64(seed: UInt64(count) &+ UInt64(variant) << 32)
    builder.open(.init("UIWindow", frame: Rect(x: 0, y: 0, width: 390, height: 844)))
    while builder.count < count {
      // Mostly go on inside; now and then step out a few levels, as a list does between its cells.
      while builder.depth > 1, builder.depth > 28 || random.next(below: 100) < 30 { builder.close() }
      if random.next(below: 100) < 45 {
        builder.open(container(&random))
      } else {
        builder.add(content(&random))
      }
    }
  }

  private static func container(_ random: inout SplitMix64) -> ViewTree.Node {
    let number = random.next(below: 500)
    var node = ViewTree.Node(containers[random.next(below: containers.count)], frame: frame(&random))
    if random.next(below: 2) == 0 { node.name = "app.screen.section\(number)" }
    node.clipsToBounds = random.next(below: 8) == 0
    node.isHidden = random.next(below: 30) == 0
    if random.next(below: 3) == 0 { node.backgroundColor = colors[random.next(below: colors.count)] }
    if random.next(below: 40) == 0 { node.controller = ViewTree.Controller("Section\(number % 50)ViewController", state: "appeared") }
    return node
  }

  private static func content(_ random: inout SplitMix64) -> ViewTree.Node {
    var node = ViewTree.Node(contents[random.next(below: contents.count)], frame: frame(&random))
    node.identity = "element-\(random.next(below: 100_000))"
    if random.next(below: 5) > 0 { node.text = texts[random.next(below: texts.count)] }
    if random.next(below: 3) == 0 { node.name = "app.element\(random.next(below: 500))" }
    node.isUserInteractionEnabled = random.next(below: 2) == 0
    if random.next(below: 10) == 0 { node.alpha = 0.5 }
    if random.next(below: 4) == 0 {
      node.attributes = [.init("accessibilityTraits", "staticText"), .init("tag", "\(random.next(below: 100))")]
    }
    return node
  }

  private static func frame(_ random: inout SplitMix64) -> Rect {
    let fraction = random.next(below: 3) == 0 ? Double(random.next(below: 3)) / 3 : 0
    return Rect(
      x: Double(random.next(below: 200)) + fraction, y: Double(random.next(below: 700)), width: Double(random.next(below: 190) + 1),
      height: Double(random.next(below: 144) + 1) + fraction)
  }

  private static let containers = ["UIView", "UIStackView", "UITableViewCell", "UITableViewCellContentView", "UIScrollView", "CardView"]
  private static let contents = ["UILabel", "UIButton", "UIImageView", "UISwitch", "UITextField", "UIView"]
  private static let texts = [
    "Settings", "Wi-Fi", "Tom & Jerry", "a < b", "Delete \"all\"?", "Größe ändern", "設定", "Настройки", "déjà vu", "😀 party",
    "Battery 93%", "Last updated 5 minutes ago", "Line one\nLine two", "C:\\path",
  ]
  private static let colors = [
    Color(red: 255, green: 255, blue: 255), Color(red: 242, green: 242, blue: 247), Color(red: 0, green: 122, blue: 255, alpha: 128),
  ]
}

/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
private struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (z ^ z >> 31) >> 1) % bound
  }
}
