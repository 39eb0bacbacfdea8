import ViewTree

/// The same numbers for the same seed (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}

/// A tree as nodes and depths, with few different values so that many views look alike.
struct RandomTree {
  var nodes: [(node: ViewTree.Node, depth: Int)] = []

  init(size: Int, using random: inout SplitMix) {
    for _ in 0..<size {
      let depth = Int.random(in: 0...((nodes.last?.depth ?? -1) + 1), using: &random)
      nodes.append((Self.node(using: &random), depth))
    }
  }

  var tree: ViewTree {
    var builder = ViewTree.Builder()
    for (node, depth) in nodes {
      while builder.depth > depth { builder.close() }
      builder.open(node)
    }
    return builder.finish()
  }

  static func node(using random: inout SplitMix) -> ViewTree.Node {
    func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &random) == 0 }
    var node = ViewTree.Node(["A", "B", "C"].randomElement(using: &random)!)
    if chance(2) { node.frame = Rect(x: 0, y: Double(Int.random(in: 0...2, using: &random)), width: 9, height: chance(9) ? .nan : 9) }
    if chance(3) { node.text = ["x", "y", ""].randomElement(using: &random)! }
    if chance(6) { node.name = ["n", "m", "k"].randomElement(using: &random)! }
    if chance(6) { node.identity = String(Int.random(in: 0...5, using: &random)) }
    if chance(8) { node.controller = .init("C", title: chance(2) ? "t" : nil) }
    if chance(8) { node.isHidden = true }
    if chance(8) { node.backgroundColor = Color(red: 1, green: 2, blue: 3) }
    while chance(4) { node.attributes.append(.init(["tag", "a", "b"].randomElement(using: &random)!, chance(2) ? "1" : "2")) }
    return node
  }

  /// Removes, inserts, moves, copies or changes something.
  mutating func edit(using random: inout SplitMix) {
    guard let index = nodes.indices.randomElement(using: &random) else {
      return nodes.append((Self.node(using: &random), 0))
    }
    let end = nodes[(index + 1)...].firstIndex { $0.depth <= nodes[index].depth } ?? nodes.count
    switch Int.random(in: 0..<5, using: &random) {
    case 0: nodes.removeSubrange(index..<end)
    case 1: nodes.insert((Self.node(using: &random), nodes[index].depth), at: index)
    case 2, 3:
      let subtree = Array(nodes[index..<end])
      if Bool.random(using: &random) { nodes.removeSubrange(index..<end) }
      let place = Int.random(in: 0...nodes.count, using: &random)
      let depth = place == nodes.count ? 0 : nodes[place].depth
      nodes.insert(contentsOf: subtree.map { ($0.node, $0.depth - subtree[0].depth + depth) }, at: place)
    default: nodes[index].node = Self.node(using: &random)
    }
  }
}
