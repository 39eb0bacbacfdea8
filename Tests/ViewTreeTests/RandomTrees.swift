import ViewTree

/// Trees of every shape, and texts and numbers as odd as those in the wild, the same ones for the same seed.
struct RandomTrees {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A tree of `count` views, some of it deep, some wide.
  mutating func tree(count: Int) -> ViewTree {
    var builder = ViewTree.Builder()
    if chance(0.5) { builder.screen = Size(width: 40, height: 40) }
    if chance(0.3) { builder.source = .init(format: "random", name: chance(0.5) ? oddText() : nil) }
    let closing = pick([0.1, 0.45, 0.9])
    for _ in 0..<count {
      while builder.depth > 0, chance(closing) { builder.close() }
      builder.open(node())
    }
    return builder.finish()
  }

  /// A view with properties of every kind, few of them at once.
  mutating func node() -> ViewTree.Node {
    var node = ViewTree.Node(pick(["UIView", "UILabel", "UIButton", "App.Cell", "android.widget.TextView", "Outer<Inner>", ""]))
    if chance(0.3) { node.identity = pick(["a", "b", "c1-2d", ""]) }
    if chance(0.3) { node.name = pick(["title", "A View", "ok", "é\u{301}", ""]) }
    if chance(0.9) { node.frame = frame() }
    if chance(0.3) { node.text = oddText() }
    if chance(0.15) { node.boundsOrigin = Point(x: number(), y: number()) }
    node.isHidden = chance(0.08)
    if chance(0.15) { node.alpha = pick([0, 0.5, 1, -1, 2, .nan, .infinity]) }
    node.clipsToBounds = chance(0.2)
    node.isUserInteractionEnabled = chance(0.9)
    if chance(0.4) { node.backgroundColor = Color(hex: chance(0.8) ? "#0a141e" : "#0a141e64") }
    if chance(0.1) { node.controller = .init(pick(["MainController", "App.Other"]), title: chance(0.5) ? oddText() : nil) }
    if chance(0.05) { node.controller?.state = "appeared" }
    while chance(0.2) { node.attributes.append(.init(pick(["tag", "enabled", "android:hint", ""]), pick(["1", "2", "true", "", "x y"]))) }
    return node
  }

  /// A frame on a small grid of whole numbers, so that views overlap, touch and coincide; now and then an odd one.
  mutating func frame() -> Rect {
    if chance(0.03) { return Rect(x: oddNumber(), y: oddNumber(), width: oddNumber(), height: oddNumber()) }
    return Rect(x: number(), y: number(), width: max(0, number() * 2), height: max(0, number() * 2))
  }

  mutating func number() -> Double { Double(int(-3..<14)) }
  mutating func oddNumber() -> Double { pick([.nan, .infinity, -.infinity, -5, 0, 1e308, -1e308, 0.1, .leastNonzeroMagnitude]) }
  mutating func oddText() -> String { pick(["", "Hi", "Swap Views", "swap", "a\nb\t\"c\"", "名前", "\u{0}\u{7f}", "x y"]) }

  // MARK: Chance

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  mutating func int(_ range: Range<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }
  mutating func chance(_ probability: Double) -> Bool { Double(next() >> 11) / Double(1 << 53) < probability }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0..<values.count)] }
}
