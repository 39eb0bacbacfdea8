import HierarchyReading
import PullParsing
import Testing
import ViewRendering
import ViewTree

/// What a format can hold of any tree comes back from its text, property by property: `read(write(tree))` against the tree itself.
@Suite struct RoundTripPropertyTests {
  @Test(arguments: 0..<150 as Range<UInt64>) func `tree keeps all but identities, colours, interaction and attributes`(seed: UInt64) throws
  {
    let tree = HostileTrees.make(seed: seed)
    for dump in [TreeDump().render(tree), TreeDump(usesASCII: true).render(tree)] {
      let back = try read(dump, from: "tree", strict: true)
      #expect(back.trees.flatMap { held($0.tree, by: "tree") } == held(tree, by: "tree"), "\(dump)")
      // One line of a name and a text could be anything; a frame makes it ours, whatever the texts quote.
      if tree.indices.contains(where: { tree.frame(of: $0) != nil }) { #expect(try read(dump, strict: true).format == "tree", "\(dump)") }
    }
  }

  @Test(arguments: 0..<150 as Range<UInt64>) func `outline keeps all but identities and the order of attributes`(seed: UInt64) throws {
    let tree = HostileTrees.make(seed: seed)
    let dump = OutlineDump().render(tree)
    let back = try read(dump, from: "outline", strict: true)
    #expect(back.trees.count == 1)
    #expect(back.trees.flatMap { held($0.tree, by: "outline") } == held(tree, by: "outline"), "\(dump)")
    let hasFact = dump.contains("\n  · ")
    let hasInner = dump.contains("\n  ")
    if hasFact || (hasInner && dump.contains("(")) { #expect(try read(dump, strict: true).format == "outline", "\(dump)") }
  }

  @Test(arguments: 0..<150 as Range<UInt64>) func `uikit keeps all but identities, controllers and attributes`(seed: UInt64) throws {
    let tree = HostileTrees.make(seed: seed)
    let dump = UIKitDump().render(tree)
    let back = try read(dump, from: "uikit", strict: true)
    #expect(back.trees.flatMap { held($0.tree, by: "uikit") } == held(tree, by: "uikit"), "\(dump)")
  }

  @Test(arguments: 0..<150 as Range<UInt64>) func `controllers keeps the controllers with their views' classes`(seed: UInt64) throws {
    let tree = HostileTrees.make(seed: seed)
    let dump = ControllersDump().render(tree)
    guard dump.hasPrefix("<") else { return }
    let back = try read(dump, from: "controllers", strict: true)
    #expect(back.trees.flatMap { controllers(of: $0.tree) } == controllers(of: tree), "\(dump)")
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func `json and jsonl keep everything`(seed: UInt64) throws {
    let tree = HostileTrees.make(seed: seed)
    for dump in [JSONDump().render(tree), JSONLinesDump().render(tree)] {
      let back = try ViewTree.trees(json: InputBytes(dump), file: "x.json")
      #expect(back.count == 1)
      #expect(back.map { held($0, by: "json") } == [held(tree, by: "json")], "\(dump)")
      #expect(back.map { JSONDump().render($0) } == [JSONDump().render(tree)])
    }
  }

  /// Each node as a line of what `format` can hold of it.
  private func held(_ tree: ViewTree, by format: String) -> [String] {
    tree.indices.map { index in
      let node = tree[index]
      let isExact = format == "json"
      func number(_ value: Double) -> String { isExact ? value.description : numberText(value) }
      var parts = [
        "\(tree.depth(of: index))", node.className.debugDescription, "\(node.name.debugDescription) \(node.text.debugDescription)",
      ]
      parts.append(node.frame.map { "\(number($0.x)) \(number($0.y)) \(number($0.width)) \(number($0.height))" } ?? "-")
      parts.append(
        "\(node.isHidden) \(node.clipsToBounds) \(number(node.alpha)) \(number(node.boundsOrigin.x + 0)) \(number(node.boundsOrigin.y + 0))"
      )
      if format != "tree" { parts.append("\(node.isUserInteractionEnabled) \(node.backgroundColor?.description ?? "-")") }
      if format != "uikit" { parts.append(words(node.controller)) }
      if format == "outline" { parts.append("\(node.attributes.map { [$0.name, $0.value] }.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) })") }
      if isExact { parts.append("\(node.identity.debugDescription) \(node.attributes)") }
      return parts.joined(separator: " | ")
    }
  }

  private func words(_ controller: ViewTree.Controller?) -> String {
    controller.map { "\($0.className.debugDescription) \($0.title.debugDescription) \($0.state.debugDescription)" } ?? "-"
  }

  /// The controllers, each with its level among them and the class of its view.
  private func controllers(of tree: ViewTree) -> [String] {
    var ends: [Int] = []
    var lines: [String] = []
    for index in tree.indices {
      while let end = ends.last, end <= index { ends.removeLast() }
      guard let controller = tree.controller(of: index) else { continue }
      lines.append("\(ends.count) \(words(controller)) \(tree.className(of: index).debugDescription)")
      ends.append(tree.subtree(of: index).upperBound)
    }
    return lines
  }
}

/// Trees with everything in them that could be mistaken for a format's own marks.
private enum HostileTrees {
  private static let words = [
    "", " ", "a", "It's", "\"", "'", "`", "\\", "\\\\", "\"quoted\"", "'; hidden = YES; x = '", "x\\y", "new\nline", "carriage\r\n", "\t",
    "é😀",
    "[1, 2]; b = 'c'", "\u{1B}[0m", "\u{202E}abc\u{2066}", "\u{0}", "<A>", "</A>", "a>b", ">, view: <", ", title: \"x\", state: y",
    "(1 2; 3 4)",
    "hidden", "alpha 0.5", "clips", "◉ Controller", "@ C", "#name", "#\"a\"", "│  ├─ ", "   | ", "201: ", "offset (1 2)", "\u{FEFF}", "{}",
    "[]", ";",
    "<UIView: 0x10f0; frame = (0 0; 1 1)>", "=", "nan", " leading", "trailing ", "設定", "a\u{301}", "\u{200D}", "appeared",
  ]
  private static let classes = [
    "UIView", "UILabel", "App.Cell", "android.widget.Button", "Box<Int>", "odd class", "a;b", "CA::Layer", "_UI<A, B>", "`", "a\"b",
    "größe",
    "A>", ">", "<", "A, view: <B>", "(layer)", "0x10", "a\\", "'", "\u{202E}", "A: 0x12",
  ]
  /// UIKit's own, and what else could be mistaken for a title, a part of a line or nothing.
  private static let states =
    ["appeared", "appearing", "disappeared", "disappearing", "state \"a\"", ", view: <UIView>", "a, b", "◉"] + words
  private static let numbers = [
    0, -0.0, 1, -1, 0.5, 118, 33.333333, 1e-9, -1e-9, 0.005, 1e12, 1e15, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
    375.25,
  ]

  static func make(seed: UInt64) -> ViewTree {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
    func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int((state >> 11) % UInt64(limit))
    }
    func word() -> String { words[random(words.count)] }
    func number() -> Double { numbers[random(numbers.count)] }
    let isDeep = random(12) == 0
    var builder = ViewTree.Builder()
    for _ in 0..<(isDeep ? 260 : random(16) + 1) {
      while builder.depth > 0, random(isDeep ? 40 : 2) == 0 { builder.close() }
      var node = ViewTree.Node(classes[random(classes.count)])
      if random(2) == 0 { node.name = word() }
      if random(2) == 0 { node.text = word() + (random(3) == 0 ? word() : "") }
      if random(3) > 0 { node.frame = Rect(x: number(), y: number(), width: number(), height: number()) }
      if random(4) == 0 { node.isHidden = true }
      if random(4) == 0 { node.alpha = number() }
      if random(4) == 0 { node.clipsToBounds = true }
      if random(4) == 0 { node.boundsOrigin = Point(x: number(), y: number()) }
      if random(4) == 0 { node.isUserInteractionEnabled = false }
      if random(4) == 0 { node.backgroundColor = Color(red: UInt8(random(256)), green: 2, blue: 3, alpha: UInt8(random(256))) }
      if random(4) == 0 { node.identity = word() }
      if random(4) == 0 { node.attributes = [ViewTree.Attribute(word(), word()), ViewTree.Attribute("k", word())] }
      if random(3) == 0 {
        node.controller = ViewTree.Controller(
          classes[random(classes.count)], title: random(2) == 0 ? word() : nil, state: random(2) == 0 ? states[random(states.count)] : nil)
      }
      builder.open(node)
    }
    return builder.finish()
  }
}
